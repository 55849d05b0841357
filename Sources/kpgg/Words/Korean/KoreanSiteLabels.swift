extension SiteLabels {
  static let korean = SiteLabels(
    title: "K-pop 걸그룹",
    summary: "K-pop 걸그룹의 멤버 프로필, 노래, 생일을 데뷔 연도별로 모았습니다.",
    skip: "본문 바로가기", home: "홈", birthdays: "생일", statistics: "통계", favorites: "즐겨찾기",
    about: "소개", search: "검색", featured: "오늘의 추천 그룹", otherGroups: "기타 그룹",
    allGroups: "전체 그룹", members: "멤버", formerMembers: "탈퇴 멤버", songs: "노래", play: "재생",
    alsoIn: "다른 소속 그룹", previous: "이전", next: "다음", path: "현재 위치", today: "오늘",
    nextDays: "앞으로 6일", month: { "\($0)월" }, birthdaysIn: { month in "\(month)월 생일" },
    noBirthdays: "생일인 멤버가 없습니다", calendarName: "K-pop 생일",
    calendar: "전체 생일 캘린더 내려받기 (.ics)", value: "항목", count: "수",
    found: Found(
      none: "검색 결과 없음", one: "검색 결과 1개", many: "검색 결과 {count}개",
      first: "검색 결과 {count}개 중 처음 50개",
      failed: "검색 데이터를 불러오지 못했습니다. 다시 입력해 보세요."),
    favoriteTexts: FavoriteTexts(
      button: "즐겨찾기",
      hint: "즐겨찾기는 이 브라우저에만 저장됩니다. "
        + "내보낸 파일은 'kpgg favorites import'로 가져올 수 있습니다.",
      none: "아직 즐겨찾기가 없습니다. 그룹이나 멤버 페이지에서 추가하세요.", remove: "삭제",
      exportButton: "내보내기", importButton: "가져오기", invalidFile: "즐겨찾기 파일이 아닙니다.",
      notSaved: "이 브라우저에 즐겨찾기를 저장할 수 없습니다."),
    daily: "오늘의 문제",
    dailyTexts: DailyTexts(
      day: "한국, {date}", group: "그룹", choose: "그룹 선택", guessButton: "추측하기",
      copyButton: "결과 복사", guess: "{number}번째 추측 (총 {limit}번)",
      repeated: "이미 추측한 그룹입니다",
      ruledOut: "{number}번째 추측의 결과와 맞지 않는 그룹입니다. 그래도 선택하려면 버튼을 한 번 더 누르세요.",
      solved: "정답입니다! {number}번 만에 맞혔습니다"),
    searchHint: "검색창에 이름을 입력하세요. 한글이나 영문 이름, 초성으로 검색할 수 있습니다.",
    needsScript: "이 페이지를 사용하려면 브라우저에서 자바스크립트를 켜세요.",
    birthdaysNeedScript:
      "오늘과 앞으로의 생일을 보려면 자바스크립트를 켜세요. 월별 생일은 자바스크립트 없이도 볼 수 있습니다.",
    searchNeedsScript: "검색하려면 자바스크립트를 켜세요. 아래 목록은 자바스크립트 없이도 볼 수 있습니다.",
    aboutTexts: AboutTexts(
      contents: { groups, members, songs in
        "걸그룹 \(groups)팀, 멤버 \(members)명(여러 그룹에서 활동한 멤버는 중복 포함), "
          + "노래 \(songs)곡을 소개합니다."
      },
      facts: "정보는 공개된 자료에서 가져왔습니다. "
        + "출처를 확인할 수 없는 정보는 싣지 않거나 '알려지지 않음'으로 표시했습니다. "
        + "특히 MBTI와 키는 실제와 다를 수 있습니다.",
      program: "이 사이트는 터미널용 카탈로그 프로그램 kpgg로 만들었습니다.",
      privacy: "이 사이트는 쿠키를 사용하지 않습니다. "
        + "카탈로그에 있는 사진 외에는 다른 사이트에서 아무것도 불러오지 않습니다."))
}
