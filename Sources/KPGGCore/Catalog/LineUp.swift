/// A group with its members, songs, and units.
///
/// Two line-ups are equal if all their values are. Finding a member by name
/// takes time proportional to the number of members.
public struct LineUp: Hashable, Sendable, Identifiable {
  /// The group.
  public let group: GirlGroup
  /// The current members, then the former members, both in the order of the group's document.
  public let members: [Member]
  /// The songs from the oldest to the newest. Songs without a date come last.
  public let songs: [Song]
  /// The units, in the order of the group's document.
  public let units: [GroupUnit]
  /// A text about the group.
  public let about: String?
  /// The text about the group in Korean.
  public let koreanAbout: String?

  /// Creates a line-up. Sorts current members first, and songs by date.
  ///
  /// - Returns: `nil` if the ID of a member, also of a unit's member, is in another group.
  public init?(
    group: GirlGroup, members: [Member], songs: [Song] = [], units: [GroupUnit] = [],
    about: String? = nil, koreanAbout: String? = nil
  ) {
    let ids = members.map(\.id) + units.flatMap(\.memberIDs)
    guard ids.allSatisfy({ $0.groupID == group.id }) else { return nil }
    self.init(
      group: group, checkedMembers: members, songs: songs, units: units, about: about,
      koreanAbout: koreanAbout)
  }

  /// Creates a line-up of members whose IDs are known to be in the group.
  package init(
    group: GirlGroup, checkedMembers members: [Member], songs: [Song] = [],
    units: [GroupUnit] = [], about: String? = nil, koreanAbout: String? = nil
  ) {
    (self.group, self.units) = (group, units)
    (self.about, self.koreanAbout) = (about, koreanAbout)
    self.songs = songs.sortedByDate()
    // Most documents have this order already. Comparing whole members would be slower.
    let isSorted = members.indices.dropFirst().allSatisfy {
      members[$0].isFormer || !members[$0 - 1].isFormer
    }
    self.members =
      isSorted ? members : members.filter { !$0.isFormer } + members.filter(\.isFormer)
  }

  /// The line-up with other data of its group.
  package func with(_ group: GirlGroup) -> LineUp {
    LineUp(
      group: group, checkedMembers: members, songs: songs, units: units, about: about,
      koreanAbout: koreanAbout)
  }

  /// The group's ID.
  public var id: GroupID { group.id }

  /// Returns the text about the group in a language. If it is missing, returns the other text.
  package func about(in language: Language) -> String? {
    BilingualText(latin: about, hangul: koreanAbout)?.text(in: language)
  }
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
  private enum CodingKeys: CodingKey { case about, koreanAbout, members, songs, units }

  /// The object with the group's keys, its members, songs, and units, and the texts about it.
  package var json: JSONValue {
    group.json(memberCount: members.count)
      .adding([
        "about": JSONValue(about), "koreanAbout": JSONValue(koreanAbout),
        "members": JSONValue(members), "songs": JSONValue(songs), "units": JSONValue(units),
      ])
  }

  /// Reads the form that `encode(to:)` writes. Rejects members of other groups.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let group = try GirlGroup(from: decoder)
    let members = try container.decode([Member].self, forKey: .members)
    if let stranger = members.first(where: { $0.groupID != group.id }) {
      let found = stranger.groupID.description
      throw container.problem(.wrongGroup(found: found), at: .members)
    }
    let units = try container.decodeIfPresent([GroupUnit].self, forKey: .units) ?? []
    if let stranger = units.flatMap(\.memberIDs).first(where: { $0.groupID != group.id }) {
      let found = stranger.groupID.description
      throw container.problem(.wrongGroup(found: found), at: .units)
    }
    self.init(
      group: group, checkedMembers: members,
      songs: try container.decode([Song].self, forKey: .songs), units: units,
      about: try container.decodeIfPresent(String.self, forKey: .about),
      koreanAbout: try container.decodeIfPresent(String.self, forKey: .koreanAbout))
  }
}
