import KPGGCore

/// Korean, with the original app's labels for groups and members.
struct KoreanWords: Words {
  let nativeName = "한국어"
  let prefersHangul = true

  var labels: Labels { Self.labels }

  private static let labels = Labels(
    id: "아이디", name: "이름", koreanName: "한국어 이름", aliases: "별칭", section: "데뷔 구분",
    debut: "데뷔", agency: "소속사", fandom: "팬덤", status: "상태", disbanded: "해체일",
    hitSong: "대표곡", video: "영상", logo: "로고", image: "사진", picture: "사진",
    hasFormerMembers: "탈퇴 멤버", isFeatured: "추천", memberCount: "멤버 수", members: "멤버",
    group: "그룹", member: "멤버", stageName: "영문 활동명", koreanStageName: "활동명",
    bothStageNames: "활동명", birthName: "영문 본명", koreanBirthName: "본명",
    bothBirthNames: "본명", birth: "생년월일", bloodType: "혈액형", bloodTypeColumn: "혈액형",
    mbti: "MBTI", height: "키", birthplace: "출생지", nationalities: "국적", positions: "포지션",
    membership: "탈퇴여부", died: "사망일", otherGroups: "다른 그룹", otherNames: "별칭", key: "구분",
    title: "제목", koreanTitle: "한국어 제목", from: "시작", to: "끝", groups: "그룹",
    groupCount: "그룹 수", birthday: "생일", turns: "만 나이", kind: "종류", foundIn: "일치 항목",
    addedOn: "추가일", added: "추가", removed: "삭제", alreadyAdded: "이미 즐겨찾기에 있음", missing: "목록에 없음",
    debuts: "데뷔", yes: "예", no: "아니요", exists: "있음", existsNot: "없음",
    unknown: "알려지지 않음")

  var browser: BrowserLabels { Self.browser }

  private static let browser = BrowserLabels(
    move: "이동", open: "열기", back: "뒤로", cancel: "취소", search: "검색", favorite: "즐겨찾기",
    favorites: "즐겨찾기 목록", play: "재생", openPicture: "사진 열기", help: "도움말", quit: "종료",
    retry: "다시 시도", previous: "이전", next: "다음", featured: "오늘의 그룹", members: "멤버",
    formerMembers: "탈퇴 멤버", noMembers: "알려진 멤버가 없습니다",
    memberNotFound: "카탈로그에 없는 멤버입니다", emptyCatalog: "카탈로그가 비어 있습니다",
    searchPrompt: "이름, 이름의 일부 또는 초성을 입력하세요: ㅇㅁㅇㄱ", noHits: "찾은 것이 없습니다",
    noFavorites: "즐겨찾기가 없습니다. f 키로 그룹이나 멤버를 추가하세요", noVideo: "알려진 영상이 없습니다",
    noPicture: "알려진 사진이나 영상이 없습니다", escCancels: "Esc 키로 취소", cancelled: "취소했습니다",
    fetchingCatalog: "카탈로그 정보를 가져오는 중…", fetchingMembers: "멤버 정보를 가져오는 중…",
    found: { "\($0)건" }, favoriteAdded: { "★ \($0) 즐겨찾기에 추가" },
    favoriteRemoved: { "☆ \($0) 즐겨찾기에서 삭제" }, noDisplay: { "보여 줄 화면이 없습니다: \($0)" },
    keyHelp: BrowserLabels.KeyHelp(
      move: "이동", rows: "다음 줄, 이전 줄", pages: "한 화면 아래로, 위로", ends: "처음, 마지막",
      open: "선택한 것 열기", back: "뒤로; 가져오는 중이면 취소", search: "검색",
      toggleFavorite: "즐겨찾기에 추가하거나 삭제", favorites: "즐겨찾기 목록", play: "대표곡 영상 재생",
      openPicture: "브라우저로 사진 열기 (없으면 영상)", retry: "읽지 못한 것 다시 시도",
      help: "이 도움말", quit: "종료", editing: "검색에서: 커서 앞 모두, 한 단어 지우기",
      suspend: "일시 정지; 셸의 fg로 계속", mouse: "마우스", mouseUse: "클릭하면 열리고, 휠로 이동"))

  func status(_ status: GroupStatus) -> String {
    switch status {
    case .active: "활동 중"
    case .hiatus: "활동 중단"
    case .disbanded: "해체"
    }
  }

  func record(_ record: SnapshotDifference.Kind) -> String {
    switch record {
    case .section: "구분"
    case .group: "그룹"
    case .member: "멤버"
    }
  }

  /// Answers the label `탈퇴여부`, "has left?".
  func membership(of member: Member) -> String {
    if member.isFormer { return "예" }
    return member.isCurrent ? "아니요" : "사망"
  }

  func position(_ position: Position) -> String {
    Self.positions[position.description] ?? position.description
  }

  func countryNames(_ country: String) -> [String] { Self.countries[country] ?? [country] }

  func age(_ years: Int) -> String { "만 \(years)세" }

  func count(_ shown: Int, of total: Int, _ noun: CountedNoun) -> String {
    let (word, counter) = word(for: noun)
    let all = "\(word) \(total)\(counter)"
    return shown < total ? "\(all) 중 \(shown)\(counter)" : all
  }

  func members(current: Int, former: Int, died: Int) -> String {
    let parts = [
      "\(current)명", former > 0 ? "탈퇴 \(former)명" : nil, died > 0 ? "사망 \(died)명" : nil,
    ]
    return parts.compactMap(\.self).joined(separator: ", ")
  }

  func people(_ count: Int) -> String { "\(count)명" }

  func sections(_ sections: Int, groups: Int) -> String {
    "\(sections)개 구분, 그룹 \(groups)팀"
  }

  func favorites(_ count: Int, missing: Int) -> String {
    "즐겨찾기 \(count)개" + (missing > 0 ? ", 목록에 없음 \(missing)개" : "")
  }

  func removedFavorites(_ count: Int) -> String { "즐겨찾기 \(count)개 삭제" }

  func importedFavorites(added: Int, backdated: Int, unchanged: Int) -> String {
    "즐겨찾기 \(added)개 추가, 날짜 변경 \(backdated)개, 그대로 \(unchanged)개"
  }

  func exported(groups: Int, written: Int, unchanged: Int, removed: Int) -> String {
    "그룹 \(groups)팀: 문서 \(written)개 작성, 그대로 \(unchanged)개, 삭제 \(removed)개"
  }

  func synced(groups: Int, added: Int, changed: Int, removed: Int) -> String {
    "그룹 \(groups)팀: 추가 \(added)팀, 변경 \(changed)팀, 삭제 \(removed)팀"
  }

  func findings(groups: Int, errors: Int, warnings: Int) -> String {
    guard errors + warnings > 0 else { return "그룹 \(groups)팀, 문제 없음" }
    return "그룹 \(groups)팀, 오류 \(errors)개, 경고 \(warnings)개"
  }

  func groups(_ count: Int, _ statuses: [(status: GroupStatus?, count: Int)]) -> String {
    let counts = statuses.map { "\($0.status.map(status) ?? labels.unknown) \($0.count)팀" }
    return counts.isEmpty ? "\(count)팀" : "\(count)팀 (\(counts.joined(separator: ", ")))"
  }

  func entries(_ entries: Int, people: Int, inSeveralGroups: Int) -> String {
    "\(entries)명 (중복 제외 \(people)명, 여러 그룹 소속 \(inSeveralGroups)명)"
  }

  func years(from: String, to: String) -> String { "\(from)~\(to)년" }

  func title(of chart: StatisticsChart) -> String {
    switch chart.topic {
    case .debuts: "연도별 데뷔"
    case .mbti: "MBTI"
    case .blood: "혈액형"
    case .ages: chart.day.map { "만 나이 (\($0) 기준)" } ?? "출생 연도"
    case .heights: "키 (cm)"
    case .agencies: "데뷔 당시 소속사"
    case .nationalities: "국적"
    }
  }

  func note(on chart: StatisticsChart) -> String {
    let counts = chart.distribution
    let counter = chart.topic.isOfGroups ? "팀" : "명"
    var parts = [(chart.topic.isOfGroups ? "그룹 " : "") + "\(counts.total)\(counter)"]
    if counts.unknown > 0 { parts.append("알려지지 않음 \(counts.unknown)\(counter)") }
    if counts.several > 0 { parts.append("둘 이상 보유 \(counts.several)\(counter)") }
    if counts.leftOut > 0 { parts.append("사망 \(counts.leftOut)명 제외") }
    if counts.omitted > 0 {
      parts.append("\(counts.counts.count + counts.omitted)개 중 상위 \(counts.counts.count)개")
    }
    return parts.joined(separator: ", ")
  }

  var homeHint: String { "그룹은 'kpgg group 이름', 멤버는 'kpgg profile 이름'으로 볼 수 있습니다." }

  func chartHint(_ topics: [String]) -> String {
    "'kpgg stats 주제'로 차트 전체를 볼 수 있습니다: \(topics.joined(separator: ", "))."
  }

  private func word(for noun: CountedNoun) -> (word: String, counter: String) {
    switch noun {
    case .group: ("그룹", "팀")
    case .member: ("멤버", "명")
    case .birthday: ("생일", "건")
    case .hit: ("결과", "건")
    case .favorite: ("즐겨찾기", "개")
    }
  }

  private static let countries = [
    "South Korea": ["대한민국", "한국"], "North Korea": ["북한"], "Japan": ["일본"], "China": ["중국"],
    "Taiwan": ["대만"], "Hong Kong": ["홍콩"], "Macau": ["마카오"], "Mongolia": ["몽골"],
    "Thailand": ["태국"], "Vietnam": ["베트남"], "Indonesia": ["인도네시아"], "Philippines": ["필리핀"],
    "Malaysia": ["말레이시아"], "Singapore": ["싱가포르"], "Myanmar": ["미얀마"], "India": ["인도"],
    "United States": ["미국"], "Canada": ["캐나다"], "Brazil": ["브라질"], "Mexico": ["멕시코"],
    "Australia": ["호주", "오스트레일리아"], "New Zealand": ["뉴질랜드"], "United Kingdom": ["영국"],
    "France": ["프랑스"], "Germany": ["독일"], "Switzerland": ["스위스"], "Sweden": ["스웨덴"],
    "Russia": ["러시아"],
  ]

  private static let positions = [
    "Leader": "리더", "Center": "센터", "Visual": "비주얼", "Maknae": "막내",
    "Face of the Group": "그룹의 얼굴",
    "Main Vocalist": "메인보컬", "Lead Vocalist": "리드보컬", "Sub Vocalist": "서브보컬", "Vocalist": "보컬",
    "Main Rapper": "메인래퍼", "Lead Rapper": "리드래퍼", "Sub Rapper": "서브래퍼", "Rapper": "래퍼",
    "Main Dancer": "메인댄서", "Lead Dancer": "리드댄서", "Sub Dancer": "서브댄서", "Dancer": "댄서",
    "Guitarist": "기타", "Bassist": "베이스", "Drummer": "드럼", "Keyboardist": "키보드",
  ]
}
