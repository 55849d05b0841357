/// An entry in a group's line-up.
///
/// Someone in several groups has an entry in each. ``Catalog/person(of:among:)`` finds
/// all entries of the same person.
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
  public var birth: CalendarDate?
  /// The blood type in the ABO system.
  public var bloodType: BloodType?
  /// The member's most recently published MBTI type.
  public var mbti: MBTI?
  /// The height in centimeters, from 1 to below 300. It can have a fraction.
  public var heightCm: Double?
  /// The city and country of birth: `Incheon, South Korea`.
  public var birthplace: String?
  /// The countries of citizenship, in English.
  public var nationalities: [String]
  /// The positions in the group, the most important first.
  public var positions: [Position]
  /// Whether the member left the group; `false` if they stayed until it disbanded.
  public var isFormer: Bool
  /// The day of death.
  public var diedOn: CalendarDate?
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
  public var isCurrent: Bool { !isFormer && diedOn == nil }

  /// The ID of the member's group.
  public var groupID: GroupID { id.groupID }

  /// The first available stage name: romanized, Korean, or from the ID.
  public var name: String { stageName ?? koreanStageName ?? id.name }

  /// Returns the age in years; `nil` for members who have died, and if the birth date is unknown or
  /// incomplete.
  public func age(on today: CalendarDate) -> Int? {
    diedOn == nil ? birth?.years(until: today) : nil
  }

  package static func isPlausibleHeight(_ centimeters: Double) -> Bool {
    centimeters >= 1 && centimeters < 300
  }
}

extension Member: CodableRecord {
  package static let keys: [RecordKey<Member>] = [
    .aliases, .birth, .birthName, .birthplace, .bloodType, .died, .group, .heightCm, .id, .image,
    .instagram, .isFormer, .koreanBirthName, .koreanStageName, .mbti, .nationalities, .positions,
    .stageName,
  ]

  package init(idFrom container: RecordKey<Member>.Container) throws {
    self.init(id: try container.decode(MemberID.self, forKey: RecordCodingKey("id")))
  }

  package func finish(_ container: RecordKey<Member>.Container) throws {
    guard let heightCm, !Self.isPlausibleHeight(heightCm) else { return }
    throw DecodingError.dataCorruptedError(
      forKey: RecordCodingKey("heightCm"), in: container,
      debugDescription: "\(heightCm) is not a valid height")
  }
}

extension RecordKey<Member> {
  package static var aliases: Self { Self("aliases", \.aliases) { JSONValue($0.aliases) } }
  package static var birth: Self { Self("birth", \.birth) { JSONValue($0.birth) } }
  package static var birthName: Self { Self("birthName", \.birthName) { JSONValue($0.birthName) } }
  package static var birthplace: Self {
    Self("birthplace", \.birthplace) { JSONValue($0.birthplace) }
  }
  package static var bloodType: Self { Self("bloodType", \.bloodType) { JSONValue($0.bloodType) } }
  package static var died: Self { Self("died", \.diedOn) { JSONValue($0.diedOn) } }
  package static var group: Self { Self("group") { $0.groupID.json } }
  package static var heightCm: Self { Self("heightCm", \.heightCm) { JSONValue($0.heightCm) } }
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

/// A line of a member's profile: a label and a value.
public enum ProfileField: String, CaseIterable, Sendable {
  /// The stage name.
  case stageName
  /// The birth name.
  case birthName
  /// The date of birth.
  case birth
  /// The MBTI type.
  case mbti
  /// The blood type.
  case bloodType
  /// Whether the member has left the group.
  case membership

  /// The label in English.
  public var englishName: String {
    switch self {
    case .stageName: "Stage name"
    case .birthName: "Birth name"
    case .birth: "Born"
    case .mbti: "MBTI"
    case .bloodType: "Blood type"
    case .membership: "Status"
    }
  }

  /// The label in Korean.
  public var koreanName: String {
    switch self {
    case .stageName: "활동명"
    case .birthName: "본명"
    case .birth: "생년월일"
    case .mbti: "MBTI"
    case .bloodType: "혈액형"
    // "Has left?"
    case .membership: "탈퇴여부"
    }
  }
}

extension Member {
  /// Returns the value of a field in English, with names in Latin letters if they are known. `nil`
  /// if the value is unknown.
  public func englishText(of field: ProfileField) -> String? {
    switch field {
    case .stageName: stageName ?? koreanStageName
    case .birthName: birthName ?? koreanBirthName
    case .birth: birth?.description
    case .mbti: mbti?.description
    case .bloodType: bloodType?.description
    case .membership: isFormer ? "former" : isCurrent ? "member" : "died"
    }
  }

  /// Returns the value of a field in Korean, with names in Hangul if they are known. `nil` if the
  /// value is unknown.
  public func koreanText(of field: ProfileField) -> String? {
    switch field {
    case .stageName: koreanStageName ?? stageName
    case .birthName: koreanBirthName ?? birthName
    case .birth: birth?.description
    case .mbti: mbti?.description
    case .bloodType: bloodType?.description
    case .membership: isFormer ? "예" : "아니요"
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

  /// Reads the form that `encode(to:)` writes.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      group: try GirlGroup(from: decoder),
      members: try container.decode([Member].self, forKey: .members),
      songs: try container.decode([Song].self, forKey: .songs))
  }
}
