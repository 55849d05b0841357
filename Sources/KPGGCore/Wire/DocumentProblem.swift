/// A problem in a document, with its location.
///
/// Readers throw it if the document is unusable, and collect it if they can ignore the value.
public struct DocumentProblem: Error, Hashable, Sendable {
  /// The document that has the problem.
  public let document: DocumentPath
  /// The location of the value; the root for the whole document.
  public let keyPath: JSONKeyPath
  /// What is wrong.
  public let kind: Kind

  /// The kinds of problems in documents and values.
  public enum Kind: Hashable, Sendable {
    /// The body has more bytes than the limit.
    case tooLarge(limit: Int)
    /// The body is empty.
    case empty
    /// The body is not UTF-8.
    case notUTF8
    /// The body is an HTML page.
    case html
    /// The JSON ends too early.
    case truncated
    /// The nesting is deeper than the limit.
    case tooDeep(limit: Int)
    /// A list or the whole document has more values than the limit.
    case tooMany(limit: Int)
    /// A text has more Unicode scalars than the limit.
    case tooLong(limit: Int)
    /// The body is not JSON.
    case notJSON
    /// The body is a different JSON document: the key that identifies the expected one is missing.
    case wrongDocument(expectedKey: String)
    /// The document is about another group.
    case wrongGroup(found: String)
    /// A required key is missing.
    case missing
    /// The value is invalid JSON or a number out of range.
    case malformed
    /// The value has another JSON type.
    case wrongType(expected: String)
    /// A text contains a control character, named as `U+001B`.
    case controlCharacter(String)
    /// A date or a year does not exist.
    case impossibleDate(String)
    /// A range of years is invalid.
    case impossibleYears(from: String, to: String)
    /// An id, a key, or a name breaks its rules. The problem is a phrase that follows the name.
    case invalidName(String, problem: String)
    /// Tolerated: the group is already in the list, and its first record is used.
    case duplicateGroup(String)
    /// Tolerated: the value cannot be understood and counts as unknown.
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
  /// A phrase that describes the problem. Quoted text is cut to 64 characters.
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
    // Counting scalars, because one character can be a letter with a million accents.
    let start = String(text.unicodeScalars.prefix(64))
    return "'\(start == text ? text : start + "…")'"
  }
}
