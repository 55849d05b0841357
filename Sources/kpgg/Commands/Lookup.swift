import KPGGCore

/// From the names that a person typed to what they mean, or to a failure that says what they might
/// have meant.
struct Lookup: Sendable {
  let reader: CatalogReader

  /// The group of this name with its members; from its own document alone where the name is its id.
  func lineUp(named name: String) async throws -> LineUp {
    if let id = GroupID(name), let lineUp = try await reader.lineUp(exactly: id) { return lineUp }
    return try await reader.lineUp(of: try await group(named: name))
  }

  /// The group of this name.
  func group(named name: String) async throws -> GirlGroup {
    try Self.one(try await reader.catalog().group(named: name), "group", named: name)
  }

  /// The section of this name, key or year.
  func section(named name: String, in catalog: Catalog) throws(Failure) -> DebutSection {
    let resolution = catalog.section(named: name)
    if case .unknown(let suggestions) = resolution, suggestions.isEmpty {
      throw Failure(
        "there is no section \(QuotedWord(name))",
        hint: "the sections are " + catalog.sections.map(\.key.description).joined(separator: ", "),
        .notFound)
    }
    return try Self.one(resolution, "section", named: name)
  }

  /// The member of this name in a line-up.
  func member(named name: String, in lineUp: LineUp) throws(Failure) -> Member {
    try Self.one(
      NameResolver(lineUp.members).resolve(name), "member of \(lineUp.group.name)", named: name)
  }

  /// The one person who has this name in any group.
  func career(named name: String, in catalog: Catalog) async throws -> Career {
    let members = try await reader.lineUps(of: catalog.groups).flatMap(\.members)
    let resolver = NameResolver(members)
    let matches = resolver.matches(name)
    let isOnePerson = Set(matches.map(\.person)).count == 1
    let member =
      if isOnePerson { matches[0] } else {
        try Self.one(resolver.resolve(name), "member", named: name)
      }
    return catalog.career(of: member, among: members)
  }

  private static func one<Candidate: Named>(
    _ resolution: Resolution<Candidate>, _ noun: String, named name: String
  ) throws(Failure) -> Candidate {
    switch resolution {
    case .found(let candidate): return candidate
    case .ambiguous(let candidates):
      let ids = candidates.map(\.exactID).joined(separator: ", ")
      throw Failure(
        "\(QuotedWord(name)) names \(candidates.count) things", hint: "say which: \(ids)", .notFound
      )
    case .unknown(let suggestions):
      let ids = suggestions.map(\.exactID).joined(separator: ", ")
      throw Failure(
        "there is no \(noun) \(QuotedWord(name))",
        hint: suggestions.isEmpty ? nil : "did you mean \(ids)?", .notFound)
    }
  }
}
