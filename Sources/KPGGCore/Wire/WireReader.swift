import KPGGSystem

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
    let root: JSONElement
    do {
      root = try JSONElement.root(of: data, limits: WireLimits.json)
    } catch {
      throw DocumentProblem(document: document, position: error.position, kind: error.kind)
    }
    guard let value = root[key] else {
      throw DocumentProblem(
        document: document, kind: .wrongDocument(expectedKey: key.description))
    }
    guard value.has(type) else { throw problem(.wrongType(expected: type), at: value) }
    return (root, value)
  }

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

  /// Reads a text; returns `nil` if it is unknown. Rejects control characters, too many combining marks
  /// in a row, and texts above a limit.
  mutating func text(
    _ element: JSONElement?, limit: Int = WireLimits.textLength
  ) throws(DocumentProblem) -> String? {
    guard let element = try checked(element, is: .string), let text = element.text,
      !WireUnknown.matches(text)
    else { return nil }
    if !element.isPlainText, let control = text.firstControlCharacter {
      try reject(.controlCharacter(control), at: element)
      return nil
    }
    guard !text.hasTooManyMarks else {
      try reject(.tooManyMarks(limit: WireLimits.marks), at: element)
      return nil
    }
    // A scalar has at least one byte, and counting bytes is cheap.
    if text.utf8.count > limit, text.unicodeScalars.count > limit {
      try reject(.tooLong(limit: limit), at: element)
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

extension JSONElement {
  /// Parses a document, and returns its object. Any other value is rejected.
  static func root(of data: Data, limits: JSONLimits) throws(RootProblem) -> JSONElement {
    let root: JSONElement
    do {
      root = try JSONParser.parse(Array(data), limits: limits).root
    } catch {
      throw RootProblem(kind: .syntax(error.kind), position: error.position)
    }
    guard root.has(.object) else {
      throw RootProblem(kind: .wrongType(expected: .object), position: root.position)
    }
    return root
  }
}

/// The problem of a document that is not a JSON object.
struct RootProblem: Error {
  let kind: DocumentProblem.Kind
  let position: JSONPosition?
}

/// A problem of a value in a document.
struct LocalProblem {
  let element: JSONElement
  /// The key that the value lacks; `nil` if the value itself is the problem.
  var missingKey: String?
  let kind: DocumentProblem.Kind

  func problem(at location: JSONLocation, in document: DocumentPath) -> DocumentProblem {
    let path = location.keyPath
    return DocumentProblem(
      document: document, keyPath: missingKey.map { path.appending($0) } ?? path,
      position: location.position, kind: kind)
  }
}

/// The first problems of a document, up to `WireLimits.problems`.
struct LocalProblems {
  private var listed: [LocalProblem] = []
  private var hasMore = false

  mutating func append(_ problem: LocalProblem) {
    if listed.count < WireLimits.problems { listed.append(problem) } else { hasMore = true }
  }

  /// Returns the problems with their locations. If there are more than the limit, the last one says
  /// so.
  ///
  /// Finding one location takes time proportional to the document, so all are found in one pass.
  func located(in document: DocumentPath) -> [DocumentProblem] {
    guard let tree = listed.first?.element.tree else { return [] }
    let locations = tree.locations(of: listed.lazy.map(\.element.index))
    let located = listed.compactMap { problem in
      locations[problem.element.index].map { problem.problem(at: $0, in: document) }
    }
    guard hasMore else { return located }
    let limit = DocumentProblem.Kind.moreProblems(limit: WireLimits.problems)
    return located + [DocumentProblem(document: document, kind: limit)]
  }
}

/// The limits of a wire document.
///
/// They are far above any real catalog's needs, and low enough to protect the memory and the
/// screen. The bundled groups have at most 30 members and 40 songs, no name has more than 60
/// characters, and no text about a group has more than 500.
package enum WireLimits {
  /// Bytes in a document: 8 MiB.
  package static let bytes = 8 << 20

  /// Unicode scalars in a text, because a table is as wide as its longest text.
  package static let textLength = 1024

  /// Unicode scalars in a text about a group.
  package static let aboutLength = 4096

  /// Combining marks in a row. No language needs more: it is the limit of the *Stream-Safe Text
  /// Format* (UAX #15).
  package static let marks = 30

  /// Texts in a list: aliases, nationalities, or positions.
  package static let texts = 100

  /// Members in a group.
  package static let members = 500

  /// Songs of a group.
  package static let songs = 500

  /// Units of a group.
  package static let units = 100

  /// Groups or members in a document, duplicates included.
  package static let records = 20_000

  /// Members in all groups together; also songs and units. This is a hundred times the bundled
  /// catalog.
  static let catalogRecords = 140_000

  /// Sections in the index.
  package static let sections = 200

  /// JSON values in a document: enough for `records` groups with every key.
  static let values = 600_000

  /// The maximum number of errors that are listed for a document; also of warnings.
  package static let problems = 1000

  static let json = JSONLimits(bytes: bytes, values: values)
}

extension String {
  /// Whether comparing the text is quick.
  var isQuickToCompare: Bool {
    isASCII || utf8.count <= WireLimits.textLength && !hasTooManyMarks
  }

  /// Whether more combining marks than `WireLimits.marks` follow each other.
  ///
  /// Unicode's canonical order makes the time of a comparison quadratic in their number.
  package var hasTooManyMarks: Bool {
    // A combining mark has at least two bytes.
    guard utf8.count > 2 * WireLimits.marks else { return false }
    var marks = 0
    for scalar in unicodeScalars {
      marks = scalar.isCombiningMark ? marks + 1 : 0
      if marks > WireLimits.marks { return true }
    }
    return false
  }
}
