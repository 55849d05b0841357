import KPGGCore

/// The domain's own words in both languages.
enum Wording {
  static func label(of status: GroupStatus) -> Label {
    switch status {
    case .active: Label("active", "활동 중")
    case .hiatus: Label("hiatus", "활동 중단")
    case .disbanded: Label("disbanded", "해체")
    }
  }

  static func label(of kind: RecordKind) -> Label {
    switch kind {
    case .group: label(of: SnapshotDifference.Kind.group)
    case .member: label(of: SnapshotDifference.Kind.member)
    }
  }

  /// How a member stands to her group, by the original's label.
  static let standing = Label("Status", "탈퇴여부")

  /// How a member stands to her group. The original says of who did not leave that she is active,
  /// which is not true of those who died or whose group ended.
  static func standing(of member: Member) -> Label {
    if member.isFormer { return Label("former", "예") }
    return member.isCurrent ? Label("member", "아니요") : Label("died", "사망")
  }

  /// How many members there are, those who left or died apart: `5, and 2 former`.
  static func count(of members: [Member]) -> Label {
    let current = members.count { $0.isCurrent }
    let former = members.count { $0.isFormer }
    let died = members.count - current - former
    var others: [Label] = []
    if former > 0 { others.append(Label("\(former) former", "탈퇴 \(former)명")) }
    if died > 0 { others.append(Label("\(died) who died", "사망 \(died)명")) }
    let count = people(current)
    guard !others.isEmpty else { return count }
    return Label(
      "\(count.english), and " + others.map(\.english).joined(separator: ", "),
      ([count.korean] + others.map(\.korean)).joined(separator: ", "))
  }

  /// A number of people without a noun.
  static func people(_ number: Int) -> Label { Label("\(number)", "\(number)명") }

  /// A position in Korean where the field has a usual word for it, else as it is.
  static func label(of position: Position) -> Label {
    Label(position.description, koreanPositions[position.description] ?? position.description)
  }

  /// A country in Korean where the table below has it, else as it is.
  static func label(ofCountry name: String) -> Label {
    Label(name, koreanNames(ofCountry: name).first ?? name)
  }

  /// What a country may be called in Korean, the name by which it is shown first; none where it has
  /// no other name.
  static func koreanNames(ofCountry name: String) -> [String] { koreanCountries[name] ?? [] }

  static func label(of record: SnapshotDifference.Kind) -> Label {
    switch record {
    case .section: Label("section", "구분")
    case .group: Label("group", "그룹")
    case .member: Label("member", "멤버")
    }
  }

  /// A number of things in English: `1 group`, `2 groups`.
  static func counted(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  static let unknown = Label("unknown", "알려지지 않음")

  private static let koreanCountries = [
    "South Korea": ["대한민국", "한국"], "North Korea": ["북한"], "Japan": ["일본"], "China": ["중국"],
    "Taiwan": ["대만"], "Hong Kong": ["홍콩"], "Macau": ["마카오"], "Mongolia": ["몽골"],
    "Thailand": ["태국"], "Vietnam": ["베트남"], "Indonesia": ["인도네시아"], "Philippines": ["필리핀"],
    "Malaysia": ["말레이시아"], "Singapore": ["싱가포르"], "Myanmar": ["미얀마"], "India": ["인도"],
    "United States": ["미국"], "Canada": ["캐나다"], "Brazil": ["브라질"], "Mexico": ["멕시코"],
    "Australia": ["호주", "오스트레일리아"], "New Zealand": ["뉴질랜드"], "United Kingdom": ["영국"],
    "France": ["프랑스"], "Germany": ["독일"], "Switzerland": ["스위스"], "Sweden": ["스웨덴"],
    "Russia": ["러시아"],
  ]

  private static let koreanPositions = [
    "Leader": "리더", "Center": "센터", "Visual": "비주얼", "Maknae": "막내",
    "Face of the Group": "그룹의 얼굴",
    "Main Vocalist": "메인보컬", "Lead Vocalist": "리드보컬", "Sub Vocalist": "서브보컬", "Vocalist": "보컬",
    "Main Rapper": "메인래퍼", "Lead Rapper": "리드래퍼", "Sub Rapper": "서브래퍼", "Rapper": "래퍼",
    "Main Dancer": "메인댄서", "Lead Dancer": "리드댄서", "Sub Dancer": "서브댄서", "Dancer": "댄서",
    "Guitarist": "기타", "Bassist": "베이스", "Drummer": "드럼", "Keyboardist": "키보드",
  ]
}

extension HitSong {
  /// The song in one line: `Dolphin (2020)`.
  func title(in language: Language) -> String {
    let name = language == .korean ? koreanTitle ?? title : title ?? koreanTitle
    let year = year.map { "(\($0))" }
    return [name, year].compactMap(\.self).joined(separator: " ")
  }
}

extension GirlGroup {
  /// The name that stands for the group in a language.
  func name(in language: Language) -> String {
    language == .korean ? koreanName ?? name : name
  }
}

extension DebutSection {
  /// The title in a language.
  func title(in language: Language) -> String {
    language == .korean ? koreanTitle : title
  }
}

extension Member {
  /// The stage name that stands for the member in a language.
  func name(in language: Language) -> String {
    language == .korean ? koreanStageName ?? name : name
  }
}
