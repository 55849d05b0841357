// Ranges of dates for filters. A bound that is a lone month or year stands for all of its days.

extension ClosedRange<CalendarDate> {
  /// Creates the range of all days in some years, limited to the years 1 to 9999; `nil` if no year
  /// is in these limits.
  ///
  ///     ClosedRange(years: 1994...1996)  // 1994-01-01 to 1996-12-31
  public init?(years: ClosedRange<Int>) {
    guard years.overlaps(1...9999) else { return nil }
    let years = years.clamped(to: 1...9999)
    guard let first = CalendarDate(year: years.lowerBound),
      let last = CalendarDate(year: years.upperBound)
    else { return nil }
    self = first.firstDay...last.lastDay
  }

  /// Creates the range of a day and all later days.
  public init(_ range: PartialRangeFrom<CalendarDate>) {
    self = range.lowerBound...Swift.max(range.lowerBound, .latest)
  }

  /// Creates the range of a day and all earlier days.
  public init(_ range: PartialRangeThrough<CalendarDate>) {
    self = Swift.min(range.upperBound, .earliest)...range.upperBound
  }

  /// Returns whether a date is certainly in the range. For a lone month or year, all its days must be.
  package func contains(wholeOf date: CalendarDate) -> Bool {
    lowerBound.firstDay <= date.firstDay && date.lastDay <= upperBound.lastDay
  }
}
