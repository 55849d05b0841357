import KPGGCore

/// `kpgg compare NAME NAME…` shows groups, or members, side by side.
enum Compare: Command {
  static let description = CommandDescription(
    name: "compare",
    summary: HelpText("Compare two to four groups, or members", "그룹이나 멤버를 둘에서 넷까지 비교"),
    discussion: [
      HelpText(
        "Facts that differ are marked with ≠. Below are the members, agencies, and years that all "
          + "groups share, or the groups that all members share.",
        "서로 다른 항목에는 ≠ 표시가 붙습니다. 그룹을 비교하면 그 아래에 공통 멤버, 공통 소속사, 활동이 겹치는 기간이 나오고, 멤버를 "
          + "비교하면 공통 그룹이 나옵니다."),
      HelpText(
        "Names of groups need no quotes: 'compare oh my girl ive'. Put quotes around a member's name "
          + "that contains spaces, or type GROUP/MEMBER.",
        "그룹끼리 비교할 때는 이름에 빈칸이 있어도 따옴표가 필요 없습니다: 'compare oh my girl ive'. 멤버의 이름에 빈칸이 있으면 따옴표로 "
          + "감싸거나 GROUP/MEMBER로 쓰세요."),
    ],
    arguments: [
      ArgumentDescription("NAME", .comparable, "A group or a member", "그룹이나 멤버"),
      ArgumentDescription(
        "OTHER…", .comparable, "One to three others of the same kind",
        "같은 종류로 하나에서 셋까지"),
    ],
    takesSeveralNames: true,
    options: OptionList {
      $0.json()
      $0.language()
      $0.color()
      $0.reading()
    },
    examples: [
      .init("kpgg compare ive aespa", "Compare two groups", "두 그룹 비교"),
      .init("kpgg compare karina wonyoung", "Compare two members", "두 멤버 비교"),
      .init(
        "kpgg compare ive aespa --json | jq -r '.differences[]'", "The facts that differ",
        "서로 다른 항목"),
    ])

  static let schemas = [
    OutputSchema(
      of: Comparison<LineUp>(
        kind: .group, records: [], fields: [], name: { _, _ in "" }, shared: SharedFacts()))
  ]

  /// The largest number of records, which a wide terminal can show side by side.
  static let limit = 4

  fileprivate static func check(_ count: Int) throws(UsageError) {
    if count > limit { throw .tooManyCompared(count) }
  }

  /// The facts of groups that are compared.
  static let groupFields: [Field<LineUp>] = [
    .debut, .agency, .fandom, .status, .disbanded, .returned,
    // The count alone would differ from what 'group' says.
    .memberCount.with(\.shown) { $1.words.count(of: $0.members, in: $0.group) }
      .with(\.json) { .string(Language.english.words.count(of: $0.members, in: $0.group)) },
    .hitSong,
  ]

  /// Words between the names.
  static let separators: Set<String> = ["vs", "vs.", "versus", "대"]

  static func run(in session: Session) async throws -> CommandResult {
    // `compare ive vs aespa`
    let words = session.arguments.words.filter { !Self.separators.contains($0.lowercased()) }
    if words.contains(where: { $0.allSatisfy(\.isWhitespace) }) {
      throw UsageError.emptyName(isRequired: true)
    }
    guard words.count > 1 else {
      throw UsageError.missingArgument(words.isEmpty ? "NAME" : "OTHER", command: description.name)
    }
    var (lineUps, members): ([LineUp], [(member: Member, group: GirlGroup)]) = ([], [])
    for subject in try await session.lookup.subjects(named: words) {
      switch subject {
      case .lineUp(let lineUp): lineUps.append(lineUp)
      case .member(let member, let group): members.append((member, group))
      }
    }
    if let lineUp = lineUps.first, let entry = members.first {
      throw UsageError.mixedComparison(
        group: lineUp.group.name(in: session.textWriter.language),
        member: entry.member.name(in: session.textWriter.language),
        hint: hint(comparing: members.map(\.member), in: lineUps.map(\.group)))
    }
    return members.isEmpty
      ? .show(comparison(of: lineUps)) : .show(try await session.comparison(of: members))
  }

  /// The hint for groups and members. Members may have been typed after their groups:
  /// `compare twice sana momo`.
  private static func hint(comparing members: [Member], in groups: [GirlGroup]) -> Hint {
    if members.count > 1,
      members.allSatisfy({ member in groups.contains { $0.id == member.groupID } }),
      let command = Lookup.command(
        description.name, members.map(\.id.description).joined(separator: " "))
    {
      return .use(command)
    }
    return Hint("compare groups with groups, or members with members", "그룹끼리 또는 멤버끼리 비교하세요")
  }

  private static func comparison(of lineUps: [LineUp]) -> Comparison<LineUp> {
    Comparison(
      kind: .group, records: lineUps,
      fields: groupFields,
      name: { $0.group.name(in: $1) }, shared: SharedFacts(of: lineUps))
  }
}

extension Lookup {
  /// Resolves groups and members. If all are groups, their names need no quotes:
  /// `girls generation twice`.
  fileprivate func subjects(named words: [String]) async throws -> [ProfileSubject] {
    // Two words are two names, and exact IDs need no index.
    if words.count > 2, let groups = try await groups(namedWithoutQuotes: words) {
      try Compare.check(groups.count)
      return try await reader.lineUps(of: groups).map { .lineUp($0) }
    }
    try Compare.check(words.count)
    return try await subjects(namedByEach: words)
  }

  /// The groups that the words name together; `nil` if each word is a group, or if one is left over.
  private func groups(namedWithoutQuotes words: [String]) async throws -> [GirlGroup]? {
    let catalog = try await reader.catalog()
    let all = words.joined(separator: " ")
    guard words.contains(where: { catalog.group(named: $0).value == nil }),
      !Self.isTooLongToSplit(all)
    else { return nil }
    return Self.groups(named: all, in: catalog)
  }

  /// Resolves a group or a member for each word. A name of several members means the one in the group of
  /// another named member: with `wonyoung`, `yujin` is the Yujin of IVE.
  private func subjects(namedByEach words: [String]) async throws -> [ProfileSubject] {
    var known: [ProfileSubject?] = []
    var errors: [Int: CommandError] = [:]
    for (index, word) in words.enumerated() {
      do {
        known.append(try await profile(named: word))
      } catch let error as CommandError {
        guard case .ambiguousName = error else { throw error }
        known.append(nil)
        errors[index] = error
      }
    }
    let groups = known.compactMap { subject in
      if case .member(_, let group)? = subject { group.id } else { nil }
    }
    for (index, error) in errors.sorted(by: { $0.key < $1.key }) {
      for group in groups where known[index] == nil {
        known[index] = try? await profile(named: "\(group) \(words[index])")
      }
      if known[index] == nil { throw error }
    }
    return known.compactMap(\.self)
  }
}

extension Session {
  /// Compares members. A shared group can be any group of the persons.
  fileprivate func comparison(
    of entries: [(member: Member, group: GirlGroup)]
  ) async throws -> Comparison<Member> {
    let catalog = try await reader.catalog()
    let known = try await reader.entries(bornLike: entries.map(\.member))
    let groups = entries.map { entry in
      Set(catalog.person(of: entry.member, among: known).entries.map(\.groupID))
    }
    let shared = groups.dropFirst().reduce(groups.first ?? []) { $0.intersection($1) }
    return Comparison(
      kind: .member, records: entries.map(\.member),
      fields: [
        .group, .birth, .status, .positions, .mbti, .bloodType, .heightWithUnit, .birthplace,
        .nationalities,
      ],
      name: { $0.name(in: $1) },
      shared: SharedFacts(groups: catalog.groups.filter { shared.contains($0.id) }),
      groups: entries.map(\.group))
  }
}

extension SharedFacts {
  /// What all groups have in common with the first.
  fileprivate init(of lineUps: [LineUp]) {
    guard let first = lineUps.first else { return }
    let catalog = Catalog(sections: [], groups: lineUps.map(\.group), featuredIDs: [])
    let finder = GroupRelationFinder(catalog, entries: lineUps.members, shown: 1)
    let related = finder.relations(of: first).all
    let relations = lineUps.dropFirst().map { lineUp in related.first { $0.group.id == lineUp.id } }
    members = first.members.filter { member in
      relations.allSatisfy { $0?.members.contains { $0.id == member.id } ?? false }
    }
    agencies = (relations.first??.agencies ?? []).filter { agency in
      relations.allSatisfy { $0?.agencies.contains { $0.english == agency.english } ?? false }
    }
    years = Self.years(of: lineUps.map(\.group))
  }

  /// The years in which all groups were active; `nil` if there are none, or if they are not known: the
  /// catalog does not say when a hiatus began.
  private static func years(of groups: [GirlGroup]) -> (first: Int, last: Int?)? {
    let debuts = groups.compactMap { $0.debutDate?.year }
    let ended = groups.filter { $0.status == .disbanded }
    let ends = ended.compactMap { $0.disbandmentDate?.year }
    guard debuts.count == groups.count, ends.count == ended.count,
      groups.allSatisfy({ $0.returnDate == nil && $0.status != .hiatus }), let first = debuts.max()
    else { return nil }
    let last = ends.min()
    return last.map { $0 < first } ?? false ? nil : (first, last)
  }
}
