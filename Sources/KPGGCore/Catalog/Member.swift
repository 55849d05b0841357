/// An entry in a group's line-up.
///
/// Someone in several groups has an entry in each. ``Catalog/appearances(of:among:)`` finds
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
}

extension Member: JSONRepresentable {
  /// The object with the keys that the article *JSON output* lists.
  package var json: JSONValue {
    .object([
      "aliases": JSONValue(aliases),
      "birth": JSONValue(birth),
      "birthName": JSONValue(birthName),
      "birthplace": JSONValue(birthplace),
      "bloodType": JSONValue(bloodType),
      "died": JSONValue(diedOn),
      "group": groupID.json,
      "heightCm": JSONValue(heightCm),
      "id": id.json,
      "image": JSONValue(image),
      "instagram": JSONValue(instagram),
      "isFormer": .boolean(isFormer),
      "koreanBirthName": JSONValue(koreanBirthName),
      "koreanStageName": JSONValue(koreanStageName),
      "mbti": JSONValue(mbti),
      "nationalities": JSONValue(nationalities),
      "positions": JSONValue(positions),
      "stageName": JSONValue(stageName),
    ])
  }
}

extension Member: Codable {
  private enum CodingKeys: CodingKey {
    case id, stageName, koreanStageName, aliases, birthName, koreanBirthName, birth, bloodType, mbti
    case heightCm, birthplace, nationalities, positions, isFormer, died, image, instagram
  }

  /// Encodes an object with every key. Unknown values are `null`.
  public func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }

  /// Reads the form that `encode(to:)` writes. Rejects an impossible height.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(id: try container.decode(MemberID.self, forKey: .id))
    stageName = try container.decodeIfPresent(String.self, forKey: .stageName)
    koreanStageName = try container.decodeIfPresent(String.self, forKey: .koreanStageName)
    aliases = try container.decode([String].self, forKey: .aliases)
    birthName = try container.decodeIfPresent(String.self, forKey: .birthName)
    koreanBirthName = try container.decodeIfPresent(String.self, forKey: .koreanBirthName)
    birth = try container.decodeIfPresent(CalendarDate.self, forKey: .birth)
    bloodType = try container.decodeIfPresent(BloodType.self, forKey: .bloodType)
    mbti = try container.decodeIfPresent(MBTI.self, forKey: .mbti)
    heightCm = try container.decodeIfPresent(Double.self, forKey: .heightCm)
    birthplace = try container.decodeIfPresent(String.self, forKey: .birthplace)
    nationalities = try container.decode([String].self, forKey: .nationalities)
    positions = try container.decode([Position].self, forKey: .positions)
    isFormer = try container.decode(Bool.self, forKey: .isFormer)
    diedOn = try container.decodeIfPresent(CalendarDate.self, forKey: .died)
    image = try container.decodeIfPresent(WebAddress.self, forKey: .image)
    instagram = try container.decodeIfPresent(InstagramHandle.self, forKey: .instagram)
    if let heightCm, !Self.isPlausibleHeight(heightCm) {
      throw DecodingError.dataCorruptedError(
        forKey: .heightCm, in: container, debugDescription: "\(heightCm) is not a valid height")
    }
  }

  /// Whether a height in centimeters is possible for a person.
  package static func isPlausibleHeight(_ centimeters: Double) -> Bool {
    centimeters >= 1 && centimeters < 300
  }
}
