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
  public var filePath: String { components.map(Self.percentEncoded).joined(separator: "/") }

  private var components: [String] {
    switch self {
    case .index: ["group", "index.json"]
    case .group(let id): ["group", id.description]
    case .section(let key): ["group", key.description]
    case .years(let years): ["group", years.description]
    case .memberInfo: ["main", "memberinfo"]
    }
  }

  /// Encodes every byte but RFC 3986's unreserved ones.
  private static func percentEncoded(_ component: String) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var encoded: [UInt8] = []
    for byte in component.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"):
        encoded.append(byte)
      default:
        encoded += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 0xF)]]
      }
    }
    return String(decoding: encoded, as: UTF8.self)
  }
}
