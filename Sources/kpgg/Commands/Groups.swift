import KPGGCore

/// `kpgg groups`: every group, or those of one section.
enum Groups: Command {
  static let description = CommandDescription(
    name: "groups",
    summary: "List the groups, the newest debut first",
    options: [
      OptionDescription(
        name: "section", value: OptionValue(placeholder: "SECTION", kind: .section),
        summary: "Only those of a section: its key, its years, or a year that it holds")
    ] + .listing,
    examples: [
      CommandExample(
        commandLine: "kpgg groups --section 2016-2019", summary: "Those of 2016 to 2019"),
      CommandExample(
        commandLine: "kpgg groups --fields name,fandom", summary: "Their names and fandoms"),
    ])

  static var fieldKeys: [String] { GirlGroup.fields.map(\.key) }

  static func run(in session: Session) async throws -> Answer {
    let columns = try session.columns(of: GirlGroup.self)
    let catalog = try await session.catalog(counted: columns.contains("memberCount"))
    let groups =
      if let name = session.arguments.value("section") {
        catalog.groups(in: try session.lookup.section(named: name, in: catalog))
      } else {
        catalog.groups
      }
    return Answer(
      session.renderer.listing(
        groups, columns, count: .count(of: groups, "group", "그룹", counter: "개")))
  }
}
