import KPGGCore

/// `kpgg members [NAME]` lists the members of a group, a section, or all groups, with filters.
enum Members: Command {
  static let description = CommandDescription(
    name: "members",
    summary: "List members of groups, a section, or all groups",
    discussion: [CommandDescription.filterRules],
    arguments: [.groupsOrSection],
    options: OptionList { try Options($0) },
    examples: [
      .init("kpgg members twice", "Members of one group"),
      .init("kpgg members twice ive", "Members of two groups"),
      .init(
        "kpgg members 2016-2019 --former", "Former members of groups that debuted from 2016 to 2019"
      ),
      .init("kpgg members --mbti INFP --born 2004..", "INFP members born in 2004 or later"),
      .init("kpgg members --sort heightCm --limit 5", "The five shortest members"),
    ])

  private struct Options {
    let members: MemberSelection
    let groups: GroupSelection
    let order: ListingOrder<Member>

    init(_ options: OptionReader) throws(UsageError) {
      members = try MemberSelection(options)
      groups = try GroupSelection(options)
      order = try ListingOrder(options)
      options.listing()
    }
  }

  static let schemas = [OutputSchema(of: Member.self)]

  static func run(in session: Session) async throws -> CommandResult {
    let fields = try session.fields(of: Member.self)
    let options = try Options(session.options)
    let (members, groups) = try await options.members.members(
      named: try session.optionalName(), in: options.groups, session.lookup)
    let page = options.order.page(of: options.order.sorted(members))
    return .show(
      RecordList(
        records: page, fields: fields, groups: groups,
        count: { $0.count(page.count, of: members.count, .member) }))
  }
}
