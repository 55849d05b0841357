import KPGGCore

/// Resolves typed names to groups, sections, and members.
///
/// Errors suggest similar names and list ambiguous ones.
struct Lookup: Sendable {
  let reader: DocumentReader

  /// Creates a lookup. Its reader keeps documents: a lookup may try one name in several ways.
  init(reader: DocumentReader) { self.reader = reader }

  /// The line-up of the group with a name. An exact id needs the group's own document alone.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - command: The command to suggest with the group if a member has the name; `nil` suggests
  ///     the member's profile.
  /// - Returns: The line-up.
  /// - Throws: `CommandError` for an unknown or ambiguous name, or `CatalogError`.
  func lineUp(named name: String, suggesting command: String? = nil) async throws -> LineUp {
    if let id = GroupID(name), let lineUp = try await reader.lineUp(exactly: id) { return lineUp }
    return try await reader.lineUp(of: try await group(named: name, suggesting: command))
  }

  /// The line-ups of a group, of several groups, of a section's groups, or of all groups.
  ///
  /// - Parameters:
  ///   - name: The name of a group or a section, or several groups' names in a row; `nil` for all
  ///     groups.
  ///   - condition: Selects groups by the index; only their documents are read. Without a
  ///     condition, an exact id needs the group's own document alone.
  /// - Returns: The line-ups of the selected groups.
  /// - Throws: `CommandError` for an unknown or ambiguous name, or `CatalogError`.
  func lineUps(
    named name: String? = nil, where condition: ((GirlGroup) -> Bool)? = nil
  ) async throws -> [LineUp] {
    let isWanted = condition ?? { _ in true }
    guard let name else {
      return try await reader.lineUps(of: try await reader.catalog().groups.filter(isWanted))
    }
    if condition == nil, let id = GroupID(name), let lineUp = try await reader.lineUp(exactly: id) {
      return [lineUp]
    }
    let catalog = try await reader.catalog()
    switch (catalog.group(named: name), catalog.section(named: name)) {
    case (.unknown, .found(let section)):
      return try await reader.lineUps(of: catalog.groups(in: section).filter(isWanted))
    case (.unknown(let groups), .unknown(let sections)):
      if let groups = Self.groups(named: name, in: catalog) {
        return try await reader.lineUps(of: groups.filter(isWanted))
      }
      throw CommandError.unknownName(
        name, .groupOrSection,
        hint: await hint(for: name, in: catalog) ?? Self.suggestion(of: groups)
          ?? Self.suggestion(of: sections) ?? .listedBy(["kpgg groups", "kpgg sections"]))
    case (let resolution, _):
      let group = try Self.only(resolution, named: name)
      return isWanted(group) ? [try await reader.lineUp(of: group)] : []
    }
  }

  /// The group with a name. A hint for a member's name suggests the command with the group.
  func group(named name: String, suggesting command: String?) async throws -> GirlGroup {
    let catalog = try await reader.catalog()
    do {
      return try Self.group(named: name, in: catalog)
    } catch {
      guard case .unknownName = error,
        let hint = await hint(for: name, in: catalog, suggesting: command)
      else { throw error }
      throw error.replacing(hint: hint)
    }
  }

  /// The group with a name in a catalog.
  static func group(named name: String, in catalog: Catalog) throws(CommandError) -> GirlGroup {
    try only(catalog.group(named: name), named: name)
  }

  /// The section with a key, a title, or a year.
  static func section(
    named name: String, in catalog: Catalog
  ) throws(CommandError) -> DebutSection {
    switch catalog.section(named: name) {
    case .found(let section): return section
    case .ambiguous(let sections): throw ambiguous(name, .section, sections)
    case .unknown(let suggestions):
      // Years that differ by one digit are not typos of each other. A list of all helps more.
      let isYear = name.contains { $0.isNumber }
      let all = catalog.sections.map { section in
        section.years.map { "\(section.key) (\($0.yearsText()))" } ?? section.key.description
      }
      throw .unknownName(
        name, .section,
        hint: (isYear ? nil : suggestion(of: suggestions)) ?? (all.isEmpty ? nil : .sections(all)))
    }
  }

  /// The member with a name in a line-up.
  func member(named name: String, in lineUp: LineUp) throws(CommandError) -> Member {
    let group = lineUp.group
    switch NameResolver(lineUp.members).resolve(name) {
    case .found(let member): return member
    case .ambiguous(let members): throw Self.ambiguous(name, .memberOf(group.name), members)
    case .unknown(let suggestions):
      throw .unknownName(
        name, .memberOf(group.name),
        hint: Self.suggestion(of: suggestions) ?? .listedBy(["kpgg members \(group.id)"]))
    }
  }

  /// The person with a name, in any group.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - similarGroups: Groups to suggest if no other name is similar.
  ///   - catalog: The index.
  /// - Returns: The person.
  /// - Throws: `CommandError` for an unknown or ambiguous name, or `CatalogError`.
  func person(
    named name: String, similarGroups: [GirlGroup] = [], in catalog: Catalog
  ) async throws -> Person {
    let members = try await reader.lineUps(of: catalog.groups).members
    switch NameResolver(members).resolve(name) {
    case .found(let member): return catalog.person(of: member, among: members)
    case .ambiguous(let matches):
      let ids = Set(matches.map(\.id))
      // Entries with other birth dates belong to other people, so they need no grouping.
      let births = matches.map(\.birth)
      let people = catalog.people(of: members.filter { births.contains($0.birth) })
        .filter { $0.entries.contains { ids.contains($0.id) } }
      guard people.count > 1 else { return people[0] }
      throw Self.ambiguous(name, .member, people.map(\.main))
    case .unknown(let suggestions):
      throw CommandError.unknownName(
        name, .groupOrMember,
        hint: Self.suggestion(of: Self.groups(similarTo: name, in: catalog))
          ?? Self.suggestion(of: suggestions) ?? Self.suggestion(of: similarGroups)
          ?? .listedBy(["kpgg groups", "kpgg members"]))
    }
  }

  /// The groups with names similar to an unknown one.
  static func groups(similarTo name: String, in catalog: Catalog) -> [GirlGroup] {
    guard case .unknown(let similar) = catalog.group(named: name) else { return [] }
    return similar
  }

  private static func only(
    _ resolution: Resolution<GirlGroup>, named name: String
  ) throws(CommandError) -> GirlGroup {
    switch resolution {
    case .found(let group): return group
    case .ambiguous(let groups): throw ambiguous(name, .group, groups)
    case .unknown(let suggestions):
      throw .unknownName(
        name, .group, hint: suggestion(of: suggestions) ?? .listedBy(["kpgg groups"]))
    }
  }

  /// The error for an ambiguous name. Its hint lists the candidates.
  static func ambiguous(
    _ name: String, _ kind: CommandError.NameKind, _ candidates: [some Named]
  ) -> CommandError {
    let (ids, more) = ids(of: candidates)
    return .ambiguousName(name, kind, count: candidates.count, hint: .useOneOfIDs(ids, more: more))
  }

  /// The first ten ids, and the number of the others.
  static func ids(of candidates: [some Named]) -> (ids: [String], more: Int) {
    let ids = candidates.prefix(10).map(\.exactID)
    return (ids, candidates.count - ids.count)
  }

  private static func suggestion(of candidates: [some Named]) -> Hint? {
    candidates.isEmpty ? nil : .didYouMean(candidates.map(\.exactID))
  }
}
