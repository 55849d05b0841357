import KPGGCore

/// A command of the linear mode. Its key has the same meaning in the full-screen view, if it has one
/// there; but `n`, which goes on here, types a note there.
enum LinearVerb: Hashable, CaseIterable, Sendable {
  case back, home, search, filter, sort, reverseOrder
  case toggleFavorite, editTags, editNote, restoreFavorite, favorites, play, openLinks, quiz, rank
  /// The next and the previous member, or part of a list.
  case next, previous
  /// Shows the screen again, from its start.
  case start
  case refresh, switchLanguage, help, quit

  /// What can follow the key or the word.
  enum Argument: Hashable, Sendable {
    case none
    case text
    /// The number or the name of an entry.
    case entry
    /// The number of an entry, if it is not about the open page, then tags or a note.
    case annotation
  }

  /// The key, the word in English and in Korean, and what can follow them.
  private var definition: (key: String, english: String, korean: String, argument: Argument) {
    switch self {
    case .back: ("b", "back", "뒤로", .none)
    case .home: ("h", "home", "홈", .none)
    case .search: ("/", "search", "검색", .text)
    case .filter: (":", "filter", "필터", .text)
    case .sort: ("s", "sort", "정렬", .none)
    case .reverseOrder: ("S", "reverse", "역순", .none)
    case .toggleFavorite: ("f", "favorite", "즐겨찾기", .entry)
    case .editTags: ("t", "tag", "태그", .annotation)
    case .editNote: ("m", "note", "메모", .annotation)
    case .restoreFavorite: ("u", "undo", "되돌리기", .none)
    case .favorites: ("F", "favorites", "즐겨찾기목록", .none)
    case .play: ("p", "play", "재생", .entry)
    case .openLinks: ("o", "links", "링크", .entry)
    case .quiz: ("z", "quiz", "퀴즈", .entry)
    case .rank: ("R", "rank", "순위", .entry)
    case .next: ("n", "next", "다음", .none)
    case .previous: ("N", "previous", "이전", .none)
    case .start: ("g", "top", "처음", .none)
    case .refresh: ("r", "refresh", "새로고침", .none)
    case .switchLanguage: ("L", "language", "언어", .none)
    case .help: ("?", "help", "도움말", .none)
    case .quit: ("q", "quit", "종료", .none)
    }
  }

  /// Other words that can be typed.
  private var otherWords: [String] {
    switch self {
    case .favorites: ["목록"]
    case .quit: ["끝"]
    default: []
    }
  }

  /// The key. The capital also works unless it is another key.
  var key: String { definition.key }

  var argument: Argument { definition.argument }

  /// The verb as a word, typed instead of its key.
  func word(in words: some Wording) -> String {
    words.text(definition.english, definition.korean)
  }

  /// The line of the verb in the list of commands.
  func meaning(in language: Language) -> String {
    let labels = language.words.browser
    let (linear, help) = (labels.linear, labels.keyHelp)
    return switch self {
    case .back: linear.back
    case .next: linear.next
    case .previous: linear.previous
    case .start: linear.start
    case .home: help.home
    case .search: help.search
    case .filter: help.filter
    case .sort: help.sort
    case .reverseOrder: help.reverseOrder
    case .toggleFavorite: help.toggleFavorite
    case .editTags: linear.editTags
    case .editNote: linear.editNote
    case .restoreFavorite: help.restoreFavorite
    case .favorites: help.favorites
    case .play: help.play
    case .openLinks: help.openLinks
    case .quiz: help.quiz
    case .rank: help.rank
    case .refresh: help.refresh
    case .switchLanguage: language.next.words.nativeName
    case .help: help.help
    case .quit: help.quit
    }
  }

  /// Finds the verb for a key, or for a word in any language and case.
  init?(typed text: String) {
    let verb =
      Self.allCases.first { $0.key == text }
      ?? Self.allCases.first { verb in
        verb.key.isSame(ignoringCase: text)
          || Language.allCases.contains {
            verb.word(in: $0.words).isSame(ignoringCase: text)
          }
          || verb.otherWords.contains(text)
      }
    guard let verb else { return nil }
    self = verb
  }
}
