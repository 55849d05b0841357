/// The contents of a document with a `schemaVersion`.
package protocol VersionedContents: Decodable {
  /// The only version that is written and read.
  static var schemaVersion: Int { get }
}

/// A reader for documents with a schema version.
package enum VersionedJSON {
  /// Reads a document's contents by the rules for wire documents.
  package static func decode<Contents: VersionedContents>(
    _: Contents.Type, from data: Data, byteLimit: Int
  ) throws(VersionedJSONError) -> Contents {
    let document: Document<Contents>
    do {
      // The document path does not matter: only the key path of an error is used.
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

/// The error of reading a document with a schema version, such as a snapshot.
package enum VersionedJSONError: Error, Hashable, Sendable {
  /// The document has a problem at a key path.
  case invalid(JSONKeyPath, DocumentProblem.Kind)
  /// The document has a version other than the known one.
  case otherVersion(Int, known: Int)
}

extension VersionedJSONError {
  /// Finds the first duplicate in a list of names.
  ///
  /// - Parameters:
  ///   - names: The name of each record, in order.
  ///   - path: The location of the list.
  ///   - key: The key of the name in a record.
  /// - Returns: The error for the duplicate; `nil` if all names differ.
  package static func duplicate(
    of names: [String], at path: JSONKeyPath, _ key: String
  ) -> Self? {
    var seen: Set<String> = []
    guard let index = names.firstIndex(where: { !seen.insert($0).inserted }) else { return nil }
    return .invalid(
      path.appending(index).appending(key),
      .invalidName(names[index], .duplicate))
  }
}

extension VersionedJSONError: CustomStringConvertible {
  /// One line without a full stop: `groups[3].members[0].birth: missing`.
  package var description: String {
    switch self {
    case .invalid(let keyPath, let kind):
      keyPath == .root ? "\(kind)" : "\(keyPath): \(kind)"
    case .otherVersion(let version, let known):
      "the schema version must be \(known), not \(version)"
    }
  }
}

private struct Document<Contents: VersionedContents>: Decodable {
  let schemaVersion: Int
  /// `nil` for another version, whose contents are unknown.
  let contents: Contents?

  init(from decoder: any Decoder) throws {
    schemaVersion = try decoder.container(keyedBy: VersionKey.self)
      .decode(Int.self, forKey: .schemaVersion)
    contents = schemaVersion == Contents.schemaVersion ? try Contents(from: decoder) : nil
  }
}

private enum VersionKey: CodingKey { case schemaVersion }

/// The underlying error of a `DecodingError` for a value that has the right type and breaks a rule.
package struct InvalidValueError: Error {
  let kind: DocumentProblem.Kind
}

extension KeyedDecodingContainer {
  /// Creates the error for an invalid text: `'2026' is not a complete date`.
  package func invalidValue(_ text: String, at key: Key, expected: ExpectedValue) -> DecodingError {
    let kind = DocumentProblem.Kind.invalidValue(text, expected: expected)
    return .dataCorrupted(
      DecodingError.Context(
        codingPath: codingPath + [key], debugDescription: "\(kind)",
        underlyingError: InvalidValueError(kind: kind)))
  }
}
