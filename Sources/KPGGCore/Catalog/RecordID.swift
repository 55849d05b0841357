import KPGGSystem

/// The ID of a group, a member, a song, or a unit, as one text for lists, links, and files: `IVE`,
/// `IVE/Rei`, `IVE/songs/HEYA`, `AOA/units/AOA Black`.
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
public enum RecordID: TextCodable {
  /// A group: `IVE`.
  case group(GroupID)
  /// An entry in a group's line-up: `IVE/Rei`.
  case member(MemberID)
  /// A song with its title as in the catalog: `IVE/songs/HEYA`. The title can contain `/`.
  case song(group: GroupID, title: String)
  /// A unit with its name as in the catalog: `AOA/units/AOA Black`. The name can contain `/`.
  case unit(group: GroupID, name: String)

  /// The kind of the record.
  package var kind: RecordKind {
    switch self {
    case .group: .group
    case .member: .member
    case .song: .song
    case .unit: .unit
    }
  }

  /// Reads an ID; `nil` if a part breaks the rules of its type.
  public init?(_ description: String) {
    let parts = description.pathComponents(maxSplits: 2)
    guard let group = GroupID(rawValue: parts[0]) else { return nil }
    switch parts.count {
    case 1: self = .group(group)
    case 2:
      guard let member = MemberID(groupID: group, name: parts[1]) else { return nil }
      self = .member(member)
    default:
      switch parts[1] {
      case Self.songs: self = .song(group: group, title: parts[2])
      case Self.units: self = .unit(group: group, name: parts[2])
      default: return nil
      }
    }
  }

  /// The ID of the group, or of the group of the member, the song, or the unit.
  public var groupID: GroupID {
    switch self {
    case .group(let id), .song(let id, _), .unit(let id, _): id
    case .member(let id): id.groupID
    }
  }

  /// The text that ``init(_:)`` reads.
  public var description: String {
    switch self {
    case .group(let id): id.description
    case .member(let id): id.description
    case .song(let group, let title): "\(group)/\(Self.songs)/\(title)"
    case .unit(let group, let name): "\(group)/\(Self.units)/\(name)"
    }
  }

  /// The part between the group and the title of a song.
  private static let songs = "songs"
  /// The part between the group and the name of a unit.
  private static let units = "units"
}
