import KPGGCore

/// `kpgg members [NAME]` lists the members of a group, a section, or all groups, with filters.
enum Members: Command {
  static let description = CommandDescription(
    name: "members",
    summary: HelpText(
      "List members: all, or those of some groups",
      "전체 또는 일부 그룹의 멤버 목록"),
    discussion: [
      CommandDescription.filterRules,
      HelpText(
        "With --on, the list has the members who were in a group on that day, or at any time in that "
          + "month or year. The column Status is 'unknown' if it is not known when the member left "
          + "or the group disbanded; --current omits these. With --former, the list has those who had "
          + "left a group, or whose group had ended, by that day. The status is the one on that day: "
          + "'former', 'died', or 'until 2021' if they stayed until the group disbanded. In JSON, "
          + "CSV, and plain text, isFormer is the value of that day, or unknown.",
        "--on을 쓰면 그날, 또는 그달이나 그해에 그룹에 있던 멤버를 보여 줍니다. 탈퇴한 날이나 해체한 날을 모르면 '상태' 열에 '정보 "
          + "없음'이 나오며, --current는 이런 멤버를 제외합니다. --former를 쓰면 그날까지 탈퇴했거나 소속 그룹이 해체한 멤버를 보여 줍니다. "
          + "이때 상태는 그날을 기준으로 '탈퇴', '사망', '해체'(해체할 때까지 있던 멤버) 중 하나로 나옵니다. JSON, CSV, 일반 텍스트의 isFormer는 그날의 "
          + "값이며, 모르면 값이 없습니다."),
    ],
    arguments: [.groupsOrSection], takesSeveralNames: true,
    options: OptionList { try Options($0) },
    examples: [
      .init(
        "kpgg members twice", "Members of one group",
        "한 그룹의 멤버"),
      .init(
        "kpgg members twice ive", "Members of two groups",
        "두 그룹의 멤버"),
      .init(
        "kpgg members 2016-2019 --former",
        "Former members of groups that debuted from 2016 to 2019",
        "2016년부터 2019년까지 데뷔한 그룹의 탈퇴 멤버"
      ),
      .init(
        "kpgg members --on 2012-06-01 --blood o", "Members on a day, with a filter",
        "특정한 날의 멤버에 필터 적용"),
      .init(
        "kpgg members --mbti INFP --born 2004..", "INFP members born in 2004 or later",
        "2004년 이후에 태어난 INFP 멤버"),
      .init(
        "kpgg members --sort heightCm --limit 5", "The five shortest members",
        "키가 가장 작은 멤버 다섯 명"),
    ])

  private struct Options {
    let day: CalendarDate?
    let members: MemberSelection
    let groups: GroupSelection
    let favorites: FavoriteSelection
    let order: ListingOrder<Member>

    init(_ options: OptionReader) throws(UsageError) {
      day = try options.date(
        "on", "List the members of a day, a month, or a year: 2012-06-01, 2012-06, or 2012",
        "특정한 날, 달, 해의 멤버 목록: 2012-06-01, 2012-06, 2012")
      members = try MemberSelection(options, on: day)
      groups = try GroupSelection(options)
      favorites = try FavoriteSelection(
        options, "List only your favorite members",
        "즐겨찾기한 멤버만 표시")
      order = try ListingOrder(options)
      options.listing()
    }
  }

  static let schemas = [OutputSchema(of: Member.self)]

  static func run(in session: Session) async throws -> CommandResult {
    var fields = try session.fields(of: Member.self)
    let options = try Options(session.options)
    let favorites = try options.favorites.favorites(in: session)
    let (all, groups) = try await options.members.members(
      named: try session.optionalName(), in: options.groups, session.lookup)
    let members =
      favorites.map { favorites in
        all.filter { favorites.contains(.member($0.id)) }
      } ?? all
    var order = try await session.ranked(options.order, for: members)
    fields = fields.adding(session.columns(for: order))
    if let day = options.day {
      let status = Field<Member>.status(on: day, in: groups)
      (fields, order) = (fields.replacing(status), order.replacing(status))
    }
    let page = order.page(of: order.sorted(members, in: session.tableContext(naming: groups)))
    return .show(
      RecordList(
        records: page, fields: fields, groups: groups, day: options.day,
        count: { words in
          // A day before the debut or after the end needs an explanation.
          let note = options.day.flatMap { day in
            groups.count == 1 && all.isEmpty ? words.noMembers(of: groups[0], on: day) : nil
          }
          return note ?? words.count(page.count, of: members.count, .member)
        }))
  }
}
