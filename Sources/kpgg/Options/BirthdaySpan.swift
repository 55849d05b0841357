import KPGGCore

/// The range of days that `kpgg birthdays` lists.
struct BirthdaySpan: Hashable, Sendable {
  /// The first day.
  let first: CalendarDate
  /// The number of days after the first.
  let days: Int

  /// The year 9999. It has no leap day, every birthday falls in it once, and it does not depend on
  /// today.
  static let year = BirthdaySpan(first: CalendarDate(year: 9999)?.firstDay ?? .latest, days: 364)

  /// Reads `--next`, `--on`, or `--month`; `nil` without them.
  ///
  /// - Throws: A usage error if a value is invalid, or two of the options are given.
  init?(given arguments: ParsedArguments, today: CalendarDate) throws(UsageError) {
    let given = ["next", "on", "month"].filter { arguments.has($0) }
    guard given.count <= 1 else { throw .conflictingOptions("--\(given[0])", "--\(given[1])") }
    if let text = arguments.value("on") {
      (first, days) = (try Self.date(text, today: today), 0)
    } else if let month = try arguments.wholeNumber("month", in: 1...12) {
      (first, days) = try Self.month(month, today: today)
    } else if let next = try arguments.wholeNumber("next", in: 0...364) {
      (first, days) = (today, next)
    } else {
      return nil
    }
  }

  init(first: CalendarDate, days: Int) { (self.first, self.days) = (first, days) }

  private static func date(_ text: String, today: CalendarDate) throws(UsageError) -> CalendarDate {
    let date = CalendarDate(text) ?? next(text, from: today)
    guard let date, date.isComplete else {
      throw .invalidValue(text, of: "--on", .dateOrDay(year: today.year))
    }
    return date
  }

  /// Parses a month and a day: `03-21` or `3-21`. Returns the next such date, which may be today;
  /// `nil` if the text is invalid, or the date is beyond the calendar.
  private static func next(_ text: String, from today: CalendarDate) -> CalendarDate? {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2,
      parts.allSatisfy({ $0.utf8.count <= 2 && $0.utf8.allSatisfy(\.isDigit) }),
      let month = Int(parts[0]), let day = Int(parts[1])
    else { return nil }
    // Leap days are at most eight years apart.
    return (today.year...today.year + 8).lazy
      .compactMap { CalendarDate(year: $0, month: month, day: day) }
      .first { $0 >= today }
  }

  private static func month(
    _ month: Int, today: CalendarDate
  ) throws(UsageError) -> (CalendarDate, Int) {
    let year = month < today.month ?? 1 ? today.year + 1 : today.year
    guard let first = CalendarDate(year: year, month: month, day: 1),
      let length = first.lengthOfMonth
    else { throw .monthBeyondCalendar }
    return (first, length - 1)
  }
}
