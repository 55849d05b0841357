/// The browser's own words in both languages.
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
  static let noSuchMember = Label(
    "She is not in the catalogue", "카탈로그에 없는 멤버입니다")
  static let emptyCatalogue = Label("The catalogue is empty", "카탈로그가 비어 있습니다")

  static let typeToSearch = Label(
    "Type a name in either script, a part of it, or its initials: ㅇㅁㅇㄱ",
    "이름, 이름의 일부 또는 초성을 입력하세요: ㅇㅁㅇㄱ")
  static let nothingFound = Label("Nothing found", "찾은 것이 없습니다")
  static let noFavorites = Label(
    "No favourites yet: 'f' adds a group or a member", "즐겨찾기가 없습니다. f 키로 그룹이나 멤버를 추가하세요")
  static let noVideo = Label("No video is known", "알려진 영상이 없습니다")
  static let noPicture = Label("No picture or video is known", "알려진 사진이나 영상이 없습니다")

  static let catalogue = Label("the catalogue", "카탈로그")
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

  /// The help screen's lines: keys, and what they do.
  static let keys: [(keys: Label, meaning: Label)] = [
    (Label(both: "← ↓ ↑ →  h j k l"), Label("Move", "이동")),
    (Label(both: "Tab  Shift-Tab"), Label("Next, previous row", "다음 줄, 이전 줄")),
    (Label(both: "PageDown  PageUp"), Label("A page down, up", "한 화면 아래로, 위로")),
    (Label(both: "Home  End"), Label("First, last", "처음, 마지막")),
    (Label(both: "Enter"), Label("Open what is selected", "선택한 것 열기")),
    (Label(both: "Esc  Backspace"), Label("Go back; cancel what is on its way", "뒤로; 가져오는 중이면 취소")),
    (Label(both: "/"), Label("Search as you type", "검색")),
    (Label(both: "f"), Label("Add to the favourites, or remove", "즐겨찾기에 추가하거나 삭제")),
    (Label(both: "F"), Label("Show the favourites", "즐겨찾기 목록")),
    (Label(both: "p"), Label("Play the song's video", "대표곡 영상 재생")),
    (
      Label(both: "o"),
      Label(
        "Open the picture in the browser, or the video where there is none",
        "브라우저로 사진 열기 (없으면 영상)")
    ),
    (Label(both: "r"), Label("Retry what could not be read", "읽지 못한 것 다시 시도")),
    (Label(both: "L"), Label("한국어", "English")),
    (Label(both: "?"), Label("This help", "이 도움말")),
    (Label(both: "q"), Label("Quit", "종료")),
    (Label(both: ""), Label("", "")),
    (
      Label(both: "Ctrl-U  Ctrl-W"),
      Label("In a search: remove all before the cursor, a word", "검색에서: 커서 앞 모두, 한 단어 지우기")
    ),
    (Label(both: "Ctrl-Z"), Label("Pause; the shell's 'fg' goes on", "일시 정지; 셸의 fg로 계속")),
    (Label("Mouse", "마우스"), Label("A click opens, the wheel moves", "클릭하면 열리고, 휠로 이동")),
  ]
}
