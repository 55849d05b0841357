extension BrowserLabels {
  static let korean = BrowserLabels(
    move: "이동", open: "열기", back: "뒤로", cancel: "취소", search: "검색", favorite: "즐겨찾기",
    favorites: "즐겨찾기 목록", play: "재생", openImage: "사진 열기", copy: "복사", help: "도움말", quit: "종료",
    retry: "다시 시도", filter: "필터", sort: "정렬", run: "실행", keep: "유지", clear: "지우기", previous: "이전",
    next: "다음",
    featured: "오늘의 그룹", members: "멤버",
    formerMembers: "탈퇴 멤버", noMembers: "알려진 멤버가 없습니다",
    memberNotFound: "카탈로그에 없는 멤버입니다", emptyCatalog: "카탈로그가 비어 있습니다",
    searchPrompt: "이름, 이름의 일부 또는 초성을 입력하세요: ㅇㅁㅇㄱ", noResults: "결과가 없습니다",
    noFavorites: "즐겨찾기가 없습니다. f 키로 그룹이나 멤버를 추가하세요", noVideo: "등록된 영상이 없습니다",
    noImage: "등록된 사진이나 영상이 없습니다", nothingToCopy: "복사할 것이 없습니다",
    nothingToFilter: "여기에는 필터가 없습니다", filterPrompt: "이름, mbti:infp, 국적:일본, 탈퇴",
    invalidFilter: "잘못된 값", escCancels: "Esc 키로 취소",
    canceled: "취소했습니다",
    loadingCatalog: "카탈로그 정보를 가져오는 중…", loadingMembers: "멤버 정보를 가져오는 중…",
    birthdays: "이번 주 생일", changes: "변경 사항",
    refreshing: "다시 불러오는 중… Esc 키로 취소",
    preparingQuiz: "퀴즈를 가져오는 중… Esc 키로 취소", noChanges: "변경된 내용이 없습니다",
    changed: { "변경 \($0)건" },
    changesBelow: { "변경 \($0)건: 이 화면을 닫으면 보입니다" },
    orders: BrowserLabels.Orders(
      name: "이름순", debut: "데뷔순", agency: "소속사순", birth: "생년월일순", height: "키순", mbti: "MBTI순",
      group: "그룹순", members: "멤버", songs: "노래", reversed: "역순"),
    unknownTerm: { "알 수 없는 조건 '\($0):' (예: mbti:infp)" },
    invalidValue: { "잘못된 값 '\($0)' (예: \($1))" },
    found: { "\($0)건" }, favoriteAdded: { "★ \($0) 즐겨찾기에 추가" },
    favoriteRemoved: { "☆ \($0) 즐겨찾기에서 삭제" }, opened: { "열었습니다: \($0)" },
    noDisplay: { "화면 없음: \($0)" },
    copied: { kind, text, next, key in
      "\(name(of: kind)) 복사: \(text)" + (next.map { " (\(key): \(name(of: $0)))" } ?? "")
    },
    notCopied: { "복사할 수 없음: \($0)" },
    keyHelp: BrowserLabels.KeyHelp(
      move: "이동", rows: "다음 줄, 이전 줄", pages: "한 화면 아래/위", ends: "처음, 마지막",
      open: "열기, 노래 재생", back: "뒤로, 가져오기 취소", home: "홈 화면으로", search: "이름으로 검색",
      filter: "목록 필터", sort: "다른 순서로 정렬", reverseOrder: "순서 뒤집기",
      homeStyle: "홈 전환: 카드/목록", toggleFavorite: "즐겨찾기 추가/삭제", favorites: "즐겨찾기 목록",
      play: "대표곡 재생", openImage: "사진이나 영상 열기", quiz: "이 그룹 퀴즈 풀기", copy: "이름, ID, 링크 복사",
      refresh: "새로 고침, 변경 사항",
      language: "언어", help: "모든 명령 보기", quit: "종료", editing: "글자, 단어 지우기",
      suspend: "일시 정지 (fg로 계속)", mouse: "클릭: 열기, 휠: 이동"),
    linear: .korean)

  private static func name(of kind: CopyKind) -> String {
    switch kind {
    case .name: "이름"
    case .id: "ID"
    case .address: "링크"
    }
  }
}
