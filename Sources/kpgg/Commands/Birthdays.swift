import KPGGCore

/// `kpgg birthdays [NAME]` lists birthdays in a span of days.
enum Birthdays: Command {
  static let description = CommandDescription(
    name: "birthdays",
    summary: HelpText(
      "List birthdays in the coming days, on a date, or in a month",
      "앞으로의 생일, 특정한 날이나 달의 생일 목록"),
    discussion: [
      HelpText(
        "By default, the list has today and the next 30 days; with NAME or --favorites, a whole "
          + "year. In years without February 29, birthdays on that day are listed on February 28.",
        "기본값은 오늘부터 30일 뒤까지의 생일이며, NAME이나 --favorites를 쓰면 1년 동안의 생일입니다. 2월 29일 생일은 그 날이 없는 "
          + "해에 2월 28일로 표시합니다."),
      HelpText(
        "Someone in several groups is listed once; members who have died are omitted.",
        "여러 그룹에 속한 사람은 한 번만 표시하고, 사망한 멤버는 제외합니다."),
      HelpText(
        "In a calendar (--ics), each event names the member and their groups. Events keep their "
          + "identifiers, so importing a new version adds no duplicates. Without --next, the same "
          + "catalog gives the same calendar every day.",
        "캘린더(--ics)의 일정에는 멤버와 그룹의 이름이 들어갑니다. 일정의 식별자가 바뀌지 않으므로 새로 가져와도 중복되지 않습니다. --next를 "
          + "쓰지 않으면 같은 카탈로그에서 언제나 같은 캘린더가 나옵니다."),
    ],
    arguments: [.groupsOrSection],
    options: OptionList { try Options($0) },
    examples: [
      .init(
        "kpgg birthdays", "Birthdays in the next 30 days",
        "앞으로 30일 동안의 생일"),
      .init(
        "kpgg birthdays --on 2026-12-24", "Birthdays on December 24, 2026",
        "2026년 12월 24일의 생일"),
      .init(
        "kpgg birthdays --on 12-24", "Birthdays on the next December 24",
        "다가오는 12월 24일의 생일"),
      .init(
        "kpgg birthdays --month 7", "Birthdays in July",
        "7월 생일"),
      .init(
        "kpgg birthdays --ics > birthdays.ics", "Save all birthdays for a calendar app",
        "캘린더 앱에서 쓸 전체 생일 저장"),
      .init(
        "kpgg birthdays twice", "Birthdays of one group",
        "한 그룹의 생일"),
    ])

  private struct Options {
    let favorites: FavoriteSelection
    let days: BirthdayDays?
    let isCalendar: Bool

    init(_ options: OptionReader) throws(UsageError) {
      favorites = try FavoriteSelection(
        options, "Show only your favorite members and the members of your favorite groups",
        "즐겨찾는 멤버와 즐겨찾는 그룹의 멤버만 표시")
      days = try BirthdayDays(options)
      isCalendar = options.flag(
        "ics", "Print a calendar (RFC 5545) with yearly events; by default, of all birthdays",
        "매년 반복되는 일정의 캘린더(RFC 5545) 출력 (기본값: 전체 생일)")
      options.listing()
    }
  }

  static let schemas = [OutputSchema(of: ListedBirthday.self)]

  static func run(in session: Session) async throws -> CommandResult {
    let options = try Options(session.options)
    let fields = try session.fields(of: ListedBirthday.self)
    if options.isCalendar,
      let option = session.formatOption ?? (fields.isExplicit ? "--fields" : nil)
    {
      throw UsageError.conflictingOptions("--ics", option)
    }
    let today = try session.context.today()
    let name = try session.optionalName()
    let isSelection = name != nil || !options.favorites.isEmpty
    let span =
      try options.days?.span(from: today)
      ?? (options.isCalendar ? .year : BirthdaySpan(first: today, days: isSelection ? 364 : 30))
    let favorites = try options.favorites.favorites(in: session)
    let isWanted = { (member: Member) in favorites?.containsMemberOrGroup(member) ?? true }
    guard !options.isCalendar else {
      return .text(try await session.birthdayCalendar(of: name, span, where: isWanted))
    }
    let members =
      if name != nil {
        try await session.lookup.lineUps(named: name, with: .members).members
      } else {
        try await session.reader.entries { $0.hasAnniversary(from: span.first, days: span.days) }
      }
    let catalog = try await session.reader.catalog()
    let birthdays = catalog.birthdays(
      of: members.filter(isWanted), from: span.first, days: span.days)
    let rows = birthdays.map { birthday in
      ListedBirthday(
        birthday: birthday, group: catalog.group(birthday.member.groupID),
        daysAway: (birthday.date.dayNumber ?? 0) - (today.dayNumber ?? 0))
    }
    return .show(
      RecordList(
        records: rows, fields: fields,
        count: { $0.count(rows.count, of: rows.count, .birthday) }))
  }
}

extension Session {
  /// The calendar of the birthdays of wanted members.
  fileprivate func birthdayCalendar(
    of name: String?, _ span: BirthdaySpan, where isWanted: (Member) -> Bool
  ) async throws -> String {
    let lineUps = try await lookup.lineUps(named: name, with: .members)
    // Titles name all groups of a person, so that they are the same in every selection.
    let all = name == nil ? lineUps : try await lookup.lineUps(with: .members)
    let born = lineUps.members.filter(isWanted).withBirthday(from: span.first, days: span.days)
    return FullCatalog(try await reader.catalog(), lineUps: all)
      .birthdayCalendar(of: born, in: textWriter.language)
  }
}

/// The range of days that the command lists.
private struct BirthdaySpan {
  /// The first day.
  let first: CalendarDate
  /// The number of days after the first: 6 gives a week.
  let days: Int

  /// The year 9999. It has no leap day, every birthday falls in it once, and it does not depend on
  /// today.
  static let year = BirthdaySpan(first: CalendarDate(year: 9999)?.firstDay ?? .latest, days: 364)
}

/// The days that `--next`, `--on`, or `--month` select.
private enum BirthdayDays {
  case next(Int)
  case on(String)
  case month(Int)

  /// Reads the options; `nil` without them.
  init?(_ options: OptionReader) throws(UsageError) {
    let next = try options.wholeNumber(
      "next", placeholder: "DAYS", in: 0...364, "List today and the next DAYS days (0 to 364)",
      "오늘부터 DAYS일 뒤까지의 생일 (0~364)")
    let date = options.text(
      "on", placeholder: "DATE",
      "List birthdays on a date: 2026-12-24, or 12-24 for the next December 24 (or today)",
      "특정한 날의 생일: 2026-12-24, 또는 다가오는(또는 오늘인) 12월 24일은 12-24")
    let monthText = options.text(
      "month", placeholder: "N", kind: .number(1...12),
      "List birthdays in a month, 1 to 12; in the next year if the month is over",
      "특정한 달(1~12)의 생일. 이미 지난 달이면 다음 해")
    let month = monthText.flatMap(Self.month)
    if let monthText, month == nil { throw .invalidValue(monthText, of: "--month", .month) }
    let given: [(option: String, days: Self)] = [
      next.map { ("--next", .next($0)) }, date.map { ("--on", .on($0)) },
      month.map { ("--month", .month($0)) },
    ].compactMap(\.self)
    guard given.count <= 1 else { throw .conflictingOptions(given[0].option, given[1].option) }
    guard let days = given.first?.days else { return nil }
    self = days
  }

  /// The number of a month, typed as `7`, `July`, `jul`, or `7월`; `nil` for another text.
  private static func month(_ text: String) -> Int? {
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
  func span(from today: CalendarDate) throws(UsageError) -> BirthdaySpan {
    switch self {
    case .next(let days): BirthdaySpan(first: today, days: days)
    case .on(let text): BirthdaySpan(first: try Self.date(text, today: today), days: 0)
    case .month(let month): try Self.month(month, today: today)
    }
  }

  private static func date(_ text: String, today: CalendarDate) throws(UsageError) -> CalendarDate {
    let date = CalendarDate(text) ?? next(text, from: today)
    guard let date, date.isComplete else {
      throw .invalidValue(text, of: "--on", .dateOrDay(year: today.year))
    }
    return date
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
  ) throws(UsageError) -> BirthdaySpan {
    let year = month < today.month ?? 1 ? today.year + 1 : today.year
    guard let month = CalendarDate(year: year, month: month), let last = month.lastDay.day else {
      throw .monthBeyondCalendar
    }
    return BirthdaySpan(first: month.firstDay, days: last - 1)
  }
}
