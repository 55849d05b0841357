import KPGGCore

/// `kpgg birthdays`: who turns a year older, and when.
enum Birthdays: Command {
  static let description = CommandDescription(
    name: "birthdays",
    summary: "List the birthdays of the next days, of a day or of a month",
    discussion: [
      "The next 30 days are the default. Whoever was born on 29 February has her birthday on the "
        + "28th in other years."
    ],
    options: [
      OptionDescription(
        name: "next", value: OptionValue(placeholder: "DAYS"),
        summary: "Today and this many days more, at most 364"),
      OptionDescription(
        name: "on", value: OptionValue(placeholder: "DATE"),
        summary: "A date, or a day of this year as 03-21"),
      OptionDescription(
        name: "month",
        value: OptionValue(placeholder: "N", kind: .choice((1...12).map(String.init))),
        summary: "A month: this one, or the next of that number"),
    ] + .listing,
    examples: [
      CommandExample(commandLine: "kpgg birthdays", summary: "The next 30 days"),
      CommandExample(commandLine: "kpgg birthdays --on 2026-12-24", summary: "One day"),
      CommandExample(
        commandLine: "kpgg birthdays --on 12-24", summary: "That day of this year"),
      CommandExample(commandLine: "kpgg birthdays --month 7", summary: "July"),
    ])

  static var fieldKeys: [String] { ListedBirthday.fields.map(\.key) }

  static func run(in session: Session) async throws -> Answer {
    let columns = try session.columns(of: ListedBirthday.self)
    let today = try session.today()
    let span = try BirthdaySpan(session.arguments, today: today)
    let catalog = try await session.reader.catalog()
    let members = try await session.reader.lineUps(of: catalog.groups).flatMap(\.members)
    let rows = catalog.birthdays(of: members, from: span.first, days: span.days).map { birthday in
      let group = birthday.member.group
      return ListedBirthday(
        birthday: birthday, group: catalog[group] ?? GirlGroup(id: group),
        daysAway: (birthday.date.dayNumber ?? 0) - (today.dayNumber ?? 0))
    }
    return Answer(
      session.renderer.listing(
        rows, columns, count: .count(of: rows, "birthday", "생일", counter: "건")))
  }
}
