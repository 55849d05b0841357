/// The contents of a document with a `schemaVersion`.
package protocol VersionedContents: Decodable {
  /// The only version that is written and read.
  static var schemaVersion: Int { get }

  /// The first problem that decoding does not find.
  var error: VersionedJSONError? { get }
}

/// A reader for documents with a schema version.
package enum VersionedJSON {
  /// Reads a document's contents by the rules for wire documents.
  package static func decode<Contents: VersionedContents>(
    _: Contents.Type, from data: Data, byteLimit: Int
  ) throws(VersionedJSONError) -> Contents {
    let root: JSONElement
    do {
      root = try JSONParser.parse(
        Array(data), limits: JSONLimits(bytes: byteLimit, values: WireLimits.values)
      ).root
    } catch {
      throw .invalid(.root, DocumentProblem.Kind(error.kind), error.position)
    }
    guard root.kind == .object else {
      throw .invalid(.root, .wrongType(expected: .object), root.position)
    }
    var object = JSONObject(root)
    guard object.member("schemaVersion") != nil else {
      throw .invalid(.root, .wrongDocument(expectedKey: "schemaVersion"))
    }
    let document: Document<Contents>
    do {
      document = try JSONElementDecoder(root).decode(Document<Contents>.self)
    } catch {
      throw Self.error(error, in: root)
    }
    guard let contents = document.contents else {
      throw .otherVersion(document.schemaVersion, known: Contents.schemaVersion)
    }
    if let error = contents.error { throw error.located(in: root) }
    return contents
  }
}

extension VersionedContents {
  package var error: VersionedJSONError? { nil }
}

extension VersionedJSON {
  /// Converts an error of decoding.
  private static func error(_ error: any Error, in root: JSONElement) -> VersionedJSONError {
    let (codingPath, kind) = problem(error)
    return VersionedJSONError.invalid(JSONKeyPath(codingPath), kind).located(in: root)
  }

  private static func problem(
    _ error: any Error
  ) -> (path: [any CodingKey], kind: DocumentProblem.Kind) {
    switch error {
    case DecodingError.typeMismatch(let type, let context),
      DecodingError.valueNotFound(let type, let context):
      (context.codingPath, .wrongType(expected: jsonType(of: type)))
    case DecodingError.keyNotFound(let key, let context): (context.codingPath + [key], .missing)
    case DecodingError.dataCorrupted(let context):
      (context.codingPath, (context.underlyingError as? InvalidValueError)?.kind ?? .malformed)
    default: ([], .notJSON)
    }
  }

  /// Returns the JSON type that a Swift type is decoded from.
  private static func jsonType(of type: any Any.Type) -> JSONType {
    switch type {
    case is String.Type, is any TextCodable.Type: .string
    case is Bool.Type: .boolean
    case is Int.Type: .integer
    case is Double.Type: .number
    case is any ExpressibleByArrayLiteral.Type: .array
    default: .object
    }
  }
}

/// The error of reading a document with a schema version, such as a snapshot.
package enum VersionedJSONError: Error, Hashable, Sendable {
  /// The document has a problem at a key path.
  case invalid(JSONKeyPath, DocumentProblem.Kind, JSONPosition? = nil)
  /// The document has a version other than the known one.
  case otherVersion(Int, known: Int)
}

extension VersionedJSONError {
  /// Returns the error with the position of its key path.
  fileprivate func located(in root: JSONElement) -> Self {
    guard case .invalid(let path, let kind, nil) = self else { return self }
    return .invalid(path, kind, path.element(in: root)?.position)
  }

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
  /// One line without a full stop: `names[1]: must be a string (line 3, column 12)`.
  package var description: String {
    switch self {
    case .invalid(let keyPath, let kind, let position):
      (keyPath == .root ? "" : "\(keyPath): ") + "\(kind)" + position.suffix
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
    invalidValue(.invalidValue(text, expected: expected), at: key)
  }

  /// Creates the error for a value that breaks a rule.
  package func invalidValue(_ kind: DocumentProblem.Kind, at key: Key) -> DecodingError {
    .dataCorrupted(
      DecodingError.Context(
        codingPath: codingPath + [key], debugDescription: "\(kind)",
        underlyingError: InvalidValueError(kind: kind)))
  }
}
