import KPGGCore

/// `kpgg profile [GROUP] MEMBER` shows a member, or all members of a group.
enum Profile: Command {
  static let description = CommandDescription(
    name: "profile",
    summary: "Show a member's profile",
    discussion: [
      "You can omit the group if the name belongs to only one person. If that person is in "
        + "several groups, kpgg shows the profile from their current group, or else from their "
        + "latest one.",
      "A profile lists all groups of the person. With an endpoint, the list has only groups that "
        + "are in the cache.",
    ],
    arguments: [
      ArgumentDescription("[GROUP]", .groupOrMember, "The member's group"),
      ArgumentDescription(
        "MEMBER…", .groupOrMember,
        "The member's stage name, birth name, or ID; or a group, for the profiles of all "
          + "its members. '-' reads names from standard input, one per line"),
    ],
    options: OptionList { $0.listing() },
    examples: [
      .init("kpgg profile OHMYGIRL 유아", "Show a member of a group"),
      .init("kpgg profile OHMYGIRL/YooA", "Show the same member by ID"),
      .init("kpgg profile YooA", "Show the same member by name alone"),
    ])

  static let schemas = [OutputSchema(of: Member.self)]

  static func run(in session: Session) async throws -> CommandResult {
    let fields = try session.fields(of: Member.self)
    if let names = try session.namesOnInput(for: session.arguments.words) {
      return try await profiles(named: names, fields, in: session)
    }
    let subject = try await session.lookup.profile(named: try session.name())
    let today = try session.dateForAges(fields)
    let known = await session.knownEntries(or: [subject.lineUp], for: fields)
    switch subject {
    case .lineUp(let lineUp):
      return .show(
        RecordList.profiles(of: [lineUp], among: known, fields: fields, today: today))
    case .member(let member, let group):
      let person = known.catalog.person(of: member, among: known.members)
      return .show(
        SingleRecord(record: member, fields: fields, groups: [group]) {
          $0.profile(of: member, in: group, as: person, in: known.catalog, today: today)
        })
    }
  }

  /// Shows the profiles of all names, in order. A group's name stands for all of its members.
  private static func profiles(
    named names: [TypedName], _ fields: FieldSelection<Member>, in session: Session
  ) async throws -> CommandResult {
    var lineUps: [LineUp] = []
    for name in names {
      lineUps.append(
        try await name.resolve { try await session.lookup.profile(named: $0).lineUp })
    }
    let known = await session.knownEntries(or: lineUps, for: fields)
    return .show(
      RecordList.profiles(
        of: lineUps, among: known, fields: fields, today: try session.dateForAges(fields)))
  }
}

/// `kpgg profiles [NAME]` shows the profile of each member.
enum Profiles: Command {
  static let description = CommandDescription(
    name: "profiles",
    summary: "Show member profiles of groups, a section, or all groups",
    arguments: [.groupsOrSection],
    options: OptionList { $0.listing() },
    examples: [
      .init("kpgg profiles ive", "Profiles of one group"),
      .init(
        "kpgg profiles --json | jq '.[] | select(.mbti == \"INFP\").id'", "IDs of all INFP members"),
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
