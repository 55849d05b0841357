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
  package static var date: Self { Self("date", \.date, JSONValue.init) }
  package static var kind: Self { Self("kind", \.kind, JSONValue.init) }
  package static var koreanTitle: Self { Self("koreanTitle", \.koreanTitle, JSONValue.init) }
  package static var title: Self { Self("title", \.title, JSONValue.string) }
  /// The URL of the video, which follows from its ID.
  package static var url: Self { Self("url") { JSONValue($0.address) } }
  package static var youtubeID: Self { Self("youtubeID", \.youtubeID, JSONValue.init) }
}

extension HitSong: CodableRecord {
  package static let keys: [RecordKey<HitSong>] = [
    RecordKey("koreanTitle", \.koreanTitle, JSONValue.init),
    RecordKey("title", \.title, JSONValue.init),
    RecordKey("url") { JSONValue($0.address) },
    RecordKey("year", \.year, JSONValue.init),
    RecordKey("youtubeID", \.youtubeID, JSONValue.init),
  ]
}
