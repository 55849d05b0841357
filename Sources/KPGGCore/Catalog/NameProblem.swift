/// A rule that the name of a group, a section, or another record breaks.
package enum NameProblem: Hashable, Sendable {
  /// The name is empty.
  case empty
  /// The name has more Unicode scalars than the limit.
  case tooLong(limit: Int)
  /// The name starts with a dot.
  case leadingDot
  /// The name contains `/`.
  case slash
  /// The name contains a control character, written as `U+001B`.
  case controlCharacter(String)
  /// The wire format uses the name for another document.
  case reserved
  /// An earlier name in the same document differs only in letter case.
  case differsOnlyInCase(from: String)
  /// The same list already contains the name.
  case duplicate
  /// Another document in an exported tree has the same path, ignoring letter case.
  case conflictsWithDocument(String)
  /// The percent-encoded name has more bytes than a file name may have.
  case tooLongForFile(limit: Int)
}

extension NameProblem: CustomStringConvertible {
  /// A phrase that follows the name: `contains '/'`.
  package var description: String {
    switch self {
    case .empty: "is empty"
    case .tooLong(let limit): "is longer than \(limit) characters"
    case .leadingDot: "starts with a dot"
    case .slash: "contains '/'"
    case .controlCharacter(let name): "contains the control character \(name)"
    case .reserved: "is reserved for another document"
    case .differsOnlyInCase(let other): "differs from '\(other)' only in letter case"
    case .duplicate: "is already listed"
    case .conflictsWithDocument(let path): "conflicts with the document '\(path)'"
    case .tooLongForFile(let limit): "is too long: its file name would exceed \(limit) bytes"
    }
  }
}

/// The rules that group IDs and section keys share, because both are one component of a path.
enum PathName {
  /// The maximum number of Unicode scalars.
  private static let limit = 64

  /// Returns the first rule that a name breaks; `nil` for a valid name.
  static func problem(in name: String) -> NameProblem? {
    if name.isEmpty { return .empty }
    if name.unicodeScalars.count > limit { return .tooLong(limit: limit) }
    if name.unicodeScalars.first == "." { return .leadingDot }
    if name.unicodeScalars.contains("/") { return .slash }
    return name.firstControlCharacter.map(NameProblem.controlCharacter)
  }
}
