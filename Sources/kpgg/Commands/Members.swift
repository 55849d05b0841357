import KPGGCore

/// `kpgg members [NAME]` lists the members of a group, a section, or all groups, with filters.
enum Members: Command {
  static let description = CommandDescription(
    name: "members",
    summary: "List members of groups, a section, or all groups",
    discussion: [
      CommandDescription.filterRules,
      "With --on, the list has the members who were in a group on that day, or at any time in that "
        + "month or year. The column Status is 'unknown' if it is not known when the member left "
        + "or the group disbanded; --current omits these. With --former, the list has those who had "
        + "left a group, or whose group had ended, by that day. The status is the one on that day: "
        + "'former', 'died', or 'ended' if they stayed until the group disbanded. In JSON, CSV, and "
        + "plain text, isFormer is the value of that day, or unknown.",
    ],
    arguments: [.groupsOrSection],
    options: OptionList { try Options($0) },
    examples: [
      .init("kpgg members twice", "Members of one group"),
      .init("kpgg members twice ive", "Members of two groups"),
      .init(
        "kpgg members 2016-2019 --former", "Former members of groups that debuted from 2016 to 2019"
      ),
      .init("kpgg members --on 2012-06-01 --blood o", "Members on a day, with a filter"),
      .init("kpgg members --mbti INFP --born 2004..", "INFP members born in 2004 or later"),
      .init("kpgg members --sort heightCm --limit 5", "The five shortest members"),
    ])

  private struct Options {
    let day: CalendarDate?
    let members: MemberSelection
    let groups: GroupSelection
    let order: ListingOrder<Member>

    init(_ options: OptionReader) throws(UsageError) {
      day = try options.date(
        "on", "List the members of a day, a month, or a year: 2012-06-01, 2012-06, or 2012")
      members = try MemberSelection(options, on: day)
      groups = try GroupSelection(options)
      order = try ListingOrder(options)
      options.listing()
    }
  }

  static let schemas = [OutputSchema(of: Member.self)]

  static func run(in session: Session) async throws -> CommandResult {
    var fields = try session.fields(of: Member.self)
    let options = try Options(session.options)
    let (members, groups) = try await options.members.members(
      named: try session.optionalName(), in: options.groups, session.lookup)
    var order = options.order
    if let day = options.day {
      let status = Field<Member>.status(on: day, in: groups)
      (fields, order) = (fields.replacing(status), order.replacing(status))
    }
    let page = order.page(of: order.sorted(members))
    return .show(
      RecordList(
        records: page, fields: fields, groups: groups, day: options.day,
        count: { words in
          // A day before the debut or after the end needs an explanation.
          let note = options.day.flatMap { day in
            groups.count == 1 && members.isEmpty ? words.noMembers(of: groups[0], on: day) : nil
          }
          return note ?? words.count(page.count, of: members.count, .member)
        }))
  }
}
