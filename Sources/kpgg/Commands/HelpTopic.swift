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
  var summary: String { content.summary }

  /// Returns the blocks of the topic's page.
  func blocks(of program: ProgramDescription) -> [ManualBlock] { content.blocks(program) }

  private typealias Content = (
    summary: String, blocks: (ProgramDescription) -> [ManualBlock]
  )

  private static func article(_ article: ManualArticle) -> Content {
    (article.summary, { _ in article.blocks })
  }

  private var content: Content {
    switch self {
    case .options:
      (
        "Common options of many commands",
        { [.terms(HelpList.Entry.entries(for: $0.commonOptions))] }
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
        "Environment variables and files used by kpgg",
        { [.heading("Environment"), .terms($0.environment), .heading("Files"), .terms($0.files)] }
      )
    case .exitCodes:
      (
        "Exit codes used by kpgg",
        { _ in [.terms(ExitCode.entries), .paragraph(ExitCode.signalRule)] }
      )
    }
  }
}

extension ExitCode {
  /// The table of exit codes for help and the manual.
  static var entries: [HelpList.Entry] {
    allCases.map { HelpList.Entry("\($0.rawValue)", $0.summary) }
  }
}
