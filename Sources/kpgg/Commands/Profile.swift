import KPGGCore

/// `kpgg profile [GROUP] MEMBER` shows a member, or all members of a group.
enum Profile: Command {
  static let description = CommandDescription(
    name: "profile",
    summary: HelpText(
      "Show a member's profile",
      "멤버 프로필 보기"),
    discussion: [
      HelpText(
        "You can omit the group if the name belongs to only one person. If that person is in "
          + "several groups, kpgg shows the profile from their current group, or else from their "
          + "latest one.",
        "이름이 같은 사람이 없으면 그룹을 생략할 수 있습니다. 여러 그룹에 속한 사람은 지금 속한 그룹, 없으면 가장 최근 그룹의 프로필을 보여 "
          + "줍니다."),
      HelpText(
        "A profile lists all groups and units of the person. With an endpoint, only groups "
          + "and units in the cache are listed.",
        "프로필에는 그 사람의 모든 그룹과 유닛이 나옵니다. 엔드포인트에서는 캐시에 있는 그룹과 유닛만 나옵니다."),
    ],
    arguments: [
      ArgumentDescription(
        "[GROUP]", .groupOrMember, "The member's group",
        "멤버의 그룹"),
      ArgumentDescription(
        "MEMBER…", .groupOrMember,
        "The member's stage name, birth name, or ID; or a group, for the profiles of all "
          + "its members. '-' reads names from standard input, one per line",
        "멤버의 활동명, 본명, ID. 그룹이면 모든 멤버의 프로필. '-'이면 표준 입력에서 한 줄에 하나씩 읽음"),
    ],
    options: OptionList { $0.listing() },
    examples: [
      .init(
        "kpgg profile OHMYGIRL 유아", "Show a member of a group",
        "그룹의 멤버 보기"),
      .init(
        "kpgg profile OHMYGIRL/YooA", "Show the same member by ID",
        "같은 멤버를 ID로 보기"),
      .init(
        "kpgg profile YooA", "Show the same member by name alone",
        "같은 멤버를 이름만으로 보기"),
    ])

  static let schemas = [OutputSchema(of: MemberProfile.self)]

  static func run(in session: Session) async throws -> CommandResult {
    let fields = try session.fields(of: MemberProfile.self)
    if let names = try session.namesOnInput(for: session.arguments.words) {
      var lineUps: [LineUp] = []
      for name in names {
        lineUps.append(
          try await name.resolve {
            try await session.lineUp(of: try await session.lookup.profile(named: $0))
          })
      }
      return try await session.profiles(of: lineUps, fields)
    }
    let subject = try await session.lookup.profile(named: try session.name())
    let lineUp = try await session.lineUp(of: subject)
    guard case .member(let member, let group) = subject else {
      return try await session.profiles(of: [lineUp], fields)
    }
    let today = try session.dateForAges(fields)
    let known = await session.knownEntries(or: [lineUp], for: fields)
    let person = known.catalog.person(of: member, among: known.lineUps)
    return .show(
      SingleRecord(record: MemberProfile(member, in: lineUp), fields: fields, groups: [group]) {
        $0.profile(
          of: member, in: group, as: person, in: known.catalog,
          units: UnitsByMember(of: known.lineUps),
          today: today)
      })
  }
}

/// `kpgg profiles [NAME]` shows the profile of each member.
enum Profiles: Command {
  static let description = CommandDescription(
    name: "profiles",
    summary: HelpText(
      "Show member profiles of groups, a section, or all groups",
      "전체 또는 일부 그룹의 멤버 프로필 보기"),
    arguments: [.groupsOrSection], takesSeveralNames: true,
    options: OptionList { $0.listing() },
    examples: [
      .init(
        "kpgg profiles ive", "Profiles of one group",
        "한 그룹의 프로필"),
      .init(
        "kpgg profiles --json | jq '.[] | select(.mbti == \"INFP\").id'", "IDs of all INFP members",
        "모든 INFP 멤버의 ID"),
    ])

  static let schemas = [OutputSchema(of: MemberProfile.self)]

  static func run(in session: Session) async throws -> CommandResult {
    let fields = try session.fields(of: MemberProfile.self)
    let lineUps = try await session.lookup.lineUps(
      named: try session.optionalName(), with: [.members, .units])
    return try await session.profiles(of: lineUps, fields)
  }
}

extension Session {
  /// The members to show, with the units of their group.
  fileprivate func lineUp(of subject: ProfileSubject) async throws -> LineUp {
    switch subject {
    case .lineUp(let lineUp): lineUp
    case .member(let member, let group):
      LineUp(
        group: group, checkedMembers: [member], units: try await reader.lineUp(of: group).units)
    }
  }

  /// Shows the profiles of all members of line-ups, in order.
  fileprivate func profiles(
    of lineUps: [LineUp], _ fields: FieldSelection<MemberProfile>
  ) async throws -> CommandResult {
    let today = try dateForAges(fields)
    let known = await knownEntries(or: lineUps, for: fields)
    return .show(RecordList.profiles(of: lineUps, among: known, fields: fields, today: today))
  }
}

/// The inputs of members' sheets.
extension Session {
  /// The date for the ages on sheets; `nil` if the output has no sheets.
  func dateForAges(_ fields: FieldSelection<MemberProfile>) throws(UsageError) -> CalendarDate? {
    fields.showsSheet ? try context.today() : nil
  }

  /// Where to look for a person's other groups and units. It is the catalog with the line-ups of these
  /// groups if the output has sheets and all documents are on this machine, else the given line-ups.
  func knownEntries(
    or lineUps: [LineUp], for fields: FieldSelection<MemberProfile>
  ) async -> (catalog: Catalog, lineUps: [LineUp]) {
    let local = reader.local
    if fields.showsSheet, let catalog = try? await local.catalog(),
      let groups = try? await local.groups(ofPeopleIn: lineUps, catalog),
      let lineUps = try? await local.lineUps(of: groups, with: [.members, .units])
    {
      return (catalog, lineUps)
    }
    let catalog = Catalog(sections: [], groups: lineUps.map(\.group), featuredIDs: [])
    return (catalog, lineUps)
  }
}

extension DocumentReader {
  /// The groups that can have entries of the people in line-ups.
  fileprivate func groups(
    ofPeopleIn lineUps: [LineUp], _ catalog: Catalog
  ) async throws(CatalogError) -> [GirlGroup] {
    // Reading all groups at once is faster than reading many of them twice.
    guard lineUps.count <= 10 else { return catalog.groups }
    let ids = Set(try await entries(bornLike: lineUps.members).map(\.groupID))
      .union(lineUps.map(\.id))
    return catalog.groups.filter { ids.contains($0.id) }
  }
}
