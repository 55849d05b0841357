/// One entry in a group's line-up.
///
/// A person who was in several groups has an entry in each; `person` tells which belong together.
public struct Member: Hashable, Sendable, Identifiable {
  /// Her id, unlike every other in the catalogue.
  public var id: MemberID
  /// The stage name, romanized: `YooA`.
  public var stageName: String?
  /// The stage name in Hangul: `유아`.
  public var koreanStageName: String?
  /// Other stage names, in either script.
  public var aliases: [String]
  /// The birth name, romanised.
  public var birthName: String?
  /// The birth name in Hangul.
  public var koreanBirthName: String?
  /// The day of birth, or the year where no more is known.
  public var birth: CalendarDate?
  /// Her blood type in the ABO system.
  public var bloodType: BloodType?
  /// Her type by the test that she told of last.
  public var mbti: MBTI?
  /// Her height in centimetres, fractions allowed; at least 1 and below 300.
  public var heightCm: Double?
  /// The city and country of birth: `Incheon, South Korea`.
  public var birthplace: String?
  /// The countries of which she is a citizen, in English.
  public var nationalities: [String]
  /// What she does in the group, the most important first.
  public var positions: [Position]
  /// Whether she left before the group ended, or left a group that goes on.
  public var isFormer: Bool
  /// The day on which she died.
  public var died: CalendarDate?
  /// A picture of her.
  public var image: WebAddress?

  /// A member of whom no more than her id is known.
  public init(id: MemberID) {
    self.id = id
    aliases = []
    nationalities = []
    positions = []
    isFormer = false
  }

  /// Whether she neither left nor died: she is in the line-up, or was until the group ended.
  public var isCurrent: Bool { !isFormer && died == nil }

  /// The group in whose line-up she stands.
  public var group: GroupID { id.group }

  /// The first stage name there is: romanised, Korean, or the id's.
  public var name: String { stageName ?? koreanStageName ?? id.name }

  /// Her age in years; `nil` for the deceased, and for a birth date that is unknown or incomplete.
  public func age(on today: CalendarDate) -> Int? {
    died == nil ? birth?.years(until: today) : nil
  }
}

extension Member: JSONRepresentable {
  /// The member's keys as the README lists them.
  public var json: JSONValue {
    .object([
      "id": id.json,
      "group": group.json,
      "stageName": JSONValue(stageName),
      "koreanStageName": JSONValue(koreanStageName),
      "aliases": JSONValue(aliases),
      "birthName": JSONValue(birthName),
      "koreanBirthName": JSONValue(koreanBirthName),
      "birth": JSONValue(birth),
      "bloodType": JSONValue(bloodType),
      "mbti": JSONValue(mbti),
      "heightCm": JSONValue(heightCm),
      "birthplace": JSONValue(birthplace),
      "nationalities": JSONValue(nationalities),
      "positions": JSONValue(positions),
      "isFormer": .boolean(isFormer),
      "died": JSONValue(died),
      "image": JSONValue(image),
    ])
  }
}

extension Member: Decodable {
  private enum CodingKeys: CodingKey {
    case id, stageName, koreanStageName, aliases, birthName, koreanBirthName, birth, bloodType, mbti
    case heightCm, birthplace, nationalities, positions, isFormer, died, image
  }

  /// Reads what `json` writes; refuses a height that nobody has.
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
    died = try container.decodeIfPresent(CalendarDate.self, forKey: .died)
    image = try container.decodeIfPresent(WebAddress.self, forKey: .image)
    if let heightCm, !Self.isPlausibleHeight(heightCm) {
      throw DecodingError.dataCorruptedError(
        forKey: .heightCm, in: container, debugDescription: "\(heightCm) is no height")
    }
  }

  /// Whether a person can be as tall, in centimetres.
  package static func isPlausibleHeight(_ centimetres: Double) -> Bool {
    centimetres >= 1 && centimetres < 300
  }
}
