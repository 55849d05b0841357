import KPGGCore

/// The words of the browser in one language.
struct BrowserLabels: Wording {
  let language: Language

  /// Short labels of keys, for the last line of the screen.
  var move: String { text("move", "이동") }
  var open: String { text("open", "열기") }
  var back: String { text("back", "뒤로") }
  var cancel: String { text("cancel", "취소") }
  var search: String { text("search", "검색") }
  var favorite: String { text("favorite", "즐겨찾기") }
  var favorites: String { text("favorites", "즐겨찾기 목록") }
  var tag: String { text("tag", "태그") }
  var note: String { text("note", "메모") }
  var undo: String { text("undo", "되돌리기") }
  var play: String { text("play", "재생") }
  var links: String { text("links", "링크") }
  var copy: String { text("copy", "복사") }
  var help: String { text("help", "도움말") }
  var quit: String { text("quit", "종료") }
  var retry: String { text("retry", "다시 시도") }
  var filter: String { text("filter", "필터") }
  var sort: String { text("sort", "정렬") }
  var run: String { text("run", "실행") }
  var keep: String { text("keep", "적용") }
  var clear: String { text("clear", "지우기") }
  var previous: String { text("previous", "이전") }
  var next: String { text("next", "다음") }

  var members: String { text("Members", "멤버") }
  var formerMembers: String { text("Former members", "탈퇴 멤버") }
  var relatedGroups: String { text("Related groups", "관련 그룹") }
  var noMembers: String { text("No known members", "등록된 멤버가 없습니다") }
  var memberNotFound: String { text("This member is not in the catalog", "카탈로그에 없는 멤버입니다") }
  var emptyCatalog: String { text("The catalog is empty", "카탈로그가 비어 있습니다") }
  var searchPrompt: String {
    text(
      "Type part of a name in English or Korean, or its initial consonants: ㅇㅁㅇㄱ",
      "이름, 이름의 일부 또는 초성을 입력하세요 (예: ㅇㅁㅇㄱ)")
  }
  var allGroups: String { text("All groups", "전체 그룹") }
  var noResults: String { text("No results", "결과가 없습니다") }
  /// No results, and the filter that has some; only the filter in a narrow window.
  func noResults(insteadOf term: String, width: Int) -> String {
    let filter = text("As a filter: \(term)", "필터를 쓰세요: \(term)")
    let whole = "\(noResults). \(filter)"
    return CellWidth.of(whole) <= width ? whole : filter
  }
  var unitIsNoFavorite: String {
    text("A unit cannot be a favorite", "유닛은 즐겨찾기에 추가할 수 없습니다")
  }
  /// The home screen lists only groups.
  var noGroups: String {
    text(
      "No groups found. Press / to search members and songs",
      "결과가 없습니다. 멤버와 노래는 / 키로 검색하세요")
  }
  var noFavorites: String {
    text(
      "No favorites yet: press f on a group, a member, or a song",
      "즐겨찾기가 없습니다. f 키로 그룹, 멤버, 노래를 추가하세요")
  }
  var noVideo: String { text("No known video", "등록된 영상이 없습니다") }
  var noLinks: String { text("No known links", "등록된 링크가 없습니다") }
  /// The name of a link to a song's video.
  var video: String { text("Video", "영상") }
  var nothingToCopy: String { text("Nothing to copy", "복사할 것이 없습니다") }
  var nothingToFilter: String { text("Nothing to filter here", "여기에는 필터링할 것이 없습니다") }
  /// What an empty filter line accepts.
  var filterPrompt: String {
    text("names, mbti:infp, born:1999, former", "이름, mbti:infp, 국적:일본, 탈퇴")
  }
  /// A wrong filter, where no other message fits.
  var invalidFilter: String { text("not valid", "잘못된 값") }
  var escCancels: String { text("Esc cancels", "Esc 키로 취소") }
  var canceled: String { text("Canceled", "취소했습니다") }
  var loadingCatalog: String { text("Loading the catalog…", "카탈로그를 불러오는 중…") }
  var loadingMembers: String { text("Loading the members…", "멤버 정보를 불러오는 중…") }

  var birthdays: String { text("Birthdays in the next 7 days", "7일 이내 생일") }
  var changes: String { text("changes", "변경 사항") }
  var refreshing: String { text("Reloading… Esc cancels", "새로 고치는 중… Esc 키로 취소") }
  var loadingAll: String { text("Loading all groups… Esc cancels", "모든 그룹을 불러오는 중… Esc 키로 취소") }
  var noChanges: String { text("Nothing has changed", "변경된 내용이 없습니다") }
  /// The number of changes that a refresh found.
  func changed(_ count: Int) -> String {
    text(count == 1 ? "1 change" : "\(count) changes", "변경 \(count)건")
  }
  /// The number of changes, which are listed on the screen below.
  func changesBelow(_ count: Int) -> String {
    text(
      "\(count == 1 ? "1 change" : "\(count) changes"): close this screen to see",
      "변경 \(count)건: 이 화면을 닫으면 보입니다")
  }
  /// A filter term that does not exist, with the most similar one.
  func unknownTerm(_ key: String) -> String {
    if let term = FieldFilter.nearest(to: key, or: ListFilter.tagNames) {
      return text(
        "Unknown filter '\(key):'. Did you mean '\(term):'?",
        "알 수 없는 필터: '\(key):'. 혹시 '\(term):'인가요?")
    }
    return text(
      "Unknown filter '\(key):'. Try debut:, agency:, mbti: or born:.",
      "알 수 없는 필터: '\(key):'. 데뷔:, 소속사:, mbti:, 생일:을 쓸 수 있습니다.")
  }
  /// The wrong part of a filter, where its message does not fit; `nil` if there is no shorter one.
  func shortProblem(_ problem: ListFilter.Problem) -> String? {
    switch problem {
    case .unknownTerm(let key): text("unknown filter '\(key):'", "알 수 없는 필터: '\(key):'")
    case .invalidValue(let value, _): text("'\(value)' is not valid", "잘못된 값: '\(value)'")
    case .unknownTag, .tagElsewhere: nil
    }
  }
  /// A value of the filter on tags that no favorite has.
  func unknownTag(_ value: String) -> String {
    text("'\(value)' is not one of your tags", "알 수 없는 태그: '\(value)'")
  }
  /// The filter on tags, on a screen without favorites.
  var tagElsewhere: String {
    text("tag: filters your favorites; press F", "태그:는 즐겨찾기 목록(F 키)에서만 씁니다")
  }
  /// A wrong or incomplete value of a filter term. If the value has a form, an example follows.
  func invalidValue(_ value: String, _ term: FieldFilter) -> String {
    let (noun, koreanNoun) = Self.nouns(of: term)
    guard [.born, .height, .debut, .released, .tier].contains(term) else {
      return text("'\(value)' is not \(noun)", "알 수 없는 \(koreanNoun): '\(value)'")
    }
    let example = term.example(in: language)
    return text(
      "'\(value)' is not \(noun); use \(example)",
      "올바르지 않은 \(koreanNoun): '\(value)' (예: \(example))")
  }

  private static func nouns(of term: FieldFilter) -> (english: String, korean: String) {
    switch term {
    case .mbti: ("an MBTI type", "MBTI")
    case .blood: ("a blood type", "혈액형")
    case .born: ("a birth date", "생년월일")
    case .height: ("a height", "키(cm)")
    case .nationality: ("a nationality", "국적")
    case .position: ("a position", "포지션")
    case .debut: ("a debut date", "데뷔일")
    case .agency: ("an agency", "소속사")
    case .status: ("a group status", "그룹 상태")
    case .tier: ("a tier", "인지도")
    case .released: ("a release date", "발매일")
    case .kind: ("a kind of song", "노래 종류")
    }
  }

  /// The number of hits of a search.
  func found(_ count: Int) -> String {
    text(count == 1 ? "1 result" : "\(count) results", "결과 \(count)개")
  }
  func favoriteAdded(_ name: String) -> String {
    text("★ \(name) is now a favorite", "★ 즐겨찾기에 추가했습니다: \(name)")
  }
  func favoriteRemoved(_ name: String) -> String {
    text("☆ \(name) is no longer a favorite", "☆ 즐겨찾기에서 삭제했습니다: \(name)")
  }
  /// A URL that another program opened.
  func opened(_ url: String) -> String { text("Opened \(url)", "열었습니다: \(url)") }
  /// A URL to open by hand, on a machine without a display.
  func noDisplay(_ url: String) -> String {
    text("No browser here. Open this link: \(url)", "브라우저가 없습니다. 이 링크를 여세요: \(url)")
  }

  /// A text that was copied, the kind that can be copied next, if there is another, and the key for it.
  func copied(
    _ kind: CopyKind, _ content: String, to clipboard: Clipboard, _ next: CopyKind?, _ key: String
  ) -> String {
    let name = name(of: kind)
    let action =
      switch clipboard {
      case .tmux: text("Copied \(name) to tmux", "tmux로 복사한 \(name)")
      case .terminal: text("Sent \(name) to clipboard", "클립보드로 보낸 \(name)")
      }
    return "\(action): \(content)" + (next.map { " (\(key): \(self.name(of: $0)))" } ?? "")
  }

  private func name(of kind: CopyKind) -> String {
    switch kind {
    case .name: text("name", "이름")
    case .id: "ID"
    case .address: text("link", "링크")
    }
  }
  /// A text to copy by hand, in a terminal that is not known to support copying.
  func notCopied(_ content: String) -> String {
    text("Cannot copy here: \(content)", "복사할 수 없습니다: \(content)")
  }

  /// The order of a list: `members by birth date reversed`.
  func sorted(_ kind: ListKind, _ order: ListOrder) -> String {
    let list: String? =
      switch kind {
      case .members: text("members", "멤버")
      case .songs: text("songs", "노래")
      case .groups, .favorites, .hits: nil
      }
    let key: String? =
      switch order.key {
      case .own: nil
      case .name: text("by name", "이름순")
      case .debut: text("by debut", "데뷔순")
      case .agency: text("by agency", "소속사순")
      case .birth: text("by birth date", "생년월일순")
      case .height: text("by height", "키순")
      case .mbti: text("by MBTI", "MBTI순")
      case .group: text("by group", "그룹순")
      }
    guard order.isReversed else { return [list, key].compactMap(\.self).joined(separator: " ") }
    let reversed = key.map { text("\($0) reversed", "\($0)(역순)") } ?? text("reversed", "역순")
    return [list, reversed].compactMap(\.self).joined(separator: " ")
  }

  /// The palette.
  var keyHelp: KeyHelp { KeyHelp(language: language) }

  /// The words of the linear mode.
  var linear: Linear { Linear(language: language) }

  /// The meanings of keys in the palette, short enough for 40 columns.
  struct KeyHelp: Wording {
    let language: Language

    var move: String { text("Move", "이동") }
    var rows: String { text("Next or previous row", "다음 줄, 이전 줄") }
    var pages: String { text("Page down or up", "한 화면 아래/위") }
    var ends: String { text("First or last in the list", "처음, 마지막") }
    var open: String { text("Open, or play a song", "열기, 노래 재생") }
    var back: String { text("Go back, or cancel loading", "뒤로, 불러오기 취소") }
    var home: String { text("Go to the home screen", "홈 화면으로") }
    var search: String { text("Search by name", "이름으로 검색") }
    var filter: String { text("Filter the list", "목록 필터") }
    var sort: String { text("Sort in another order", "다른 순서로 정렬") }
    var reverseOrder: String { text("Reverse the order", "순서 뒤집기") }
    var homeStyle: String { text("Switch home: cards or list", "홈 전환: 카드/목록") }
    var toggleFavorite: String { text("Add or remove a favorite", "즐겨찾기 추가/삭제") }
    var editTags: String { text("Type tags, for a favorite", "즐겨찾기에 태그 붙이기") }
    var editNote: String { text("Type a note, for a favorite", "즐겨찾기에 메모 쓰기") }
    var restoreFavorite: String { text("Bring back a removed favorite", "삭제한 즐겨찾기 되돌리기") }
    var favorites: String { text("Show the favorites", "즐겨찾기 목록") }
    var play: String { text("Play the song, or the hit song", "노래나 대표곡 재생") }
    var openLinks: String { text("Open links and images", "링크와 사진 열기") }
    var openGroups: String { text("Go to the member's groups", "멤버의 그룹으로") }
    var quiz: String { text("Play a quiz about this group", "이 그룹 퀴즈 풀기") }
    var rank: String { text("Rank the members of this group", "이 그룹 멤버의 순위 매기기") }
    var copy: String { text("Copy name, ID, or link", "이름, ID, 링크 복사") }
    var refresh: String { text("Reload and show changes", "새로 고침, 변경 사항 보기") }
    var switchLanguage: String { text("Language", "언어") }
    var help: String { text("Show all commands", "모든 명령 보기") }
    var quit: String { text("Quit", "종료") }
    var editing: String { text("Delete text, a word", "입력, 단어 지우기") }
    var suspend: String { text("Suspend; 'fg' resumes", "일시 정지 (fg로 계속)") }
    var mouse: String { text("Click opens, the wheel moves", "클릭: 열기, 휠: 이동") }
  }
}
