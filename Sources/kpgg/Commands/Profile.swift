import KPGGCore

/// `kpgg profile [GROUP] MEMBER`: one member; with a group alone, all of its members.
enum Profile: Command {
  static let description = CommandDescription(
    name: "profile",
    summary: "Show a member's profile",
    discussion: [
      "The group may be left out where the member's name says enough. Someone who was in several "
        + "groups is then shown in her current one, else her latest. A group alone shows the "
        + "profiles of all of its members."
    ],
    arguments: [
      ArgumentDescription(
        name: "GROUP", isOptional: true, kind: .groupOrMember, summary: "The group in which she is"),
      ArgumentDescription(
        name: "MEMBER", isRepeating: true, kind: .groupOrMember,
        summary: "Her stage name, birth name, or id"),
    ],
    options: .listing,
    examples: [
      CommandExample(commandLine: "kpgg profile OHMYGIRL 유아", summary: "A member of a group"),
      CommandExample(commandLine: "kpgg profile OHMYGIRL/YooA", summary: "The same, by her id"),
      CommandExample(commandLine: "kpgg profile YooA", summary: "The same, by her name alone"),
    ])

  static var fieldKeys: [String] { Member.fields.map(\.key) }

  static func run(in session: Session) async throws -> CommandResult {
    let fields = try session.fields(of: Member.self)
    let subject = try await session.lookup.profile(named: try session.name())
    let today = try session.dateForAges(fields)
    switch subject {
    case .lineUp(let lineUp):
      return .show(RecordSheets.profiles(of: [lineUp], fields: fields, today: today))
    case .member(let member, let group, let others, let died):
      return .show(
        SingleRecord.profile(
          of: member, in: group, also: others, died: died, fields: fields, today: today))
    }
  }
}
