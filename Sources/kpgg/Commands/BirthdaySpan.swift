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
      (first, days) = (try Self.date(text), 0)
    } else if let text = arguments.value("month") {
      (first, days) = try Self.month(text, today: today)
    } else {
      let text = arguments.value("next") ?? "30"
      (first, days) = (today, try Self.number(text, "--next", in: 0...365, "a number of days"))
    }
  }

  private static func date(_ text: String) throws(UsageError) -> CalendarDate {
    guard let date = CalendarDate(text), date.isComplete else {
      throw .invalid(
        message: "--on is \(QuotedWord(text)), which is no date",
        hint: "it takes a date as 2026-12-24")
    }
    return date
  }

  private static func month(
    _ text: String, today: CalendarDate
  ) throws(UsageError) -> (CalendarDate, Int) {
    let month = try number(text, "--month", in: 1...12, "a month")
    let year = month < today.month ?? 1 ? today.year + 1 : today.year
    guard let first = CalendarDate(year: year, month: month, day: 1),
      let length = first.lengthOfMonth
    else { throw .invalid(message: "the calendar ends before that month", hint: nil) }
    return (first, length - 1)
  }

  private static func number(
    _ text: String, _ option: String, in range: ClosedRange<Int>, _ noun: String
  ) throws(UsageError) -> Int {
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(text),
      range.contains(number)
    else {
      throw .invalid(
        message: "\(option) is \(QuotedWord(text)), which is not \(noun)",
        hint: "it takes a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }
}
