import KPGGCore

/// From the names that a person typed to what they mean, or to a failure that says what they might
/// have meant.
struct Lookup: Sendable {
  let reader: CatalogReader

  /// A lookup that asks the reader's source for each document once, as one name may be tried in
  /// several meanings.
  init(reader: CatalogReader) {
    self.reader = CatalogReader(source: MemoizingSource(reader.source))
  }

  /// The group of this name with its members; from its own document alone where the name is its id.
  func lineUp(named name: String) async throws -> LineUp {
    if let id = GroupID(name), let lineUp = try await reader.lineUp(exactly: id) { return lineUp }
    return try await reader.lineUp(of: try await group(named: name))
  }

  /// The line-ups of the group of this name, or of the groups of a section where no group has it;
  /// of all groups without a name.
  ///
  /// - Parameters:
  ///   - name: What was typed.
  ///   - condition: Tells by the index which of those groups are left; of the others nothing is
  ///     read. Without it, a group's own document is enough for its id.
  /// - Returns: The line-ups, none where no group is left.
  /// - Throws: A failure that suggests similar names, for one that nothing has; `CatalogError`.
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
      let hint = await hint(for: name, in: catalog)
      throw Failure(
        "there is no group or section \(QuotedWord(name))",
        hint: hint ?? Self.didYouMean(groups) ?? Self.didYouMean(sections)
          ?? "'kpgg groups' and 'kpgg sections' list them",
        .notFound)
    case (let resolution, _):
      let group = try Self.one(resolution, "group", named: name, list: "kpgg groups")
      return isWanted(group) ? [try await reader.lineUp(of: group)] : []
    }
  }

  /// The group of this name.
  func group(named name: String) async throws -> GirlGroup {
    let catalog = try await reader.catalog()
    do {
      return try Self.group(named: name, in: catalog)
    } catch {
      guard case .unknown = catalog.group(named: name),
        let hint = await hint(for: name, in: catalog)
      else { throw error }
      throw Failure(error.message, hint: hint, error.exitCode)
    }
  }

  /// The group of this name in a catalogue that is read.
  static func group(named name: String, in catalog: Catalog) throws(Failure) -> GirlGroup {
    try one(catalog.group(named: name), "group", named: name, list: "kpgg groups")
  }

  /// The section of this name, key or year.
  static func section(named name: String, in catalog: Catalog) throws(Failure) -> DebutSection {
    switch catalog.section(named: name) {
    case .found(let section): return section
    case .ambiguous(let sections): throw ambiguous(name, sections, "sections")
    case .unknown(let suggestions):
      // Years that are a digit apart are no slip of one another; all of them help more.
      let isYears = name.contains { $0.isNumber }
      let similar = isYears ? nil : didYouMean(suggestions)
      let sections = catalog.sections.map { section in
        section.years.map { "\(section.key) (\($0))" } ?? section.key.description
      }
      throw Failure(
        "there is no section \(QuotedWord(name))",
        hint: similar
          ?? (sections.isEmpty ? nil : "the sections are " + sections.joined(separator: ", ")),
        .notFound)
    }
  }

  /// The member of this name in a line-up.
  func member(named name: String, in lineUp: LineUp) throws(Failure) -> Member {
    let group = lineUp.group
    switch NameResolver(lineUp.members).resolve(name) {
    case .found(let member): return member
    case .ambiguous(let members): throw Self.ambiguous(name, members, "members of \(group.name)")
    case .unknown(let suggestions):
      throw Failure(
        "\(group.name) has no member \(QuotedWord(name))",
        hint: Self.didYouMean(suggestions) ?? "'kpgg members \(group.id)' lists them", .notFound)
    }
  }

  /// The one person who has this name in any group. The groups that slipped are those that its
  /// beginning may have meant, to be suggested where nothing is more likely.
  func appearances(
    named name: String, slipped: [GirlGroup] = [], in catalog: Catalog
  ) async throws -> Appearances {
    let members = try await reader.lineUps(of: catalog.groups).flatMap(\.members)
    switch NameResolver(members).resolve(name) {
    case .found(let member): return catalog.appearances(of: member, among: members)
    case .ambiguous(let matches):
      // Her own entries alone: a document may hold one name as often as there is room.
      let entries = Dictionary(grouping: members, by: \.person)
      var seen: Set<Person> = []
      let people = matches.filter { seen.insert($0.person).inserted }
        .map { catalog.appearances(of: $0, among: entries[$0.person] ?? []) }
      guard people.count > 1 else { return people[0] }
      throw Self.ambiguous(name, people.map(\.main), "members")
    case .unknown(let suggestions):
      // A group alone would have done as well, so it may be a group's name that slipped.
      let groups = Self.similar(to: name, in: catalog)
      throw Failure(
        "there is no group or member \(QuotedWord(name))",
        hint: Self.didYouMean(groups) ?? Self.didYouMean(suggestions)
          ?? Self.didYouMean(slipped) ?? "'kpgg groups' and 'kpgg members' list them",
        .notFound)
    }
  }

  /// The groups that an unknown name may have meant.
  static func similar(to name: String, in catalog: Catalog) -> [GirlGroup] {
    guard case .unknown(let similar) = catalog.group(named: name) else { return [] }
    return similar
  }

  private static func one<Candidate: Named>(
    _ resolution: Resolution<Candidate>, _ noun: String, named name: String, list: String
  ) throws(Failure) -> Candidate {
    switch resolution {
    case .found(let candidate): return candidate
    case .ambiguous(let candidates): throw ambiguous(name, candidates, noun + "s")
    case .unknown(let suggestions):
      throw Failure(
        "there is no \(noun) \(QuotedWord(name))",
        hint: didYouMean(suggestions) ?? "'\(list)' lists them", .notFound)
    }
  }

  /// The failure that lists what a name may mean.
  static func ambiguous(
    _ name: String, _ candidates: [some Named], _ nouns: String
  ) -> Failure {
    Failure(
      "\(QuotedWord(name)) names \(candidates.count) \(nouns)",
      hint: "say which: \(list(candidates))", .notFound)
  }

  /// The ids of ten of them at most, and how many more there are.
  static func list(_ candidates: [some Named]) -> String {
    let ids = candidates.prefix(10).map(\.exactID).joined(separator: ", ")
    return candidates.count > 10 ? "\(ids) and \(candidates.count - 10) more" : ids
  }

  /// The hint that suggests something; `nil` where there is nothing to suggest.
  static func didYouMean(_ suggestions: [some Named]) -> String? {
    guard !suggestions.isEmpty else { return nil }
    return "did you mean \(suggestions.map(\.exactID).joined(separator: ", "))?"
  }
}
