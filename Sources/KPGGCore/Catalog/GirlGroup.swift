/// What the catalogue knows of a group, its members apart.
public struct GirlGroup: Hashable, Sendable, Identifiable, Decodable {
  /// Its id, unlike every other in the catalogue even when case is ignored.
  public var id: GroupID
  /// The English or romanised name; the id where the endpoint gives none.
  public var name: String
  /// The name in Hangul.
  public var koreanName: String?
  /// Other names by which fans know it, in either script.
  public var aliases: [String]
  /// The debut-year section in which it stands.
  public var section: SectionKey?
  /// The day of its debut.
  public var debut: CalendarDate?
  /// The agency at its debut.
  public var agency: String?
  /// What its fans call themselves.
  public var fandom: String?
  /// Whether it goes on.
  public var status: GroupStatus?
  /// The day on which it ended, if it did and the day is known.
  public var disbanded: CalendarDate?
  /// Its best-known song.
  public var hitSong: HitSong?
  /// A picture of its logo.
  public var logo: WebAddress?
  /// A picture of the group.
  public var image: WebAddress?
  /// Whether anyone has left it.
  public var hasFormerMembers: Bool
  /// Whether it may stand on the home screen.
  public var isFeatured: Bool
  /// How many line-up entries it has, former members included; `nil` where only the index was read,
  /// which does not tell.
  public var memberCount: Int?

  /// A group of which no more than its id is known.
  public init(id: GroupID) {
    self.id = id
    name = id.description
    aliases = []
    hasFormerMembers = false
    isFeatured = false
  }
}

extension GirlGroup: JSONRepresentable {
  /// The group's keys as the README lists them, `members` apart.
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
  /// The newest debut first, groups without one last; then by the bytes of the id.
  public static func < (left: Self, right: Self) -> Bool {
    if left.debut == right.debut { return left.id < right.id }
    guard let leftDebut = left.debut, let rightDebut = right.debut else { return left.debut != nil }
    return leftDebut > rightDebut
  }
}

/// Whether a group goes on.
///
/// A group that ended and met again for one project stays `disbanded`; one that came back for good
/// is `active`.
public enum GroupStatus: String, TextCodable, CaseIterable {
  case active
  /// No formal end, and no activity as a group.
  case hiatus
  case disbanded
}

/// A group with its members, current ones first.
public struct LineUp: Hashable, Sendable {
  /// The group; its `memberCount` is always known here.
  public let group: GirlGroup
  /// Everyone who is or was in it: in the document's order, those who left after the others.
  public let members: [Member]

  /// Puts current members first and counts them all.
  public init(group: GirlGroup, members: [Member]) {
    var group = group
    group.memberCount = members.count
    self.group = group
    self.members = members.filter { !$0.isFormer } + members.filter(\.isFormer)
  }
}

extension LineUp: JSONRepresentable, Decodable {
  private enum CodingKeys: CodingKey { case members }

  /// The group's keys and `members`.
  public var json: JSONValue {
    guard case .object(var keys) = group.json else { return group.json }
    keys["members"] = JSONValue(members)
    return .object(keys)
  }

  /// Reads what `json` writes.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      group: try GirlGroup(from: decoder),
      members: try container.decode([Member].self, forKey: .members))
  }
}
