#if URLSession || canImport(Darwin)
  public import KPGGSystem
#endif

/// A reader of the catalog of any source, for apps.
///
///     let catalog = CatalogReader.bundled
///     let group = try await catalog.group(id: "OHMYGIRL")
///     let yooA = try await catalog.lineUp(of: group)["YooA"]
///
/// Documents are read and decoded off the caller's actor, so the main actor stays responsive. Each
/// call reads the source again. A canceled task throws `CatalogError.cancelled`.
public struct CatalogReader: Sendable {
  package var source: any LocatedSource { documents.source }
  private let documents: DocumentReader

  /// The catalog that is embedded in the library.
  public static let bundled = CatalogReader(source: BundledSource())

  /// Creates a reader of any source without reading anything.
  public init(source: any CatalogSource) {
    documents = DocumentReader(source: source as? any LocatedSource ?? AppSource(source: source))
  }

  #if URLSession || canImport(Darwin)
    /// Creates a reader of an endpoint with a cache in the user's cache folder. It sends requests
    /// with URLSession. Other settings need an ``EndpointSource``.
    ///
    /// - Parameters:
    ///   - url: The endpoint's base URL, with or without a trailing slash.
    ///   - freshness: When to send requests. By default, documents that are more than a day old are
    ///     requested again.
    /// - Throws: The reason that the URL cannot be a base URL.
    public init(
      endpoint url: URL, freshness: EndpointSource.Freshness = .maximumAge(days: 1)
    ) throws(EndpointAddressError) {
      let transport = URLSessionTransport()
      self.init(source: try EndpointSource(url, transport: transport, freshness: freshness))
    }
  #endif

  /// Reads the sections and groups. Needs only the index.
  public func catalog() async throws(CatalogError) -> Catalog {
    try await outsideCallersActor { () throws(CatalogError) in try await documents.catalog() }
  }

  /// Reads the data of a group.
  ///
  /// - Throws: `CatalogError.groupNotFound` if the catalog does not have the group.
  public func group(id: GroupID) async throws(CatalogError) -> GirlGroup {
    guard let group = try await catalog()[id] else { throw .groupNotFound(id) }
    return group
  }

  /// Reads a group and its members.
  ///
  /// - Parameters:
  ///   - id: The group's ID.
  ///   - problem: Called for each value of the group's document that deviates from the wire format.
  ///     Such a value is used if its meaning is clear, and is otherwise unknown.
  /// - Returns: The line-up.
  /// - Throws: `CatalogError.groupNotFound` if the catalog does not have the group.
  public func lineUp(
    id: GroupID, problem: (DocumentProblem) -> Void = { _ in }
  ) async throws(CatalogError) -> LineUp {
    let read = try await outsideCallersActor { () throws(CatalogError) in
      try await documents.checkedLineUp(id: id)
    }
    read.problems.forEach(problem)
    return read.lineUp
  }

  /// Reads a group's members. The line-up keeps the given group, even if the group's document
  /// differs.
  public func lineUp(of group: GirlGroup) async throws(CatalogError) -> LineUp {
    try await outsideCallersActor { () throws(CatalogError) in
      try await documents.lineUp(of: group)
    }
  }

  /// Reads the line-ups of groups, in the given order. Reads several documents of an endpoint at
  /// the same time.
  package func lineUps(of groups: [GirlGroup]) async throws(CatalogError) -> [LineUp] {
    try await outsideCallersActor { () throws(CatalogError) in
      try await documents.lineUps(of: groups)
    }
  }

  /// Reads the whole catalog: the index and every group's document.
  ///
  /// A missing or broken group document does not stop it, but is listed in `problems`.
  ///
  /// - Throws: The error of the index, of a canceled task, and of an endpoint that cannot be reached
  ///   or is overloaded.
  public func fullCatalog() async throws(CatalogError) -> FullCatalog {
    try await outsideCallersActor { () throws(CatalogError) in try await documents.fullCatalog() }
  }

  /// Marks an endpoint's documents as outdated: they are requested again when they are next read.
  /// Other sources always read the current documents.
  public func reload() { source.reload() }
}
