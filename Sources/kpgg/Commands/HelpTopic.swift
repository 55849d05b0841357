import KPGGCore

/// A topic of `kpgg help TOPIC`. Its page comes from the tables that the program itself uses.
enum HelpTopic: String, CaseIterable, Sendable {
  case exitCodes = "exit-codes"
  case environment
  case json

  /// The topic's entry in lists of topics.
  var description: HelpTopicDescription { HelpTopicDescription(name: rawValue, summary: summary) }

  private var summary: String {
    switch self {
    case .exitCodes: "Exit codes used by kpgg"
    case .environment: "Environment variables and files used by kpgg"
    case .json: "Format and keys of JSON output"
    }
  }

  /// Returns the parts of the topic's page.
  func parts(of table: CommandTable) -> [HelpPage.Part] {
    switch self {
    case .exitCodes:
      [
        .list("Exit codes", ExitCode.entries),
        .paragraph(ExitCode.signalRule),
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
          .list("Keys of nested objects", Self.innerKeys),
        ]
    }
  }

  private static let jsonRules = [
    "A command prints one JSON document, byte for byte as 'jq -S .' would. The document is the "
      + "same in a terminal and in a pipe, and has no colors. A listing is an array; a single "
      + "result is an object.",
    "Every key is always present, with one exception: a search result has either group or member. An "
      + "unknown value is null; an unknown list is empty. A date is YYYY-MM-DD, or YYYY-MM or YYYY "
      + "if no more is known.",
    "Values do not depend on the language, the time zone, or the date. The exceptions are the home "
      + "screen, birthdays, and favorites: they depend on today's date, which KPGG_TODAY can set.",
    "The lists below show the keys of each object. --fields selects from these keys. In other "
      + "formats, --fields also sets their order. A path such as hitSong.url or members.stageName "
      + "selects a value inside an object, or inside each object of a list; its key is the path.",
    "These values are whole objects, with the keys of groups or members: a featured group, the "
      + "member of a birthday, and the group or member of a search result or a favorite. These "
      + "values are IDs: the group of a member, the section of a group, and the groups of a "
      + "section.",
  ]

  /// Returns the keys of each command's output. Commands with the same keys share an entry.
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
      Catalog(sections: [], groups: [], featuredIDs: []), members: [])
    let keys = [
      ("hitSong", JSONValue(song).keys), ("links", GroupLinks().json.keys),
      ("songs", Song(title: "").json.keys),
      ("groupsByStatus", statistics.json["groupsByStatus"].keys),
      ("counts", ["label", "count"]),
    ]
    return keys.map { HelpList.Entry(term: $0, meaning: $1.joined(separator: ", ")) }
      + [HelpList.Entry(term: "charts", meaning: "see stats TOPIC")]
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
