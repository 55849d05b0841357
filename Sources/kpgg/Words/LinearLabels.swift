/// A command of the linear mode. Its key has the same meaning in the full-screen view, if it has one
/// there.
enum LinearVerb: Hashable, CaseIterable, Sendable {
  case back, home, search, filter, sort, reverseOrder
  case toggleFavorite, favorites, play, openImage, quiz
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
    case .favorites: ("F", "favorites", "목록", .none)
    case .play: ("p", "play", "재생", .entry)
    case .openImage: ("o", "image", "사진", .entry)
    case .quiz: ("z", "quiz", "퀴즈", .entry)
    case .next: ("n", "next", "다음", .none)
    case .previous: ("N", "previous", "이전", .none)
    case .start: ("g", "top", "처음", .none)
    case .refresh: ("r", "refresh", "새로고침", .none)
    case .switchLanguage: ("L", "language", "언어", .none)
    case .help: ("?", "help", "도움말", .none)
    case .quit: ("q", "quit", "종료", .none)
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
    case .favorites: help.favorites
    case .play: help.play
    case .openImage: help.openImage
    case .quiz: help.quiz
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
      }
    guard let verb else { return nil }
    self = verb
  }
}

extension BrowserLabels {
  /// The words of the linear mode alone.
  struct Linear: Wording {
    let language: Language

    /// What can be typed.
    var usage: String {
      text(
        "Type a number or a name to open it, ? for all commands, or q to quit",
        "번호나 이름을 입력하면 열립니다. 명령 목록은 ?, 종료는 q")
    }
    /// Lines about what is not a verb: numbers, names, and an empty line.
    var entryHelp: [String] {
      lines(
        [
          "NUMBER: Open the entry with that number",
          "NAME: Open the entry with that name, or search for it", "Enter: Show more of the list",
          "f 3, p 3, o 3, z 3: Take entry 3", "/yooa: Search for yooa",
          ":mbti:infp: Filter the list; ':' alone shows all of it",
        ],
        [
          "번호: 그 번호의 항목 열기", "이름: 그 이름의 항목 열기 (없으면 검색)", "Enter: 목록 더 보기",
          "f 3, p 3, o 3, z 3: 3번 항목에 쓰기", "/유아: 유아 검색",
          ":mbti:infp: 목록 필터 (':'만 입력하면 전체 목록)",
        ])
    }
    /// The meanings of verbs that the full-screen view does not have.
    var back: String { text("Go back, or remove the filter", "뒤로, 필터 지우기") }
    var next: String { text("Next member, or more of the list", "다음 멤버, 목록 더 보기") }
    var previous: String {
      text("Previous member, or the previous part of the list", "이전 멤버, 목록 앞부분")
    }
    var start: String { text("Show this screen again", "이 화면 다시 보기") }
    /// The mark of the selected entry.
    var selected: String { text("selected", "선택됨") }
    var withoutVideo: String { text("no video", "영상 없음") }
    /// The labels of the text of a search, and of the filter and the order of a list.
    var search: String { text("Search", "검색") }
    var filter: String { text("Filter", "필터") }
    var order: String { text("Order", "순서") }
    var retry: String { text("Type r to retry", "다시 시도하려면 r") }
    /// The reply to a command without an effect.
    var noEffect: String {
      text("Nothing to do here; ? lists the commands", "여기서는 할 수 없습니다. 명령 목록은 ?")
    }
    /// The reply to a number that no entry has, given the number of entries.
    func noEntry(_ count: Int) -> String {
      count == 0
        ? text("This screen has no numbered entries", "이 화면에는 번호가 없습니다")
        : text(
          "There is no such entry: the numbers are 1 to \(count)", "없는 번호입니다. 1부터 \(count)까지 있습니다")
    }
    /// The reply to `f` or `o` on a song.
    var songNeedsPlay: String {
      text("A song can only be played: type p and its number", "노래는 재생만 할 수 있습니다. p와 번호를 입력하세요")
    }
    /// A change of a field.
    func changed(_ field: String, _ old: String, _ new: String) -> String {
      text("\(field) from \(old) to \(new)", "\(field): 이전 \(old), 지금 \(new)")
    }
    /// The shown entries, given the number of all entries: `1–20 of 83`.
    func page(_ range: ClosedRange<Int>, _ count: Int) -> String {
      let (first, last) = (range.lowerBound, range.upperBound)
      let more = last < count ? text("; Enter shows more", ". Enter를 누르면 더 보입니다") : ""
      return text("\(first)–\(last) of \(count)", "\(count)개 중 \(first)–\(last)") + more
    }
    /// The position of a member in the line-up, and the names of the adjacent members.
    func position(_ index: Int, _ count: Int, _ next: String, _ previous: String) -> String {
      text(
        "\(index) of \(count); n shows \(next), N shows \(previous)",
        "\(count)명 중 \(index)번째. n은 \(next), N은 \(previous)")
    }
  }
}
