/// A group with its members, current ones first.
public struct LineUp: Hashable, Sendable {
  /// The group; its `memberCount` is always known here.
  public let group: GirlGroup
  /// Everyone who is or was in it: in the document's order, those who left after the others.
  public let members: [Member]

  /// Puts current members first and counts them all.
  public init(group: GirlGroup, members: [Member]) {
    var group = group
    group.memberCount = members.count
    self.group = group
    self.members = members.filter { !$0.isFormer } + members.filter(\.isFormer)
  }
}

extension LineUp: JSONRepresentable, Decodable {
  private enum CodingKeys: CodingKey { case members }

  /// The group's keys and `members`.
  public var json: JSONValue {
    guard case .object(var keys) = group.json else { return group.json }
    keys["members"] = JSONValue(members)
    return .object(keys)
  }

  /// Reads what `json` writes.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      group: try GirlGroup(from: decoder),
      members: try container.decode([Member].self, forKey: .members))
  }
}
