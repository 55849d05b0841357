import KPGGCore

/// `kpgg similar NAME` lists groups that have something in common with a group.
enum Similar: Command {
  static let description = CommandDescription(
    name: "similar",
    summary: HelpText(
      "List groups with the same members, agency, or debut year",
      "멤버나 소속사, 데뷔 연도가 겹치는 그룹 목록"),
    discussion: [
      HelpText(
        "Each row tells what the groups have in common. Results are sorted by score: 10 for each "
          + "shared member, 4 for a shared agency, and 2 for the same debut year. Of groups with equal "
          + "scores, the best known come first.",
        "각 행에 공통점이 나옵니다. 결과는 점수순입니다: 공통 멤버는 한 명당 10점, 같은 소속사는 4점, 같은 데뷔 연도는 2점입니다. 점수가 "
          + "같으면 잘 알려진 그룹이 먼저 나옵니다.")
    ],
    arguments: [
      ArgumentDescription(
        "NAME…", .group,
        "One group's ID, English name, Korean name, or alias; spaces need no quotes",
        "그룹의 ID, 영문 이름, 한글 이름, 별칭. 빈칸이 있어도 따옴표가 필요 없음")
    ],
    options: OptionList { try Options($0) },
    examples: [
      .init(
        "kpgg similar izone", "List groups similar to IZ*ONE",
        "아이즈원과 비슷한 그룹 목록"),
      .init(
        "kpgg similar omg --json | jq -r '.[0].id'", "The ID of the most similar group",
        "가장 비슷한 그룹의 ID"),
    ])

  private struct Options {
    let order: ListingOrder<RelatedGroup>

    init(_ options: OptionReader) throws(UsageError) {
      order = try ListingOrder(options)
      options.listing()
    }
  }

  static let schemas = [OutputSchema(of: RelatedGroup.self)]

  static func run(in session: Session) async throws -> CommandResult {
    let options = try Options(session.options)
    let fields = try session.fields(of: RelatedGroup.self)
    let lineUp = try await session.lookup.lineUp(named: try session.name())
    let entries = try await session.reader.entries(bornLike: lineUp.members)
    let catalog = try await session.reader.catalog()
    let relations = GroupRelationFinder(catalog, entries: entries, shown: 1)
      .relations(of: lineUp)
    let related = relations.strongestFirst.map(RelatedGroup.init)
    let page = options.order.page(of: options.order.sorted(related, in: session.tableContext()))
    return .show(
      RecordList(
        records: page, fields: fields,
        count: { [shown = page.count, total = related.count] in $0.count(shown, of: total, .group) }
      ))
  }
}
