import KPGGCore

/// `kpgg sections` lists the debut sections.
enum Sections: Command {
  static let description = CommandDescription(
    name: "sections",
    summary: "List debut-year sections and their groups",
    options: .listing(rows: "the key comes first unless --fields is given"),
    examples: [
      CommandExample(commandLine: "kpgg sections", summary: "All sections, newest first"),
      CommandExample(
        commandLine: "kpgg sections --json | jq '.[0].groups'", summary: "IDs of the newest groups"),
    ])

  static var fieldKeys: [String] { DebutSection.fieldKeys }

  static func run(in session: Session) async throws -> CommandResult {
    let fields = try session.fields(of: DebutSection.self)
    let catalog = try await session.catalog(counted: fields.contains("memberCount"))
    let (sections, groups) = (catalog.sections.count, catalog.groups.count)
    return .show(
      RecordList(
        records: catalog.sections, fields: fields,
        count: { $0.sections(sections, groups: groups) }))
  }
}
