/// What is wrong in a document, and where.
///
/// Thrown where the document is refused; recorded where a reader can do without the value.
public struct DocumentProblem: Error, Hashable, Sendable {
  /// The document in which it was found.
  public let document: DocumentPath
  /// The value's place in it; empty for the document as a whole.
  public let keyPath: JSONKeyPath
  /// What is wrong there.
  public let kind: Kind

  /// What can be wrong with a document or a value.
  public enum Kind: Hashable, Sendable {
    /// The body is longer than the limit, in bytes.
    case tooLarge(limit: Int)
    case empty
    case notUTF8
    /// The body is a web page.
    case html
    /// The body is JSON that ends too early.
    case truncated
    /// The body is nested deeper than a reader can follow.
    case tooDeep(limit: Int)
    /// A list, or the document as a whole, holds more than a reader takes.
    case tooMany(limit: Int)
    /// A text is longer than a reader takes, in Unicode scalars.
    case tooLong(limit: Int)
    case notJSON
    /// The body is JSON of another kind: the keys that would make it the right one are missing.
    case wrongDocument(expectedKey: String)
    /// The reply is about another group.
    case wrongGroup(found: String)
    case missing
    /// The value breaks JSON's own rules, or is a number out of range.
    case malformed
    case wrongType(expected: String)
    case controlCharacter(String)
    case impossibleDate(String)
    case impossibleYears(from: String, to: String)
    case invalidName(String, problem: String)
    /// Tolerated: the group's first record counts.
    case duplicateGroup(String)
    /// Tolerated: the value counts as unknown.
    case unreadable(String, expected: String)
  }
}

extension DocumentProblem: CustomStringConvertible {
  /// One line: `group/OHMYGIRL: groupname.OHMYGIRL[1].birth: '2015.02.31' is no date`.
  public var description: String {
    let prefix = keyPath.description.isEmpty ? "" : "\(keyPath): "
    return "\(document): \(prefix)\(kind)"
  }
}

extension DocumentProblem.Kind: CustomStringConvertible {
  /// What is wrong, in words, with the offending text cut to 64 characters.
  public var description: String {
    switch self {
    case .tooLarge(let limit): "larger than the limit of \(limit) bytes"
    case .empty: "empty, where a JSON document is expected"
    case .notUTF8: "not UTF-8"
    case .html: "a web page, where a JSON document is expected"
    case .truncated: "JSON that ends too early"
    case .tooDeep(let limit): "nested deeper than \(limit) levels"
    case .tooMany(let limit): "more than the limit of \(limit) values"
    case .tooLong(let limit): "longer than the limit of \(limit) characters"
    case .notJSON: "not JSON"
    case .wrongDocument(let key): "another document: the key '\(key)' is missing"
    case .wrongGroup(let found): "about another group, \(Self.quoted(found))"
    case .missing: "missing"
    case .malformed: "no value that can be read"
    case .wrongType(let expected): "not \(expected)"
    case .controlCharacter(let name): "holds the control character \(name)"
    case .impossibleDate(let text): "\(Self.quoted(text)) is no date"
    case .impossibleYears(let from, let to):
      "no years run from \(Self.quoted(from)) to \(Self.quoted(to))"
    case .invalidName(let name, let problem): "\(Self.quoted(name)) \(problem)"
    case .duplicateGroup(let id): "the group \(Self.quoted(id)) was listed before"
    case .unreadable(let text, let expected): "\(Self.quoted(text)) is no \(expected)"
    }
  }

  private static func quoted(_ text: String) -> String {
    // Scalars: a single character may be a letter under a million accents.
    let start = String(text.unicodeScalars.prefix(64))
    return "'\(start == text ? text : start + "…")'"
  }
}
