package import KPGGSystem

/// The path of a document below an endpoint's base URL.
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
public enum DocumentPath: Hashable, Sendable, CustomStringConvertible {
  /// `group/`: the sections with their groups.
  case index
  /// `group/OHMYGIRL`: a group's members.
  case group(GroupID)
  /// `group/first`: a section's groups.
  case section(SectionKey)
  /// `group/2016-2019`: the members of all groups that debuted in these years.
  case years(ClosedRange<Int>)
  /// `main/memberinfo`: the members of OH MY GIRL in the oldest format.
  case memberInfo

  /// The path of the document's file in an exported tree: `group/index.json`, `group/f(x)`.
  ///
  /// The rules for names keep it inside the tree.
  public var description: String { components.joined(separator: "/") }

  /// The same path with each component percent-encoded: `group/f%28x%29`. Earlier versions named
  /// files so.
  var encodedPath: String { components.map(\.percentEncoded).joined(separator: "/") }

  /// The path in a request: the encoded one, but `group/` for the index. Web servers decode it.
  var requestPath: String { self == .index ? "group/" : encodedPath }

  private var components: [String] {
    switch self {
    case .index: ["group", "index.json"]
    case .group(let id): ["group", id.description]
    case .section(let key): ["group", key.description]
    case .years(let years): ["group", years.yearsText()]
    case .memberInfo: ["main", "memberinfo"]
    }
  }
}

/// One of the wire format's five documents.
///
/// Reading is tolerant, as the article *The wire format* says. Writing is exact: a
/// document that is read, written, and read again has the same value.
package protocol WireDocument: Equatable, Sendable, JSONRepresentable {
  var path: DocumentPath { get }
}

extension WireDocument {
  /// The document in the bytes that `jq -S .` prints.
  package var data: Data { Data(json.canonicalText.utf8) }
}

extension DocumentPath {
  /// Checks that bytes are the document at this path.
  ///
  /// - Throws: The problem that makes them unusable.
  package func check(_ data: Data) throws(DocumentProblem) {
    var reader = WireReader(document: self)
    switch self {
    case .index: _ = try IndexDocument(decoding: data, reader: &reader)
    case .group(let id): _ = try GroupDocument(decoding: data, of: id, reader: &reader)
    case .section(let key): _ = try SectionDocument(decoding: data, of: key, reader: &reader)
    case .years(let years): _ = try YearsDocument(decoding: data, of: years, reader: &reader)
    case .memberInfo: _ = try MemberInfoDocument(decoding: data, reader: &reader)
    }
  }
}
