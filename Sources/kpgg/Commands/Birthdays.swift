import KPGGCore

/// `kpgg birthdays [NAME]` lists birthdays in a span of days.
enum Birthdays: Command {
  static let description = CommandDescription(
    name: "birthdays",
    summary: "List birthdays in the coming days, on a date, or in a month",
    discussion: [
      "The default is today and the next 30 days, or a year if NAME or --favorites is given. In "
        + "years without February 29, birthdays on that day are listed on February 28.",
      "Someone in several groups is listed once; members who have died are omitted.",
    ],
    arguments: [
      ArgumentDescription(
        name: "NAME", isOptional: true, isRepeating: true, kind: .groupOrSection,
        summary: "One or more groups, or a section's key or years (default: all groups)")
    ],
    options: [
      OptionDescription(
        name: "favorites",
        summary: "Show only your favorite members and the members of your favorite groups"),
      OptionDescription(
        name: "next", value: OptionValue(placeholder: "DAYS"),
        summary: "List today and the next DAYS days (0 to 364)"),
      OptionDescription(
        name: "on", value: OptionValue(placeholder: "DATE"),
        summary: "A date such as 2026-12-24, or the next day such as 12-24, which can be today"),
      OptionDescription(
        name: "month",
        value: OptionValue(placeholder: "N", kind: .choice((1...12).map(String.init))),
        summary: "Month from 1 to 12; next year's if the month has already ended"),
      OptionDescription(
        name: "ics",
        summary: "Print a calendar (RFC 5545) with yearly events (default: all birthdays)"),
    ] + .listing,
    examples: [
      CommandExample(commandLine: "kpgg birthdays", summary: "Birthdays in the next 30 days"),
      CommandExample(
        commandLine: "kpgg birthdays --on 2026-12-24", summary: "Birthdays on December 24, 2026"),
      CommandExample(
        commandLine: "kpgg birthdays --on 12-24",
        summary: "Birthdays on the next December 24"),
      CommandExample(commandLine: "kpgg birthdays --month 7", summary: "Birthdays in July"),
      CommandExample(
        commandLine: "kpgg birthdays --ics > birthdays.ics",
        summary: "Save all birthdays for a calendar app"),
      CommandExample(commandLine: "kpgg birthdays twice", summary: "Birthdays of one group"),
    ])

  static var fieldKeys: [String] { ListedBirthday.fieldKeys }
  static var fieldPaths: [String] { ListedBirthday.fieldPaths }

  static func run(in session: Session) async throws -> CommandResult {
    let fields = try session.fields(of: ListedBirthday.self)
    let isCalendar = session.arguments.has("ics")
    if isCalendar, let option = session.formatOption ?? (fields.isExplicit ? "--fields" : nil) {
      throw UsageError.conflictingOptions("--ics", option)
    }
    let today = try session.today()
    let name = try session.optionalName()
    let isSelection = name != nil || session.arguments.has("favorites")
    let span =
      try BirthdaySpan(given: session.arguments, today: today)
      ?? (isCalendar ? .year : BirthdaySpan(first: today, days: isSelection ? 364 : 30))
    let catalog = try await session.lookup.reader.catalog()
    let favorites =
      session.arguments.has("favorites") ? Set(try session.favoriteIDs()) : nil
    let lineUps = try await session.lookup.lineUps(named: name)
    let members = lineUps.members.filter { member in
      favorites.map { $0.contains(.group(member.groupID)) || $0.contains(.member(member.id)) }
        ?? true
    }
    let rows = catalog.birthdays(of: members, from: span.first, days: span.days).map { birthday in
      let group = birthday.member.groupID
      return ListedBirthday(
        birthday: birthday, group: catalog[group] ?? GirlGroup(id: group),
        daysAway: (birthday.date.dayNumber ?? 0) - (today.dayNumber ?? 0))
    }
    guard !isCalendar else {
      return .text(BirthdayCalendar(birthdays: rows, language: session.textWriter.language).text)
    }
    return .show(
      RecordList(
        records: rows, fields: fields,
        count: { $0.count(rows.count, of: rows.count, .birthday) }))
  }
}

extension Session {
  /// The stored favorites.
  fileprivate func favoriteIDs() throws -> [Favorite] {
    try favoritesFile().read().entries.map(\.favorite)
  }
}

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
