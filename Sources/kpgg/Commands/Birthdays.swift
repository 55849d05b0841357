import KPGGCore

/// `kpgg birthdays [NAME…]` lists birthdays in a span of days.
enum Birthdays: Command {
  static let description = CommandDescription(
    name: "birthdays",
    summary: HelpText(
      "List birthdays in the coming days, on a date, or in a month",
      "앞으로의 생일, 특정한 날이나 달의 생일 목록"),
    discussion: [
      HelpText(
        "By default, the list has today and the next 30 days; with NAME, --favorites, or a filter, "
          + "a whole year. In years without February 29, birthdays on that day are listed on February 28.",
        "기본값은 오늘부터 30일 뒤까지의 생일이며, NAME이나 --favorites, 필터를 쓰면 1년 동안의 생일입니다. 2월 29일 생일은 평년에는 "
          + "2월 28일에 표시합니다."),
      HelpText(
        "Someone in several groups is listed once; members who have died are omitted.",
        "여러 그룹에 속한 사람은 한 번만 표시하고, 사망한 멤버는 제외합니다."),
      HelpText(
        "In a calendar (--ics), each event names the member and their groups. Its description has "
          + "the date of birth and the round ages, and its link is an official account, or else "
          + "the video of a hit song. With --anniversaries, the calendar also has the debuts of the "
          + "groups. Events keep their identifiers, so importing a new version adds no duplicates. "
          + "Without --next, the same catalog gives the same calendar every day.",
        "캘린더(--ics)의 일정에는 멤버와 그룹의 이름이 들어갑니다. 설명에는 생년월일과 10살 단위의 나이가, 링크에는 공식 계정이나 대표곡 영상이 들어갑니다. "
          + "--anniversaries를 쓰면 그룹의 데뷔 기념일도 들어갑니다. 일정의 식별자가 바뀌지 않으므로 새로 가져와도 중복되지 않습니다. --next를 "
          + "쓰지 않으면 같은 카탈로그에서 언제나 같은 캘린더가 나옵니다."),
    ],
    arguments: [
      ArgumentDescription(
        "[NAME…]", .groupOrMember,
        "Members, groups, a year, a section's key or years, or days such as 'tomorrow' or 'next week' (default: all members)",
        "멤버, 그룹, 데뷔 연도, 데뷔 구분의 키(key)나 연도 범위, 또는 '모레', '주말', '다음 달' 같은 날짜나 기간 (기본값: 모든 멤버)")
    ],
    takesSeveralNames: true,
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
        "kpgg birthdays --on tomorrow", "Birthdays tomorrow", "내일 생일"),
      .init(
        "kpgg birthdays --month 7", "Birthdays in July",
        "7월 생일"),
      .init(
        "kpgg birthdays --ics > birthdays.ics", "Save all birthdays for a calendar app",
        "캘린더 앱에서 쓸 전체 생일 저장"),
      .init(
        "kpgg birthdays --ics --anniversaries > days.ics", "Save debut anniversaries as well",
        "데뷔 기념일도 함께 저장"),
      .init(
        "kpgg birthdays --agency jyp", "Birthdays in the groups of an agency",
        "한 소속사 그룹 멤버들의 생일"),
      .init(
        "kpgg birthdays sana", "The next birthday of a member", "한 멤버의 다음 생일"),
      .init(
        "kpgg birthdays twice", "Birthdays of one group",
        "한 그룹 멤버들의 생일"),
    ])

  private struct Options {
    let groups: GroupSelection
    let favorites: FavoriteSelection
    let days: DayOptions?
    let isCalendar: Bool
    let hasDebuts: Bool

    init(_ options: OptionReader) throws(UsageError) {
      groups = try GroupSelection(options)
      favorites = try FavoriteSelection(
        options, "Show only your favorite members and the members of your favorite groups",
        "즐겨찾기한 멤버와 즐겨찾기한 그룹의 멤버만 표시")
      days = try DayOptions(options, hasMonth: true)
      isCalendar = options.flag(
        "ics", "Print a calendar (RFC 5545) with yearly events; by default, of all birthdays",
        "매년 반복되는 일정의 캘린더(RFC 5545) 출력 (기본값: 전체 생일)")
      hasDebuts = options.flag(
        "anniversaries", "With --ics, add the debut anniversaries of the groups",
        "--ics와 함께 쓰면 그룹의 데뷔 기념일도 추가")
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
    if options.hasDebuts, !options.isCalendar {
      throw UsageError.optionNeeds("--anniversaries", "--ics")
    }
    let today = try session.context.today()
    var named = try DayOptions(
      words: session.arguments.words, besides: options.days, today: today,
      command: description.name)
    if named == nil, options.days == nil { named = try await session.monthWithoutNamesake() }
    let words = named == nil ? session.arguments.words : []
    let isSelection = !words.isEmpty || !options.favorites.isEmpty || !options.groups.isEmpty
    let days = options.days ?? named
    let span =
      try days?.span(from: today)
      ?? (options.isCalendar ? .year : DaySpan(first: today, days: isSelection ? 364 : 30))
    let favorites = try options.favorites.favorites(in: session)
    let catalog = try await session.reader.catalog()
    let groups = try await options.groups.filter(session.lookup)
    let isWanted = { (member: Member) in
      groups.matches(catalog.group(member.groupID))
        && favorites?.containsMemberOrGroup(member) ?? true
    }
    guard !options.isCalendar else {
      let members = try await session.lookup.members(named: words).filter(isWanted)
      // Titles name all groups of a person, so that they are the same in every selection.
      let all = try await session.lookup.lineUps(with: .members)
      let born = members.withBirthday(from: span.first, days: span.days)
      let people = FullCatalog(catalog, lineUps: all).people(of: born)
      let celebrated = options.hasDebuts ? Set(members.map(\.groupID)) : []
      let debuts = catalog.groups.filter {
        celebrated.contains($0.id) && span.anniversary(of: $0.debutDate) != nil
      }
      return .text(
        catalog.birthdayCalendar(of: people, debutsOf: debuts, in: session.textWriter.language))
    }
    let members =
      if words.isEmpty {
        try await session.reader.entries { span.anniversary(of: $0) != nil }
      } else {
        try await session.lookup.members(named: words)
      }
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
        count: { $0.count(rows.count, of: rows.count, .birthday) })
    ).adding(
      notice: rows.isEmpty && !words.isEmpty && days == nil
        ? session.textWriter.words.noBirthdays(ofGroupsIn: ClosedRange(singleYear: words[0])) : nil)
  }
}

extension Session {
  /// The month that the only word names, as in `birthdays december`; `nil` if it names a record, too.
  fileprivate func monthWithoutNamesake() async throws -> DayOptions? {
    let words = arguments.words
    guard words.count == 1, words[0].contains(where: \.isLetter),
      let month = DayOptions.month(words[0])
    else { return nil }
    do {
      _ = try await lookup.withoutHints.members(named: words)
      return nil
    } catch CommandError.unknownName {
      return .month(month)
    }
  }
}

extension Words {
  /// The note below an empty list. A typed year is a debut year, not a birth year.
  fileprivate func noBirthdays(ofGroupsIn year: ClosedRange<CalendarDate>?) -> String {
    if let year = year?.lowerBound.year {
      let command = quoted("kpgg members --born \(year)")
      return text(
        "no birthdays in groups that debuted in \(year); for members born in \(year), use \(command)",
        "\(year)년에 데뷔한 그룹에는 생일을 표시할 멤버가 없습니다. \(year)년에 태어난 멤버를 보려면 이렇게 쓰세요: \(command)")
    }
    return text(
      "no birthdays found; members who died, or whose birth date is unknown, are omitted",
      "해당하는 생일이 없습니다. 사망했거나 생일을 알 수 없는 사람은 제외합니다")
  }
}

extension DaySpan {
  /// The year 9999. It has no leap day, every birthday falls in it once, and it does not depend on
  /// today.
  fileprivate static let year = DaySpan(
    first: CalendarDate(year: 9999)?.firstDay ?? .latest, days: 364)
}
