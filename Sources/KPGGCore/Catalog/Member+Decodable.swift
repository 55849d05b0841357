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
    if let heightCm, !Self.isHeight(heightCm) {
      throw DecodingError.dataCorruptedError(
        forKey: .heightCm, in: container, debugDescription: "\(heightCm) is no height")
    }
  }

  /// Whether a person can be as tall, in centimetres.
  package static func isHeight(_ centimetres: Double) -> Bool {
    centimetres >= 1 && centimetres < 300
  }
}
