import KPGGCore

/// `kpgg members [NAME]`: the members of all groups, of a group, or of a section's groups; or those
/// that match the filters.
enum Members: Command {
  static let description = CommandDescription(
    name: "members",
    summary: "List the members of a group, or of all groups",
    discussion: [CommandDescription.filterRules],
    arguments: [
      ArgumentDescription(
        name: "NAME", isOptional: true, isRepeating: true, kind: .groupOrSection,
        summary: "A group, or a section by its key or years; everyone without it")
    ],
    options: .memberFilters + .groupFilters + .ordering + .listing,
    examples: [
      CommandExample(commandLine: "kpgg members twice", summary: "A group's members"),
      CommandExample(
        commandLine: "kpgg members 2016-2019 --former", summary: "Who left a group of those years"),
      CommandExample(
        commandLine: "kpgg members --mbti INFP --born 2004..",
        summary: "Of one type, born since 2004"),
      CommandExample(
        commandLine: "kpgg members --sort heightCm --limit 5", summary: "The five shortest"),
    ])

  static var fieldKeys: [String] { Member.fields.map(\.key) }

  static func run(in session: Session) async throws -> CommandResult {
    let fields = try session.fields(of: Member.self)
    let order = try ListingOrder<Member>(session.arguments)
    let selection = try MemberSelection(session.arguments)
    let (members, groups) = try await selection.members(
      named: try session.optionalName(), session.lookup)
    let page = order.page(of: order.sorted(members))
    return .show(
      RecordList(
        records: page, fields: fields.naming(groups),
        count: { $0.count(page.count, of: members.count, .member) }))
  }
}
