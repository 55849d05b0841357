extension DebutSection: CodableRecord {
  /// The keys of a section's JSON, except `memberCount`.
  package static let keys: [RecordKey<DebutSection>] = [
    .from, .groupCount, .groups, .key, .koreanTitle, .title, .to,
  ]

  /// Reads the form that `encode(to:)` writes.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: RecordCodingKey.self)
    self.init(
      key: try container.decode(SectionKey.self, forKey: RecordCodingKey("key")), years: nil,
      groupIDs: [])
    try RecordKey.read(&self, from: container)
    let from = try container.located(RecordCodingKey("from")) {
      try $0.decodeIfPresent(Int.self, forKey: $1)
    }
    guard let from else { return }
    let to = try container.located(RecordCodingKey("to")) { try $0.decode(Int.self, forKey: $1) }
    guard let years = ClosedRange(yearsFrom: from, to: to) else {
      throw DecodingError.dataCorruptedError(
        forKey: RecordCodingKey("to"), in: container,
        debugDescription: "\(from) to \(to) is not a valid range of years")
    }
    self.years = years
  }

  /// The object with `memberCount`, the number of line-up entries in all groups, former members
  /// included; `nil` if they were not counted.
  package func json(memberCounts: [GroupID: Int]?) -> JSONValue {
    json.adding(["memberCount": JSONValue(memberCount(memberCounts))])
  }

  /// The number of line-up entries in all groups, former members included.
  package func memberCount(_ memberCounts: [GroupID: Int]?) -> Int? {
    memberCounts.map { counts in groupIDs.reduce(0) { $0 + (counts[$1] ?? 0) } }
  }
}

extension RecordKey<DebutSection> {
  package static var from: Self { Self("from") { JSONValue($0.years?.lowerBound) } }
  package static var groupCount: Self { Self("groupCount") { .integer($0.groupIDs.count) } }
  package static var groups: Self { Self("groups", \.groupIDs) { JSONValue($0.groupIDs) } }
  package static var key: Self { Self("key") { $0.key.json } }
  package static var koreanTitle: Self {
    Self("koreanTitle", \.koreanTitle) { .string($0.koreanTitle) }
  }
  package static var title: Self { Self("title", \.title) { .string($0.title) } }
  package static var to: Self { Self("to") { JSONValue($0.years?.upperBound) } }
}
