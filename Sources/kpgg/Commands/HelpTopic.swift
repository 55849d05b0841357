import KPGGCore

/// A topic of `kpgg help TOPIC`. Its page is an article of the manual, or comes from the tables that
/// the program itself uses.
enum HelpTopic: String, CaseIterable, Sendable {
  case options
  case json
  case filters
  case names
  case terminal
  case quizFiles = "quiz-files"
  case endpoints
  case wireFormat = "wire-format"
  case keeping
  case site
  case environment
  case exitCodes = "exit-codes"

  /// The name of the manual page: `kpgg-exit-codes`.
  var manualName: String {
    "\(ProgramDescription.name)-\(self == .wireFormat ? "wire" : rawValue)"
  }

  /// The section of the manual: 5 for formats, otherwise 7.
  var manualSection: Int { [.json, .quizFiles, .wireFormat].contains(self) ? 5 : 7 }

  /// A phrase without a period.
  var summary: HelpText { content.summary }

  /// Returns the blocks of the topic's page. Articles are in English.
  func blocks(of program: ProgramDescription, in language: Language) -> [ManualBlock] {
    content.blocks(program, language)
  }

  private typealias Content = (
    summary: HelpText, blocks: (ProgramDescription, Language) -> [ManualBlock]
  )

  private static func article(_ article: ManualArticle) -> Content {
    (HelpText(article.summary), { _, _ in article.blocks })
  }

  private var content: Content {
    switch self {
    case .options:
      (
        HelpText(
          "Common options of many commands",
          "여러 명령의 공통 옵션"),
        { [.terms(HelpList.Entry.entries(for: $0.commonOptions, in: $1))] }
      )
    case .json: Self.article(.jsonOutput)
    case .filters: Self.article(.filters)
    case .names: Self.article(.names)
    case .terminal: Self.article(.terminal)
    case .quizFiles: Self.article(.quizFiles)
    case .endpoints: Self.article(.endpoints)
    case .wireFormat: Self.article(.wireFormat)
    case .keeping: Self.article(.keepingACatalog)
    case .site: Self.article(.publishingACatalog)
    case .environment:
      (
        HelpText(
          "Environment variables and files used by kpgg",
          "kpgg가 쓰는 환경 변수와 파일"),
        { program, language in
          [
            .heading(language.words.text("Environment", "환경 변수")),
            .terms(program.environment.map { HelpList.Entry($0, in: language) }),
            .heading(language.words.text("Files", "파일")),
            .terms(program.files.map { HelpList.Entry($0, in: language) }),
          ]
        }
      )
    case .exitCodes:
      (
        HelpText(
          "Exit codes used by kpgg",
          "kpgg의 종료 코드"),
        { _, language in
          [
            .terms(ExitCode.entries(in: language)),
            .paragraph(ExitCode.signalRule.text(in: language)),
          ]
        }
      )
    }
  }
}

extension ExitCode {
  /// The table of exit codes for help and the manual.
  static func entries(in language: Language) -> [HelpList.Entry] {
    allCases.map { HelpList.Entry("\($0.rawValue)", $0.summary.text(in: language)) }
  }
}
