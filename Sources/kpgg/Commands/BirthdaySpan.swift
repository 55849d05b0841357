import KPGGCore

/// The days whose birthdays are asked for.
struct BirthdaySpan: Hashable, Sendable {
  /// The first of them.
  let first: CalendarDate
  /// How many follow it.
  let days: Int

  /// What `--next`, `--on` or `--month` say, else the next 30 days.
  init(_ arguments: ParsedArguments, today: CalendarDate) throws(UsageError) {
    let given = ["next", "on", "month"].filter { arguments.has($0) }
    guard given.count <= 1 else { throw .conflictingOptions("--\(given[0])", "--\(given[1])") }
    if let text = arguments.value("on") {
      (first, days) = (try Self.date(text, today: today), 0)
    } else if let month = try arguments.wholeNumber("month", in: 1...12, "a month") {
      (first, days) = try Self.month(month, today: today)
    } else {
      let next = try arguments.wholeNumber("next", in: 0...364, "a number of days")
      (first, days) = (today, next ?? 30)
    }
  }

  private static func date(_ text: String, today: CalendarDate) throws(UsageError) -> CalendarDate {
    let date = CalendarDate(text) ?? day(text, of: today.year)
    guard let date, date.isComplete else {
      throw .invalid(
        message: "--on is \(QuotedWord(text)), which is no date",
        hint: "it takes a date as 2026-12-24, or a day of \(today.year) as 12-24")
    }
    return date
  }

  /// The day that its month and its number in it name: `03-21` or `3-21`.
  private static func day(_ text: String, of year: Int) -> CalendarDate? {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2,
      parts.allSatisfy({ $0.utf8.count <= 2 && $0.utf8.allSatisfy(\.isDigit) }),
      let month = Int(parts[0]), let day = Int(parts[1])
    else { return nil }
    return CalendarDate(year: year, month: month, day: day)
  }

  private static func month(
    _ month: Int, today: CalendarDate
  ) throws(UsageError) -> (CalendarDate, Int) {
    let year = month < today.month ?? 1 ? today.year + 1 : today.year
    guard let first = CalendarDate(year: year, month: month, day: 1),
      let length = first.lengthOfMonth
    else { throw .invalid(message: "the calendar ends before that month", hint: nil) }
    return (first, length - 1)
  }
}
