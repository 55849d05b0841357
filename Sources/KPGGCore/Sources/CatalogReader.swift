/// Reads catalogues and line-ups out of a source, decoding no more documents than it must.
public struct CatalogReader: Sendable {
  /// Where the documents come from.
  public let source: any CatalogSource

  /// Reads nothing until it is asked.
  public init(source: any CatalogSource) { self.source = source }

  /// The sections and groups. Takes the index alone, so that member counts stay unknown.
  public func catalog() async throws(CatalogError) -> Catalog {
    try await index().catalog
  }

  /// The sections and groups with their member counts. Takes every document.
  public func countedCatalog() async throws(CatalogError) -> Catalog {
    let catalog = try await catalog()
    var counts: [GroupID: Int] = [:]
    for lineUp in try await lineUps(of: catalog.groups) {
      counts[lineUp.group.id] = lineUp.members.count
    }
    return catalog.counting(counts)
  }

  /// The group whose id this is to the letter, from its own document alone.
  ///
  /// - Returns: `nil` where there is no such document, or it does not tell all of the group, as the
  ///   original endpoint's do not; the index has to be asked then.
  public func lineUp(exactly id: GroupID) async throws(CatalogError) -> LineUp? {
    guard let data = try await source.localDocument(at: .group(id)) else { return nil }
    let document = try Self.document(data, of: id)
    guard let info = document.info, info.id == id,
      document.sections != nil
    else { return nil }
    return LineUp(group: info, members: document.members)
  }

  /// A group of the index with its members. What the index says of the group counts, whatever its
  /// own document repeats.
  public func lineUp(of group: GirlGroup) async throws(CatalogError) -> LineUp {
    LineUp(group: group, members: try await members(of: group))
  }

  /// The groups with their members, in the order given; asked for at the same time where the source
  /// is a distant one.
  public func lineUps(of groups: [GirlGroup]) async throws(CatalogError) -> [LineUp] {
    zip(groups, try await members(of: groups)).map(LineUp.init)
  }

  /// The members of each group in the order of its document.
  func members(of groups: [GirlGroup]) async throws(CatalogError) -> [[Member]] {
    let width = source.simultaneousRequests
    guard width > 1 else {
      var members: [[Member]] = []
      for group in groups { members.append(try await self.members(of: group)) }
      return members
    }
    return try await groups.concurrentMap(width: width) { group async throws(CatalogError) in
      try await members(of: group)
    }
  }

  private func members(of group: GirlGroup) async throws(CatalogError) -> [Member] {
    guard let document = try await document(of: group.id) else {
      throw .absent(location: source.location(of: .group(group.id)))
    }
    return document.members
  }

  private func index() async throws(CatalogError) -> IndexDocument {
    guard let data = try await source.document(at: .index) else {
      throw .absent(location: source.location(of: .index))
    }
    var tolerated: [DocumentProblem] = []
    do {
      return try IndexDocument(decoding: data, problems: &tolerated)
    } catch {
      throw .badDocument(error)
    }
  }

  private func document(of id: GroupID) async throws(CatalogError) -> GroupDocument? {
    guard let data = try await source.document(at: .group(id)) else { return nil }
    return try Self.document(data, of: id)
  }

  private static func document(
    _ data: Data, of id: GroupID
  ) throws(CatalogError) -> GroupDocument {
    var tolerated: [DocumentProblem] = []
    do {
      return try GroupDocument(decoding: data, of: id, problems: &tolerated)
    } catch {
      throw .badDocument(error)
    }
  }
}
