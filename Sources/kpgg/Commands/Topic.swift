/// What `kpgg help TOPIC` explains, out of what the program itself goes by.
enum Topic: String, CaseIterable, Sendable {
  case exitCodes = "exit-codes"
  case environment
  case json

  /// What the lists of topics say of it.
  var description: HelpTopic { HelpTopic(name: rawValue, summary: summary) }

  private var summary: String {
    switch self {
    case .exitCodes: "The statuses with which kpgg ends"
    case .environment: "The variables and the files that kpgg reads and writes"
    case .json: "The rules of --json, and the keys of what it shows"
    }
  }

  /// What it explains.
  var parts: [HelpPage.Part] {
    switch self {
    case .exitCodes:
      [
        .list("Exit codes", ExitCode.entries),
        .paragraph(ExitCode.ofSignals),
      ]
    case .environment:
      [
        .list("Environment", ProgramDescription.kpgg.environment.map(HelpList.Entry.init)),
        .list("Files", ProgramDescription.kpgg.files.map(HelpList.Entry.init)),
      ]
    case .json: Self.jsonRules.map(HelpPage.Part.paragraph) + [.list("Keys", Self.jsonKeys)]
    }
  }

  private static let jsonRules = [
    "One document, in the bytes that 'jq -S .' would print, the same to a terminal and to a pipe, "
      + "never in colour: a listing is an array, a single thing an object.",
    "Every key is always there. What is not known is null, an unknown list empty. A date is "
      + "YYYY-MM-DD, or YYYY where no more is known.",
    "No value depends on the language, the time zone or the date, but those of the home screen, "
      + "of birthdays and of favorites, which follow KPGG_TODAY.",
    "--fields picks keys and their order in every format. These are the keys of an object:",
  ]

  /// The keys of what commands show, each list once.
  private static var jsonKeys: [HelpList.Entry] {
    var names: [[String]: [String]] = [:]
    var order: [[String]] = []
    for command in Program.commands where !command.fieldKeys.isEmpty {
      let keys = command.fieldKeys
      if names[keys] == nil { order.append(keys) }
      names[keys, default: []].append(command.description.name)
    }
    return order.map { keys in
      HelpList.Entry(
        term: names[keys, default: []].joined(separator: ", "),
        meaning: keys.joined(separator: ", "))
    }
  }
}

extension ExitCode {
  /// The table of them.
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
