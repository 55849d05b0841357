import KPGGCore

/// `kpgg profiles [GROUP]`: a profile for each member.
enum Profiles: Command {
  static let description = CommandDescription(
    name: "profiles",
    summary: "Show the profiles of a group's members, or of everyone",
    arguments: [
      ArgumentDescription(
        name: "GROUP", isOptional: true, isRepeating: true, kind: .groupOrSection,
        summary: "A group, or a section by its key or years; everyone without it")
    ],
    options: .listing,
    examples: [
      CommandExample(commandLine: "kpgg profiles ive", summary: "One profile after the other"),
      CommandExample(
        commandLine: "kpgg profiles --json | jq '.[] | select(.mbti == \"INFP\").id'",
        summary: "Everyone whose type is INFP"),
    ])

  static var fieldKeys: [String] { Member.fields.map(\.key) }

  static func run(in session: Session) async throws -> CommandResult {
    let fields = try session.fields(of: Member.self)
    let lineUps = try await session.lookup.lineUps(named: try session.optionalName())
    return .show(
      RecordSheets.profiles(of: lineUps, fields: fields, today: try session.dateForAges(fields)))
  }
}
