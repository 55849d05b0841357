import KPGGCore

/// `kpgg groups` lists groups, with filters.
enum Groups: Command {
  static let description = CommandDescription(
    name: "groups",
    summary: "List groups, newest debut first",
    discussion: [CommandDescription.filterRules],
    options: .groupFilters + .ordering + .listing,
    examples: [
      CommandExample(
        commandLine: "kpgg groups --section 2016-2019",
        summary: "Groups that debuted from 2016 to 2019"),
      CommandExample(
        commandLine: "kpgg groups --agency sm,jyp", summary: "Groups from two agencies"),
      CommandExample(
        commandLine: "kpgg groups --debut ..2010 --sort name",
        summary: "Groups that debuted in 2010 or earlier, sorted by name"),
      CommandExample(
        commandLine: "kpgg groups --fields name,fandom", summary: "Names and fandoms of all groups"),
    ])

  static var fieldKeys: [String] { GirlGroup.fieldKeys }

  static func run(in session: Session) async throws -> CommandResult {
    let fields = try session.fields(of: GirlGroup.self)
    let order = try ListingOrder<GirlGroup>(session.arguments, latestFirstBy: "debut")
    let selection = try GroupSelection(session.arguments)
    let catalog = try await session.reader.catalog()
    var groups = catalog.groups.filter(try selection.filter(in: catalog).matches)
    let sortsByCount = order.sorts(by: "memberCount")
    if sortsByCount { groups = try await session.counted(groups) }
    groups = order.sorted(groups, keys: ["section": yearsOfSections(in: catalog)])
    var page = order.page(of: groups)
    if fields.contains("memberCount"), !sortsByCount { page = try await session.counted(page) }
    return .show(
      RecordList(
        records: page, fields: fields,
        count: { [shown = page.count, total = groups.count] in $0.count(shown, of: total, .group) })
    )
  }

  /// The sort key of a group's section: its first year, because section keys have no useful order.
  private static func yearsOfSections(in catalog: Catalog) -> (GirlGroup) -> SortKey? {
    let years = Dictionary(
      catalog.sections.compactMap { section in section.years.map { (section.key, $0.from) } },
      uniquingKeysWith: { first, _ in first })
    return { group in group.section.flatMap { years[$0] }.map { .number(Double($0)) } }
  }
}

extension Session {
  /// The groups with their member counts. Counting reads each group's document.
  fileprivate func counted(_ groups: [GirlGroup]) async throws -> [GirlGroup] {
    try await reader.lineUps(of: groups).map(\.group)
  }
}
