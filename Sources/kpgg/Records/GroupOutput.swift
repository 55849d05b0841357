import KPGGCore
import KPGGQuiz

/// A group in a listing.
struct ListedGroup: Tabular {
  let group: GirlGroup
  /// The number of line-up entries; `nil` if they were not counted.
  var memberCount: Int?

  var json: JSONValue { group.json(memberCount: memberCount) }

  static let idKey = "id"
  static let tableKeys = ["name", "koreanName", "debut", "status", "agency"]
  static let fields: [Field<ListedGroup>] = GroupFields.fields(of: \.group)
}

extension LineUp: Tabular {
  static let idKey = ListedGroup.idKey
  static let tableKeys = ListedGroup.tableKeys

  static let fields: [Field<LineUp>] =
    GroupFields.fields(of: \.group) + [
      Field(
        key: "members", label: \.members,
        shown: { lineUp, language in
          lineUp.members.map { $0.name(in: language) }.joined(separator: ", ")
        },
        plain: { $0.members.map(\.id.description).joined(separator: ", ") },
        innerPaths: { Member.fieldPaths }),
      Field(
        key: "songs", label: \.songs,
        shown: { lineUp, language in
          lineUp.songs.map { $0.title(in: language) }.joined(separator: ", ")
        },
        plain: { $0.songs.map(\.title).joined(separator: ", ") },
        innerPaths: { Song(title: "").json.keys }),
    ]
}

/// The fields of a group, alone or with its members.
private enum GroupFields {
  static func fields<Record: Tabular>(
    of group: any KeyPath<Record, GirlGroup> & Sendable
  ) -> [Field<Record>] {
    [
      Field(key: "id", label: \.id),
      Field(key: "name", label: \.groupFields.name, overflow: .name),
      Field(
        key: "koreanName", label: \.groupFields.koreanName, importance: .droppable(rank: 3),
        overflow: .name),
      Field(key: "aliases", label: \.aliases),
      Field(key: "section", label: \.groupFields.section),
      Field(
        key: "debut", label: \.groupFields.debut, importance: .droppable(rank: 4), overflow: .keep),
      Field(key: "agency", label: \.groupFields.agency, importance: .droppable(rank: 1)),
      Field(key: "fandom", label: \.groupFields.fandom),
      Field(
        key: "status", label: \.groupFields.status, importance: .droppable(rank: 2),
        overflow: .keep,
        shown: { record, language in
          record[keyPath: group].status.map(language.words.status) ?? ""
        }),
      Field(key: "disbanded", label: \.groupFields.disbanded),
      Field(
        key: "hitSong", label: \.groupFields.hitSong,
        shown: { record, language in record[keyPath: group].hitSong?.title(in: language) ?? "" },
        plain: { record in record[keyPath: group].hitSong?.title(in: .english) ?? "" },
        innerPaths: {
          JSONValue(HitSong(title: "", koreanTitle: nil, year: nil, youtubeID: nil)).keys
        }),
      Field(
        key: "links", label: \.groupFields.links,
        plain: { record in
          record[keyPath: group].links.accounts.map(\.address).joined(separator: ", ")
        },
        innerPaths: { GroupLinks().json.keys }),
      Field(key: "logo", label: \.groupFields.logo),
      Field(key: "image", label: \.image),
      Field(
        key: "hasFormerMembers", label: \.groupFields.hasFormerMembers,
        shown: { record, language in
          let labels = language.words.labels.groupFields
          return record[keyPath: group].hasFormerMembers
            ? labels.withFormerMembers : labels.withoutFormerMembers
        }),
      Field(
        key: "isFeatured", label: \.groupFields.isFeatured,
        shown: { record, language in
          let labels = language.words.labels
          return record[keyPath: group].isFeatured ? labels.yes : labels.no
        }),
      Field(key: "memberCount", label: \.memberCount, alignment: .trailing),
    ]
  }
}

extension GroupLinks {
  /// The URLs of the known accounts, labeled with the name of the site in all languages.
  var facts: [FactSheet.Fact] {
    accounts.map { .linked($0.site, $0.address) }
  }

  /// The known accounts: the name of the site, and the URL.
  fileprivate var accounts: [(site: String, address: String)] {
    [
      ("YouTube", youtubeChannelID?.address), ("Instagram", instagram?.address),
      ("X", x?.address),
    ].compactMap { site, address in address.map { (site, $0) } }
  }
}

/// The labels of what only groups have, in one language.
struct GroupLabels: Sendable {
  let name: String
  let koreanName: String
  let section: String
  let debut: String
  let agency: String
  let fandom: String
  let status: String
  let disbanded: String
  let hitSong: String
  let video: String
  let links: String
  let logo: String
  let hasFormerMembers: String
  let withFormerMembers: String
  let withoutFormerMembers: String
  let isFeatured: String
}

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

  static func known(_ facts: [(String, String?)]) -> [FactSheet.Fact] {
    facts.compactMap { label, value in value.map { FactSheet.Fact(label, $0) } }
  }

  private func members(of lineUp: LineUp) -> [String] {
    var keys = ["stageName", "koreanStageName", "birth", "mbti", "bloodType", "positions"]
    if !lineUp.members.allSatisfy(\.isCurrent) { keys.append("isFormer") }
    if lineUp.members.contains(where: { $0.diedOn != nil }) { keys.append("died") }
    let fields = keys.compactMap { Member.field(named: $0)?.showing([lineUp.group]) }
    return table(of: lineUp.members, fields).lines(width: width, painter: painter)
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

extension RecordSheets<LineUp> {
  /// Several groups with their members.
  static func groups(_ lineUps: [LineUp], fields: FieldSelection<LineUp>) -> Self {
    let list = RecordList(
      records: lineUps, fields: fields,
      count: { $0.count(lineUps.count, of: lineUps.count, .group) })
    return Self(list: list) { $1.group($0) }
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

/// A section in a listing.
struct ListedSection: Tabular {
  let section: DebutSection
  /// The number of line-up entries of each group; `nil` if they were not counted.
  let memberCounts: [GroupID: Int]?

  var json: JSONValue { section.json(memberCounts: memberCounts) }

  static let idKey = "key"
  static let tableKeys = ["key", "title", "groupCount", "groups"]

  static let fields: [Field<ListedSection>] = [
    Field(key: "key", label: \.key, importance: .droppable(rank: 0)),
    // If cut, all titles would look the same.
    Field(
      key: "title", label: \.title, importance: .droppable(rank: 2), overflow: .keep,
      shown: { $0.section.title(in: $1) }),
    Field(key: "koreanTitle", label: \.koreanTitle),
    Field(key: "from", label: \.from, alignment: .trailing),
    Field(key: "to", label: \.to, alignment: .trailing),
    Field(key: "groups", label: \.groups, overflow: .wrap),
    Field(
      key: "groupCount", label: \.groupCount, alignment: .trailing,
      importance: .droppable(rank: 1)),
    Field(key: "memberCount", label: \.memberCount, alignment: .trailing),
  ]
}
