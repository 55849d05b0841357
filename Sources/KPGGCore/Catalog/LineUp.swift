/// A group with its members and its songs.
public struct LineUp: Hashable, Sendable, Identifiable {
  /// The group.
  public let group: GirlGroup
  /// The current members, then the former members, both in the order of the group's document.
  public let members: [Member]
  /// The songs from the oldest to the newest. Songs without a date come last.
  public let songs: [Song]

  /// Creates a line-up. Sorts current members first, and songs by date.
  public init(group: GirlGroup, members: [Member], songs: [Song] = []) {
    self.group = group
    self.songs = songs.sortedByDate()
    let former = members.drop { !$0.isFormer }
    // Most documents have this order already.
    self.members =
      former.allSatisfy(\.isFormer)
      ? members : members.filter { !$0.isFormer } + members.filter(\.isFormer)
  }

  /// The group's ID.
  public var id: GroupID { group.id }
}

extension [LineUp] {
  /// The members of all line-ups, in their order.
  package var members: [Member] {
    var members: [Member] = []
    members.reserveCapacity(reduce(0) { $0 + $1.members.count })
    for lineUp in self { members += lineUp.members }
    return members
  }
}

extension LineUp: JSONEncodable, Decodable {
  private enum CodingKeys: CodingKey { case members, songs }

  /// The object with the group's keys, `members`, and `songs`.
  package var json: JSONValue {
    group.json(memberCount: members.count)
      .adding(["members": JSONValue(members), "songs": JSONValue(songs)])
  }

  /// Reads the form that `encode(to:)` writes.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      group: try GirlGroup(from: decoder),
      members: try container.decode([Member].self, forKey: .members),
      songs: try container.decode([Song].self, forKey: .songs))
  }
}
