extension Catalog: JSONRepresentable, Decodable {
  private enum CodingKeys: CodingKey { case sections, groups, featured }

  /// `sections`, `groups` and `featured`.
  public var json: JSONValue {
    .object([
      "sections": JSONValue(sections), "groups": JSONValue(groups), "featured": JSONValue(featured),
    ])
  }

  /// Reads what `json` writes; refuses groups and sections that differ in letter case at most, and
  /// ids without a group.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let sections = try container.decode([DebutSection].self, forKey: .sections)
    let groups = try container.decode([GirlGroup].self, forKey: .groups)
    let featured = try container.decode([GroupID].self, forKey: .featured)
    var names: Set<String> = []
    for name in groups.map(\.id.description) + sections.map(\.key.description)
    where !names.insert(name.lowercased()).inserted {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath, debugDescription: "'\(name)' stands in it twice"))
    }
    let ids = Set(groups.map(\.id))
    for id in sections.flatMap(\.groups) + featured where !ids.contains(id) {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath, debugDescription: "there is no group '\(id)'"))
    }
    self.init(sections: sections, groups: groups, featured: featured)
  }
}
