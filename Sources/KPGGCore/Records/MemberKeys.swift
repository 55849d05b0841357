extension Member: CodableRecord {
  package static let keys: [RecordKey<Member>] = [
    .aliases, .birth, .birthName, .birthplace, .bloodType, .died, .group, .heightCm, .id, .image,
    .instagram, .isFormer, .koreanBirthName, .koreanStageName, .mbti, .nationalities, .positions,
    .stageName,
  ]

  /// Reads the form that `encode(to:)` writes. Rejects an impossible height.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: RecordCodingKey.self)
    self.init(id: try container.decode(MemberID.self, forKey: RecordCodingKey("id")))
    try RecordKey.read(&self, from: container)
    if let heightCm, !Self.isPlausibleHeight(heightCm) {
      throw DecodingError.dataCorruptedError(
        forKey: RecordCodingKey("heightCm"), in: container,
        debugDescription: "\(heightCm) is not a valid height")
    }
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
