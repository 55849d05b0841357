/// The wire's notation for unknown values.
package enum WireUnknown {
  /// The word for an unknown MBTI or blood type.
  static let word = "알려지지 않음."

  private static let wordWithoutFullStop = "알려지지 않음"

  /// Whether a text means "unknown": it is empty or the word, with or without its full stop.
  package static func matches(_ text: String) -> Bool {
    // A quick first check: in any Unicode form, the word starts with U+C54C, U+C544, or U+110B.
    var bytes = text.utf8.makeIterator()
    switch (bytes.next(), bytes.next()) {
    case (nil, _): return true
    case (0xEC, 0x95), (0xE1, 0x84):
      return text.utf8.count <= 100 && (text == word || text == wordWithoutFullStop)
    default: return false
    }
  }
}

extension CalendarDate {
  /// Reads the wire's forms: `1994.07.28`, `1994-07-28`, `1994년 7월 28일`, a month without a day,
  /// or a lone year.
  ///
  /// Month and day may have one digit. Spaces may follow the separators.
  package init?(wire text: String) {
    guard let date = Self.read(text) ?? Self.read(UnicodeForm.composed(text)) else { return nil }
    self = date
  }

  private static func read(_ text: String) -> CalendarDate? {
    var text = text
    return text.withUTF8 { read(WireDateReader(rest: $0[...])) }
  }

  private static func read(_ reader: WireDateReader) -> CalendarDate? {
    var reader = reader
    guard let year = reader.number(digits: 4...4) else { return nil }
    let first = reader.separator()
    if reader.isAtEnd, first == nil || first == "년" { return CalendarDate(year: year) }
    guard let first, let form = wireForms.first(where: { $0.afterYear == first }),
      let month = reader.number(digits: 1...2)
    else { return nil }
    let second = reader.separator()
    if reader.isAtEnd, second == form.afterLoneMonth {
      return CalendarDate(year: year, month: month)
    }
    guard second == form.afterMonth, let day = reader.number(digits: 1...2),
      reader.separator() == form.afterDay, reader.isAtEnd
    else { return nil }
    return CalendarDate(year: year, month: month, day: day)
  }

  private typealias WireForm = (
    afterYear: Unicode.Scalar, afterMonth: Unicode.Scalar, afterLoneMonth: Unicode.Scalar?,
    afterDay: Unicode.Scalar?
  )

  private static let wireForms: [WireForm] = [
    (".", ".", nil, nil), ("-", "-", nil, nil), ("년", "월", "월", "일"),
  ]

  /// The date in the form that the wire writes: `1994.07.28`, `1994.07`, `1994`.
  var wireText: String { description.split(separator: "-").joined(separator: ".") }
}

/// A scanner for dates. It works on bytes: finding the boundaries of characters would take most of
/// the time of reading a catalog's birth dates.
private struct WireDateReader {
  var rest: Slice<UnsafeBufferPointer<UInt8>>

  var isAtEnd: Bool { rest.isEmpty }

  /// Reads a number; returns `nil` if the number of digits is not the expected one.
  mutating func number(digits: ClosedRange<Int>) -> Int? {
    var (number, count) = (0, 0)
    while let digit = rest.first, digit.isDigit, count < digits.upperBound {
      number = number * 10 + Int(digit - UInt8(ascii: "0"))
      count += 1
      rest.removeFirst()
    }
    guard digits.contains(count), rest.first?.isDigit != true else { return nil }
    return number
  }

  /// Reads a separator and the spaces after it; returns `nil` at the end.
  mutating func separator() -> Unicode.Scalar? {
    var decoder = UTF8()
    var bytes = rest.makeIterator()
    guard case .scalarValue(let separator) = decoder.decode(&bytes) else { return nil }
    rest.removeFirst(UTF8.width(separator))
    while rest.first == UInt8(ascii: " ") { rest.removeFirst() }
    return separator
  }
}

// Values with rules of their own.
extension WireReader {
  /// Reads `true` or `false`. Tolerates a drifted one.
  mutating func boolean(_ element: JSONElement?) throws(DocumentProblem) -> Bool? {
    guard let element, let value = element.driftedBoolean else {
      return try checked(element, is: .boolean)?.boolean
    }
    tolerate(.wrongType(expected: .boolean), at: element)
    return value
  }

  /// Reads a date in one of the wire's forms. Tolerates a drifted one, and rejects a date that does
  /// not exist.
  mutating func date(_ element: JSONElement?) throws(DocumentProblem) -> CalendarDate? {
    guard let element, let text = try text(element) else { return nil }
    if let date = CalendarDate(wire: text) { return date }
    let date = CalendarDate(drifted: text)
    guard date != nil || WireUnknown.isDriftedDate(text) else {
      try reject(.impossibleDate(text), at: element)
      return nil
    }
    tolerate(.otherForm(text, standard: date?.wireText ?? ""), at: element)
    return date
  }

  /// Reads the ID of a video. Tolerates the URL of the video. An invalid value counts as unknown.
  mutating func videoID(_ element: JSONElement?) throws(DocumentProblem) -> VideoID? {
    guard let element = try checked(element, is: .string), let text = element.text,
      !WireUnknown.matches(text)
    else { return nil }
    if let id = VideoID(text) { return id }
    let id = text.isQuickToCompare ? VideoID(youtubeURL: text) : nil
    tolerate(
      id.map { .otherForm(text, standard: $0.rawValue) }
        ?? .invalidValue(text, expected: .videoID), at: element)
    return id
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
  mutating func height(_ element: JSONElement?) throws(DocumentProblem) -> Height? {
    guard let element else { return nil }
    if let height = element.number.flatMap(Height.init(centimeters:)) { return height }
    guard let text = try numberText(element) else { return nil }
    guard let height = Double(decimal: text).flatMap(Height.init(centimeters:)) else {
      tolerate(.invalidValue(text, expected: .height), at: element)
      return nil
    }
    return height
  }

  /// Reads how well known a group is. Another number counts as unknown.
  mutating func tier(_ element: JSONElement?) throws(DocumentProblem) -> Tier? {
    guard let element, let number = try numberText(element) else { return nil }
    let tier = Int(number).flatMap(Tier.init(rawValue:))
    if tier == nil { tolerate(.invalidValue(number, expected: .tier), at: element) }
    return tier
  }

  /// Reads the times in which a member was not in the group. An absence that ends before it begins
  /// counts as unknown.
  mutating func absences(_ list: JSONElement?) throws(DocumentProblem) -> [Absence] {
    guard list != nil else { return [] }
    var absences: [Absence] = []
    for element in try elements(list, limit: WireLimits.texts) {
      guard let object = try object(element) else { continue }
      var keys = JSONObject(object)
      let from = try date(keys["from"])
      let to = try date(keys["to"])
      guard let from else {
        try reject(.missing, at: object, missing: "from")
        continue
      }
      if let absence = Absence(from: from, to: to) {
        absences.append(absence)
      } else {
        let text = "\(from.wireText)–\(to?.wireText ?? "")"
        tolerate(.invalidValue(text, expected: .absence), at: object)
      }
    }
    return absences.stablySorted { $0.from < $1.from }
  }

  /// Reads when a group came back. A date before the group's end counts as unknown.
  mutating func returnDate(
    _ element: JSONElement?, after end: CalendarDate?
  ) throws(DocumentProblem) -> CalendarDate? {
    let date = try date(element)
    guard let element, let date, let end, date.lastDay < end.firstDay else { return date }
    tolerate(.invalidValue(date.wireText, expected: .returnDate), at: element)
    return nil
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
}

extension Absence {
  /// The absence in the wire format. The beginning is always present, the end if known.
  var wireJSON: JSONValue {
    var keys: JSONMembers = ["from": .string(from.wireText)]
    keys["to"] = to.map { .string($0.wireText) }
    return .object(keys)
  }
}
