/// A unit of a group: some of its members, with songs of their own.
public struct GroupUnit: Hashable, Sendable {
  /// The English or romanized name: `Orange Caramel`.
  public var name: String
  /// The name in Hangul.
  public var koreanName: String?
  /// The day of the unit's debut, or the month or year if no more is known.
  public var debutDate: CalendarDate?
  /// The IDs of the members, in the order of the group's document.
  public var memberIDs: [MemberID]
  /// The best-known song.
  public var song: Song?

  /// Creates a unit that has only a name.
  public init(name: String) {
    self.name = name
    memberIDs = []
  }

  /// The name in both languages.
  public var displayName: BilingualText {
    BilingualText(english: name, korean: koreanName ?? name)
  }
}

extension GroupUnit: CodableRecord {
  package static let keys: [RecordKey<GroupUnit>] = [
    .debut, .koreanName, .members, .name, .song,
  ]

  package init(idFrom container: RecordKey<GroupUnit>.Container) { self.init(name: "") }

  /// The object with the keys `group` and `id`.
  package func json(group: GroupID) -> JSONValue {
    json.adding(["group": group.json, "id": RecordID.unit(group: group, name: name).json])
  }
}

extension RecordKey<GroupUnit> {
  package static var debut: Self { Self("debut", \.debutDate) { JSONValue($0.debutDate) } }
  package static var koreanName: Self {
    Self("koreanName", \.koreanName) { JSONValue($0.koreanName) }
  }
  package static var members: Self { Self("members", \.memberIDs) { JSONValue($0.memberIDs) } }
  package static var name: Self { Self("name", \.name) { .string($0.name) } }
  package static var song: Self { Self("song", \.song) { JSONValue($0.song) } }
}
