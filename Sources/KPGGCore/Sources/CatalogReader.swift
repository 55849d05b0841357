/// A reader of catalogs and line-ups that decodes as few documents as possible.
public struct CatalogReader: Sendable {
  /// The source of the documents.
  public let source: any CatalogSource

  /// Creates a reader without reading anything.
  public init(source: any CatalogSource) { self.source = source }

  /// Reads the sections and groups. Needs only the index, so that member counts stay unknown.
  public func catalog() async throws(CatalogError) -> Catalog {
    try await index().catalog
  }

  /// Reads the sections and groups with their member counts. Needs every document.
  public func countedCatalog() async throws(CatalogError) -> Catalog {
    let catalog = try await catalog()
    var counts: [GroupID: Int] = [:]
    for lineUp in try await lineUps(of: catalog.groups) {
      counts[lineUp.group.id] = lineUp.members.count
    }
    return catalog.counting(counts)
  }

  /// Reads the group with exactly this ID from its own document.
  ///
  /// - Returns: `nil` if there is no such document, or if it does not contain the group's data. The
  ///   original endpoint's documents do not: use `catalog()` there.
  public func lineUp(exactly id: GroupID) async throws(CatalogError) -> LineUp? {
    guard let data = try await source.localDocument(at: .group(id)) else { return nil }
    let document = try Self.document(data, of: id)
    guard let info = document.info, info.id == id,
      document.sections != nil
    else { return nil }
    return LineUp(group: info, members: document.members)
  }

  /// Reads the members of a group in the index. The index takes precedence over the data in the
  /// group's document.
  public func lineUp(of group: GirlGroup) async throws(CatalogError) -> LineUp {
    LineUp(group: group, members: try await members(of: group))
  }

  /// Reads the line-ups of groups, in the given order. Reads several documents of a remote source
  /// at the same time.
  public func lineUps(of groups: [GirlGroup]) async throws(CatalogError) -> [LineUp] {
    zip(groups, try await members(of: groups)).map(LineUp.init)
  }

  /// Reads the members of each group, in the order of its document.
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
