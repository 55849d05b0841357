import KPGGCore

/// `kpgg members [NAME]` lists the members of a group, a section, or all groups, with filters.
enum Members: Command {
  static let description = CommandDescription(
    name: "members",
    summary: "List members of groups, a section, or all groups",
    discussion: [CommandDescription.filterRules],
    arguments: [
      ArgumentDescription(
        name: "NAME", isOptional: true, isRepeating: true, kind: .groupOrSection,
        summary: "One or more groups, or a section's key or years (default: all groups)")
    ],
    options: OptionList { try Options($0) },
    examples: [
      CommandExample(commandLine: "kpgg members twice", summary: "Members of one group"),
      CommandExample(commandLine: "kpgg members twice ive", summary: "Members of two groups"),
      CommandExample(
        commandLine: "kpgg members 2016-2019 --former",
        summary: "Former members of groups that debuted from 2016 to 2019"),
      CommandExample(
        commandLine: "kpgg members --mbti INFP --born 2004..",
        summary: "INFP members born in 2004 or later"),
      CommandExample(
        commandLine: "kpgg members --sort heightCm --limit 5", summary: "The five shortest members"),
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
