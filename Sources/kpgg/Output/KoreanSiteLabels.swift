extension SiteLabels {
  static let korean = SiteLabels(
    title: "K-pop 걸그룹",
    summary: "데뷔 연도별 K-pop 걸그룹과 멤버, 프로필, 노래, 생일을 볼 수 있습니다.",
    skip: "본문으로 건너뛰기", home: "홈", birthdays: "생일", statistics: "통계", favorites: "즐겨찾기",
    about: "소개", search: "검색", featured: "오늘의 그룹", otherGroups: "그 밖의 그룹",
    allGroups: "모든 그룹", members: "멤버", formerMembers: "탈퇴한 멤버", songs: "노래", play: "재생",
    links: "링크", alsoIn: "다른 그룹", previous: "이전", next: "다음", path: "현재 위치", today: "오늘",
    thisWeek: "이번 주", month: { "\($0)월" }, birthdaysIn: { month in "\(month)월 생일" },
    noBirthdays: "생일 없음", calendar: "모든 생일이 든 캘린더 (.ics)", value: "값", count: "개수",
    found: Found(
      none: "검색 결과 없음", one: "검색 결과 1개", many: "검색 결과 {count}개",
      failed: "검색 색인을 불러오지 못했습니다"),
    favoriteTexts: FavoriteTexts(
      button: "즐겨찾기", hint: "즐겨찾기는 이 브라우저에 저장됩니다. 내보낸 파일은 'kpgg favorites import'로 읽을 수 있습니다.",
      none: "아직 즐겨찾기가 없습니다. 그룹이나 멤버 페이지에서 추가하세요.", exportButton: "내보내기",
      importButton: "가져오기", invalidFile: "즐겨찾기 파일이 아닙니다."),
    daily: "오늘의 퍼즐",
    dailyTexts: DailyTexts(
      group: "그룹", guessButton: "추측", copyButton: "결과 복사", guess: "추측 {number}/6",
      repeated: "이미 추측한 그룹입니다.",
      ruledOut: "추측 {number}과(와) 맞지 않습니다. 그래도 추측하려면 다시 누르세요.",
      solved: "추측 {number}/6, 정답입니다."),
    searchHint: "검색창에 이름을 입력하세요. 한글, 로마자, 초성으로 찾을 수 있습니다.",
    needsScript: "자바스크립트가 필요합니다.",
    aboutTexts: AboutTexts(
      contents: { groups, members, songs in
        "걸그룹 \(groups)팀, 멤버 \(members)명(그룹별), 노래 \(songs)곡이 있습니다."
      },
      facts: "정보는 공개된 자료에서 가져왔습니다. 출처가 없는 값은 알 수 없는 것으로 보고 표시하지 않습니다. "
        + "MBTI와 키는 가장 불확실한 정보입니다.",
      program: "이 사이트는 터미널용 카탈로그 kpgg가 만들었습니다.",
      privacy: "이 사이트는 쿠키를 쓰지 않으며, 다른 사이트에 요청을 보내지 않습니다."))
}
