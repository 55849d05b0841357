/// An entry in a group's line-up.
///
/// Someone in several groups has an entry in each. ``FullCatalog/entries(of:)`` finds all entries of
/// the same person.
///
/// Two values are equal if all properties are. Compare the IDs to know whether they are the same
/// entry.
public struct Member: Hashable, Sendable, Identifiable {
  /// The ID, unique in the catalog.
  public var id: MemberID
  /// The romanized stage name: `YooA`.
  public var stageName: String?
  /// The stage name in Hangul: `유아`.
  public var koreanStageName: String?
  /// Other stage names, in either script.
  public var aliases: [String]
  /// The romanized birth name.
  public var birthName: String?
  /// The birth name in Hangul.
  public var koreanBirthName: String?
  /// The date of birth, or the month or year if no more is known.
  public var birthDate: CalendarDate?
  /// The blood type in the ABO system.
  public var bloodType: BloodType?
  /// The member's most recently published MBTI type.
  public var mbti: MBTI?
  /// The height.
  public var height: Height?
  /// The city and country of birth: `Incheon, South Korea`.
  public var birthplace: String?
  /// The countries of citizenship, in English.
  public var nationalities: [String]
  /// The positions in the group, the most important first.
  public var positions: [Position]
  /// Whether the member left the group; `false` if they stayed until it disbanded.
  public var isFormer: Bool
  /// The day of death.
  public var deathDate: CalendarDate?
  /// The URL of a picture of the member.
  public var image: WebAddress?
  /// The member's account on Instagram.
  public var instagram: InstagramHandle?

  /// Creates a member that has only an ID.
  public init(id: MemberID) {
    self.id = id
    aliases = []
    nationalities = []
    positions = []
    isFormer = false
  }

  /// Whether the member is alive and in the group. In a disbanded group, whether they are alive and
  /// stayed until the end.
  public var isCurrent: Bool { !isFormer && deathDate == nil }

  /// The ID of the member's group.
  public var groupID: GroupID { id.groupID }

  /// The first available stage name: romanized, Korean, or from the ID.
  public var name: String { stageName ?? koreanStageName ?? id.name }

  /// The stage name in both languages.
  public var displayName: BilingualText {
    BilingualText(english: name, korean: koreanStageName ?? name)
  }

  /// Returns the age in years; `nil` for members who have died, and if the birth date is unknown or
  /// incomplete.
  public func age(on today: CalendarDate) -> Int? {
    deathDate == nil ? birthDate?.years(until: today) : nil
  }
}

extension Member: CodableRecord {
  package static let keys: [RecordKey<Member>] = [
    .aliases, .birth, .birthName, .birthplace, .bloodType, .died, .group, .heightCm, .id, .image,
    .instagram, .isFormer, .koreanBirthName, .koreanStageName, .mbti, .nationalities, .positions,
    .stageName,
  ]

  package init(idFrom container: RecordKey<Member>.Container) throws {
    self.init(id: try container.decode(MemberID.self, forKey: JSONCodingKey("id")))
  }
}

extension RecordKey<Member> {
  package static var aliases: Self { Self("aliases", \.aliases) { JSONValue($0.aliases) } }
  package static var birth: Self { Self("birth", \.birthDate) { JSONValue($0.birthDate) } }
  package static var birthName: Self { Self("birthName", \.birthName) { JSONValue($0.birthName) } }
  package static var birthplace: Self {
    Self("birthplace", \.birthplace) { JSONValue($0.birthplace) }
  }
  package static var bloodType: Self { Self("bloodType", \.bloodType) { JSONValue($0.bloodType) } }
  package static var died: Self { Self("died", \.deathDate) { JSONValue($0.deathDate) } }
  package static var group: Self { Self("group") { $0.groupID.json } }
  package static var heightCm: Self {
    Self("heightCm", \.height) { JSONValue($0.height) }
  }
  package static var id: Self { Self("id") { $0.id.json } }
  package static var image: Self { Self("image", \.image) { JSONValue($0.image) } }
  package static var instagram: Self { Self("instagram", \.instagram) { JSONValue($0.instagram) } }
  package static var isFormer: Self { Self("isFormer", \.isFormer) { .boolean($0.isFormer) } }
  package static var koreanBirthName: Self {
    Self("koreanBirthName", \.koreanBirthName) { JSONValue($0.koreanBirthName) }
  }
  package static var koreanStageName: Self {
    Self("koreanStageName", \.koreanStageName) { JSONValue($0.koreanStageName) }
  }
  package static var mbti: Self { Self("mbti", \.mbti) { JSONValue($0.mbti) } }
  package static var nationalities: Self {
    Self("nationalities", \.nationalities) { JSONValue($0.nationalities) }
  }
  package static var positions: Self { Self("positions", \.positions) { JSONValue($0.positions) } }
  package static var stageName: Self { Self("stageName", \.stageName) { JSONValue($0.stageName) } }
}

/// A group with its members and its songs.
///
/// Two line-ups are equal if the group, all members, and all songs are. Finding a member by name
/// takes time proportional to the number of members.
public struct LineUp: Hashable, Sendable, Identifiable {
  /// The group.
  public let group: GirlGroup
  /// The current members, then the former members, both in the order of the group's document.
  public let members: [Member]
  /// The songs from the oldest to the newest. Songs without a date come last.
  public let songs: [Song]

  /// Creates a line-up. Sorts current members first, and songs by date.
  ///
  /// - Returns: `nil` if the ID of a member is in another group.
  public init?(group: GirlGroup, members: [Member], songs: [Song] = []) {
    guard members.allSatisfy({ $0.groupID == group.id }) else { return nil }
    self.init(group: group, checkedMembers: members, songs: songs)
  }

  /// Creates a line-up of members whose IDs are known to be in the group.
  package init(group: GirlGroup, checkedMembers members: [Member], songs: [Song] = []) {
    self.group = group
    self.songs = songs.sortedByDate()
    let former = members.drop { !$0.isFormer }
    // Most documents have this order already.
    self.members =
      former.allSatisfy(\.isFormer)
      ? members : members.filter { !$0.isFormer } + members.filter(\.isFormer)
  }

  /// The group's ID.
  public var id: GroupID { group.id }
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

extension LineUp: JSONEncodable, Decodable {
  private enum CodingKeys: CodingKey { case members, songs }

  /// The object with the group's keys, `members`, and `songs`.
  package var json: JSONValue {
    group.json(memberCount: members.count)
      .adding(["members": JSONValue(members), "songs": JSONValue(songs)])
  }

  /// Reads the form that `encode(to:)` writes. Rejects members of other groups.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let group = try GirlGroup(from: decoder)
    let members = try container.decode([Member].self, forKey: .members)
    if let stranger = members.first(where: { $0.groupID != group.id }) {
      let found = stranger.groupID.description
      throw container.problem(.wrongGroup(found: found), at: .members)
    }
    self.init(
      group: group, checkedMembers: members,
      songs: try container.decode([Song].self, forKey: .songs))
  }
}
