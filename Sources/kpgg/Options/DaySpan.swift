import KPGGCore

/// A range of days.
struct DaySpan: Hashable, Sendable {
  /// The first day.
  let first: CalendarDate
  /// The number of days after the first. A week is the first day and the six after it.
  let days: Int
  /// The last day, at most the last one of the calendar.
  let last: CalendarDate

  init(first: CalendarDate, days: Int) {
    (self.first, self.days) = (first, days)
    last = first.adding(days: days) ?? .latest
  }

  func contains(_ day: CalendarDate) -> Bool { first <= day && day <= last }

  /// The first anniversary of a date in the range; `nil` if there is none.
  func anniversary(of date: CalendarDate?) -> CalendarDate? {
    date?.firstAnniversary(onOrAfter: first).flatMap { contains($0) ? $0 : nil }
  }
}

/// The days that `--next`, `--on`, or `--month` select.
enum DayOptions {
  static let monthOption = "month"

  /// A number of days after the first, which is `from` days away.
  case days(from: Int = 0, Int)
  case on(String)
  case month(Int)

  /// Reads the options; `nil` without them.
  ///
  /// - Parameters:
  ///   - options: The command line.
  ///   - hasMonth: Whether the command has `--month`.
  /// - Throws: A usage error if a number is invalid, or if there is more than one of the options.
  init?(_ options: OptionReader, hasMonth: Bool) throws(UsageError) {
    let next = try options.wholeNumber(
      "next", placeholder: "DAYS", in: 0...364, "List today and the next DAYS days (0 to 364)",
      "오늘부터 DAYS일 뒤까지 표시 (0~364)")
    let date = options.text(
      "on", placeholder: "DATE",
      "List one date: 'tomorrow', 2026-12-24, or 12-24 for the next December 24 (or today)",
      "특정한 날: 'tomorrow'(내일), 2026-12-24, 또는 12-24(오늘을 포함해 처음 오는 12월 24일)")
    let monthText =
      hasMonth
      ? options.text(
        Self.monthOption, placeholder: "N", kind: .number(1...12),
        "List birthdays in a month, 1 to 12; in the next year if the month is over",
        "특정한 달(1~12)의 생일. 이미 지났으면 내년") : nil
    let month = monthText.flatMap(Self.month)
    if let monthText, month == nil { throw .invalidValue(monthText, of: "--month", .month) }
    let given: [(option: String, days: Self)] = [
      next.map { ("--next", .days($0)) }, date.map { ("--on", .on($0)) },
      month.map { ("--month", .month($0)) },
    ].compactMap(\.self)
    guard given.count <= 1 else { throw .conflictingOptions(given[0].option, given[1].option) }
    guard let days = given.first?.days else { return nil }
    self = days
  }

  /// Reads days or a month from the words of a command; `nil` for other words.
  ///
  /// A week starts on Monday. Of this week, only the days from today on count. Of months in
  /// figures or by name, only Korean ones count: `May` is also a name. An impossible date is read, and
  /// is an error later: no group has such a name.
  ///
  /// - Throws: A usage error if words are also options, or if no month has the number.
  init?(
    words: [String], besides options: Self?, today: CalendarDate, command: String
  ) throws(UsageError) {
    let text = words.joined(separator: " ")
    // Monday is 0.
    let (weekday, thisMonth) = ((today.dayNumber ?? 0) % 7, today.month ?? 1)
    switch text.lowercased().filter({ $0 != " " }) {
    case "thisweek", "이번주": self = .days(6 - weekday)
    case "nextweek", "다음주": self = .days(from: 7 - weekday, 6)
    case "weekend", "thisweekend", "주말", "이번주말":
      self = .days(from: max(0, 5 - weekday), weekday == 6 ? 0 : 1)
    case "thismonth", "이번달": self = .month(thisMonth)
    case "nextmonth", "다음달": self = .month(thisMonth % 12 + 1)
    case let month where month.last == "월" && month.dropLast().utf8.allSatisfy(\.isDigit):
      guard let number = Self.month(month) else {
        throw .invalidValue(text, of: "--\(Self.monthOption)", .month)
      }
      self = .month(number)
    default:
      let isDate = Self.isDate(TypedDate.normalized(text))
      guard !words.isEmpty, isDate || (try? Self.date(text, today: today)) != nil
      else { return nil }
      self = .on(text)
    }
    guard options == nil else { throw .unexpectedArgument(words[0], command: command) }
  }

  /// Whether a text has the form of a whole date, or of a month and a day, and not of two years.
  private static func isDate(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    return parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy(\.isDigit) }
      && (parts.count == 3 || parts.count == 2 && parts.allSatisfy { $0.utf8.count <= 2 })
  }

  /// The number of a month, typed as `7`, `July`, `jul`, or `7월`; `nil` for another text.
  static func month(_ text: String) -> Int? {
    let digits = text.last == "월" ? text.dropLast() : text[...]
    if digits.utf8.allSatisfy(\.isDigit), let number = Int(digits) {
      return (1...12).contains(number) ? number : nil
    }
    guard text.count >= 3 else { return nil }
    return SiteLabels.monthNames.firstIndex {
      $0.lowercased().hasPrefix(text.lowercased())
    }.map { $0 + 1 }
  }

  /// The days, counted from today.
  ///
  /// - Throws: A usage error if the date is invalid, or the month's year is out of range.
  func span(from today: CalendarDate) throws(UsageError) -> DaySpan {
    switch self {
    case .days(let start, let days):
      DaySpan(first: today.adding(days: start) ?? .latest, days: days)
    case .on(let text): DaySpan(first: try Self.date(text, today: today), days: 0)
    case .month(let month): try Self.month(month, today: today)
    }
  }

  private static func date(_ text: String, today: CalendarDate) throws(UsageError) -> CalendarDate {
    let typed = TypedDate.normalized(text)
    let date =
      CalendarDate(typed) ?? daysFromToday(named: text).flatMap(today.adding)
      ?? next(typed, from: today)
    guard let date, date.isComplete else {
      throw .invalidValue(text, of: "--on", .dateOrDay(year: today.year))
    }
    return date
  }

  /// The number of days until a day near today, by its name in any language.
  private static func daysFromToday(named text: String) -> Int? {
    switch text.lowercased() {
    case "yesterday", "어제": -1
    case "today", "오늘": 0
    case "tomorrow", "내일": 1
    case "day after tomorrow", "모레": 2
    default: nil
    }
  }

  /// Parses a month and a day: `03-21` or `3-21`. Returns the next such date, which may be today;
  /// `nil` if the text is invalid, or the date's year is out of range.
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
  ) throws(UsageError) -> DaySpan {
    let year = month < today.month ?? 1 ? today.year + 1 : today.year
    guard let month = CalendarDate(year: year, month: month), let last = month.lastDay.day else {
      throw .monthBeyondCalendar
    }
    return DaySpan(first: month.firstDay, days: last - 1)
  }
}
