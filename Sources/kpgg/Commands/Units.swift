import KPGGCore

/// `kpgg units [NAME]` lists the units of a group, a section, or all groups.
enum Units: Command {
  static let description = CommandDescription(
    name: "units",
    summary: HelpText(
      "List units of groups, a section, or all groups",
      "전체 또는 일부 그룹의 유닛 목록"),
    discussion: [
      HelpText(
        "A unit is a part of a group with songs of its own, such as Orange Caramel of After School. "
          + "The newest units come first.",
        "유닛은 애프터스쿨의 오렌지캬라멜처럼 그룹의 일부 멤버가 따로 노래를 낸 팀입니다. 최근 유닛이 먼저 나옵니다."),
      CommandDescription.filterRules,
    ],
    arguments: [.groupsOrSection], takesSeveralNames: true,
    options: OptionList { try Options($0) },
    examples: [
      .init(
        "kpgg units afterschool", "Units of one group",
        "한 그룹의 유닛"),
      .init(
        "kpgg units --debut 2013 --fields name,members", "Units that debuted in a year",
        "특정한 해에 데뷔한 유닛"),
      .init(
        "kpgg units --json | jq -r '.[].song.title'", "Songs of all units",
        "모든 유닛의 노래"),
    ])

  private struct Options {
    let debuts: [ClosedRange<CalendarDate>]
    let groups: GroupSelection
    let order: ListingOrder<ListedUnit>

    init(_ options: OptionReader) throws(UsageError) {
      debuts = try options.ranges(
        .debut, "Filter by the unit's debut date: 2013, 2013-07, 2013-07-26, or 2012..2014",
        "유닛 데뷔일로 필터링: 2013, 2013-07, 2013-07-26, 2012..2014")
      groups = try GroupSelection(options, readsDebut: false)
      order = try ListingOrder(options, latestFirstBy: .debut)
      options.listing()
    }
  }

  static let schemas = [OutputSchema(of: ListedUnit.self)]

  static func run(in session: Session) async throws -> CommandResult {
    let fields = try session.fields(of: ListedUnit.self)
    let options = try Options(session.options)
    let name = try session.optionalName()
    let filter = try await options.groups.filter(session.lookup)
    let lineUps = try await session.lookup.lineUps(
      named: name, where: filter == GroupFilter() ? nil : { filter.matches($0) })
    let units = ListedUnit.newestFirst(lineUps).filter {
      options.debuts.accepts($0.unit.debutDate)
    }
    let groups = lineUps.map(\.group)
    let sorted = options.order.sorted(units, in: session.tableContext(naming: groups))
    let page = options.order.page(of: sorted)
    return .show(
      RecordList(
        records: page, fields: fields, groups: groups,
        count: { [shown = page.count, total = units.count] in $0.count(shown, of: total, .unit) }))
  }
}
