extension BrowserLabels {
  static let korean = BrowserLabels(
    move: "이동", open: "열기", back: "뒤로", cancel: "취소", search: "검색", favorite: "즐겨찾기",
    favorites: "즐겨찾기 목록", play: "재생", openImage: "사진 열기", help: "도움말", quit: "종료",
    retry: "다시 시도", previous: "이전", next: "다음", featured: "오늘의 그룹", members: "멤버",
    formerMembers: "탈퇴 멤버", noMembers: "알려진 멤버가 없습니다",
    memberNotFound: "카탈로그에 없는 멤버입니다", emptyCatalog: "카탈로그가 비어 있습니다",
    searchPrompt: "이름, 이름의 일부 또는 초성을 입력하세요: ㅇㅁㅇㄱ", noResults: "찾은 것이 없습니다",
    noFavorites: "즐겨찾기가 없습니다. f 키로 그룹이나 멤버를 추가하세요", noVideo: "알려진 영상이 없습니다",
    noImage: "알려진 사진이나 영상이 없습니다", escCancels: "Esc 키로 취소", canceled: "취소했습니다",
    loadingCatalog: "카탈로그 정보를 가져오는 중…", loadingMembers: "멤버 정보를 가져오는 중…",
    birthdays: "이번 주 생일",
    sorted: { kind, order in
      let key =
        switch order.key {
        case .own: ""
        case .name: "이름순"
        case .debut: "데뷔순"
        case .agency: "소속사순"
        case .birth: "생년월일순"
        case .height: "키순"
        case .mbti: "MBTI순"
        case .group: "그룹순"
        }
      let list = kind == .songs ? "노래" : kind == .members ? "멤버" : ""
      return [list, key, order.isReversed ? "역순" : ""].filter { !$0.isEmpty }
        .joined(separator: " ")
    },
    problem: { problem in
      switch problem {
      case .unknownTerm(let key): "없는 조건 '\(key):' (예: mbti:infp)"
      case .invalidValue(let term): "예: \(term.example)"
      }
    },
    found: { "\($0)건" }, favoriteAdded: { "★ \($0) 즐겨찾기에 추가" },
    favoriteRemoved: { "☆ \($0) 즐겨찾기에서 삭제" }, noDisplay: { "화면 없음: \($0)" },
    keyHelp: BrowserLabels.KeyHelp(
      move: "이동", rows: "다음 줄, 이전 줄", pages: "한 화면 아래로, 위로", ends: "처음, 마지막",
      open: "선택한 것 열기", back: "뒤로; 가져오는 중이면 취소", search: "검색",
      toggleFavorite: "즐겨찾기에 추가하거나 삭제", favorites: "즐겨찾기 목록", play: "고른 노래나 대표곡 재생",
      openImage: "브라우저로 사진 열기 (없으면 영상)", retry: "읽지 못한 것 다시 시도",
      help: "이 도움말", quit: "종료", editing: "검색에서: 커서 앞 모두, 한 단어 지우기",
      suspend: "일시 정지; 셸의 fg로 계속", mouse: "마우스", mouseUse: "클릭하면 열리고, 휠로 이동"))
}
