/// From the wire's raw values to checked ones. Raw strings stop here.
///
/// Refuses by throwing, naming the value's place; records what it can do without. One that collects
/// throws only what spoils the document as a whole, and takes every other refused value for
/// unknown, so that all of them come to light.
struct WireReader {
  /// The document that is read.
  let document: DocumentPath
  /// What was tolerated so far, in the order in which it was met.
  var problems: [DocumentProblem] = []
  /// What was refused so far without being thrown.
  private(set) var errors: [DocumentProblem] = []

  private let collectsErrors: Bool
  private var idsByFoldedID: [String: GroupID] = [:]

  init(document: DocumentPath, collectsErrors: Bool = false) {
    (self.document, self.collectsErrors) = (document, collectsErrors)
  }

  /// Throws the problem, or records it where the reader collects.
  mutating func reject(
    _ kind: DocumentProblem.Kind, at keyPath: JSONKeyPath
  ) throws(DocumentProblem) {
    try reject(problem(kind, at: keyPath))
  }

  private mutating func reject(_ problem: DocumentProblem) throws(DocumentProblem) {
    guard collectsErrors else { throw problem }
    errors.append(problem)
  }

  /// The value; `nil` where there is none, or one that could not be read.
  mutating func value<Value>(of wire: WireResult<Value>?) throws(DocumentProblem) -> Value? {
    switch wire?.result {
    case .success(let value)?: return value
    case nil: return nil
    case .failure(let error)?:
      try reject(WireJSON.problem(error, in: document))
      return nil
    }
  }

  func problem(_ kind: DocumentProblem.Kind, at keyPath: JSONKeyPath) -> DocumentProblem {
    DocumentProblem(document: document, keyPath: keyPath, kind: kind)
  }

  /// A text; `nil` where it is unknown. Control characters and a length beyond
  /// `WireLimits.textLength` are refused.
  mutating func text(
    _ raw: String?, _ key: String, in object: JSONKeyPath
  ) throws(DocumentProblem) -> String? {
    guard let raw else { return nil }
    return try text(raw, at: object.appending(key))
  }

  /// A list of texts, unknown ones left out.
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

  /// The place is worked out only for a problem: most texts have none.
  private mutating func text(
    _ raw: String, at keyPath: @autoclosure () -> JSONKeyPath
  ) throws(DocumentProblem) -> String? {
    guard !WireUnknown.matches(raw) else { return nil }
    if let control = raw.firstControlCharacter {
      try reject(.controlCharacter(control), at: keyPath())
      return nil
    }
    // A scalar takes a byte at least, and counting bytes costs nothing.
    if raw.utf8.count > WireLimits.textLength, raw.unicodeScalars.count > WireLimits.textLength {
      try reject(.tooLong(limit: WireLimits.textLength), at: keyPath())
      return nil
    }
    return raw
  }

  /// A date in one of the wire's forms; one that the calendar does not have is refused.
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

  /// A value of a type that has its own rules; one that breaks them counts as unknown.
  mutating func value<Value: TextCodable>(
    _ raw: String?, _ key: String, in object: JSONKeyPath, expecting expected: String,
    _ read: (String) -> Value? = Value.init
  ) -> Value? {
    guard let raw, !WireUnknown.matches(raw) else { return nil }
    let value = read(raw)
    if value == nil {
      problems.append(
        problem(.unreadable(raw, expected: expected), at: object.appending(key)))
    }
    return value
  }

  /// A height in centimetres; one that no person has counts as unknown.
  mutating func height(_ raw: WireNumber?, _ key: String, in object: JSONKeyPath) -> Double? {
    guard let text = raw?.text, !WireUnknown.matches(text) else { return nil }
    guard let height = Double(decimal: text), Member.isPlausibleHeight(height) else {
      problems.append(
        problem(.unreadable(text, expected: "height in centimetres"), at: object.appending(key)))
      return nil
    }
    return height
  }

  /// A group's id; anything else than a valid one is refused, which alone leaves `nil`.
  mutating func groupID(
    _ raw: String?, _ key: String, in object: JSONKeyPath
  ) throws(DocumentProblem) -> GroupID? {
    if let raw, let id = GroupID(raw) { return id }
    let problem = raw.flatMap { raw in
      GroupID.problem(in: raw).map { DocumentProblem.Kind.invalidName(raw, problem: $0) }
    }
    try reject(problem ?? .missing, at: object.appending(key))
    return nil
  }

  /// Whether the document has not named this group before; ids that differ in letter case alone are
  /// refused, since both could not be one endpoint's documents.
  mutating func isNew(_ id: GroupID, at keyPath: JSONKeyPath) throws(DocumentProblem) -> Bool {
    let known = idsByFoldedID.updateValue(id, forKey: id.description.lowercased())
    if let known, known != id {
      let problem = "differs from '\(known)' in letter case alone"
      try reject(.invalidName(id.description, problem: problem), at: keyPath)
      return true
    }
    return known == nil
  }
}
