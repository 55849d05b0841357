public import KPGGSystem

/// A day of the Gregorian calendar, or a month or a year if no more is known.
///
/// It has no time of day and no time zone: a birth date is the same everywhere. The text form is
/// ISO 8601: `1994-07-28`, `1994-07`, or `1994`.
public struct CalendarDate: TextCodable, Comparable {
  /// The year, four bits of the month, and five bits of the day. Unknown parts are 0.
  ///
  /// A catalog has thousands of dates. The numbers take four bytes and sort like the dates.
  private let packed: Int32

  /// The year, 1 to 9999.
  public var year: Int { Int(packed >> 9) }
  /// The month, 1 to 12; `nil` if only the year is known.
  public var month: Int? { packed & 0x1E0 != 0 ? Int(packed >> 5 & 0xF) : nil }
  /// The day, 1 to the month's last day; `nil` if only the month or the year is known.
  public var day: Int? { isComplete ? Int(packed & 0x1F) : nil }

  /// Creates a date, a month of a year, or a lone year from 1 to 9999; `nil` if the calendar does not
  /// have it. A day needs a month.
  public init?(year: Int, month: Int? = nil, day: Int? = nil) {
    guard (1...9999).contains(year), month != nil || day == nil else { return nil }
    if let month {
      guard (1...12).contains(month) else { return nil }
      if let day, !(1...Self.length(ofMonth: month, year: year)).contains(day) { return nil }
    }
    self.init(checkedYear: year, month: month ?? 0, day: day ?? 0)
  }

  /// Creates a date that is known to exist. A lone year has the month 0, a lone month the day 0.
  init(checkedYear year: Int, month: Int, day: Int) {
    packed = Int32(year << 9 | month << 5 | day)
  }

  /// The date as a number above 0, for catalog images.
  var packedWord: UInt32 { UInt32(bitPattern: packed) }

  /// Reads a number from ``packedWord``; `nil` if the calendar does not have the date.
  init?(packedWord word: UInt32) {
    let (month, day) = (Int(word >> 5 & 0xF), Int(word & 0x1F))
    self.init(
      year: Int(word >> 9), month: month > 0 ? month : nil, day: day > 0 ? day : nil)
  }

  package static let earliest = CalendarDate(checkedYear: 1, month: 1, day: 1)
  package static let latest = CalendarDate(checkedYear: 9999, month: 12, day: 31)

  /// Reads exactly `YYYY-MM-DD`, `YYYY-MM`, or `YYYY`.
  public init?(_ description: String) {
    let parts = description.split(separator: "-", omittingEmptySubsequences: false)
    guard let year = Self.number(parts[0], digits: 4) else { return nil }
    switch parts.count {
    case 1: self.init(year: year)
    case 2:
      guard let month = Self.number(parts[1], digits: 2) else { return nil }
      self.init(year: year, month: month)
    case 3:
      guard let month = Self.number(parts[1], digits: 2), let day = Self.number(parts[2], digits: 2)
      else { return nil }
      self.init(year: year, month: month, day: day)
    default: return nil
    }
  }

  /// The date as `1994-07-28`, `1994-07`, or `1994`.
  public var description: String {
    // A listing has thousands of dates, and appending digits is faster than joining strings.
    var text: [UInt8] = []
    text.reserveCapacity(10)
    Self.append(year, digits: 4, to: &text)
    if let month {
      text.append(UInt8(ascii: "-"))
      Self.append(month, digits: 2, to: &text)
    }
    if let day {
      text.append(UInt8(ascii: "-"))
      Self.append(day, digits: 2, to: &text)
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Whether the day is known.
  package var isComplete: Bool { packed & 0x1F != 0 }

  /// Orders dates from earlier to later. A lone year or month comes before all of its days.
  public static func < (left: Self, right: Self) -> Bool {
    left.packed < right.packed
  }

  private static func number(_ text: Substring, digits: Int) -> Int? {
    guard text.utf8.count == digits, text.utf8.allSatisfy(\.isDigit) else { return nil }
    return Int(text)
  }

  private static func append(_ number: Int, digits: Int, to text: inout [UInt8]) {
    if digits > 1 { append(number / 10, digits: digits - 1, to: &text) }
    text.append(UInt8(ascii: "0") + UInt8(number % 10))
  }
}

extension CalendarDate {
  /// Returns the number of whole years from this date to another: an age.
  ///
  /// A person born on February 29 turns a year older on February 28 if the year has no February 29.
  /// `nil` if either date is incomplete, or if `other` is earlier.
  package func years(until other: CalendarDate) -> Int? {
    guard let month, let day, let otherMonth = other.month, let otherDay = other.day,
      self <= other
    else { return nil }
    let anniversary = min(day, Self.length(ofMonth: month, year: other.year))
    let hasPassed = (otherMonth, otherDay) >= (month, anniversary)
    return other.year - year - (hasPassed ? 0 : 1)
  }

  /// Returns the same day in another year; February 28 if that year has no February 29. `nil` for an
  /// incomplete date, for a year before this one, and for a year after 9999.
  package func anniversary(in year: Int) -> CalendarDate? {
    guard let month, let day, year >= self.year else { return nil }
    return CalendarDate(
      year: year, month: month, day: min(day, Self.length(ofMonth: month, year: year)))
  }

  /// Returns the first anniversary on or after a day. The date itself counts as one; February 29
  /// falls on February 28 in other years.
  ///
  /// Returns `nil` if the date is incomplete or later than the end of the year after `day`, and if
  /// the anniversary is after the year 9999.
  package func firstAnniversary(onOrAfter day: CalendarDate) -> CalendarDate? {
    let thisYear = anniversary(in: day.year)
    return if let thisYear, thisYear >= day { thisYear } else { anniversary(in: day.year + 1) }
  }

  /// The first day: the date itself, or the first day of a lone month or year.
  package var firstDay: CalendarDate {
    isComplete ? self : CalendarDate(checkedYear: year, month: month ?? 1, day: 1)
  }

  /// The last day: the date itself, or the last day of a lone month or year.
  package var lastDay: CalendarDate {
    guard !isComplete else { return self }
    let month = month ?? 12
    return CalendarDate(
      checkedYear: year, month: month, day: Self.length(ofMonth: month, year: year))
  }

  /// The number of days since January 1 of year 1; `nil` for an incomplete date.
  package var dayNumber: Int? {
    guard let month, let day else { return nil }
    let years = year - 1
    let leapDays = years / 4 - years / 100 + years / 400
    let months = (1..<month).reduce(0) { $0 + Self.length(ofMonth: $1, year: year) }
    return years * 365 + leapDays + months + day - 1
  }

  /// Creates the day with a ``dayNumber``; `nil` outside the years 1 to 9999.
  package init?(dayNumber: Int) {
    guard dayNumber >= 0 else { return nil }
    // A cycle of 400 years has 97 leap days. Its last century, the last cycle of four years in a
    // common century, and the last year before a leap day have other lengths than the rest.
    let centuries = min(dayNumber % 146_097 / 36_524, 3)
    let inCentury = dayNumber % 146_097 - centuries * 36_524
    let years = min(inCentury % 1461 / 365, 3)
    let year =
      dayNumber / 146_097 * 400 + centuries * 100 + inCentury / 1461 * 4 + years + 1
    guard year <= 9999 else { return nil }
    var day = inCentury % 1461 - years * 365
    var month = 1
    while day >= Self.length(ofMonth: month, year: year) {
      day -= Self.length(ofMonth: month, year: year)
      month += 1
    }
    self.init(checkedYear: year, month: month, day: day + 1)
  }

  /// Returns the date a number of days later; `nil` for an incomplete date, and outside the years 1
  /// to 9999.
  package func adding(days: Int) -> CalendarDate? {
    guard let (number, isTooLarge) = dayNumber?.addingReportingOverflow(days), !isTooLarge else {
      return nil
    }
    return CalendarDate(dayNumber: number)
  }

  private static func length(ofMonth month: Int, year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

extension CalendarDate {
  /// Today in the local time zone, limited to the years 1 to 9999.
  public static var today: CalendarDate { CalendarDate(Date()) }

  /// Creates the day of a moment in the local time zone, limited to the years 1 to 9999.
  public init(_ date: Date) {
    let limits = (-62_135_596_800.0, 253_402_300_799.0)
    var moment = time_t(min(max(limits.0, date.timeIntervalSince1970.rounded(.down)), limits.1))
    var local = tm()
    localtime_r(&moment, &local)
    // Near the limits, the local time zone can still lead to another year.
    switch Int(local.tm_year) + 1900 {
    case ..<1: self = .earliest
    case 10_000...: self = .latest
    case let year:
      self.init(checkedYear: year, month: Int(local.tm_mon) + 1, day: Int(local.tm_mday))
    }
  }

  /// Creates the day of a moment in Korea, limited to the years 1 to 9999.
  ///
  /// Korea is nine hours ahead of UTC, without daylight saving time since 1988. Earlier moments get
  /// the same offset.
  public init(inKoreaAt date: Date) {
    let seconds = date.timeIntervalSince1970 + 9 * 3600
    // 719,162 days lie between January 1 of the years 1 and 1970.
    let number = (seconds / 86_400).rounded(.down) + 719_162
    let limits = (0.0, 3_652_058.0)
    self = CalendarDate(dayNumber: Int(min(max(limits.0, number), limits.1))) ?? .latest
  }

  /// The beginning of the day in the local time zone; `nil` for an incomplete date, and for a day
  /// that the system cannot convert.
  public var date: Date? {
    guard let month, let day else { return nil }
    var local = tm()
    (local.tm_year, local.tm_mon, local.tm_mday) = (
      Int32(year - 1900), Int32(month - 1), Int32(day)
    )
    local.tm_isdst = -1
    let seconds = mktime(&local)
    // The system's error is also the last second of 1969.
    guard seconds != -1 else { return nil }
    return Date(timeIntervalSince1970: TimeInterval(seconds))
  }
}
