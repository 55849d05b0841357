/// The wire's notation for unknown values.
enum WireUnknown {
  /// The word for an unknown MBTI or blood type.
  static let word = "알려지지 않음."

  private static let wordWithoutFullStop = "알려지지 않음"

  /// Whether a text means "unknown": it is empty or the word, with or without its full stop.
  static func matches(_ text: String) -> Bool {
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
  init?(wire text: String) {
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
