import KPGGCore

/// A topic of `kpgg help TOPIC`. Its page is generated from the program's own tables.
enum HelpTopic: String, CaseIterable, Sendable {
  case exitCodes = "exit-codes"
  case environment
  case json

  /// The entry in lists of topics.
  var description: HelpTopicDescription { HelpTopicDescription(name: rawValue, summary: summary) }

  private var summary: String {
    switch self {
    case .exitCodes: "The statuses with which kpgg ends"
    case .environment: "The variables and the files that kpgg reads and writes"
    case .json: "The rules of --json, and the keys of what it shows"
    }
  }

  /// The content of the topic's page.
  func parts(of table: CommandTable) -> [HelpPage.Part] {
    switch self {
    case .exitCodes:
      [
        .list("Exit codes", ExitCode.entries),
        .paragraph(ExitCode.ofSignals),
      ]
    case .environment:
      [
        .list("Environment", table.description.environment.map(HelpList.Entry.init)),
        .list("Files", table.description.files.map(HelpList.Entry.init)),
      ]
    case .json:
      Self.jsonRules.map(HelpPage.Part.paragraph)
        + [
          .stack("Keys", Self.jsonKeys(of: table)),
          .list("Keys of what is in them", Self.innerKeys),
        ]
    }
  }

  private static let jsonRules = [
    "One document, in the bytes that 'jq -S .' would print, the same to a terminal and to a pipe, "
      + "never in colour: a listing is an array, a single thing an object.",
    "Every key is always there, but a hit of search has a group or a member. What is not known is "
      + "null, an unknown list empty. A date is YYYY-MM-DD, or YYYY where no more is known.",
    "No value depends on the language, the time zone or the date, but those of the home screen, "
      + "of birthdays and of favorites, which follow KPGG_TODAY.",
    "These are the keys of an object. Where a command has --fields, it picks among them, and in "
      + "other formats their order too. A featured group, and the group or the member of a "
      + "birthday, a hit or a favourite, is a whole one, as of groups and members; but the group "
      + "of a member, the section of a group and the groups of a section are ids.",
  ]

  /// The keys in the output of each command. Commands with the same keys share an entry.
  private static func jsonKeys(of table: CommandTable) -> [HelpList.Entry] {
    var names: [[String]: [String]] = [:]
    var order: [[String]] = []
    for command in [table.home] + table.commands {
      let isHome = command == table.home
      let name = isHome ? ProgramDescription.name : command.description.name
      for schema in command.schemas {
        if names[schema.keys] == nil { order.append(schema.keys) }
        let words = schema.words.isEmpty ? "" : " " + schema.words.joined(separator: ", ")
        names[schema.keys, default: []].append(name + words)
      }
    }
    return order.map { keys in
      HelpList.Entry(
        term: names[keys, default: []].joined(separator: ", "),
        meaning: keys.joined(separator: ", "))
    }
  }

  /// The keys of objects that occur only inside other objects.
  private static var innerKeys: [HelpList.Entry] {
    let song = HitSong(title: "", koreanTitle: nil, year: nil, youtubeID: nil)
    let statistics = CatalogStatistics(
      Catalog(sections: [], groups: [], featured: []), members: [])
    let keys = [
      ("hitSong", JSONValue(song).keys), ("groupsByStatus", statistics.json["groupsByStatus"].keys),
      ("counts", ["label", "count"]),
    ]
    return keys.map { HelpList.Entry(term: $0, meaning: $1.joined(separator: ", ")) }
      + [HelpList.Entry(term: "charts", meaning: "as of stats TOPIC")]
  }
}

extension ExitCode {
  /// The table of exit codes.
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
