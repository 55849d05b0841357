/// Other words that people type for a command. They are not commands, so hints say what to type.
enum CommandSynonym {
  /// The command line that a word means, without `kpgg`; `nil` for another word.
  static func commandLine(for word: String, hasArguments: Bool) -> String? {
    // The words after `list` can be a command: `list members`.
    word.lowercased() == "list" && hasArguments ? nil : commandLines[word.lowercased()]
  }

  /// The command that a word means or names; `nil` for another word.
  static func command(named word: String) -> CommandDescription? {
    let name = commandLines[word.lowercased()].map { String($0.prefix { $0 != " " }) }
    return try? ProgramDescription.kpgg.command(named: name ?? word)
  }

  /// Words that people type before a name. The name alone says which command shows it.
  static let showing: Set<String> = ["show", "info", "view", "get", "보기"]

  /// Whether more words can follow a command line: `today` takes none.
  static func takesArguments(_ commandLine: String) -> Bool {
    ProgramDescription.kpgg.commands.contains { $0.name == commandLine && !$0.arguments.isEmpty }
  }

  /// The command that shows one record, for a command that lists records.
  static let commandForOne = ["members": "profile", "songs": "song"]

  /// All words, for tests and lists.
  static var words: [String] { commandLines.keys.sorted() }

  private static let commandLines = [
    "내일": "today --on tomorrow", "데뷔": "stats debuts", "연도": "stats debuts", "차트": "stats",
    "오늘의문제": "quiz daily",
    "bday": "birthdays", "birthday": "birthdays", "daily": "quiz daily", "puzzle": "quiz daily",
    "tomorrow": "today --on tomorrow", "ranking": "rank", "rankings": "rank", "list": "groups",
    "statistics": "stats", "settings": "config", "favourites": "favorites", "favs": "favorites",
    "unit": "units", "member": "members", "favorite": "favorites", "favourite": "favorites",
    "fav": "favorites",
    "find": "search", "vs": "compare",
  ]
}
