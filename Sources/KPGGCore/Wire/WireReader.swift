/// Converts the wire's raw values to checked ones.
///
/// It throws the first error with its location, and records problems that it can ignore. In the
/// collecting mode it also records errors and treats the values as unknown, so that a validator
/// sees all of them; it then throws only if the whole document is unusable.
struct WireReader {
  /// The path to use in problems.
  let document: DocumentPath
  /// The tolerated problems so far, in document order.
  var problems: [DocumentProblem] = []
  /// The errors so far in the collecting mode.
  private(set) var errors: [DocumentProblem] = []

  private let collectsErrors: Bool
  private var idsByFoldedID: [String: GroupID] = [:]

  init(document: DocumentPath, collectsErrors: Bool = false) {
    (self.document, self.collectsErrors) = (document, collectsErrors)
  }

  /// Throws an error, or records it in the collecting mode.
  mutating func reject(
    _ kind: DocumentProblem.Kind, at keyPath: JSONKeyPath
  ) throws(DocumentProblem) {
    try reject(problem(kind, at: keyPath))
  }

  private mutating func reject(_ problem: DocumentProblem) throws(DocumentProblem) {
    guard collectsErrors else { throw problem }
    errors.append(problem)
  }

  /// Unwraps a value; returns `nil` if it is missing or could not be decoded.
  mutating func value<Value>(of wire: WireResult<Value>?) throws(DocumentProblem) -> Value? {
    switch wire?.result {
    case .success(let value)?: return value
    case nil: return nil
    case .failure(let error)?:
      try reject(WireJSON.problem(error, in: document))
      return nil
    }
  }

  /// Unwraps the value that identifies a document.
  ///
  /// - Throws: The problem of another document if the value is missing.
  func contents<Value>(
    _ value: Value?, under key: String
  ) throws(DocumentProblem) -> Value {
    guard let value else { throw problem(.wrongDocument(expectedKey: key), at: .root) }
    return value
  }

  func problem(_ kind: DocumentProblem.Kind, at keyPath: JSONKeyPath) -> DocumentProblem {
    DocumentProblem(document: document, keyPath: keyPath, kind: kind)
  }

  /// Reads a text; returns `nil` if it is unknown. Rejects control characters and texts above
  /// `WireLimits.textLength`.
  mutating func text(
    _ raw: String?, _ key: String, in object: JSONKeyPath
  ) throws(DocumentProblem) -> String? {
    guard let raw else { return nil }
    return try text(raw, at: object.appending(key))
  }

  /// Reads a list of texts without the unknown ones.
  mutating func texts(
    _ raw: WireList<String>?, _ key: String, in object: JSONKeyPath
  ) throws(DocumentProblem) -> [String] {
    var texts: [String] = []
    for (index, element) in (raw?.elements ?? []).enumerated() {
      if let raw = try value(of: element),
        let text = try text(raw, at: object.appending(key).appending(index))
      {
        texts.append(text)
      }
    }
    return texts
  }

  /// The key path is computed only for problems, because most texts have none.
  private mutating func text(
    _ raw: String, at keyPath: @autoclosure () -> JSONKeyPath
  ) throws(DocumentProblem) -> String? {
    guard !WireUnknown.matches(raw) else { return nil }
    if let control = raw.firstControlCharacter {
      try reject(.controlCharacter(control), at: keyPath())
      return nil
    }
    // A scalar has at least one byte, and counting bytes is cheap.
    if raw.utf8.count > WireLimits.textLength, raw.unicodeScalars.count > WireLimits.textLength {
      try reject(.tooLong(limit: WireLimits.textLength), at: keyPath())
      return nil
    }
    return raw
  }

  /// Reads a date in one of the wire's forms. Rejects a date that does not exist.
  mutating func date(
    _ raw: String?, _ key: String, in object: JSONKeyPath
  ) throws(DocumentProblem) -> CalendarDate? {
    guard let text = try text(raw, key, in: object) else { return nil }
    guard let date = CalendarDate(wire: text) else {
      try reject(.impossibleDate(text), at: object.appending(key))
      return nil
    }
    return date
  }

  /// Reads a value with rules of its own. An invalid value counts as unknown.
  mutating func value<Value: TextCodable>(
    _ raw: String?, _ key: String, in object: JSONKeyPath, expecting expected: ExpectedValue,
    _ read: (String) -> Value? = Value.init
  ) -> Value? {
    guard let raw, !WireUnknown.matches(raw) else { return nil }
    let value = read(raw)
    if value == nil {
      problems.append(
        problem(.invalidValue(raw, expected: expected), at: object.appending(key)))
    }
    return value
  }

  /// Reads a height in centimeters. An impossible height counts as unknown.
  mutating func height(_ raw: WireNumber?, _ key: String, in object: JSONKeyPath) -> Double? {
    guard let text = raw?.text, !WireUnknown.matches(text) else { return nil }
    guard let height = Double(decimal: text), Member.isPlausibleHeight(height) else {
      problems.append(
        problem(.invalidValue(text, expected: .height), at: object.appending(key)))
      return nil
    }
    return height
  }

  /// Reads a group's ID. Rejects an invalid ID; returns `nil` in the collecting mode.
  mutating func groupID(
    _ raw: String?, _ key: String, in object: JSONKeyPath
  ) throws(DocumentProblem) -> GroupID? {
    let keyPath = object.appending(key)
    guard let raw else {
      try reject(.missing, at: keyPath)
      return nil
    }
    if let problem = GroupID.problem(in: raw) {
      try reject(.invalidName(raw, problem), at: keyPath)
    }
    return GroupID(raw)
  }

  /// Reads a section's key. Rejects an invalid key; returns `nil` in the collecting mode.
  mutating func sectionKey(
    _ text: String, at keyPath: JSONKeyPath
  ) throws(DocumentProblem) -> SectionKey? {
    if let problem = SectionKey.problem(in: text) {
      try reject(.invalidName(text, problem), at: keyPath)
    }
    return SectionKey(text)
  }

  /// Whether a group's ID is new in the document. Rejects IDs that differ only in letter case,
  /// because an endpoint cannot have documents for both.
  mutating func isNew(_ id: GroupID, at keyPath: JSONKeyPath) throws(DocumentProblem) -> Bool {
    let known = idsByFoldedID.updateValue(id, forKey: id.description.lowercased())
    if let known, known != id {
      let problem = NameProblem.differsOnlyInCase(from: known.description)
      try reject(.invalidName(id.description, problem), at: keyPath)
      return true
    }
    return known == nil
  }
}
