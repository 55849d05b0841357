/// From the wire's raw values to checked ones. Raw strings stop here.
///
/// Refuses by throwing, naming the value's place; records what it can do without.
struct WireReader {
  /// The document that is read.
  let document: DocumentPath
  /// What was tolerated so far, in the order in which it was met.
  var problems: [DocumentProblem] = []

  private var idsByFoldedID: [String: GroupID] = [:]

  init(document: DocumentPath) { self.document = document }

  func problem(_ kind: DocumentProblem.Kind, at place: KeyPathText) -> DocumentProblem {
    DocumentProblem(document: document, keyPath: place, kind: kind)
  }

  /// A text; `nil` where it is unknown. Control characters are refused.
  func text(
    _ raw: String?, _ key: String, in record: KeyPathText
  ) throws(DocumentProblem) -> String? {
    guard let raw else { return nil }
    return try text(raw, at: record.appending(key))
  }

  /// A list of texts, unknown ones left out.
  func texts(
    _ raw: [String]?, _ key: String, in record: KeyPathText
  ) throws(DocumentProblem) -> [String] {
    var texts: [String] = []
    for (index, raw) in (raw ?? []).enumerated() {
      if let text = try text(raw, at: record.appending(key).appending(index)) {
        texts.append(text)
      }
    }
    return texts
  }

  /// The place is worked out only for a problem: most texts have none.
  private func text(
    _ raw: String, at place: @autoclosure () -> KeyPathText
  ) throws(DocumentProblem) -> String? {
    guard !WireUnknown.isMeant(by: raw) else { return nil }
    if let control = raw.firstControlCharacter {
      throw problem(.controlCharacter(control), at: place())
    }
    return raw
  }

  /// A date in one of the wire's forms; one that the calendar does not have is refused.
  func date(
    _ raw: String?, _ key: String, in record: KeyPathText
  ) throws(DocumentProblem) -> CalendarDate? {
    guard let text = try text(raw, key, in: record) else { return nil }
    guard let date = CalendarDate(wire: text) else {
      throw problem(.impossibleDate(text), at: record.appending(key))
    }
    return date
  }

  /// A value of a type that has its own rules; one that breaks them counts as unknown.
  mutating func value<Value: TextCodable>(
    _ raw: String?, _ key: String, in record: KeyPathText, called expected: String,
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
  mutating func height(_ raw: WireNumber?, _ key: String, in record: KeyPathText) -> Double? {
    guard let text = raw?.text, !WireUnknown.isMeant(by: text) else { return nil }
    // Double also reads `0x50`, `1e2` and `inf`.
    let isPlain = text.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }
    guard isPlain, let height = Double(text), height >= 1, height < 300 else {
      problems.append(
        problem(.unreadable(text, expected: "height in centimetres"), at: record.appending(key)))
      return nil
    }
    return height
  }

  /// A group's id; anything else than a valid one is refused.
  func groupID(
    _ raw: String?, _ key: String, in record: KeyPathText
  ) throws(DocumentProblem) -> GroupID {
    let place = record.appending(key)
    guard let raw else { throw problem(.missing, at: place) }
    if let flaw = GroupID.flaw(in: raw) {
      throw problem(.invalidName(raw, flaw: flaw), at: place)
    }
    guard let id = GroupID(raw) else { throw problem(.missing, at: place) }
    return id
  }

  /// Whether the document has not named this group before; ids that differ in letter case alone are
  /// refused, since both could not be one endpoint's documents.
  mutating func isNew(_ id: GroupID, at place: KeyPathText) throws(DocumentProblem) -> Bool {
    let known = idsByFoldedID.updateValue(id, forKey: id.description.lowercased())
    if let known, known != id {
      let flaw = "differs from '\(known)' in letter case alone"
      throw problem(.invalidName(id.description, flaw: flaw), at: place)
    }
    return known == nil
  }
}
