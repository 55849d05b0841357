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
  case site
  case environment
  case exitCodes = "exit-codes"

  /// The topic's entry in lists of topics.
  var description: HelpTopicDescription {
    HelpTopicDescription(
      name: rawValue, summary: summary,
      manualName: "\(ProgramDescription.name)-\(self == .wireFormat ? "wire" : rawValue)",
      manualSection: [.json, .quizFiles, .wireFormat].contains(self) ? 5 : 7)
  }

  private var summary: String {
    switch self {
    case .options: "Options of many commands"
    case .environment: "Environment variables and files used by kpgg"
    case .exitCodes: "Exit codes used by kpgg"
    default: article.map(ManualArticle.title) ?? ""
    }
  }

  /// The name of the article; `nil` for a page that comes from tables.
  private var article: String? {
    switch self {
    case .json: "JSONOutput"
    case .filters: "Filters"
    case .names: "Names"
    case .terminal: "Terminal"
    case .quizFiles: "QuizFiles"
    case .endpoints: "Endpoints"
    case .wireFormat: "WireFormat"
    case .site: "PublishingACatalog"
    case .options, .environment, .exitCodes: nil
    }
  }

  /// Returns the blocks of the topic's page.
  func blocks(of program: ProgramDescription) -> [ManualBlock] {
    switch self {
    case .options: [.terms(HelpList.Entry.entries(for: program.commonOptions))]
    case .environment:
      [
        .heading("Environment"), .terms(program.environment.map(HelpList.Entry.init)),
        .heading("Files"), .terms(program.files.map(HelpList.Entry.init)),
      ]
    case .exitCodes: [.terms(ExitCode.entries), .paragraph(ExitCode.signalRule)]
    default:
      ManualParser.blocks(of: article.map(ManualArticle.text) ?? "")
    }
  }
}

extension ExitCode {
  /// The table of exit codes for help and the manual.
  static var entries: [HelpList.Entry] {
    allCases.map { HelpList.Entry(term: "\($0.rawValue)", meaning: $0.summary) }
  }
}

extension HelpList.Entry {
  fileprivate init(_ variable: EnvironmentVariable) {
    self.init(term: variable.name, meaning: variable.summary)
  }

  fileprivate init(_ file: FileDescription) {
    self.init(term: file.path, meaning: file.summary)
  }
}
