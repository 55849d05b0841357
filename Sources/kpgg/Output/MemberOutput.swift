import KPGGCore

extension Member: Tabular {
  static let idKey = "id"
  static let tableKeys = [
    "stageName", "koreanStageName", "group", "birth", "mbti", "bloodType", "isFormer",
  ]

  var isDimmed: Bool { !isCurrent }

  static let fields: [Field<Member>] = [
    Field(key: "id", label: Label("Id", "아이디")),
    Field(
      key: "group", label: Label("Group", "그룹"), importance: .droppable(rank: 6), overflow: .name),
    Field(key: "stageName", label: Label("Stage name", "영문 활동명"), overflow: .name),
    Field(
      key: "koreanStageName", label: Label("Korean", "활동명"), importance: .droppable(rank: 5),
      overflow: .name),
    Field(key: "aliases", label: Label("Aliases", "별칭")),
    Field(key: "birthName", label: Label("Birth name", "영문 본명")),
    Field(key: "koreanBirthName", label: Label("Korean birth name", "본명")),
    Field(
      key: "birth", label: Label("Born", "생년월일"), importance: .droppable(rank: 4), overflow: .keep),
    Field(
      key: "bloodType", label: Label("Blood", "혈액형"), importance: .droppable(rank: 1),
      overflow: .keep),
    Field(
      key: "mbti", label: Label(both: "MBTI"), importance: .droppable(rank: 2), overflow: .keep),
    Field(key: "heightCm", label: Label("Height", "키"), alignment: .trailing),
    Field(key: "birthplace", label: Label("Birthplace", "출생지")),
    Field(
      key: "nationalities", label: Label("Nationality", "국적"),
      shown: { member, language in
        member.nationalities.map { Wording.label(ofCountry: $0).text(in: language) }
          .joined(separator: ", ")
      }),
    Field(
      key: "positions", label: Label("Positions", "포지션"), importance: .droppable(rank: 0),
      shown: { member, language in
        member.positions.map { Wording.label(of: $0).text(in: language) }.joined(separator: ", ")
      }),
    Field(
      key: "isFormer", label: Wording.standing, importance: .droppable(rank: 3),
      overflow: .keep,
      shown: { Wording.standing(of: $0).text(in: $1) }),
    Field(key: "died", label: Label("Died", "사망일")),
    Field(key: "image", label: Label("Image", "사진")),
  ]
}

extension FieldSelection<Member> {
  /// The selection with groups shown by name, as in other tables, instead of by id.
  func naming(_ groups: [GirlGroup]) -> Self {
    let known = Dictionary(groups.map { ($0.id, $0) }) { first, _ in first }
    return replacing("group") { member, language in
      known[member.group]?.name(in: language) ?? member.group.description
    }
  }
}

extension TextWriter {
  /// A member's profile: what the app's screen shows, known or not, then what else is known.
  ///
  /// - Parameters:
  ///   - member: Her entry in the group.
  ///   - group: The group in which she is shown.
  ///   - others: The other groups in which she is or was.
  ///   - died: The day on which she died by any of her entries.
  ///   - today: The day on which her age is told; `nil` for none.
  /// - Returns: The lines, fitted to the terminal.
  func profile(
    of member: Member, in group: GirlGroup, also others: [GirlGroup] = [],
    died: CalendarDate? = nil, today: CalendarDate?
  ) -> [String] {
    lines(
      of: FactSheet(
        title: member.name(in: language), subtitle: group.name(in: language),
        facts: facts(of: member, also: others, died: died, today: today)))
  }

  /// All that is known of a member, and of what the app's screen shows also what is not.
  func facts(
    of entry: Member, also others: [GirlGroup], died: CalendarDate?, today: CalendarDate?
  ) -> [FactSheet.Fact] {
    var member = entry
    member.died = entry.died ?? died
    let label = { (english: String, korean: String) in Label(english, korean).text(in: language) }
    let unknown = Wording.unknown.text(in: language)
    var facts = [
      FactSheet.Fact(
        label("Stage name", "활동명"), pair(member.stageName, member.koreanStageName) ?? unknown),
      FactSheet.Fact(
        label("Birth name", "본명"), pair(member.birthName, member.koreanBirthName) ?? unknown),
      FactSheet.Fact(label("Born", "생년월일"), born(member, today: today) ?? unknown),
      FactSheet.Fact("MBTI", member.mbti?.description ?? unknown),
      FactSheet.Fact(label("Blood type", "혈액형"), member.bloodType?.description ?? unknown),
      FactSheet.Fact(
        Wording.standing.text(in: language), Wording.standing(of: member).text(in: language)),
    ]
    let more: [(String, String?)] = [
      (label("Died", "사망일"), member.died?.description),
      (
        label("Positions", "포지션"),
        list(member.positions.map { Wording.label(of: $0).text(in: language) })
      ),
      (label("Height", "키"), member.heightCm.map { "\($0.shortestText) cm" }),
      (label("Birthplace", "출생지"), member.birthplace),
      (
        label("Nationality", "국적"),
        list(member.nationalities.map { Wording.label(ofCountry: $0).text(in: language) })
      ),
      (label("Also known as", "별칭"), list(member.aliases)),
      (label("Also in", "다른 그룹"), list(others.map { $0.name(in: language) })),
      (label("Picture", "사진"), member.image?.description),
    ]
    facts += more.compactMap { label, value in value.map { FactSheet.Fact(label, $0) } }
    return facts
  }

  /// A value in both scripts, the language's own first.
  func pair(_ romanised: String?, _ korean: String?) -> String? {
    let both = [romanised, korean].compactMap(\.self)
    let ordered = language == .korean ? both.reversed() : both
    guard let first = ordered.first else { return nil }
    return ordered.count == 1 ? first : "\(first) (\(ordered[1]))"
  }

  private func born(_ member: Member, today: CalendarDate?) -> String? {
    guard let birth = member.birth else { return nil }
    guard let age = today.flatMap({ member.age(on: $0) }) else { return birth.description }
    let words = language == .korean ? "만 \(age)세" : "age \(age)"
    return "\(birth) (\(words))"
  }
}

extension SingleRecord<Member> {
  /// One member's profile.
  ///
  /// - Parameters:
  ///   - member: The entry to show.
  ///   - group: The group of that entry.
  ///   - others: The person's other groups.
  ///   - died: The date of death, by any of the person's entries.
  ///   - fields: The fields to show.
  ///   - today: The date for the age; `nil` shows none.
  /// - Returns: The profile.
  static func profile(
    of member: Member, in group: GirlGroup, also others: [GirlGroup] = [],
    died: CalendarDate? = nil, fields: FieldSelection<Member>, today: CalendarDate?
  ) -> Self {
    Self(record: member, fields: fields.naming([group])) { writer in
      writer.profile(of: member, in: group, also: others, died: died, today: today)
    }
  }
}

extension RecordSheets<Member> {
  /// The profiles of all members of some line-ups, each with the person's other groups among them.
  static func profiles(
    of lineUps: [LineUp], fields: FieldSelection<Member>, today: CalendarDate?
  ) -> Self {
    let members = lineUps.flatMap(\.members)
    let groups = Dictionary(
      lineUps.map { ($0.group.id, $0.group) }, uniquingKeysWith: { first, _ in first })
    let entries = Dictionary(grouping: members, by: \.person)
    let list = RecordList(
      records: members, fields: fields.naming(lineUps.map(\.group)),
      count: .count(of: members, "member", "멤버", counter: "명"))
    return Self(list: list) { member, writer in
      let entries = entries[member.person, default: []]
      let others = entries.compactMap { $0.group == member.group ? nil : groups[$0.group] }
      return writer.profile(
        of: member, in: groups[member.group] ?? GirlGroup(id: member.group), also: others,
        died: entries.lazy.compactMap(\.died).first, today: today)
    }
  }
}
