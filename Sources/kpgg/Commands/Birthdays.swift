import KPGGCore
import KPGGPublishing

/// `kpgg birthdays [NAME]` lists birthdays in a span of days.
enum Birthdays: Command {
  static let description = CommandDescription(
    name: "birthdays",
    summary: "List birthdays in the coming days, on a date, or in a month",
    discussion: [
      "By default, the list has today and the next 30 days; with NAME or --favorites, a whole "
        + "year. In years without February 29, birthdays on that day are listed on February 28.",
      "Someone in several groups is listed once; members who have died are omitted.",
      "In a calendar (--ics), each event names the member and their groups. Events keep their "
        + "identifiers, so importing a new version adds no duplicates. Without --next, the same "
        + "catalog gives the same calendar every day.",
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
        summary:
          "List birthdays on a date: 2026-12-24, or 12-24 for the next December 24 (or today)"),
      OptionDescription(
        name: "month",
        value: OptionValue(placeholder: "N", kind: .choice((1...12).map(String.init))),
        summary: "List birthdays in a month, 1 to 12; in the next year if the month is over"),
      OptionDescription(
        name: "ics",
        summary: "Print a calendar (RFC 5545) with yearly events; by default, of all birthdays"),
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

  static let schemas = [OutputSchema(of: ListedBirthday.self)]

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
    guard !isCalendar else {
      // Titles name all groups of a person, so that they are the same in every selection.
      let all = try await session.lookup.lineUps(named: nil).members
      let selected = Set(members.map(\.id))
      let people = catalog.peopleWithBirthdays(of: all, from: span.first, days: span.days)
        .filter { $0.entries.contains { selected.contains($0.id) } }
      return .text(BirthdayFeed(of: people, in: catalog, session.textWriter.language).text)
    }
    let rows = catalog.birthdays(of: members, from: span.first, days: span.days).map { birthday in
      let group = birthday.member.groupID
      return ListedBirthday(
        birthday: birthday, group: catalog[group] ?? GirlGroup(id: group),
        daysAway: (birthday.date.dayNumber ?? 0) - (today.dayNumber ?? 0))
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
