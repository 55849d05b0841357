/// Which document of an endpoint is meant: what follows its base URL.
public enum DocumentPath: Hashable, Sendable, CustomStringConvertible {
  /// `group/`: the sections with their groups.
  case index
  /// `group/OHMYGIRL`: a group's members.
  case group(GroupID)
  /// `group/first`: a section's groups.
  case section(SectionKey)
  /// `group/2016-2019`: the members of every group of those years.
  case years(YearRange)
  /// `main/memberinfo`: OH MY GIRL alone, in the oldest format.
  case memberInfo

  /// The path as it is asked for, without percent-encoding; the index by its file's name.
  public var description: String { components.joined(separator: "/") }

  /// Where the document stands below the folder of an exported tree. Each component is
  /// percent-encoded, so that none of them leads out of the folder.
  public var filePath: String { components.map(\.percentEncoded).joined(separator: "/") }

  /// What follows an endpoint's base URL in a request: as `filePath`, but `group/` for the index.
  var requestPath: String { self == .index ? "group/" : filePath }

  private var components: [String] {
    switch self {
    case .index: ["group", "index.json"]
    case .group(let id): ["group", id.description]
    case .section(let key): ["group", key.description]
    case .years(let years): ["group", years.description]
    case .memberInfo: ["main", "memberinfo"]
    }
  }
}
