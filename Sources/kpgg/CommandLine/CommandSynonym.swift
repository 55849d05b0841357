/// Other words that people type for a command. They are not commands, so hints say what to type.
enum CommandSynonym {
  /// The command line that a word means before some arguments, without `kpgg`; `nil` for another word.
  static func commandLine(for word: String, before arguments: String) -> String? {
    let word = word.lowercased()
    let isYear = arguments.first?.isNumber ?? false
    // The words after `list` can be a command: `list members`.
    if word == "list", !arguments.isEmpty, !isYear { return nil }
    return (isYear ? commandLinesBeforeYears[word] : nil) ?? commandLines[word]
  }

  /// The hint for a note or tags without `favorites`: `tag add ive bias`, `메모 아이브 최고`; the favorites with a
  /// tag for `tag bias`. `nil` for other words. `ofOneRecord` tells whether all words after the first are the
  /// name of a record to tag: `tag twice`.
  static func annotation(_ words: [String], ofOneRecord isOneRecord: Bool) -> Hint? {
    guard let first = words.first?.lowercased(), words.count > 1,
      let known = annotations[first]
    else { return nil }
    var (command, words) = (known, Array(words.dropFirst()))
    if words.count > 1, ["add", "추가"].contains(words[0].lowercased()) { words.removeFirst() }
    if ["list", "목록"].contains(words[0].lowercased()) { return .use("kpgg favorites") }
    if ["remove", "rm", "delete", "삭제", "제거", "해제"].contains(words[0].lowercased()) {
      guard command == "favorites tag", words.count > 1 else { return .help("favorites") }
      command = "favorites untag"
      words.removeFirst()
    }
    let isTag = command == "favorites tag" && words.count == 1
    // A note of several words can be quoted.
    let line = words.map { $0.contains(" ") ? "\"\($0)\"" : $0 }.joined(separator: " ")
    let isSafe = words.allSatisfy { word in
      let text = word.contains(" ") ? word.filter { !",.:;?~".contains($0) } : word
      return Lookup.command(command, text) != nil
    }
    guard isSafe else { return nil }
    if isTag, isOneRecord { return .use("kpgg \(command) \(line) TAG") }
    return .use("kpgg \(isTag ? "favorites --tag" : command) \(line)")
  }

  private static let annotations = [
    "note": "favorites note", "notes": "favorites note", "memo": "favorites note",
    "메모": "favorites note",
    "tag": "favorites tag", "tags": "favorites tag", "태그": "favorites tag",
  ]

  /// The command that a word means or names; `nil` for another word.
  static func command(named word: String) -> CommandDescription? {
    let name = commandLines[word.lowercased()].map { String($0.prefix { $0 != " " }) }
    return try? ProgramDescription.kpgg.command(named: name ?? word)
  }

  /// Words that people type before a name. The name alone says which command shows it.
  static let showing: Set<String> = ["show", "info", "view", "get", "보기"]

  /// Whether more words can follow a command line: `today` takes none.
  static func takesArguments(_ commandLine: String) -> Bool {
    ProgramDescription.kpgg.commands.contains {
      $0.name == commandLine && !$0.arguments.isEmpty
    }
  }

  /// The command that shows one record, for a command that lists records.
  static let commandForOne = ["members": "profile", "songs": "song"]

  /// All words, for tests and lists.
  static var words: [String] { commandLines.keys.sorted() }

  private static let commandLines = [
    "내일": "today --on tomorrow", "기념일": "today", "데뷔": "stats debuts", "연도": "stats debuts",
    "차트": "stats",
    "오늘의문제": "quiz daily", "오늘의생일": "birthdays today", "오늘생일": "birthdays today",
    "bday": "birthdays", "birthday": "birthdays", "daily": "quiz daily", "puzzle": "quiz daily",
    "tomorrow": "today --on tomorrow", "ranking": "rank", "rankings": "rank", "list": "groups",
    "statistics": "stats", "settings": "config", "favourites": "favorites", "favs": "favorites",
    "unit": "units", "member": "members", "favorite": "favorites", "favourite": "favorites",
    "fav": "favorites",
    "calendar": "birthdays --ics", "ics": "birthdays --ics", "캘린더": "birthdays --ics",
    "달력": "birthdays --ics",
    "publish": "export public --site", "site": "export public --site",
    "website": "export public --site", "웹사이트": "export public --site",
    "find": "search", "vs": "compare", "thisday": "today", "anniversaries": "today",
    "debut": "stats debuts", "debuts": "stats debuts",
    "note": "favorites", "notes": "favorites", "memo": "favorites", "메모": "favorites",
    "tag": "favorites", "tags": "favorites", "태그": "favorites",
  ]

  /// What a word means before a year: `debut 2022`.
  private static let commandLinesBeforeYears = [
    "debut": "groups", "debuts": "groups", "데뷔": "groups",
  ]
}
