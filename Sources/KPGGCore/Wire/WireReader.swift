/// Converts a document's JSON values to checked ones.
///
/// It throws the first error with its location, and records problems that it can ignore. In the
/// collecting mode it also records errors and treats the values as unknown, so that a validator
/// sees all of them; it then throws only if the whole document is unusable.
package struct WireReader {
  /// The path to use in problems.
  let document: DocumentPath
  private let collectsErrors: Bool
  private var tolerated = LocalProblems()
  private var rejected = LocalProblems()
  private var idsByFoldedID: [String: GroupID] = [:]

  package init(document: DocumentPath, collectsErrors: Bool = false) {
    (self.document, self.collectsErrors) = (document, collectsErrors)
  }

  /// Parses a document, and returns its object with the value that identifies it.
  ///
  /// - Throws: The problem of bytes that are not JSON, or of another document.
  func contents(
    of data: Data, under key: StaticString, _ type: JSONType
  ) throws(DocumentProblem) -> (root: JSONElement, value: JSONElement) {
    let root = try root(of: data)
    guard let value = root[key] else {
      throw DocumentProblem(
        document: document, keyPath: .root, kind: .wrongDocument(expectedKey: key.description))
    }
    guard value.has(type) else { throw problem(.wrongType(expected: type), at: value) }
    return (root, value)
  }

  /// Parses a document, which must be an object.
  private func root(of data: Data) throws(DocumentProblem) -> JSONElement {
    let root: JSONElement
    do {
      root = try JSONParser.parse(Array(data), limits: WireLimits.json).root
    } catch {
      throw DocumentProblem(
        document: document, keyPath: .root, position: error.position,
        kind: DocumentProblem.Kind(error.kind))
    }
    guard root.has(.object) else { throw problem(.wrongType(expected: .object), at: root) }
    return root
  }

  /// Returns the problem of a value.
  func problem(_ kind: DocumentProblem.Kind, at element: JSONElement) -> DocumentProblem {
    LocalProblem(element: element, kind: kind).problem(at: element.location, in: document)
  }

  /// Throws the error of a value, or of a missing key. Records it in the collecting mode.
  mutating func reject(
    _ kind: DocumentProblem.Kind, at element: JSONElement, missing key: String? = nil
  ) throws(DocumentProblem) {
    let problem = LocalProblem(element: element, missingKey: key, kind: kind)
    guard collectsErrors else { throw problem.problem(at: element.location, in: document) }
    rejected.append(problem)
  }

  /// Records the problem of a value that is ignored.
  mutating func tolerate(_ kind: DocumentProblem.Kind, at element: JSONElement) {
    tolerated.append(LocalProblem(element: element, kind: kind))
  }
}

extension WireReader {
  /// The tolerated problems so far.
  package var problems: [DocumentProblem] { tolerated.located(in: document) }

  /// The errors so far in the collecting mode.
  package var errors: [DocumentProblem] { rejected.located(in: document) }
}

// Values of one JSON type. A value of another type is rejected.
extension WireReader {
  /// Returns a value that has the type; `nil` if it is missing, or was rejected.
  mutating func checked(
    _ element: JSONElement?, is type: JSONType
  ) throws(DocumentProblem) -> JSONElement? {
    guard let element else { return nil }
    guard element.has(type) else {
      try reject(.wrongType(expected: type), at: element)
      return nil
    }
    return element
  }

  /// Reads an object.
  mutating func object(_ element: JSONElement?) throws(DocumentProblem) -> JSONElement? {
    try checked(element, is: .object)
  }

  /// Reads the elements of an array, up to a limit. Rejects other values.
  mutating func elements(
    _ element: JSONElement?, limit: Int
  ) throws(DocumentProblem) -> JSONElements {
    guard let array = try checked(element, is: .array) else { return JSONElements() }
    guard array.count <= limit else {
      try reject(.tooMany(limit: limit), at: array)
      return JSONElements()
    }
    return array.elements
  }

  /// Checks the number of records in several lists. A list above its own limit is not counted,
  /// because it is rejected alone.
  ///
  /// - Throws: The problem of too many records in `object`.
  func checkRecords(
    in lists: some Sequence<JSONElement>, listLimit: Int, of object: JSONElement
  ) throws(DocumentProblem) {
    let count = lists.reduce(0) { $0 + ($1.count <= listLimit ? $1.count : 0) }
    guard count <= WireLimits.records else {
      throw problem(.tooMany(limit: WireLimits.records), at: object)
    }
  }

  mutating func boolean(_ element: JSONElement?) throws(DocumentProblem) -> Bool? {
    try checked(element, is: .boolean)?.boolean
  }

  /// Reads a text; returns `nil` if it is unknown. Rejects control characters and texts above
  /// `WireLimits.textLength`.
  mutating func text(_ element: JSONElement?) throws(DocumentProblem) -> String? {
    guard let element = try checked(element, is: .string), let text = element.text,
      !WireUnknown.matches(text)
    else { return nil }
    if !element.isPlainText, let control = text.firstControlCharacter {
      try reject(.controlCharacter(control), at: element)
      return nil
    }
    // A scalar has at least one byte, and counting bytes is cheap.
    if text.utf8.count > WireLimits.textLength,
      text.unicodeScalars.count > WireLimits.textLength
    {
      try reject(.tooLong(limit: WireLimits.textLength), at: element)
      return nil
    }
    return text
  }

  /// Reads a list of texts without the unknown ones.
  mutating func texts(_ list: JSONElement?) throws(DocumentProblem) -> [String] {
    try values(list) { $0 }
  }

  /// Reads a list of texts, and returns the values that they stand for. Unknown texts and texts
  /// without a value are ignored.
  mutating func values<Value>(
    _ list: JSONElement?, _ read: (String) -> Value?
  ) throws(DocumentProblem) -> [Value] {
    guard let list else { return [] }
    var values: [Value] = []
    values.reserveCapacity(min(list.count, WireLimits.texts))
    for element in try elements(list, limit: WireLimits.texts) {
      if let value = try text(element).flatMap(read) { values.append(value) }
    }
    return values
  }
}

// Values with rules of their own.
extension WireReader {
  /// Reads a date in one of the wire's forms. Rejects a date that does not exist.
  mutating func date(_ element: JSONElement?) throws(DocumentProblem) -> CalendarDate? {
    guard let element, let text = try text(element) else { return nil }
    guard let date = CalendarDate(wire: text) else {
      try reject(.impossibleDate(text), at: element)
      return nil
    }
    return date
  }

  /// Reads a year, which is a whole number. Rejects a year that does not exist.
  mutating func year(_ element: JSONElement?) throws(DocumentProblem) -> Int? {
    guard let element else { return nil }
    do throws(DocumentProblem.Kind) {
      let year = try element.wholeNumber()
      if CalendarDate(year: year) == nil { throw .impossibleDate(String(year)) }
      return year
    } catch {
      try reject(error, at: element)
      return nil
    }
  }

  /// Reads a number that is written as a JSON number or as a text. Returns its text; `nil` if it is
  /// unknown.
  mutating func numberText(_ element: JSONElement?) throws(DocumentProblem) -> String? {
    guard let element else { return nil }
    switch (element.kind, element.number) {
    case (.number, let number?) where number.isFinite: return number.shortestText
    case (.number, _):
      try reject(.malformed, at: element)
      return nil
    case (.text, _): return element.text.flatMap { WireUnknown.matches($0) ? nil : $0 }
    default:
      try reject(.wrongType(expected: .number), at: element)
      return nil
    }
  }

  /// Reads a text with rules of its own. An invalid value counts as unknown.
  mutating func value<Value: TextCodable>(
    _ element: JSONElement?, expecting expected: ExpectedValue,
    _ read: (String) -> Value? = Value.init
  ) throws(DocumentProblem) -> Value? {
    guard let element = try checked(element, is: .string), let text = element.text,
      !WireUnknown.matches(text)
    else { return nil }
    let value = text.isQuickToCompare ? read(text) : nil
    if value == nil { tolerate(.invalidValue(text, expected: expected), at: element) }
    return value
  }

  /// Reads a height in centimeters. An impossible height counts as unknown.
  mutating func height(_ element: JSONElement?) throws(DocumentProblem) -> Double? {
    guard let element else { return nil }
    if let height = element.number, Member.isPlausibleHeight(height) { return height }
    guard let text = try numberText(element) else { return nil }
    guard let height = Double(decimal: text), Member.isPlausibleHeight(height) else {
      tolerate(.invalidValue(text, expected: .height), at: element)
      return nil
    }
    return height
  }

  /// Reads the ID of a group. Rejects an invalid ID; returns `nil` in the collecting mode.
  mutating func groupID(
    _ element: JSONElement?, of group: JSONElement
  ) throws(DocumentProblem) -> GroupID? {
    guard let element else {
      try reject(.missing, at: group, missing: "groupname")
      return nil
    }
    guard let text = try checked(element, is: .string)?.text else { return nil }
    return try groupID(text, at: element)
  }

  /// Checks the ID of a group. Rejects an invalid ID; returns `nil` in the collecting mode.
  mutating func groupID(
    _ text: String, at element: JSONElement
  ) throws(DocumentProblem) -> GroupID? {
    if let problem = GroupID.problem(in: text) {
      try reject(.invalidName(text, problem), at: element)
      return nil
    }
    return GroupID(checked: text)
  }

  /// Checks a section's key. Rejects an invalid key; returns `nil` in the collecting mode.
  mutating func sectionKey(
    _ text: String, at element: JSONElement
  ) throws(DocumentProblem) -> SectionKey? {
    if let problem = SectionKey.problem(in: text) {
      try reject(.invalidName(text, problem), at: element)
      return nil
    }
    return SectionKey(checked: text)
  }

  /// Whether a group's ID is new in the document. Rejects IDs that differ only in letter case,
  /// because an endpoint cannot have documents for both.
  mutating func isNew(_ id: GroupID, at element: JSONElement) throws(DocumentProblem) -> Bool {
    let known = idsByFoldedID.updateValue(id, forKey: id.description.lowercased())
    if let known, known != id {
      let problem = NameProblem.differsOnlyInCase(from: known.description)
      try reject(.invalidName(id.description, problem), at: element)
      return true
    }
    return known == nil
  }
}
