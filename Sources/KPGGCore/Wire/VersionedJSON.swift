package import KPGGSystem

/// Reads documents that have a `schemaVersion`: the user's own files, and snapshots.
package enum VersionedJSON {
  /// Reads a document's contents.
  ///
  /// The rules for wire documents apply, which are stricter than those of `JSONDecoder`. Documents
  /// of other versions than `version` are rejected. `key` is one that documents of the kind have in
  /// every version. `problem` returns the first problem that decoding cannot find.
  package static func decode<Contents: Decodable>(
    _: Contents.Type, version: Int, key: String? = nil, from data: Data, byteLimit: Int,
    problem: (Contents) -> VersionedJSONError?
  ) throws(VersionedJSONError) -> Contents {
    let root = try root(of: data, version: version, key: key, byteLimit: byteLimit)
    do {
      let contents = try JSONDecoder().decode(Contents.self, from: data)
      if let problem = problem(contents) { throw problem }
      return contents
    } catch let error as VersionedJSONError {
      throw error.located(in: root)
    } catch {
      throw VersionedJSONError(error, in: root).located(in: root)
    }
  }

  /// Parses a document of a version, by the same rules. Documents of other versions are rejected. Without
  /// the key, they are of another kind.
  package static func root(
    of data: Data, version: Int, key: String? = nil, byteLimit: Int
  ) throws(VersionedJSONError) -> JSONElement {
    let root = try root(of: data, byteLimit: byteLimit)
    guard let element = root.member("schemaVersion") else {
      throw .invalid(.root, .wrongDocument(expectedKey: "schemaVersion"))
    }
    let found: Int
    do {
      found = try element.wholeNumber()
    } catch {
      throw .invalid(.root.appending("schemaVersion"), error, element.position)
    }
    guard found == version else {
      // Documents of other kinds have versions of their own.
      if let key, root.member(key) == nil {
        throw .invalid(.root, .wrongDocument(expectedKey: key))
      }
      throw .otherVersion(found, known: version)
    }
    return root
  }

  /// The limits for a document of at most this size.
  package static func limits(bytes: Int) -> JSONLimits {
    var limits = JSONLimits(bytes: bytes, values: WireLimits.values)
    // `JSONDecoder` hashes keys. That takes quadratic time for a letter with many accents.
    limits.keyBytes = JSONTree.quickLength
    return limits
  }

  /// Parses a document without a version, by the same rules.
  package static func root(
    of data: Data, byteLimit: Int
  ) throws(VersionedJSONError) -> JSONElement {
    let root: JSONElement
    do {
      root = try JSONElement.root(of: data, limits: limits(bytes: byteLimit))
    } catch {
      throw .invalid(.root, error.kind, error.position)
    }
    if let text = root.tree.textWithTooManyMarks {
      throw .invalid(.root, .tooManyMarks(limit: WireLimits.marks), text.position)
    }
    return root
  }
}

/// The error of reading a document with a schema version, such as a snapshot.
package indirect enum VersionedJSONError: Error, Equatable, Sendable {
  /// The document has a problem at a key path.
  case invalid(JSONKeyPath, DocumentProblem.Kind, JSONPosition? = nil)
  /// The document has a version other than the known one.
  case otherVersion(Int, known: Int)
}

extension VersionedJSONError {
  fileprivate init(_ error: any Error, in root: JSONElement) {
    switch error {
    case DecodingError.typeMismatch(let type, let context),
      DecodingError.valueNotFound(let type, let context):
      self = .invalid(
        JSONKeyPath(context.codingPath), .wrongType(expected: Self.jsonType(of: type)))
    case DecodingError.keyNotFound(let key, let context):
      self = .invalid(JSONKeyPath(context.codingPath + [key]), .missing)
    case DecodingError.dataCorrupted(let context):
      let path = JSONKeyPath(context.codingPath)
      var kind = context.underlyingError as? DocumentProblem.Kind ?? .malformed
      if kind == .malformed, let element = path.element(in: root), element.kind == .number {
        do { _ = try element.wholeNumber() } catch { kind = error }
      }
      self = .invalid(path, kind)
    default: self = .invalid(.root, .syntax(.notJSON))
    }
  }

  private static func jsonType(of type: any Any.Type) -> JSONType {
    switch type {
    case is String.Type: .string
    case is Bool.Type: .boolean
    case is Int.Type: .integer
    case is Double.Type: .number
    case is any ExpressibleByArrayLiteral.Type: .array
    default: .object
    }
  }

  func located(in root: JSONElement) -> Self {
    guard case .invalid(let path, let kind, nil) = self else { return self }
    return .invalid(path, kind, path.element(in: root)?.position)
  }

  /// Returns the error for the first duplicate name in a list of records; `nil` if all names
  /// differ.
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

extension KeyedDecodingContainer {
  /// Creates the error for a value that breaks a rule: `'2026' is not a complete date`.
  package func problem(_ kind: DocumentProblem.Kind, at key: Key) -> DecodingError {
    .dataCorrupted(
      DecodingError.Context(
        codingPath: codingPath + [key], debugDescription: "\(kind)", underlyingError: kind))
  }
}
