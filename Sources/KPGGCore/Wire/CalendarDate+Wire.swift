extension CalendarDate {
  /// Reads the wire's forms: `1994.07.28`, `1994-07-28`, `1994년 7월 28일`, or a lone year.
  ///
  /// Month and day may be of one digit; spaces may stand behind the separators.
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

  /// The form in which the wire writes a date: `1994.07.28`, `1994`.
  var wireText: String { description.split(separator: "-").joined(separator: ".") }
}

/// Takes a date's text apart. By scalars: to find where characters end would be most of the work of
/// reading a catalogue's birth dates.
private struct WireDateReader {
  var rest: Substring.UnicodeScalarView

  var isAtEnd: Bool { rest.isEmpty }

  /// The number that stands next; `nil` unless it has as many digits.
  mutating func number(digits: ClosedRange<Int>) -> Int? {
    let text = rest.prefix { ("0"..."9").contains($0) }
    guard digits.contains(text.count) else { return nil }
    rest = rest[text.endIndex...]
    return text.reduce(0) { $0 * 10 + Int($1.value) - 0x30 }
  }

  /// The scalar that stands next and the spaces behind it; `nil` at the end.
  mutating func separator() -> Unicode.Scalar? {
    guard let separator = rest.popFirst() else { return nil }
    rest = rest.drop { $0 == " " }
    return separator
  }
}
