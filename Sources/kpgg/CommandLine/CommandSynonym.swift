/// Words that people type for a command, in English and Korean. They are not commands, so hints say
/// what to type.
enum CommandSynonym {
  /// The command line that a word means, without `kpgg`; `nil` for another word. `그룹` without
  /// arguments lists all groups.
  static func commandLine(for word: String, hasArguments: Bool) -> String? {
    // The words after `list` can be a command: `list members`.
    if word.lowercased() == "list", hasArguments { return nil }
    return word == "그룹" && !hasArguments ? "groups" : commandLines[word.lowercased()]
  }

  /// The command that a word means; `nil` for another word.
  static func command(named word: String) -> CommandDescription? {
    let name = commandLines[word.lowercased()].map { $0.prefix { $0 != " " } }
    return name.flatMap { name in ProgramDescription.kpgg.commands.first { $0.name == name } }
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
    "그룹": "group", "멤버": "members", "노래": "songs", "유닛": "units", "구분": "sections",
    "프로필": "profile", "검색": "search", "생일": "birthdays", "통계": "stats", "비교": "compare",
    "재생": "play", "열기": "open", "퀴즈": "quiz", "순위": "rank", "즐겨찾기": "favorites",
    "둘러보기": "browse", "설정": "config", "도움말": "help", "오늘": "today",
    "내일": "today --on tomorrow", "랭킹": "rank", "데뷔": "stats debuts",
    "오늘의문제": "quiz daily", "내보내기": "export",
    "bday": "birthdays", "birthday": "birthdays", "daily": "quiz daily", "puzzle": "quiz daily",
    "tomorrow": "today --on tomorrow", "ranking": "rank", "rankings": "rank", "list": "groups",
    "statistics": "stats", "settings": "config", "favourites": "favorites", "favs": "favorites",
    "unit": "units", "member": "members", "favorite": "favorites", "favourite": "favorites",
    "fav": "favorites",
    "find": "search", "vs": "compare",
  ]
}
