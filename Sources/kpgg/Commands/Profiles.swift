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

  static func run(in session: Session) async throws -> Answer {
    let columns = try session.columns(of: Member.self)
    let lineUps = try await session.lookup.lineUps(named: try session.optionalName())
    return Answer(try session.profiles(of: lineUps, columns))
  }
}

extension Session {
  /// The date on which ages are told; `nil` where none are, so that no date is asked for.
  func dateForAges(_ columns: Columns<Member>) throws(UsageError) -> CalendarDate? {
    renderer.format == .text && !columns.areChosen ? try today() : nil
  }

  /// The profiles of all members of these line-ups, each with the other groups among them in which
  /// she is.
  func profiles(of lineUps: [LineUp], _ columns: Columns<Member>) throws -> String {
    let today = try dateForAges(columns)
    let members = lineUps.flatMap(\.members)
    let groups = Dictionary(
      lineUps.map { ($0.group.id, $0.group) }, uniquingKeysWith: { first, _ in first })
    let entries = Dictionary(grouping: members, by: \.person)
    let count = Label.count(of: members, "member", "멤버", counter: "명")
    return renderer.sheets(members, columns.naming(lineUps.map(\.group)), count: count) { member in
      let entries = entries[member.person, default: []]
      let others = entries.compactMap { $0.group == member.group ? nil : groups[$0.group] }
      return renderer.profile(
        of: member, in: groups[member.group] ?? GirlGroup(id: member.group), also: others,
        died: entries.lazy.compactMap(\.died).first, today: today)
    }
  }
}
