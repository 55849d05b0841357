extension BrowserLabels.Linear {
  static let korean = BrowserLabels.Linear(
    usage: "번호나 이름을 입력하면 열립니다. 명령 목록은 ?, 종료는 q",
    entryHelp: [
      "번호: 그 번호의 항목 열기", "이름: 그 이름의 항목 열기 (없으면 검색)", "Enter: 목록 더 보기",
      "f 3, p 3, o 3, z 3: 3번 항목에 쓰기", "/유아: 유아 검색",
      ":mbti:infp: 목록 필터 (':'만 입력하면 전체 목록)",
    ],
    word: { verb in
      switch verb {
      case .back: "뒤로"
      case .home: "홈"
      case .search: "검색"
      case .filter: "필터"
      case .sort: "정렬"
      case .reverseOrder: "역순"
      case .toggleFavorite: "즐겨찾기"
      case .favorites: "목록"
      case .play: "재생"
      case .openImage: "사진"
      case .quiz: "퀴즈"
      case .next: "다음"
      case .previous: "이전"
      case .start: "처음"
      case .refresh: "새로고침"
      case .switchLanguage: "언어"
      case .help: "도움말"
      case .quit: "종료"
      }
    },
    back: "뒤로, 필터 지우기", next: "다음 멤버, 목록 더 보기", previous: "이전 멤버, 목록 앞부분",
    start: "이 화면 다시 보기",
    selected: "선택됨", withoutVideo: "영상 없음", search: "검색", filter: "필터", order: "순서",
    retry: "다시 시도하려면 r",
    noEffect: "여기서는 할 수 없습니다. 명령 목록은 ?",
    noEntry: { count in
      count == 0 ? "이 화면에는 번호가 없습니다" : "없는 번호입니다. 1부터 \(count)까지 있습니다"
    },
    songNeedsPlay: "노래는 재생만 할 수 있습니다. p와 번호를 입력하세요",
    changed: { field, old, new in "\(field): 이전 \(old), 지금 \(new)" },
    page: { range, count in
      let shown = "\(count)개 중 \(range.lowerBound)–\(range.upperBound)"
      return range.upperBound < count ? "\(shown). Enter를 누르면 더 보입니다" : shown
    },
    position: { index, count, next, previous in
      "\(count)명 중 \(index)번째. n은 \(next), N은 \(previous)"
    })
}
