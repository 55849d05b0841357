import KPGGCore

/// `kpgg sections` lists the debut sections.
enum Sections: Command {
  static let description = CommandDescription(
    name: "sections",
    summary: HelpText(
      "List debut-year sections and their groups",
      "데뷔 구분과 그룹 목록"),
    arguments: [.sections],
    options: OptionList {
      $0.listing(
        rows: HelpText(
          "the key comes first unless --fields is given",
          "--fields가 없으면 데뷔 구분의 키(key)가 첫 열"))
    },
    examples: [
      .init(
        "kpgg sections", "All sections, newest first",
        "모든 데뷔 구분 (최신순)"),
      .init(
        "kpgg sections 2020", "The section that has a year",
        "특정한 해가 속한 데뷔 구분"),
      .init(
        "kpgg sections --json | jq '.[0].groups'", "IDs of the newest groups",
        "가장 최근 데뷔 구분에 속한 그룹의 ID"),
    ])

  static let schemas = [OutputSchema(of: ListedSection.self)]

  static func run(in session: Session) async throws -> CommandResult {
    let fields = try session.fields(of: ListedSection.self)
    let catalog = try await session.reader.catalog()
    // Counting reads every group's document.
    let counts =
      fields.contains(.memberCount)
      ? try await session.reader.memberCounts(of: catalog.groups) : nil
    let periods = try session.debutPeriods(in: catalog)
    let sections = catalog.sections.filter { section in
      periods.isEmpty || periods.contains { $0.overlaps(section) }
    }
    let groupCount =
      periods.isEmpty ? catalog.groups.count : Set(sections.flatMap(\.groupIDs)).count
    return .show(
      RecordList(
        records: sections.map {
          ListedSection(section: $0, groups: catalog.groups(in: $0), memberCounts: counts)
        },
        fields: fields,
        count: { $0.sections(sections.count, groups: groupCount) }))
  }
}
