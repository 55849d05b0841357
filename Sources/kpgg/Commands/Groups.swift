import KPGGCore

/// `kpgg groups` lists groups, with filters.
enum Groups: Command {
  static let description = CommandDescription(
    name: "groups",
    summary: HelpText(
      "List groups, newest debut first",
      "그룹 목록 (최근 데뷔순)"),
    discussion: [CommandDescription.filterRules],
    arguments: [.sections],
    options: OptionList { try Options($0) },
    examples: [
      .init(
        "kpgg groups 2020", "Groups that debuted in 2020",
        "2020년에 데뷔한 그룹"),
      .init(
        "kpgg groups --section 2016-2019", "Groups that debuted from 2016 to 2019",
        "2016년부터 2019년까지 데뷔한 그룹"),
      .init(
        "kpgg groups --agency sm,jyp", "Groups from two agencies",
        "두 소속사의 그룹"),
      .init(
        "kpgg groups --debut ..2010 --sort name",
        "Groups that debuted in 2010 or earlier, sorted by name",
        "2010년까지 데뷔한 그룹을 이름순으로 정렬"),
      .init(
        "kpgg groups --tier 1 --status active", "Active groups that most fans know",
        "잘 알려진 활동 중인 그룹"),
      .init(
        "kpgg groups --fields name,fandom", "Names and fandoms of all groups",
        "모든 그룹의 이름과 팬덤"),
    ])

  private struct Options {
    let groups: GroupSelection
    let favorites: FavoriteSelection
    let order: ListingOrder<ListedGroup>

    init(_ options: OptionReader) throws(UsageError) {
      groups = try GroupSelection(options)
      favorites = try FavoriteSelection(
        options, "List only your favorite groups",
        "즐겨찾기한 그룹만 표시")
      order = try ListingOrder(options, latestFirstBy: .debut)
      options.listing()
    }
  }

  static let schemas = [OutputSchema(of: ListedGroup.self)]

  static func run(in session: Session) async throws -> CommandResult {
    var fields = try session.fields(of: ListedGroup.self)
    let options = try Options(session.options)
    let favorites = try options.favorites.favorites(in: session)
    let catalog = try await session.reader.catalog()
    let filter = try options.groups.filter(in: catalog)
    let periods = try session.debutPeriods(in: catalog)
    let years = Dictionary(
      catalog.sections.compactMap { section in section.years.map { (section.key, $0.lowerBound) } },
      uniquingKeysWith: { first, _ in first })
    var groups = catalog.groups.filter { group in
      filter.matches(group) && favorites?.contains(.group(group.id)) ?? true
        && (periods.isEmpty || periods.contains { $0.contains(group) })
    }.map { ListedGroup(group: $0, sectionYear: $0.sectionKey.flatMap { years[$0] }) }
    let order = try await session.ranked(options.order, for: groups)
    fields = fields.adding(session.columns(for: order))
    let sortsByCount = order.sorts(by: .memberCount)
    if sortsByCount { groups = try await session.counted(groups) }
    groups = order.sorted(groups, in: session.tableContext())
    var page = order.page(of: groups)
    if fields.contains(.memberCount), !sortsByCount { page = try await session.counted(page) }
    return .show(
      RecordList(
        records: page, fields: fields,
        count: { [shown = page.count, total = groups.count] in $0.count(shown, of: total, .group) })
    )
  }
}

extension Session {
  /// The groups with their member counts. Counting reads each group's document.
  fileprivate func counted(_ groups: [ListedGroup]) async throws -> [ListedGroup] {
    let counts = try await reader.memberCounts(of: groups.map(\.group))
    return groups.map { ListedGroup(group: $0.group, memberCount: counts[$0.group.id]) }
  }
}
