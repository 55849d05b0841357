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

/// One of the wire format's five documents, as checked values.
///
/// Reading is tolerant as the README's *wire format* says; writing is exact, so that what was read
/// and written and read again is the same value.
public protocol WireDocument: Hashable, Sendable, JSONRepresentable {
  /// Where an endpoint keeps the document.
  var path: DocumentPath { get }
}

extension WireDocument {
  /// The document's bytes, as `jq -S .` would print them.
  public var data: Data { Data(json.canonicalText.utf8) }
}

extension DocumentPath {
  /// Whether the bytes are the document of this path, as every reader of it will find.
  ///
  /// - Throws: What makes them none, with its place.
  public func check(_ data: Data) throws(DocumentProblem) {
    var tolerated: [DocumentProblem] = []
    switch self {
    case .index: _ = try IndexDocument(decoding: data, problems: &tolerated)
    case .group(let id): _ = try GroupDocument(decoding: data, of: id, problems: &tolerated)
    case .section(let key): _ = try SectionDocument(decoding: data, of: key, problems: &tolerated)
    case .years(let years): _ = try YearsDocument(decoding: data, of: years, problems: &tolerated)
    case .memberInfo: _ = try MemberInfoDocument(decoding: data, problems: &tolerated)
    }
  }
}
