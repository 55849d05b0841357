/// The texts of the browser in both languages.
enum BrowserWording {
  static let move = Label("move", "이동")
  static let open = Label("open", "열기")
  static let back = Label("back", "뒤로")
  static let cancel = Label("cancel", "취소")
  static let search = Label("search", "검색")
  static let favorite = Label("favourite", "즐겨찾기")
  static let favorites = Label("favourites", "즐겨찾기 목록")
  static let play = Label("play", "재생")
  static let openPicture = Label("open picture", "사진 열기")
  static let otherLanguage = Label("한국어", "English")
  static let help = Label("help", "도움말")
  static let quit = Label("quit", "종료")
  static let retry = Label("retry", "다시 시도")
  static let previous = Label("previous", "이전")
  static let next = Label("next", "다음")

  static let featured = Label("Today's group", "오늘의 그룹")
  static let members = Label("Members", "멤버")
  static let formerMembers = Label("Former members", "탈퇴 멤버")
  static let noMembers = Label("No members are known", "알려진 멤버가 없습니다")
  static let memberNotFound = Label(
    "She is not in the catalogue", "카탈로그에 없는 멤버입니다")
  static let emptyCatalog = Label("The catalogue is empty", "카탈로그가 비어 있습니다")

  static let typeToSearch = Label(
    "Type a name in either script, a part of it, or its initials: ㅇㅁㅇㄱ",
    "이름, 이름의 일부 또는 초성을 입력하세요: ㅇㅁㅇㄱ")
  static let noHits = Label("Nothing found", "찾은 것이 없습니다")
  static let noFavorites = Label(
    "No favourites yet: 'f' adds a group or a member", "즐겨찾기가 없습니다. f 키로 그룹이나 멤버를 추가하세요")
  static let noVideo = Label("No video is known", "알려진 영상이 없습니다")
  static let noPicture = Label("No picture or video is known", "알려진 사진이나 영상이 없습니다")

  static let catalog = Label("the catalogue", "카탈로그")
  static let theMembers = Label("the members", "멤버")
  static let escCancels = Label("Esc cancels", "Esc 키로 취소")
  static let cancelled = Label("Cancelled", "취소했습니다")

  static func fetching(_ what: Label) -> Label {
    Label("Fetching \(what.english)…", "\(what.korean) 정보를 가져오는 중…")
  }

  static func found(_ count: Int) -> Label {
    Label("\(count) found", "\(count)건")
  }

  static func favoriteChanged(_ name: String, isFavorite: Bool) -> Label {
    isFavorite
      ? Label("★ \(name) is a favourite now", "★ \(name) 즐겨찾기에 추가")
      : Label("☆ \(name) is no favourite any more", "☆ \(name) 즐겨찾기에서 삭제")
  }

  static func address(_ url: String) -> Label {
    Label("No display to show it on: \(url)", "보여 줄 화면이 없습니다: \(url)")
  }

  /// The lines of the help screen: keys and their meanings.
  static let keys: [(keys: Label, meaning: Label)] = [
    key("← ↓ ↑ →  h j k l", "Move", "이동"),
    key("Tab  Shift-Tab", "Next, previous row", "다음 줄, 이전 줄"),
    key("PageDown  PageUp", "A page down, up", "한 화면 아래로, 위로"),
    key("Home  End", "First, last", "처음, 마지막"),
    key("Enter", "Open what is selected", "선택한 것 열기"),
    key("Esc  Backspace", "Go back; cancel what is on its way", "뒤로; 가져오는 중이면 취소"),
    key("/", "Search as you type", "검색"),
    key("f", "Add to the favourites, or remove", "즐겨찾기에 추가하거나 삭제"),
    key("F", "Show the favourites", "즐겨찾기 목록"),
    key("p", "Play the song's video", "대표곡 영상 재생"),
    key(
      "o", "Open the picture in the browser, or the video where there is none",
      "브라우저로 사진 열기 (없으면 영상)"),
    key("r", "Retry what could not be read", "읽지 못한 것 다시 시도"),
    key("L", "한국어", "English"),
    key("?", "This help", "이 도움말"),
    key("q", "Quit", "종료"),
    key("", "", ""),
    key(
      "Ctrl-U  Ctrl-W", "In a search: remove all before the cursor, a word",
      "검색에서: 커서 앞 모두, 한 단어 지우기"),
    key("Ctrl-Z", "Pause; the shell's 'fg' goes on", "일시 정지; 셸의 fg로 계속"),
    (Label("Mouse", "마우스"), Label("A click opens, the wheel moves", "클릭하면 열리고, 휠로 이동")),
  ]

  /// A help line for keys that have the same names in both languages.
  private static func key(
    _ keys: String, _ english: String, _ korean: String
  ) -> (keys: Label, meaning: Label) {
    (Label(both: keys), Label(english, korean))
  }
}
