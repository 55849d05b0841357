import KPGGCore

extension TextWriter {
  /// A group: the known facts, then tables of its members and of its newest songs.
  func group(_ lineUp: LineUp, songLimit: Int = 10) -> [String] {
    facts(
      of: lineUp.group, memberCount: words.count(of: lineUp.members, in: lineUp.group),
      links: lineUp.group.links.facts
    )
      + (lineUp.members.isEmpty ? [] : [""] + members(of: lineUp))
      + (lineUp.songs.isEmpty ? [] : [""] + songs(of: lineUp, limit: songLimit))
  }

  /// The known facts about a group.
  func facts(
    of group: GirlGroup, memberCount: String? = nil, links: [FactSheet.Fact] = []
  ) -> [String] {
    let labels = words.labels
    let facts: [(String, String?)] = [
      (labels.groupFields.hitSong, group.hitSong?.fullTitle(in: language)),
      (labels.groupFields.video, group.hitSong?.address),
      (labels.image, group.image?.description),
      (labels.members, memberCount),
    ]
    return lines(
      of: FactSheet(
        title: group.name(in: language), subtitle: group.otherName(in: language),
        facts: history(of: group) + Self.known(facts) + links))
  }

  /// The known facts about a group, except for its song and its images.
  func history(of group: GirlGroup) -> [FactSheet.Fact] {
    let labels = words.labels
    let status = group.status.map(words.status)
    let shown = [group.name, group.koreanName ?? group.name]
    return Self.known([
      (labels.groupFields.debut, group.debut?.description),
      (labels.groupFields.agency, group.agency),
      (labels.groupFields.fandom, group.fandom),
      (labels.groupFields.status, status.map { $0 + (group.disbandedOn.map { " (\($0))" } ?? "") }),
      (labels.otherNames, list(group.aliases.filter { !shown.contains($0) })),
    ])
  }

  /// The known values of some fields.
  func known<Record: Tabular>(_ fields: [Field<Record>], of record: Record) -> [FactSheet.Fact] {
    zip(fields, cells(of: record, fields, naming: KnownGroups()))
      .filter { !$1.isEmpty }
      .map { FactSheet.Fact($0.label(words.labels), $1) }
  }

  static func known(_ facts: [(String, String?)]) -> [FactSheet.Fact] {
    facts.compactMap { label, value in value.map { FactSheet.Fact(label, $0) } }
  }

  private func members(of lineUp: LineUp) -> [String] {
    var fields: [Field<Member>] = [
      .stageName, .koreanStageName, .birth, .mbti, .bloodType, .positions,
    ]
    if !lineUp.members.allSatisfy(\.isCurrent) { fields.append(.membership) }
    if lineUp.members.contains(where: { $0.diedOn != nil }) { fields.append(.died) }
    return table(of: lineUp.members, fields, naming: [lineUp.group])
      .lines(width: width, painter: painter)
  }
}

extension SingleRecord<LineUp> {
  /// A group with its members and its newest songs.
  static func group(
    _ lineUp: LineUp, songLimit: Int = 10, fields: FieldSelection<LineUp>
  ) -> Self {
    Self(record: lineUp, fields: fields) { $0.group(lineUp, songLimit: songLimit) }
  }
}

extension RecordList<LineUp> {
  /// Several groups with their members.
  static func groups(_ lineUps: [LineUp], fields: FieldSelection<LineUp>) -> Self {
    Self(
      records: lineUps, fields: fields,
      count: { $0.count(lineUps.count, of: lineUps.count, .group) }
    ) { writer in
      Array(lineUps.map { writer.group($0) }.joined(separator: [""]))
    }
  }
}

extension Words {
  /// The number of members, with separate numbers of former and deceased ones.
  ///
  /// If the group has disbanded, its last members count as current.
  func count(of members: [Member], in group: GirlGroup) -> String {
    let current = members.count { $0.isCurrent }
    let former = members.count { $0.isFormer }
    return self.members(
      current: current, former: former, died: members.count - current - former,
      hasDisbanded: group.status == .disbanded)
  }
}
