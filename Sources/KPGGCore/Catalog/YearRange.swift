// Ranges of years in the wire format: `2016-2019`, or a single year, `2020`.

extension ClosedRange<Int> {
  /// Creates a range of years; `nil` if they are in reverse order or outside 1 to 9999.
  package init?(yearsFrom first: Int, to last: Int) {
    guard (1...9999).contains(first), (first...9999).contains(last) else { return nil }
    self = first...last
  }

  /// Reads `2016-2019` or `2020`. Years have four digits.
  package init?(years text: String) {
    guard text.utf8.first?.isDigit == true else { return nil }
    let years = text.split(separator: "-", omittingEmptySubsequences: false)
      .map { CalendarDate(String($0)) }
    guard (1...2).contains(years.count), let first = years.first ?? nil,
      let last = years.last ?? nil
    else { return nil }
    self.init(yearsFrom: first.year, to: last.year)
  }

  /// Returns the years in four digits; a single year has no separator.
  package func yearsText(separator: String = "-") -> String {
    let (first, last) = (Self.year(lowerBound), Self.year(upperBound))
    return lowerBound == upperBound ? first : first + separator + last
  }

  /// Returns a year in four digits.
  static func year(_ year: Int) -> String { CalendarDate(year: year)?.description ?? String(year) }
}
