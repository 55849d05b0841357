/// The data of a group, without its members.
public struct GirlGroup: Hashable, Sendable, Identifiable {
  /// The ID, unique in the catalog even if letter case is ignored.
  public var id: GroupID
  /// The English or romanized name; the ID if the name is unknown.
  public var name: String
  /// The name in Hangul.
  public var koreanName: String?
  /// Other common names, in either script.
  public var aliases: [String]
  /// The debut-year section of the group.
  public var sectionKey: SectionKey?
  /// The day of the debut.
  public var debut: CalendarDate?
  /// The agency at the time of the debut.
  public var agency: String?
  /// The name of the group's fans.
  public var fandom: String?
  /// Whether the group is active, on hiatus, or disbanded; `nil` if unknown.
  public var status: GroupStatus?
  /// The day of the disbandment, if known.
  public var disbandedOn: CalendarDate?
  /// The best-known song.
  public var hitSong: HitSong?
  /// The official accounts.
  public var links: GroupLinks
  /// The URL of the logo.
  public var logo: WebAddress?
  /// The URL of a picture of the group.
  public var image: WebAddress?
  /// Whether any member has left the group.
  public var hasFormerMembers: Bool
  /// Whether `Catalog.featuredGroup(on:)` can return the group.
  public var isFeatured: Bool

  /// Creates a group that has only an ID.
  public init(id: GroupID) {
    self.id = id
    name = id.description
    aliases = []
    links = GroupLinks()
    hasFormerMembers = false
    isFeatured = false
  }
}

extension GirlGroup: Comparable {
  /// Orders groups from the newest debut to the oldest, then by ID. Groups without a debut date
  /// come last.
  public static func < (left: Self, right: Self) -> Bool {
    if left.debut == right.debut { return left.id < right.id }
    guard let leftDebut = left.debut, let rightDebut = right.debut else { return left.debut != nil }
    return leftDebut > rightDebut
  }
}

/// The status of a group.
///
/// A group that ended and reunited for one project stays `disbanded`; a group that returned for
/// good is `active`.
public enum GroupStatus: String, TextCodable, CaseIterable {
  /// The group releases music or performs.
  case active
  /// The group has not formally ended, but has no activities as a group.
  case hiatus
  /// The group has ended.
  case disbanded

  /// The name in English.
  public var englishName: String { rawValue }

  /// The name in Korean.
  public var koreanName: String {
    switch self {
    case .active: "활동 중"
    case .hiatus: "활동 중단"
    case .disbanded: "해체"
    }
  }
}

/// A group with its members and its songs.
public struct LineUp: Hashable, Sendable, Identifiable {
  /// The group.
  public let group: GirlGroup
  /// The current members, then the former members, both in the order of the group's document.
  public let members: [Member]
  /// The songs from the oldest to the newest. Songs without a date come last.
  public let songs: [Song]

  /// Creates a line-up. Sorts current members first, and songs by date.
  public init(group: GirlGroup, members: [Member], songs: [Song] = []) {
    self.group = group
    self.songs = songs.sortedByDate()
    let former = members.drop { !$0.isFormer }
    // Most documents have this order already.
    self.members =
      former.allSatisfy(\.isFormer)
      ? members : members.filter { !$0.isFormer } + members.filter(\.isFormer)
  }
}

extension [LineUp] {
  /// The members of all line-ups, in their order.
  package var members: [Member] {
    var members: [Member] = []
    members.reserveCapacity(reduce(0) { $0 + $1.members.count })
    for lineUp in self { members += lineUp.members }
    return members
  }
}

extension LineUp {
  /// The group's ID.
  public var id: GroupID { group.id }

  /// The member with exactly this ID; `nil` if there is none.
  public subscript(id memberID: MemberID) -> Member? { members.first { $0.id == memberID } }
}

extension LineUp: JSONRepresentable, Codable {
  private enum CodingKeys: CodingKey { case members, songs }

  /// The object with the group's keys, `members`, and `songs`.
  package var json: JSONValue {
    group.json(memberCount: members.count)
      .adding(["members": JSONValue(members), "songs": JSONValue(songs)])
  }

  /// Encodes an object with every key. Unknown values are `null`.
  public func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }

  /// Reads the form that `encode(to:)` writes.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      group: try GirlGroup(from: decoder),
      members: try container.decode([Member].self, forKey: .members),
      songs: try container.decode([Song].self, forKey: .songs))
  }
}
