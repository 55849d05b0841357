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
  package static var agency: Self { Self("agency", \.agency) { JSONValue($0.agency) } }
  package static var aliases: Self { Self("aliases", \.aliases) { JSONValue($0.aliases) } }
  package static var debut: Self { Self("debut", \.debut) { JSONValue($0.debut) } }
  package static var disbanded: Self {
    Self("disbanded", \.disbandedOn) { JSONValue($0.disbandedOn) }
  }
  package static var fandom: Self { Self("fandom", \.fandom) { JSONValue($0.fandom) } }
  package static var hasFormerMembers: Self {
    Self("hasFormerMembers", \.hasFormerMembers) { .boolean($0.hasFormerMembers) }
  }
  package static var hitSong: Self { Self("hitSong", \.hitSong) { JSONValue($0.hitSong) } }
  package static var id: Self { Self("id") { $0.id.json } }
  package static var image: Self { Self("image", \.image) { JSONValue($0.image) } }
  package static var isFeatured: Self {
    Self("isFeatured", \.isFeatured) { .boolean($0.isFeatured) }
  }
  package static var koreanName: Self {
    Self("koreanName", \.koreanName) { JSONValue($0.koreanName) }
  }
  package static var links: Self { Self("links", \.links) { $0.links.json } }
  package static var logo: Self { Self("logo", \.logo) { JSONValue($0.logo) } }
  package static var name: Self { Self("name", \.name) { .string($0.name) } }
  package static var section: Self { Self("section", \.sectionKey) { JSONValue($0.sectionKey) } }
  package static var status: Self { Self("status", \.status) { JSONValue($0.status) } }
}

extension GroupLinks: CodableRecord {
  package static let keys: [RecordKey<GroupLinks>] = [
    RecordKey("instagram", \.instagram) { JSONValue($0.instagram) },
    RecordKey("x", \.x) { JSONValue($0.x) },
    RecordKey("youtubeChannelID", \.youtubeChannelID) { JSONValue($0.youtubeChannelID) },
  ]

  /// Reads the form that `encode(to:)` writes.
  public init(from decoder: any Decoder) throws {
    self.init()
    try RecordKey.read(&self, from: decoder.container(keyedBy: RecordCodingKey.self))
  }
}
