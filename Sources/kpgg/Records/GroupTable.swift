import KPGGCore

/// A group in a listing.
struct ListedGroup: Tabular {
  let group: GirlGroup
  /// The number of line-up entries; `nil` if they were not counted.
  var memberCount: Int?
  /// The first year of the group's section, to sort by; `nil` if it is unknown.
  var sectionYear: Int?

  var json: JSONValue { group.json(memberCount: memberCount) }

  static let table = RecordTable<ListedGroup>(
    Field.ofGroups, columns: Field.groupColumns, id: .id)
}

extension LineUp: Tabular {
  static let table = RecordTable<LineUp>(
    Field.ofGroups + [.members, .songs], columns: Field.groupColumns, id: .id)
}

/// A group, alone or with its members.
protocol GroupRecord: Sendable {
  var group: GirlGroup { get }
  var memberCount: Int? { get }
  var sectionYear: Int? { get }
}

extension ListedGroup: GroupRecord {}
extension LineUp: GroupRecord {
  var memberCount: Int? { members.count }
  var sectionYear: Int? { nil }
}

extension Field where Record: GroupRecord {
  fileprivate static var ofGroups: [Self] {
    [
      .id, .name, .koreanName, .aliases, .section, .debut, .agency, .fandom, .status, .disbanded,
      .hitSong, .links, .logo, .image, .hasFormerMembers, .isFeatured, .memberCount,
    ]
  }
  fileprivate static var groupColumns: [Self] {
    [.name, .koreanName, .debut, .status, .agency]
  }

  static var id: Self { Self(.id, of: \.group, \.id) }
  static var name: Self { Self(.name, of: \.group, \.groupFields.name, overflow: .name) }
  static var koreanName: Self {
    Self(
      .koreanName, of: \.group, \.groupFields.koreanName, importance: .droppable(rank: 3),
      overflow: .name
    ).with(\.isKoreanForm, true)
  }
  static var aliases: Self { Self(.aliases, of: \.group, \.aliases) }
  /// The section. It is sorted by its years, because its key has no useful order.
  static var section: Self {
    Self(.section, of: \.group, \.groupFields.section)
      .with(\.order) { $0.sectionYear.map { .number(Double($0)) } }
  }
  static var debut: Self {
    Self(
      .debut, of: \.group, \.groupFields.debut, importance: .droppable(rank: 4),
      overflow: .keep
    ).with(\.filter, .debut)
  }
  static var agency: Self {
    Self(.agency, of: \.group, \.groupFields.agency, importance: .droppable(rank: 1)).with(
      \.filter, .agency)
  }
  static var fandom: Self { Self(.fandom, of: \.group, \.groupFields.fandom) }
  static var status: Self {
    Self(
      .status, of: \.group, \.groupFields.status, importance: .droppable(rank: 2),
      overflow: .keep, shown: { $0.group.status.map($1.words.status) ?? "" }
    ).with(\.filter, .status)
  }
  static var disbanded: Self { Self(.disbanded, of: \.group, \.groupFields.disbanded) }
  static var hitSong: Self {
    Self(
      .hitSong, of: \.group, \.groupFields.hitSong,
      shown: { $0.group.hitSong?.title(in: $1.language) ?? "" }
    )
    .with(\.plain) { $0.group.hitSong?.title(in: .english) ?? "" }
    .with(\.innerPaths) { HitSong.keys.map(\.name) }
  }
  static var links: Self {
    Self(.links, of: \.group, \.groupFields.links)
      .with(\.plain) { $0.group.links.accounts.map(\.address).joined(separator: ", ") }
      .with(\.innerPaths) { GroupLinks.keys.map(\.name) }
  }
  static var logo: Self { Self(.logo, of: \.group, \.groupFields.logo) }
  static var image: Self { Self(.image, of: \.group, \.image) }
  static var hasFormerMembers: Self {
    Self(
      .hasFormerMembers, of: \.group, \.groupFields.hasFormerMembers,
      shown: { record, context in
        let labels = context.words.labels.groupFields
        return record.group.hasFormerMembers
          ? labels.withFormerMembers : labels.withoutFormerMembers
      })
  }
  static var isFeatured: Self {
    Self(
      .isFeatured, of: \.group, \.groupFields.isFeatured,
      shown: { record, context in
        let labels = context.words.labels
        return record.group.isFeatured ? labels.yes : labels.no
      })
  }
  static var memberCount: Self {
    Self(
      key: "memberCount", label: \.memberCount, json: { JSONValue($0.memberCount) },
      alignment: .trailing)
  }
}

extension Field<LineUp> {
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

extension GroupLinks {
  /// The URLs of the known accounts, labeled with the name of the site in all languages.
  var facts: [FactSheet.Fact] {
    accounts.map { .linked($0.site, $0.address) }
  }

  /// The known accounts: the name of the site, and the URL.
  var accounts: [(site: String, address: String)] {
    [
      ("YouTube", youtubeChannelID?.address), ("Instagram", instagram?.address),
      ("X", x?.address),
    ].compactMap { site, address in address.map { (site, $0) } }
  }
}
