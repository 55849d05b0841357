import KPGGCore

extension TextWriter {
  /// A member's profile: the facts on the app's screen, known or not, then other known facts.
  ///
  /// - Parameters:
  ///   - member: The member's entry in the group.
  ///   - group: The group of that entry.
  ///   - groups: All groups of the person.
  ///   - today: The date for the age; `nil` shows none.
  /// - Returns: The lines, fitted to the terminal.
  func profile(
    of member: Member, in group: GirlGroup, _ groups: PersonGroups, today: CalendarDate?
  ) -> [String] {
    lines(
      of: FactSheet(
        title: member.name(in: language), subtitle: group.name(in: language),
        facts: facts(of: member, in: group, groups, today: today)))
  }

  /// The facts of a profile. Those on the app's screen are included even if they are unknown.
  func facts(
    of entry: Member, in group: GirlGroup, _ groups: PersonGroups, today: CalendarDate?
  ) -> [FactSheet.Fact] {
    var member = entry
    member.diedOn = entry.diedOn ?? groups.died
    let (labels, fields) = (words.labels, words.labels.memberFields)
    let unknown = labels.unknown
    var facts = [
      FactSheet.Fact(
        fields.bothStageNames, pair(member.stageName, member.koreanStageName) ?? unknown),
      FactSheet.Fact(
        fields.bothBirthNames, pair(member.birthName, member.koreanBirthName) ?? unknown),
      FactSheet.Fact(fields.birth, born(member, today: today) ?? unknown),
      FactSheet.Fact(fields.mbti, member.mbti?.description ?? unknown),
      FactSheet.Fact(fields.bloodType, member.bloodType?.description ?? unknown),
      FactSheet.Fact(fields.membership, words.membership(of: member, in: group)),
    ]
    facts += known(Member.facts, of: member)
    facts += Self.known([
      (labels.otherNames, list(member.aliases)), (labels.groups, names(of: groups)),
    ])
    let links = [
      (fields.instagram, member.instagram?.address), (labels.image, member.image?.description),
    ]
    facts += links.compactMap { label, address in
      address.map { .linked(label, $0) }
    }
    return facts
  }

  /// The groups of a person in more than one group: `IVE; IZ*ONE (2018–2021)`.
  private func names(of groups: PersonGroups) -> String? {
    guard groups.memberships.count > 1 else { return nil }
    return groups.memberships.map { membership in
      let name = membership.group.name(in: language)
      return words.past(of: membership).map { "\(name) (\($0))" } ?? name
    }.joined(separator: "; ")
  }

  /// A value in both scripts, the language's own first.
  func pair(_ romanized: String?, _ korean: String?) -> String? {
    let both = [romanized, korean].compactMap(\.self)
    let ordered = words.prefersHangul ? both.reversed() : both
    guard let first = ordered.first else { return nil }
    return ordered.count == 1 ? first : "\(first) (\(ordered[1]))"
  }

  private func born(_ member: Member, today: CalendarDate?) -> String? {
    guard let birth = member.birth else { return nil }
    guard let age = today.flatMap({ member.age(on: $0) }) else { return birth.description }
    return "\(birth) (\(words.age(age)))"
  }
}

extension SingleRecord<Member> {
  /// One member's profile.
  ///
  /// - Parameters:
  ///   - member: The entry to show.
  ///   - group: The group of that entry.
  ///   - groups: All groups of the person.
  ///   - fields: The fields to show.
  ///   - today: The date for the age; `nil` shows none.
  /// - Returns: The profile.
  static func profile(
    of member: Member, in group: GirlGroup, _ groups: PersonGroups,
    fields: FieldSelection<Member>, today: CalendarDate?
  ) -> Self {
    Self(record: member, fields: fields, groups: [group]) { writer in
      writer.profile(of: member, in: group, groups, today: today)
    }
  }
}

extension RecordList<Member> {
  /// The profiles of all members of some line-ups, each with all groups of the person.
  static func profiles(
    of lineUps: [LineUp], people: People, fields: FieldSelection<Member>, today: CalendarDate?
  ) -> Self {
    let members = lineUps.members
    let groups = Dictionary(
      lineUps.map { ($0.group.id, $0.group) }, uniquingKeysWith: { first, _ in first })
    return Self(
      records: members, fields: fields, groups: lineUps.map(\.group),
      count: { $0.count(members.count, of: members.count, .member) }
    ) { writer in
      let sheets = members.map { member in
        writer.profile(
          of: member, in: groups[member.groupID] ?? GirlGroup(id: member.groupID),
          people.groups(of: member), today: today)
      }
      return Array(sheets.joined(separator: [""]))
    }
  }
}

extension Words {
  /// The note on a past membership in the list of a person's groups: "former" after a group the
  /// person left, the years of a disbanded group; `nil` for a current membership.
  func past(of membership: PersonGroups.Membership) -> String? {
    let group = membership.group
    if membership.isFormer { return former }
    guard group.status == .disbanded else { return nil }
    guard let first = group.debut?.year, let last = group.disbandedOn?.year else {
      return status(.disbanded)
    }
    return first == last ? "\(first)" : years(from: "\(first)", to: "\(last)")
  }
}
