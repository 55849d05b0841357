import KPGGCore

/// `kpgg profiles [NAME]` shows the profile of each member.
enum Profiles: Command {
  static let description = CommandDescription(
    name: "profiles",
    summary: "Show member profiles of groups, a section, or all groups",
    arguments: [
      ArgumentDescription(
        name: "NAME", isOptional: true, isRepeating: true, kind: .groupOrSection,
        summary: "One or more groups, or a section's key or years (default: all groups)")
    ],
    options: OptionList { $0.listing() },
    examples: [
      CommandExample(commandLine: "kpgg profiles ive", summary: "Profiles of one group"),
      CommandExample(
        commandLine: "kpgg profiles --json | jq '.[] | select(.mbti == \"INFP\").id'",
        summary: "IDs of all INFP members"),
    ])

  static let schemas = [OutputSchema(of: Member.self)]

  static func run(in session: Session) async throws -> CommandResult {
    let fields = try session.fields(of: Member.self)
    let lineUps = try await session.lookup.lineUps(named: try session.optionalName())
    let known = await session.knownEntries(or: lineUps, for: fields)
    return .show(
      RecordList.profiles(
        of: lineUps, among: known, fields: fields, today: try session.dateForAges(fields)))
  }
}
