import KPGGCore

/// `kpgg profile [GROUP] MEMBER`: one member, or with a group alone all of its members.
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

  static func run(in session: Session) async throws -> Answer {
    let columns = try session.columns(of: Member.self)
    let lookup = session.lookup
    switch try await lookup.profile(named: try session.name()) {
    case .lineUp(let lineUp):
      return Answer(try session.profiles(of: [lineUp], columns))
    case .member(let member, let group, let others, let died):
      return try session.answer(showing: member, in: group, also: others, died: died)
    }
  }
}

extension Session {
  /// A member's profile, in the fields that the options ask for.
  func answer(
    showing member: Member, in group: GirlGroup, also others: [GirlGroup] = [],
    died: CalendarDate? = nil
  ) throws(UsageError) -> Answer {
    let columns = try columns(of: Member.self)
    let today = try dateForAges(columns)
    return Answer(
      renderer.single(member, columns.naming([group])) {
        renderer.profile(of: member, in: group, also: others, died: died, today: today)
      })
  }
}
