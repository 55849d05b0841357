import KPGGCore

/// Resolves typed names to groups, sections, and members.
///
/// Its methods throw `CommandError` for an unknown or ambiguous name, with similar names or the
/// candidates as a hint, or `CatalogError`.
struct Lookup: Sendable {
  /// The reader. It keeps documents: a lookup may try one name in several ways.
  let reader: DocumentReader
  /// Whether errors for unknown names have hints, which take longer to find than the names.
  var givesHints = true

  /// The same lookup without hints, for a name that may mean something else.
  var withoutHints: Lookup { Lookup(reader: reader, givesHints: false) }

  /// The line-up of the group with a name. An exact id needs the group's own document alone.
  ///
  /// If a member has the name, the hint is the member's profile.
  func lineUp(named name: String) async throws -> LineUp {
    if let id = GroupID(name), let lineUp = try await reader.lineUp(exactly: id) { return lineUp }
    return try await reader.lineUp(of: try await group(named: name))
  }

  /// The line-ups of a group, of several groups named in a row, of the groups of a section or of debut
  /// years, or of all groups.
  ///
  /// The condition selects groups by the index; only their documents are read. Without a condition,
  /// an exact ID reads only that group's document. Only the given parts are sure to be read.
  func lineUps(
    named name: String? = nil, with parts: LineUpParts = .all,
    where condition: ((GirlGroup) -> Bool)? = nil
  ) async throws -> [LineUp] {
    let isWanted = condition ?? { _ in true }
    guard let name else { return try await reader.lineUps(with: parts, where: isWanted) }
    if condition == nil, let id = GroupID(name), let lineUp = try await reader.lineUp(exactly: id) {
      return [lineUp]
    }
    let catalog = try await reader.catalog()
    switch (catalog.group(named: name), catalog.section(named: name)) {
    case (.unknown, .found(let section)):
      return try await reader.lineUps(
        of: catalog.groups(in: section).filter(isWanted), with: parts)
    case (.unknown(let groups), .unknown(let sections)):
      if let years = ClosedRange(typedYears: name) {
        let debuted = catalog.groups.filter { [years].accepts($0.debutDate) && isWanted($0) }
        return try await reader.lineUps(of: debuted, with: parts)
      }
      if let groups = Self.groups(named: name, in: catalog) {
        return try await reader.lineUps(of: groups.filter(isWanted), with: parts)
      }
      guard givesHints else {
        throw CommandError.unknownName(name, .groupOrSection, hint: nil)
      }
      let named = await hint(for: name, in: catalog)
      let song = named == nil ? await hint(forSong: name) : nil
      let known =
        named ?? song ?? Self.suggestion(of: groups)
        ?? (name.contains { $0.isNumber }
          ? Self.hint(forSection: name, similarTo: sections, orYear: true, in: catalog)
          : Self.suggestion(of: sections))
      let unit = known == nil ? await hint(forUnitLike: name) : nil
      throw CommandError.unknownName(
        name, .groupOrSection,
        hint: known ?? unit ?? .listedBy(Self.groupAndSectionLists))
    default:
      let group = try Self.group(named: name, in: catalog)
      return isWanted(group) ? [try await reader.lineUp(of: group)] : []
    }
  }

  /// The group with a name. A hint for the name of a member or a unit suggests the command with the
  /// group, or without a command the commands for the member or unit.
  func group(named name: String, suggesting command: String? = nil) async throws -> GirlGroup {
    let catalog = try await reader.catalog()
    do {
      return try Self.group(named: name, in: catalog)
    } catch {
      guard case .unknownName = error else { throw error }
      var hint = await hint(for: name, in: catalog, suggesting: command)
      if hint == nil { hint = await self.hint(forTitle: name) }
      if hint == nil, Self.groups(similarTo: name, in: catalog).isEmpty {
        hint = await self.hint(forUnitLike: name, suggesting: command)
      }
      throw hint.map(error.replacing) ?? error
    }
  }

  /// The group with a name in a catalog.
  static func group(named name: String, in catalog: Catalog) throws(CommandError) -> GirlGroup {
    switch catalog.group(named: name) {
    case .found(let group): return group
    case .ambiguous(let groups): throw ambiguous(name, .group, groups)
    case .unknown(let suggestions):
      throw .unknownName(
        name, .group, hint: suggestion(of: suggestions) ?? .listedBy(["kpgg groups"]))
    }
  }

  /// The section with a key, a title, or years. The hint offers a year if `orYear` is set.
  static func section(
    named name: String, orYear: Bool = false, in catalog: Catalog
  ) throws(CommandError) -> DebutSection {
    switch catalog.section(named: name) {
    case .found(let section): return section
    case .ambiguous(let sections): throw ambiguous(name, .section, sections)
    case .unknown(let suggestions):
      throw .unknownName(
        name, .section,
        hint: hint(forSection: name, similarTo: suggestions, orYear: orYear, in: catalog))
    }
  }

  /// The member with a name in a line-up.
  func member(named name: String, in lineUp: LineUp) throws(CommandError) -> Member {
    let group = lineUp.group
    switch NameResolver(lineUp.members).resolve(name) {
    case .found(let member): return member
    case .ambiguous(let members):
      throw Self.ambiguous(name, .memberOf(group.displayName), members, in: Self.catalog(of: group))
    case .unknown(let suggestions):
      if let member = Self.member(calledLike: name, in: lineUp) { return member }
      guard givesHints else { throw .unknownName(name, .memberOf(group.displayName), hint: nil) }
      throw .unknownName(
        name, .memberOf(group.displayName),
        hint: Self.hint(forUnit: name, in: [lineUp])
          ?? Self.suggestion(of: suggestions, in: Self.catalog(of: group))
          ?? .listedBy(["kpgg members \(group.id)"]))
    }
  }

  /// The only member with this given name, typed alone or before the family name: Kim Chaewon for `chaewon`
  /// and `chaewon kim`, and 김채원 for `채원`.
  private static func member(calledLike name: String, in lineUp: LineUp) -> Member? {
    let named = NormalizedText(name)
    guard !name.isLongerThanNames, !named.isEmpty else { return nil }
    let called = lineUp.members.filter { member in
      let family = member.birthName?.split(separator: " ").first ?? ""
      let given = givenName(in: member.birthName)
      let korean = givenName(inKorean: member.koreanBirthName)
      return [given, "\(given) \(family)", korean].contains {
        !$0.isEmpty && named.matches($0)
      }
    }
    return called.count == 1 ? called[0] : nil
  }

  /// A catalog of one group, for its name in hints.
  static func catalog(of group: GirlGroup) -> Catalog {
    Catalog(sections: [], groups: [group], featuredIDs: [])
  }

  /// The main entry of the person with a name, in any group. If no name is similar, the hint suggests
  /// groups whose names are similar to the beginning of the name.
  func person(
    named name: String, beginnings: [String], in catalog: Catalog, suggesting command: String? = nil
  ) async throws -> Member {
    let lineUps = try await reader.lineUps(of: catalog.groups, with: [.names, .units])
    let members = lineUps.members
    let resolver = NameResolver(members)
    var (typed, matches) = (name, resolver.matches(name))
    let words = name.split(separator: " ")
    if matches.isEmpty, words.count == 2 {
      // `wonyoung jang`: the family name comes first in the catalog.
      typed = "\(words[1]) \(words[0])"
      matches = resolver.matches(typed)
    }
    guard let first = matches.first else {
      var hint: Hint?
      if givesHints {
        hint = await self.hint(
          forMember: name, beginnings: beginnings, in: lineUps, of: catalog, suggesting: command)
      }
      throw CommandError.unknownName(name, .groupOrMember, hint: hint)
    }
    matches += Self.betterKnown(named: typed, than: matches, among: members, in: catalog)
    guard matches.count > 1 else {
      return try await reader.entry(catalog.person(of: first, among: members).main, in: catalog)
    }
    let ids = Set(matches.map(\.id))
    // Entries with other birth dates belong to other people, so they need no grouping.
    let births = Set(matches.map(\.birthDate))
    let people = catalog.people(of: members.filter { births.contains($0.birthDate) })
      .filter { $0.entries.contains { ids.contains($0.id) } }
    guard people.count > 1 else { return try await reader.entry(people[0].main, in: catalog) }
    throw Self.ambiguous(name, people, in: catalog)
  }

  /// The members with a birth name or a given name in groups with a better tier than those of all other members
  /// with the name: Minji of NewJeans for `kim minji`, which is also the stage name of another member, and 홍은채
  /// for `은채`.
  private static func betterKnown(
    named name: String, than others: [Member], among members: [Member], in catalog: Catalog
  ) -> [Member] {
    let tier = { (member: Member) in catalog.group(member.groupID).tier ?? .third }
    guard let best = others.map(tier).min(), best > .first else { return [] }
    let typed = NormalizedText(name)
    return members.filter { member in
      guard tier(member) < best else { return false }
      let isFullName = member.koreanStageName == member.koreanBirthName
      let names = [
        member.birthName ?? "", member.koreanBirthName ?? "", givenName(in: member.stageName),
        isFullName ? givenName(inKorean: member.koreanStageName) : "",
      ]
      return names.contains { !$0.isEmpty && typed.matches($0) }
    }
  }

  /// The words after the family name: Eunchae for Hong Eunchae; empty for a single word.
  private static func givenName(in name: String?) -> String {
    name?.split(separator: " ").dropFirst().joined(separator: " ") ?? ""
  }

  /// The syllables after the family name. Nearly all family names have one syllable.
  private static func givenName(inKorean name: String?) -> String {
    name.map { String($0.dropFirst()) } ?? ""
  }

  /// The groups with names similar to an unknown one.
  static func groups(similarTo name: String, in catalog: Catalog) -> [GirlGroup] {
    guard case .unknown(let similar) = catalog.group(named: name) else { return [] }
    return similar
  }

  /// The error for an ambiguous name. Its hint lists the candidates.
  static func ambiguous(
    _ name: String, _ kind: CommandError.NameKind, _ candidates: [some Named],
    in catalog: Catalog? = nil
  ) -> CommandError {
    .ambiguousName(
      name, kind, count: candidates.count,
      hint: .useOneOfNames(typedNames(of: candidates, in: catalog)))
  }

  /// The error for a name of several people. The best known come first.
  private static func ambiguous(
    _ name: String, _ people: [Person], in catalog: Catalog
  ) -> CommandError {
    let members = people.map(\.main).stablySorted { one, other in
      (catalog.group(one.groupID).tier ?? .third) < (catalog.group(other.groupID).tier ?? .third)
    }
    let names = typedNames(of: members, in: catalog)
    return .ambiguousName(name, .member, count: names.count, hint: .useOneOfNames(names))
  }

  /// The hint with similar names; `nil` without candidates. The catalog supplies the group names to show
  /// before members and songs.
  static func suggestion(of candidates: [some Named], in catalog: Catalog? = nil) -> Hint? {
    candidates.isEmpty ? nil : .didYouMean(typedNames(of: candidates, in: catalog))
  }

  /// The texts to type for candidates: their IDs, or in Korean their Korean names, after the group of a
  /// member or a song. Candidates with the same Korean text have their IDs.
  static func typedNames(
    of candidates: [some Named], in catalog: Catalog?
  ) -> [BilingualText] {
    let groupName = { (id: GroupID) in catalog?[id]?.name(in: .korean) ?? id.description }
    let koreanNames = candidates.map { candidate in
      switch candidate {
      case let group as GirlGroup: group.koreanName
      case let member as Member:
        member.koreanStageName.map { "\(groupName(member.groupID)) \($0)" }
      case let listed as ListedSong:
        "\(groupName(listed.group)) \(listed.song.displayTitle.korean)"
      default: String?.none
      }
    }
    let counts = Dictionary(koreanNames.map { ($0, 1) }, uniquingKeysWith: +)
    return zip(candidates, koreanNames).map { candidate, korean in
      let isUnique = counts[korean] == 1
      return BilingualText(
        english: candidate.exactID,
        korean: isUnique ? korean ?? candidate.exactID : candidate.exactID)
    }
  }
}
