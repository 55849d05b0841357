/// What a document of the program's own holds beside its `schemaVersion`.
package protocol VersionedContents: Decodable {
  /// The version of the document's shape that is written, and the only one that is read.
  static var schemaVersion: Int { get }
}

/// Reading documents that tell the version of their shape.
package enum VersionedJSON {
  /// Reads the contents, by the rules that hold for a wire document.
  package static func decode<Contents: VersionedContents>(
    _: Contents.Type, from data: Data, byteLimit: Int
  ) throws(VersionedJSONError) -> Contents {
    let document: Document<Contents>
    do {
      // The path goes no further: these errors have no document.
      document = try WireJSON(document: .index, byteLimit: byteLimit)
        .decode(Document<Contents>.self, from: data)
    } catch {
      throw error.keyPath == .root.appending("schemaVersion") && error.kind == .missing
        ? .invalid(.root, .wrongDocument(expectedKey: "schemaVersion"))
        : .invalid(error.keyPath, error.kind)
    }
    guard let contents = document.contents else {
      throw .otherVersion(document.schemaVersion, known: Contents.schemaVersion)
    }
    return contents
  }
}

/// Why bytes are no such document.
package enum VersionedJSONError: Error, Hashable, Sendable {
  /// What is wrong, and where in the document.
  case invalid(JSONKeyPath, DocumentProblem.Kind)
  /// The document has a shape that this program does not know.
  case otherVersion(Int, known: Int)
}

extension VersionedJSONError {
  /// What keeps records from being told apart; `nil` where no name comes twice.
  ///
  /// - Parameters:
  ///   - names: A name for each record, in their order.
  ///   - path: The place of the list.
  ///   - key: The key of a name in its record.
  /// - Returns: The first name that was there before, with its place.
  package static func duplicate(
    of names: [String], at path: JSONKeyPath, _ key: String
  ) -> Self? {
    var seen: Set<String> = []
    guard let index = names.firstIndex(where: { !seen.insert($0).inserted }) else { return nil }
    return .invalid(
      path.appending(index).appending(key),
      .invalidName(names[index], problem: "was listed before"))
  }
}

extension VersionedJSONError: CustomStringConvertible {
  /// One line without a full stop: `groups[3].members[0].birth: missing`.
  package var description: String {
    switch self {
    case .invalid(let keyPath, let kind):
      keyPath == .root ? "\(kind)" : "\(keyPath): \(kind)"
    case .otherVersion(let version, let known):
      "a document of version \(version), where version \(known) is expected"
    }
  }
}

private struct Document<Contents: VersionedContents>: Decodable {
  let schemaVersion: Int
  /// `nil` in a document of another version, which may look like anything.
  let contents: Contents?

  init(from decoder: any Decoder) throws {
    schemaVersion = try decoder.container(keyedBy: VersionKey.self)
      .decode(Int.self, forKey: .schemaVersion)
    contents = schemaVersion == Contents.schemaVersion ? try Contents(from: decoder) : nil
  }
}

private enum VersionKey: CodingKey { case schemaVersion }

/// Why a document of the program's own is refused for a value that has the right type: what the
/// decoder's error carries, so that its reader can tell it in words.
package struct InvalidValueError: Error {
  let kind: DocumentProblem.Kind
}

extension KeyedDecodingContainer {
  /// The error for a text that is no such thing: `'2026' is no whole date`.
  package func invalidValue(_ text: String, at key: Key, expected: String) -> DecodingError {
    let kind = DocumentProblem.Kind.unreadable(text, expected: expected)
    return .dataCorrupted(
      DecodingError.Context(
        codingPath: codingPath + [key], debugDescription: "\(kind)",
        underlyingError: InvalidValueError(kind: kind)))
  }
}
