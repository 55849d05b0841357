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
  package static var aliases: Self { Self("aliases", \.aliases, JSONValue.init) }
  package static var birth: Self { Self("birth", \.birth, JSONValue.init) }
  package static var birthName: Self { Self("birthName", \.birthName, JSONValue.init) }
  package static var birthplace: Self { Self("birthplace", \.birthplace, JSONValue.init) }
  package static var bloodType: Self { Self("bloodType", \.bloodType, JSONValue.init) }
  package static var died: Self { Self("died", \.diedOn, JSONValue.init) }
  package static var group: Self { Self("group") { $0.groupID.json } }
  package static var heightCm: Self { Self("heightCm", \.heightCm, JSONValue.init) }
  package static var id: Self { Self("id") { $0.id.json } }
  package static var image: Self { Self("image", \.image, JSONValue.init) }
  package static var instagram: Self { Self("instagram", \.instagram, JSONValue.init) }
  package static var isFormer: Self { Self("isFormer", \.isFormer, JSONValue.boolean) }
  package static var koreanBirthName: Self {
    Self("koreanBirthName", \.koreanBirthName, JSONValue.init)
  }
  package static var koreanStageName: Self {
    Self("koreanStageName", \.koreanStageName, JSONValue.init)
  }
  package static var mbti: Self { Self("mbti", \.mbti, JSONValue.init) }
  package static var nationalities: Self {
    Self("nationalities", \.nationalities, JSONValue.init)
  }
  package static var positions: Self { Self("positions", \.positions, JSONValue.init) }
  package static var stageName: Self { Self("stageName", \.stageName, JSONValue.init) }
}
