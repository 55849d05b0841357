import KPGGCore

/// A group, alone or with its members.
protocol GroupRecord: Tabular {
  var group: GirlGroup { get }
  /// The number of line-up entries; `nil` if they were not counted.
  var memberCount: Int? { get }
  /// The first year of the group's section, to sort by; `nil` if it is unknown.
  var sectionYear: Int? { get }
}

extension GroupRecord {
  static var columns: [Field<Self>] { [.name, .koreanName, .debut, .status, .agency] }

  fileprivate static var groupFields: [Field<Self>] {
    [
      .id, .name, .koreanName, .aliases, .section, .debut, .agency, .fandom, .status, .disbanded,
      .returned, .tier, .koreanAgency, .koreanFandom, .hitSong, .links, .logo, .image,
      .hasFormerMembers, .isFeatured, .memberCount,
    ]
  }
}

/// A group in a listing.
struct ListedGroup: GroupRecord {
  let group: GirlGroup
  var memberCount: Int?
  var sectionYear: Int?

  var json: JSONValue { group.json(memberCount: memberCount) }

  static let fields = groupFields
  static var rankedKind: RecordKind? { .group }
  var rankedID: RecordID? { .group(group.id) }
}

extension LineUp: GroupRecord {
  static let fields = groupFields + [.members, .songs, .units, .about, .koreanAbout]

  var memberCount: Int? { members.count }
  var sectionYear: Int? { nil }
}

extension Field where Record: GroupRecord {
  static var id: Self { Self(.of(\.group, .id), \.id) }
  static var name: Self { Self(.of(\.group, .name), \.groupFields.name, overflow: .name) }
  static var koreanName: Self {
    Self(
      .of(\.group, .koreanName), \.groupFields.koreanName, rank: 3,
      overflow: .name, isKoreanForm: true)
  }
  static var aliases: Self { Self(.of(\.group, .aliases), \.aliases) }
  /// The section. It is sorted by its years, because its key has no useful order.
  static var section: Self {
    Self(.of(\.group, .section), \.groupFields.section)
      .with(\.order) { $0.sectionYear.map { .number(Double($0)) } }
  }
  static var debut: Self {
    Self(.of(\.group, .debut), \.groupFields.debut, rank: 4, overflow: .keep, filter: .debut)
  }
  static var agency: Self {
    Self(
      .of(\.group, .agency), \.groupFields.agency, rank: 1, filter: .agency,
      shown: { $0.group.agencyName?.text(in: $1.language) ?? "" })
  }
  static var koreanAgency: Self {
    Self(.of(\.group, .koreanAgency), \.groupFields.koreanAgency, isKoreanForm: true)
  }
  static var fandom: Self {
    Self(
      .of(\.group, .fandom), \.groupFields.fandom,
      shown: { $0.group.fandomName?.text(in: $1.language) ?? "" })
  }
  static var koreanFandom: Self {
    Self(.of(\.group, .koreanFandom), \.groupFields.koreanFandom, isKoreanForm: true)
  }
  static var status: Self {
    Self(
      .of(\.group, .status), \.groupFields.status, rank: 2,
      overflow: .keep, filter: .status, shown: { $0.group.status.map($1.words.status) ?? "" })
  }
  static var disbanded: Self { Self(.of(\.group, .disbanded), \.groupFields.disbanded) }
  static var returned: Self { Self(.of(\.group, .returned), \.groupFields.returned) }
  static var tier: Self {
    Self(.of(\.group, .tier), \.groupFields.tier, alignment: .trailing, filter: .tier)
  }
  static var hitSong: Self {
    Self(
      .of(\.group, .hitSong), \.groupFields.hitSong,
      shown: { $0.group.hitSong?.title(in: $1.language) ?? "" }
    )
    .with(\.plain) { $0.group.hitSong?.title(in: .english) ?? "" }
    .with(\.innerPaths) { HitSong.keys.map(\.name) }
  }
  static var links: Self {
    Self(.of(\.group, .links), \.groupFields.links)
      .with(\.plain) { $0.group.links.facts.map(\.value).joined(separator: ", ") }
      .with(\.innerPaths) { GroupLinks.keys.map(\.name) }
  }
  static var logo: Self { Self(.of(\.group, .logo), \.groupFields.logo) }
  static var image: Self { Self(.of(\.group, .image), \.image) }
  static var hasFormerMembers: Self {
    Self(
      .of(\.group, .hasFormerMembers), \.groupFields.hasFormerMembers,
      shown: {
        let labels = $1.words.labels.groupFields
        return $0.group.hasFormerMembers ? labels.withFormerMembers : labels.withoutFormerMembers
      })
  }
  static var isFeatured: Self {
    Self(
      .of(\.group, .isFeatured), \.groupFields.isFeatured,
      shown: { $0.group.isFeatured ? $1.words.labels.yes : $1.words.labels.no })
  }
  static var memberCount: Self {
    Self(
      key: "memberCount", label: \.memberCount, json: { JSONValue($0.memberCount) },
      alignment: .trailing)
  }
}

extension Field<LineUp> {
  /// The members, with their status on a day.
  static func members(on day: CalendarDate) -> Self {
    Self.members.with(\.json) { lineUp in
      let status = Field<Member>.status(on: day, in: [lineUp.group])
      return .array(lineUp.members.map { $0.json.adding([status.key: status.json($0)]) })
    }
  }
  fileprivate static var members: Self {
    Self(
      key: "members", label: \.members, json: { JSONValue($0.members) },
      shown: { lineUp, context in
        lineUp.members.map { $0.name(in: context.language) }.joined(separator: ", ")
      },
      plain: { $0.members.map(\.id.description).joined(separator: ", ") },
      innerPaths: { Member.paths })
  }
  fileprivate static var songs: Self {
    Self(
      key: "songs", label: \.songs, json: { JSONValue($0.songs) },
      shown: { lineUp, context in
        lineUp.songs.map { $0.title(in: context.language) }.joined(separator: ", ")
      },
      plain: { $0.songs.map(\.title).joined(separator: ", ") },
      innerPaths: { Song.keys.map(\.name) })
  }
}

extension Field<LineUp> {
  fileprivate static var units: Self {
    Self(
      key: "units", label: \.groupFields.units, json: { JSONValue($0.units) },
      shown: { lineUp, context in
        lineUp.units.map { $0.displayName.text(in: context.language) }.joined(separator: ", ")
      },
      plain: { $0.units.map(\.name).joined(separator: ", ") },
      innerPaths: { GroupUnit.keys.map(\.name) })
  }
  fileprivate static var about: Self {
    Self(key: "about", label: \.groupFields.about, json: { JSONValue($0.about) })
  }
  fileprivate static var koreanAbout: Self {
    Self(key: "koreanAbout", label: \.groupFields.koreanAbout, json: { JSONValue($0.koreanAbout) })
  }
}

extension GroupLinks {
  /// The URLs of the known accounts, labeled with the name of the site in all languages.
  var facts: [FactSheet.Fact] {
    [
      ("YouTube", youtubeChannelID?.address), ("Instagram", instagram?.address),
      ("X", x?.address),
    ].compactMap { site, address in address.map { .linked(site, $0) } }
  }
}

extension TextWriter {
  /// A group: the text about it, the known facts, then tables of its members, units, and newest songs,
  /// and related groups. With a day, the members are those of the day.
  func group(
    _ whole: LineUp, on day: CalendarDate? = nil, songLimit: Int = 10,
    relations: GroupRelations? = nil
  ) -> [String] {
    let lineUp = day.map(whole.lineUp) ?? whole
    let group = lineUp.group
    let count =
      day == nil
      ? words.count(of: lineUp.members, in: group) : words.people(lineUp.members.count)
    let note = day.flatMap { words.note(on: lineUp, $0) }
    // Their members can have left by the day.
    let units = LineUp(group: group, checkedMembers: whole.members, units: lineUp.units)
    return facts(
      of: group, on: day, text: lineUp.about(in: language), memberCount: count,
      links: group.links.facts)
      + (lineUp.members.isEmpty ? [] : [""] + members(of: lineUp, on: day))
      + (note.map { [""] + fitted($0) } ?? [])
      + (lineUp.units.isEmpty ? [] : [""] + self.units(of: units))
      + (lineUp.songs.isEmpty ? [] : [""] + songs(of: lineUp, limit: songLimit))
      + (relations.map { self.relations($0) }.map { $0.isEmpty ? [] : [""] + $0 } ?? [])
  }

  /// The known facts about a group.
  func facts(
    of group: GirlGroup, on day: CalendarDate? = nil, text: String? = nil,
    memberCount: String? = nil,
    links: [FactSheet.Fact] = []
  ) -> [String] {
    let labels = words.labels
    let facts: [(String, String?)] = [
      (labels.groupFields.hitSong, group.hitSong?.fullTitle(in: language)),
      (labels.groupFields.video, group.hitSong?.address),
      (labels.image, group.image?.description),
      (labels.members, memberCount),
    ]
    let name = group.name(in: language)
    return lines(
      of: FactSheet(
        title: day.map { words.name(name, on: $0) } ?? name,
        subtitle: group.otherName(in: language), text: text,
        facts: history(of: group) + Self.known(facts) + links))
  }

  /// The known facts about a group, except for its song and its images.
  func history(of group: GirlGroup) -> [FactSheet.Fact] {
    let labels = words.labels
    let status = group.status.map(words.status)
    let shown = [group.name, group.koreanName ?? group.name]
    return Self.known([
      (labels.groupFields.debut, group.debutDate?.description),
      (labels.groupFields.agency, group.agencyName?.text(in: language)),
      (labels.groupFields.fandom, group.fandomName?.text(in: language)),
      (
        labels.groupFields.status,
        status.map { $0 + (group.disbandmentDate.map { " (\($0))" } ?? "") }
      ),
      (labels.otherNames, list(group.aliases.filter { !shown.contains($0) })),
    ])
  }

  private func members(of lineUp: LineUp, on day: CalendarDate?) -> [String] {
    var fields: [Field<Member>] = [
      .stageName, .koreanStageName, .birth, .mbti, .bloodType, .positions,
    ]
    let hasPeriods = lineUp.members.contains { words.period(of: $0, in: lineUp.group) != nil }
    if let day {
      let period = Field<Member>.period.with(\.rank, 7).with(\.label, \.memberFields.period)
      if hasPeriods { fields.append(period) }
      let statuses = lineUp.members.map { $0.status(in: lineUp.group, on: day) }
      if !statuses.allSatisfy({ $0 == .current }) { fields.append(.status) }
    } else {
      if hasPeriods || !lineUp.members.allSatisfy(\.isCurrent) { fields.append(.periodOrStatus) }
      if lineUp.members.contains(where: { $0.deathDate != nil }) { fields.append(.died) }
    }
    return table(of: lineUp.members, fields, naming: [lineUp.group], on: day)
      .lines(width: width, painter: painter)
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
