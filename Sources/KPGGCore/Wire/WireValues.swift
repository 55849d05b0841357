/// The wire's notation for unknown values.
enum WireUnknown {
  /// The word for an unknown MBTI or blood type.
  static let word = "알려지지 않음."

  private static let wordWithoutFullStop = "알려지지 않음"

  /// Whether a text means "unknown": it is empty or the word, with or without its full stop.
  static func matches(_ text: String) -> Bool {
    guard text.utf8.count <= 100 else { return false }
    return text.isEmpty || text == word || text == wordWithoutFullStop
  }
}

extension CalendarDate {
  /// Reads the wire's forms: `1994.07.28`, `1994-07-28`, `1994년 7월 28일`, or a lone year.
  ///
  /// Month and day may have one digit. Spaces may follow the separators.
  init?(wire text: String) {
    guard let date = Self.read(text) ?? Self.read(UnicodeForm.composed(text)) else { return nil }
    self = date
  }

  private static func read(_ text: String) -> CalendarDate? {
    var reader = WireDateReader(rest: text.unicodeScalars[...])
    guard let year = reader.number(digits: 4...4) else { return nil }
    let first = reader.separator()
    if reader.isAtEnd, first == nil || first == "년" { return CalendarDate(year: year) }
    guard let first, let form = wireForms.first(where: { $0.afterYear == first }),
      let month = reader.number(digits: 1...2), reader.separator() == form.afterMonth,
      let day = reader.number(digits: 1...2), reader.separator() == form.afterDay, reader.isAtEnd
    else { return nil }
    return CalendarDate(year: year, month: month, day: day)
  }

  private typealias WireForm = (
    afterYear: Unicode.Scalar, afterMonth: Unicode.Scalar, afterDay: Unicode.Scalar?
  )

  private static let wireForms: [WireForm] = [(".", ".", nil), ("-", "-", nil), ("년", "월", "일")]

  /// The date in the form that the wire writes: `1994.07.28`, `1994`.
  var wireText: String { description.split(separator: "-").joined(separator: ".") }
}

/// A scanner for dates. It works on scalars: finding the boundaries of characters would take most
/// of the time of reading a catalog's birth dates.
private struct WireDateReader {
  var rest: Substring.UnicodeScalarView

  var isAtEnd: Bool { rest.isEmpty }

  /// Reads a number; returns `nil` if its digits are not as many as expected.
  mutating func number(digits: ClosedRange<Int>) -> Int? {
    let text = rest.prefix { ("0"..."9").contains($0) }
    guard digits.contains(text.count) else { return nil }
    rest = rest[text.endIndex...]
    return text.reduce(0) { $0 * 10 + Int($1.value) - 0x30 }
  }

  /// Reads a separator and the spaces after it; returns `nil` at the end.
  mutating func separator() -> Unicode.Scalar? {
    guard let separator = rest.popFirst() else { return nil }
    rest = rest.drop { $0 == " " }
    return separator
  }
}
