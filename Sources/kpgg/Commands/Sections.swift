import KPGGCore

/// `kpgg sections` lists the debut sections.
enum Sections: Command {
  static let description = CommandDescription(
    name: "sections",
    summary: "List debut-year sections and their groups",
    arguments: [.sections],
    options: OptionList { $0.listing(rows: "the key comes first unless --fields is given") },
    examples: [
      .init("kpgg sections", "All sections, newest first"),
      .init("kpgg sections 2020", "The section that contains a year"),
      .init("kpgg sections --json | jq '.[0].groups'", "IDs of the newest groups"),
    ])

  static let schemas = [OutputSchema(of: ListedSection.self)]

  static func run(in session: Session) async throws -> CommandResult {
    let fields = try session.fields(of: ListedSection.self)
    let catalog = try await session.reader.catalog()
    // Counting reads every group's document.
    let counts =
      fields.contains(.memberCount)
      ? try await session.reader.memberCounts(of: catalog.groups) : nil
    let keys = try session.sectionKeys(in: catalog)
    let sections = catalog.sections.filter { keys.isEmpty || keys.contains($0.key) }
    let groupCount = keys.isEmpty ? catalog.groups.count : Set(sections.flatMap(\.groupIDs)).count
    return .show(
      RecordList(
        records: sections.map { ListedSection(section: $0, memberCounts: counts) },
        fields: fields,
        count: { $0.sections(sections.count, groups: groupCount) }))
  }
}
