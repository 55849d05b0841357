/// Commands as a Korean speaker may type them. They are not commands, so hints say what to type.
enum KoreanCommand {
  /// The command that a Korean word means; `nil` for another word. `그룹` without arguments lists all
  /// groups.
  static func command(named word: String, hasArguments: Bool) -> CommandDescription? {
    let name = word == "그룹" && !hasArguments ? "groups" : names[word]
    return name.flatMap { name in ProgramDescription.kpgg.commands.first { $0.name == name } }
  }

  /// All words, for tests and lists.
  static var words: [String] { names.keys.sorted() }

  private static let names = [
    "그룹": "group", "멤버": "members", "노래": "songs", "유닛": "units", "구분": "sections",
    "프로필": "profile", "검색": "search", "생일": "birthdays", "통계": "stats", "비교": "compare",
    "재생": "play", "열기": "open", "퀴즈": "quiz", "순위": "rank", "즐겨찾기": "favorites",
    "둘러보기": "browse", "설정": "config", "도움말": "help",
  ]
}
