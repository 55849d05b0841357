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
  private(set) var refusals: [DocumentProblem] = []

  private let isCollecting: Bool
  private var idsByFoldedID: [String: GroupID] = [:]

  init(document: DocumentPath, isCollecting: Bool = false) {
    (self.document, self.isCollecting) = (document, isCollecting)
  }

  /// Throws the problem, or records it where the reader collects.
  mutating func refuse(
    _ kind: DocumentProblem.Kind, at place: JSONKeyPath
  ) throws(DocumentProblem) {
    try refuse(problem(kind, at: place))
  }

  private mutating func refuse(_ problem: DocumentProblem) throws(DocumentProblem) {
    guard isCollecting else { throw problem }
    refusals.append(problem)
  }

  /// The value; `nil` where there is none, or one that could not be read.
  mutating func value<Value>(of wire: WireResult<Value>?) throws(DocumentProblem) -> Value? {
    switch wire?.result {
    case .success(let value)?: return value
    case nil: return nil
    case .failure(let error)?:
      try refuse(WireJSON.problem(error, in: document))
      return nil
    }
  }

  func problem(_ kind: DocumentProblem.Kind, at place: JSONKeyPath) -> DocumentProblem {
    DocumentProblem(document: document, keyPath: place, kind: kind)
  }

  /// A text; `nil` where it is unknown. Control characters and a length beyond
  /// `WireLimits.textLength` are refused.
  mutating func text(
    _ raw: String?, _ key: String, in record: JSONKeyPath
  ) throws(DocumentProblem) -> String? {
    guard let raw else { return nil }
    return try text(raw, at: record.appending(key))
  }

  /// A list of texts, unknown ones left out.
  mutating func texts(
    _ raw: WireList<String>?, _ key: String, in record: JSONKeyPath
  ) throws(DocumentProblem) -> [String] {
    var texts: [String] = []
    for (index, element) in (raw?.elements ?? []).enumerated() {
      if let raw = try value(of: element),
        let text = try text(raw, at: record.appending(key).appending(index))
      {
        texts.append(text)
      }
    }
    return texts
  }

  /// The place is worked out only for a problem: most texts have none.
  private mutating func text(
    _ raw: String, at place: @autoclosure () -> JSONKeyPath
  ) throws(DocumentProblem) -> String? {
    guard !WireUnknown.isMeant(by: raw) else { return nil }
    if let control = raw.firstControlCharacter {
      try refuse(.controlCharacter(control), at: place())
      return nil
    }
    // A scalar takes a byte at least, and counting bytes costs nothing.
    if raw.utf8.count > WireLimits.textLength, raw.unicodeScalars.count > WireLimits.textLength {
      try refuse(.tooLong(limit: WireLimits.textLength), at: place())
      return nil
    }
    return raw
  }

  /// A date in one of the wire's forms; one that the calendar does not have is refused.
  mutating func date(
    _ raw: String?, _ key: String, in record: JSONKeyPath
  ) throws(DocumentProblem) -> CalendarDate? {
    guard let text = try text(raw, key, in: record) else { return nil }
    guard let date = CalendarDate(wire: text) else {
      try refuse(.impossibleDate(text), at: record.appending(key))
      return nil
    }
    return date
  }

  /// A value of a type that has its own rules; one that breaks them counts as unknown.
  mutating func value<Value: TextCodable>(
    _ raw: String?, _ key: String, in record: JSONKeyPath, called expected: String,
    _ read: (String) -> Value? = Value.init
  ) -> Value? {
    guard let raw, !WireUnknown.isMeant(by: raw) else { return nil }
    let value = read(raw)
    if value == nil {
      problems.append(
        problem(.unreadable(raw, expected: expected), at: record.appending(key)))
    }
    return value
  }

  /// A height in centimetres; one that no person has counts as unknown.
  mutating func height(_ raw: WireNumber?, _ key: String, in record: JSONKeyPath) -> Double? {
    guard let text = raw?.text, !WireUnknown.isMeant(by: text) else { return nil }
    guard let height = Double(decimal: text), Member.isHeight(height) else {
      problems.append(
        problem(.unreadable(text, expected: "height in centimetres"), at: record.appending(key)))
      return nil
    }
    return height
  }

  /// A group's id; anything else than a valid one is refused, which alone leaves `nil`.
  mutating func groupID(
    _ raw: String?, _ key: String, in record: JSONKeyPath
  ) throws(DocumentProblem) -> GroupID? {
    if let raw, let id = GroupID(raw) { return id }
    let flaw = raw.flatMap { raw in
      GroupID.flaw(in: raw).map { DocumentProblem.Kind.invalidName(raw, flaw: $0) }
    }
    try refuse(flaw ?? .missing, at: record.appending(key))
    return nil
  }

  /// Whether the document has not named this group before; ids that differ in letter case alone are
  /// refused, since both could not be one endpoint's documents.
  mutating func isNew(_ id: GroupID, at place: JSONKeyPath) throws(DocumentProblem) -> Bool {
    let known = idsByFoldedID.updateValue(id, forKey: id.description.lowercased())
    if let known, known != id {
      let flaw = "differs from '\(known)' in letter case alone"
      try refuse(.invalidName(id.description, flaw: flaw), at: place)
      return true
    }
    return known == nil
  }
}
