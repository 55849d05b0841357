/// The data of a group, without its members.
public struct GirlGroup: Hashable, Sendable, Identifiable, Decodable {
  /// The ID, unique in the catalog even if letter case is ignored.
  public var id: GroupID
  /// The English or romanized name; the ID if the endpoint has no name.
  public var name: String
  /// The name in Hangul.
  public var koreanName: String?
  /// Other common names, in either script.
  public var aliases: [String]
  /// The debut-year section of the group.
  public var section: SectionKey?
  /// The day of the debut.
  public var debut: CalendarDate?
  /// The agency at the time of the debut.
  public var agency: String?
  /// The name of the group's fans.
  public var fandom: String?
  /// Whether the group is active, on hiatus, or disbanded; `nil` if unknown.
  public var status: GroupStatus?
  /// The day of the disbandment, if known.
  public var disbanded: CalendarDate?
  /// The best-known song.
  public var hitSong: HitSong?
  /// The address of the logo.
  public var logo: WebAddress?
  /// The address of a picture of the group.
  public var image: WebAddress?
  /// Whether any member has left the group.
  public var hasFormerMembers: Bool
  /// Whether the home screen may feature the group.
  public var isFeatured: Bool
  /// The number of line-up entries, former members included; `nil` if only the index was read.
  public var memberCount: Int?

  /// Creates a group that has only an ID.
  public init(id: GroupID) {
    self.id = id
    name = id.description
    aliases = []
    hasFormerMembers = false
    isFeatured = false
  }
}

extension GirlGroup: JSONRepresentable {
  /// The object with the keys that the README lists, except `members`.
  public var json: JSONValue {
    .object([
      "id": id.json,
      "name": .string(name),
      "koreanName": JSONValue(koreanName),
      "aliases": JSONValue(aliases),
      "section": JSONValue(section),
      "debut": JSONValue(debut),
      "agency": JSONValue(agency),
      "fandom": JSONValue(fandom),
      "status": JSONValue(status),
      "disbanded": JSONValue(disbanded),
      "hitSong": JSONValue(hitSong),
      "logo": JSONValue(logo),
      "image": JSONValue(image),
      "hasFormerMembers": .boolean(hasFormerMembers),
      "isFeatured": .boolean(isFeatured),
      "memberCount": JSONValue(memberCount),
    ])
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
  /// The group has activities.
  case active
  /// The group has not formally ended, but has no activities as a group.
  case hiatus
  /// The group has ended.
  case disbanded
}

/// A group with its members, current members first.
public struct LineUp: Hashable, Sendable {
  /// The group. Its `memberCount` is always known.
  public let group: GirlGroup
  /// All current and former members: the current members in the document's order, then the former
  /// members.
  public let members: [Member]

  /// Creates a line-up. Sorts current members first and sets the member count.
  public init(group: GirlGroup, members: [Member]) {
    var group = group
    group.memberCount = members.count
    self.group = group
    self.members = members.filter { !$0.isFormer } + members.filter(\.isFormer)
  }
}

extension LineUp: JSONRepresentable, Decodable {
  private enum CodingKeys: CodingKey { case members }

  /// The object with the group's keys and `members`.
  public var json: JSONValue {
    guard case .object(var keys) = group.json else { return group.json }
    keys["members"] = JSONValue(members)
    return .object(keys)
  }

  /// Reads the form that `json` writes.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      group: try GirlGroup(from: decoder),
      members: try container.decode([Member].self, forKey: .members))
  }
}
