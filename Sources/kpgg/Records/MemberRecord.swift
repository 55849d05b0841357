import KPGGCore

extension Member: Tabular {
  static let keySynonyms = [
    "name": "stageName", "koreanname": "koreanStageName", "birthday": "birth",
  ]
  static let fields: [Field<Member>] = [
    .id, .group, .stageName, .koreanStageName, .aliases, .birthName, .koreanBirthName, .birth,
    .bloodType, .mbti, .height, .birthplace, .koreanBirthplace, .nationalities, .positions, .status,
    .joined, .left, .absences, .died, .image, .instagram,
  ]
  static let columns: [Field<Member>] = [
    .stageName, .koreanStageName, .group, .birth, .mbti, .bloodType, .status,
  ]

  static var rankedKind: RecordKind? { .member }
  var rankedID: RecordID? { .member(id) }

  /// The fields that a profile shows if they are known, after the original app's fields.
  static let facts: [Field<Member>] = [
    .died, .positions, .heightWithUnit, .birthplace, .nationalities,
  ]

  func isDimmed(in context: CellContext) -> Bool {
    guard let day = context.day else { return !isCurrent }
    return !isMember(of: context.group(of: self), on: day)
  }
}

extension CellContext {
  /// The group of a member; a group without facts if it is unknown.
  fileprivate func group(of member: Member) -> GirlGroup {
    groups[member.groupID] ?? GirlGroup(id: member.groupID)
  }

  /// When the member was in the group, to the month; `nil` if they were always there.
  fileprivate func period(of member: Member) -> String? {
    words.period(of: member, in: group(of: member), accuracy: .month)
  }
}

extension Field<Member> {
  static var id: Self { Self(.id, \.id) }
  static var group: Self {
    Self(
      .group, \.group, rank: 7, overflow: .name,
      shown: { $1.groups.name(of: $0.groupID.description, in: $1.language) }
    ).with(\.isRedundant) { members in members.allSatisfy { $0.groupID == members[0].groupID } }
  }
  static var stageName: Self { Self(.stageName, \.memberFields.stageName, overflow: .name) }
  static var koreanStageName: Self {
    Self(
      .koreanStageName, \.memberFields.koreanStageName, rank: 3,
      overflow: .name, isKoreanForm: true)
  }
  static var aliases: Self { Self(.aliases, \.aliases) }
  static var birthName: Self { Self(.birthName, \.memberFields.birthName) }
  static var koreanBirthName: Self {
    Self(.koreanBirthName, \.memberFields.koreanBirthName, isKoreanForm: true)
  }
  static var birth: Self {
    Self(.birth, \.memberFields.birth, rank: 6, overflow: .keep, filter: .born)
  }
  static var bloodType: Self {
    Self(.bloodType, \.memberFields.bloodTypeColumn, rank: 1, overflow: .keep, filter: .blood)
  }
  static var mbti: Self {
    Self(.mbti, \.memberFields.mbti, rank: 2, overflow: .keep, filter: .mbti)
  }
  static var height: Self {
    Self(.heightCm, \.memberFields.height, alignment: .trailing, filter: .height)
  }
  /// The height for a sheet: `160 cm`.
  static var heightWithUnit: Self {
    Self.height.with(\.shown) { member, _ in member.height?.text ?? "" }
  }
  static var birthplace: Self {
    Self(
      .birthplace, \.memberFields.birthplace,
      shown: {
        BilingualText(latin: $0.birthplace, hangul: $0.koreanBirthplace)?.text(in: $1.language)
          ?? ""
      })
  }
  static var koreanBirthplace: Self {
    Self(.koreanBirthplace, \.memberFields.koreanBirthplace, isKoreanForm: true)
  }
  static var nationalities: Self {
    Self(.nationalities, \.memberFields.nationalities, filter: .nationality) {
      $0.nationalities.map($1.words.country).joined(separator: ", ")
    }
  }
  static var positions: Self {
    Self(
      .positions, \.memberFields.positions, rank: 0, filter: .position,
      shown: { $0.positions.map($1.words.position).joined(separator: ", ") })
  }
  static var status: Self {
    Self(
      .isFormer, \.memberFields.status, rank: 4, overflow: .keep,
      shown: { $1.words.status(of: $0, in: $1.group(of: $0), on: $1.day) })
  }
  /// The status on a day in every format. The groups are those of the members.
  static func status(on day: CalendarDate, in groups: [GirlGroup]) -> Self {
    let groups = KnownGroups(groups)
    return Self.status.with(\.json) { member in
      let group = groups[member.groupID] ?? GirlGroup(id: member.groupID)
      return member.isFormer(in: group, on: day).map { .boolean($0) } ?? .null
    }
  }
  /// When the member was in the group, without days. Empty for a member since the debut.
  static var period: Self {
    Self.status.with(\.rank, 0).with(\.shown) { $1.period(of: $0) ?? "" }
  }
  /// The period, with a note if the member died; the present status for a member since the debut.
  static var periodOrStatus: Self {
    Self.status.with(\.rank, 7).with(\.shown) { member, context in
      let status = context.words.status(of: member, in: context.group(of: member), on: nil)
      guard let period = context.period(of: member) else { return status }
      return member.deathDate != nil ? "\(period), \(status)" : period
    }
  }
  static var joined: Self { Self(.joined, \.memberFields.joined) }
  static var left: Self { Self(.left, \.memberFields.left) }
  static var absences: Self {
    Self(.absences, \.memberFields.absences)
      .with(\.plain) { $0.absences.map(\.text).joined(separator: ", ") }
      .with(\.innerPaths) { ["from", "to"] }
  }
  static var died: Self { Self(.died, \.memberFields.died, rank: 2, overflow: .keep) }
  static var image: Self { Self(.image, \.image) }
  static var instagram: Self { Self(.instagram, \.memberFields.instagram) }
}

extension TextWriter {
  /// A member's profile: the facts on the app's screen, known or not, then other known facts.
  /// Without a date, it shows no age.
  func profile(
    of member: Member, in group: GirlGroup, as person: Person, in catalog: Catalog,
    units: UnitsByMember, today: CalendarDate?
  ) -> [String] {
    lines(
      of: FactSheet(
        title: member.name(in: language), subtitle: group.name(in: language),
        facts: facts(
          of: member, in: group, as: person, in: catalog, units: units, today: today)))
  }

  /// The facts of a profile. Those on the app's screen are included even if they are unknown.
  func facts(
    of entry: Member, in group: GirlGroup, as person: Person, in catalog: Catalog,
    units: UnitsByMember, today: CalendarDate?
  ) -> [FactSheet.Fact] {
    var member = entry
    member.deathDate = entry.deathDate ?? person.deathDate
    let (labels, fields) = (words.labels, words.labels.memberFields)
    let main = [
      (fields.bothStageNames, pair(member.stageName, member.koreanStageName)),
      (fields.bothBirthNames, pair(member.birthName, member.koreanBirthName)),
      (fields.birth, born(member, today: today)), (fields.mbti, member.mbti?.description),
      (fields.bloodType, member.bloodType?.description),
      (fields.status, words.datedStatus(of: member, in: group)),
    ]
    let names = [
      (labels.otherNames, list(member.aliases)), (labels.groups, groups(of: person, in: catalog)),
      (labels.groupFields.units, self.units(of: person, in: units)),
    ]
    let links = [
      (fields.instagram, member.instagram?.address), (labels.image, member.image?.description),
    ]
    let period = [(fields.period, words.period(of: entry, in: group))]
    return main.map { FactSheet.Fact($0, $1 ?? labels.unknown) } + Self.known(period)
      + known(Member.facts, of: member) + Self.known(names)
      + links.compactMap { label, url in url.map { .linked(label, $0) } }
  }

  /// The groups of a person in more than one group: `IVE; IZ*ONE (2018–2021)`.
  private func groups(of person: Person, in catalog: Catalog) -> String? {
    guard !person.others.isEmpty else { return nil }
    let groups = person.listedEntries.map { entry in
      let group = catalog.group(entry.groupID)
      let name = group.name(in: language)
      return note(on: entry, in: group).map { "\(name) (\($0))" } ?? name
    }.joined(separator: "; ")
    return groups + words.andMore(person.unlistedCount, separator: ";")
  }

  /// The note on a membership: its years, or else "former" after a group the person left, and
  /// "disbanded" after a disbanded group; `nil` for a member since the debut.
  func note(on entry: Member, in group: GirlGroup) -> String? {
    if let years = words.years(of: entry, in: group) { return years }
    if entry.isFormer { return words.status(.left) }
    return group.status == .disbanded ? words.status(.disbanded) : nil
  }

  /// A value in both scripts, the language's own first.
  func pair(_ romanized: String?, _ korean: String?) -> String? {
    let both = [romanized, korean].compactMap(\.self)
    let ordered = words.prefersHangul ? both.reversed() : both
    guard let first = ordered.first else { return nil }
    return ordered.count == 1 ? first : "\(first) (\(ordered[1]))"
  }

  private func born(_ member: Member, today: CalendarDate?) -> String? {
    guard let birth = member.birthDate else { return nil }
    guard let age = today.flatMap({ member.age(on: $0) }) else { return birth.description }
    return "\(birth) (\(words.age(age)))"
  }
}
