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
