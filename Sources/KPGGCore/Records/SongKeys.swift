extension Song: CodableRecord {
  package static let keys: [RecordKey<Song>] = [
    .date, .kind, .koreanTitle, .title, .url, .youtubeID,
  ]

  /// Reads the form that `encode(to:)` writes.
  public init(from decoder: any Decoder) throws {
    self.init(title: "")
    try RecordKey.read(&self, from: decoder.container(keyedBy: RecordCodingKey.self))
  }

  /// The object with the key `group`.
  package func json(group: GroupID) -> JSONValue { json.adding(["group": group.json]) }
}

extension RecordKey<Song> {
  package static var date: Self { Self("date", \.date) { JSONValue($0.date) } }
  package static var kind: Self { Self("kind", \.kind) { JSONValue($0.kind) } }
  package static var koreanTitle: Self {
    Self("koreanTitle", \.koreanTitle) { JSONValue($0.koreanTitle) }
  }
  package static var title: Self { Self("title", \.title) { .string($0.title) } }
  /// The URL of the video, which follows from its ID.
  package static var url: Self { Self("url") { JSONValue($0.address) } }
  package static var youtubeID: Self { Self("youtubeID", \.youtubeID) { JSONValue($0.youtubeID) } }
}

extension HitSong: CodableRecord {
  package static let keys: [RecordKey<HitSong>] = [
    RecordKey("koreanTitle", \.koreanTitle) { JSONValue($0.koreanTitle) },
    RecordKey("title", \.title) { JSONValue($0.title) },
    RecordKey("url") { JSONValue($0.address) },
    RecordKey("year", \.year) { JSONValue($0.year) },
    RecordKey("youtubeID", \.youtubeID) { JSONValue($0.youtubeID) },
  ]
}
