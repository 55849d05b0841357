/// A catalog with the line-ups of its groups: what searches, statistics, and quizzes need.
///
///     let catalog = try await CatalogReader.bundled.fullCatalog()
///     CatalogSearch(catalog).hits(for: "ㅇㅁㅇㄱ").first?.id  // "OHMYGIRL"
///
/// It is a value without a connection to its source. Reading the bundled one takes about 2
/// milliseconds; a copy shares its memory. Comparing two compares all of their values.
public struct FullCatalog: Equatable, Sendable {
  /// The sections and groups.
  public let catalog: Catalog
  /// The line-ups: those that a reader could read, in the order of the catalog's groups, or else those
  /// that the catalog was created with, in their order.
  public let lineUps: [LineUp]
  /// What could not be read, and values that readers had to interpret; empty for a sound catalog.
  public let problems: [CatalogProblem]

  /// Creates a catalog from its parts. The line-ups keep their order; those of groups that are not in
  /// the catalog are left out.
  public init(_ catalog: Catalog, lineUps: [LineUp]) {
    self.init(catalog, lineUps: lineUps.filter { catalog[$0.id] != nil }, problems: [])
  }

  init(_ catalog: Catalog, lineUps: [LineUp], problems: [CatalogProblem]) {
    (self.catalog, self.lineUps, self.problems) = (catalog, lineUps, problems)
  }

  /// Creates a catalog with one section for each debut year. The first group is featured.
  public init(_ lineUps: [LineUp]) {
    let groups = lineUps.map { lineUp in
      var group = lineUp.group
      group.hasFormerMembers = lineUp.members.contains(where: \.isFormer)
      return group
    }
    let ids = Set(groups.map { $0.id.description.lowercased() })
    let sections = Dictionary(grouping: groups) { $0.debutDate?.year }.map { year, debuts in
      DebutSection(
        key: .unused(year.map { "debut\($0)" } ?? "other", among: ids), years: year.map { $0...$0 },
        groupIDs: debuts.map(\.id))
    }
    self.init(
      Catalog(sections: sections, groups: groups, featuredIDs: groups.prefix(1).map(\.id)),
      lineUps: lineUps)
  }
}

extension FullCatalog {
  /// Returns all entries of a person, one for each group.
  ///
  /// Entries with the same Korean birth name and the same complete birth date are one person.
  ///
  ///     catalog.entries(of: wonyoung).map(\.groupID)  // ["IVE", "IZONE"]
  ///
  /// - Parameter member: Any entry of the person.
  /// - Returns: The entry in the current group first, then the newest debut first. If no line-up has
  ///   the member, only the member.
  /// - Complexity: O(*n*), where *n* is the number of line-up entries.
  public func entries(of member: Member) -> [Member] {
    catalog.person(of: member, among: lineUps).entries
  }
}

/// A problem that did not stop the reading of a catalog.
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
public indirect enum CatalogProblem: Equatable, Sendable {
  /// The line-up of a group is missing, because its document cannot be read.
  case missingLineUp(GroupID, CatalogError)
  /// A value deviates from the wire format. It is used if its meaning is clear, and is otherwise
  /// unknown.
  case toleratedValue(DocumentProblem)
}

extension CatalogProblem: CustomStringConvertible {
  /// A line in English for logs: `group/IVE: groupname.IVE[1].birth: '94.07.28' should be '1994.07.28'`.
  public var description: String {
    switch self {
    case .missingLineUp(_, let error): error.description
    case .toleratedValue(let problem): problem.description
    }
  }
}
