extension GirlGroup: CodableRecord {
  /// The keys of a group's JSON, except `memberCount`, `members`, and `songs`.
  package static let keys: [RecordKey<GirlGroup>] = [
    .agency, .aliases, .debut, .disbanded, .fandom, .hasFormerMembers, .hitSong, .id, .image,
    .isFeatured, .koreanName, .links, .logo, .name, .section, .status,
  ]

  /// Reads the form that `encode(to:)` writes.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: RecordCodingKey.self)
    self.init(id: try container.decode(GroupID.self, forKey: RecordCodingKey("id")))
    try RecordKey.read(&self, from: container)
  }

  /// The object with `memberCount`, the number of line-up entries, former members included.
  package func json(memberCount: Int?) -> JSONValue {
    json.adding(["memberCount": JSONValue(memberCount)])
  }
}

extension RecordKey<GirlGroup> {
  package static var agency: Self { Self("agency", \.agency, JSONValue.init) }
  package static var aliases: Self { Self("aliases", \.aliases, JSONValue.init) }
  package static var debut: Self { Self("debut", \.debut, JSONValue.init) }
  package static var disbanded: Self { Self("disbanded", \.disbandedOn, JSONValue.init) }
  package static var fandom: Self { Self("fandom", \.fandom, JSONValue.init) }
  package static var hasFormerMembers: Self {
    Self("hasFormerMembers", \.hasFormerMembers, JSONValue.boolean)
  }
  package static var hitSong: Self { Self("hitSong", \.hitSong, JSONValue.init) }
  package static var id: Self { Self("id") { $0.id.json } }
  package static var image: Self { Self("image", \.image, JSONValue.init) }
  package static var isFeatured: Self { Self("isFeatured", \.isFeatured, JSONValue.boolean) }
  package static var koreanName: Self { Self("koreanName", \.koreanName, JSONValue.init) }
  package static var links: Self { Self("links", \.links, \.json) }
  package static var logo: Self { Self("logo", \.logo, JSONValue.init) }
  package static var name: Self { Self("name", \.name, JSONValue.string) }
  package static var section: Self { Self("section", \.sectionKey, JSONValue.init) }
  package static var status: Self { Self("status", \.status, JSONValue.init) }
}

extension GroupLinks: CodableRecord {
  package static let keys: [RecordKey<GroupLinks>] = [
    RecordKey("instagram", \.instagram, JSONValue.init),
    RecordKey("x", \.x, JSONValue.init),
    RecordKey("youtubeChannelID", \.youtubeChannelID, JSONValue.init),
  ]

  /// Reads the form that `encode(to:)` writes.
  public init(from decoder: any Decoder) throws {
    self.init()
    try RecordKey.read(&self, from: decoder.container(keyedBy: RecordCodingKey.self))
  }
}
