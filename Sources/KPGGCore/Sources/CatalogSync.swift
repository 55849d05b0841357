internal import KPGGSystem

/// A sync of an endpoint's whole catalog into its cache, all or nothing.
package struct CatalogSync: Sendable {
  private let client: EndpointClient
  private let cache: EndpointCache
  private let today: @Sendable () -> CalendarDate

  /// Creates a sync without sending requests.
  ///
  /// - Parameters:
  ///   - client: The client of the endpoint.
  ///   - cache: The cache of the endpoint.
  ///   - today: Returns the date to store with a document that was just received.
  package init(
    client: EndpointClient, cache: EndpointCache,
    today: @escaping @Sendable () -> CalendarDate = { .today }
  ) {
    self.client = client
    self.cache = cache
    self.today = today
  }

  /// Requests the index and every group's document, and replaces the cached tree when all are
  /// complete.
  ///
  /// Up to six requests run at the same time. They are conditional if the cache has the document.
  /// The cache is locked only before the first request and after the last one.
  ///
  /// - Parameter progress: Called after each document, never concurrently.
  /// - Returns: The changes in the cache.
  /// - Throws: The first error. The cache is unchanged then.
  package func run(
    progress: @escaping @Sendable (CatalogSyncProgress) -> Void = { _ in }
  ) async throws(CatalogError) -> CatalogSyncSummary {
    try await outsideCallersActor { () throws(CatalogError) in
      try await fetchAll(progress: progress)
    }
  }

  private func fetchAll(
    progress: @escaping @Sendable (CatalogSyncProgress) -> Void
  ) async throws(CatalogError) -> CatalogSyncSummary {
    let old = cache.entry(at: .index).flatMap { try? self.groups(in: $0.document.data) } ?? []
    let stage = try await makeStage()
    let tree = stage.tree
    let index = try await fetch(.index, into: tree) { _ in nil }.new
    let groups = try self.groups(in: index)
    let checksum = Checksum.text(of: index)
    let done = Mutex(1)
    progress(CatalogSyncProgress(done: 1, total: groups.count + 1))
    let changes = try await groups.concurrentMap(width: EndpointClient.simultaneousRequests) {
      group async throws(CatalogError) in
      let documents = try await fetch(.group(group.id), into: tree) { data in
        matchesIndex(group, data) ? checksum : nil
      }
      done.withLock { done in
        done += 1
        progress(CatalogSyncProgress(done: done, total: groups.count + 1))
      }
      return CatalogSyncSummary.DocumentChange(of: group.id, from: documents.old, to: documents.new)
    }
    let lock = try await cache.folderLock()
    do {
      try cache.publish(stage, holding: lock)
    } catch {
      throw .cannotStore(error)
    }
    return CatalogSyncSummary(from: old, to: groups, changes: changes)
  }

  private func makeStage() async throws(CatalogError) -> CacheStage {
    let lock = try await cache.folderLock()
    do {
      return try cache.makeStage(holding: lock)
    } catch {
      throw .cannotStore(error)
    }
  }

  /// Whether a group's document contains the same group data as the index.
  private func matchesIndex(_ group: GirlGroup, _ data: Data) -> Bool {
    var tolerated: [DocumentProblem] = []
    let document = try? GroupDocument(decoding: data, of: group.id, problems: &tolerated)
    return document?.info == group
  }

  private func fetch(
    _ path: DocumentPath, into tree: CacheTree, index: (Data) -> String?
  ) async throws(CatalogError) -> (old: Data?, new: Data) {
    let known = cache.entry(at: path)?.document
    let reply: EndpointReply
    do {
      reply = try await client.reply(for: path, since: known)
    } catch {
      throw CatalogError(error, document: path)
    }
    switch (reply, known) {
    case (.document(let document), _), (.notModified, let document?):
      let entry = CacheTree.Entry(
        document: document, received: today(), index: index(document.data))
      do {
        try tree.store(entry, at: path)
      } catch {
        throw .cannotStore(error)
      }
      return (known?.data, document.data)
    case (.absent, _), (.notModified, nil):
      throw .absent(location: client.endpoint.url(of: path).absoluteString)
    }
  }

  private func groups(in index: Data) throws(CatalogError) -> [GirlGroup] {
    var tolerated: [DocumentProblem] = []
    do {
      return try IndexDocument(decoding: index, problems: &tolerated).catalog.groups
    } catch {
      throw .badDocument(error)
    }
  }
}
