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

  /// Requests the index and the documents of groups, and replaces the cached tree when all are
  /// complete.
  ///
  /// A document whose digest equals the one in the index needs no request, if it is in the cache or
  /// an interrupted sync received it. Without a digest in the index, requests are conditional if a
  /// known document has validators. Up to six requests run at the same time. The cache is locked
  /// only before the first request and after the last one.
  ///
  /// - Parameter progress: Called after each document, never concurrently.
  /// - Returns: The changes in the cache.
  /// - Throws: The first error. The cache is then unchanged, and the next sync reuses the documents
  ///   that arrived. The reason is `.digestMismatch` if a document still does not match the index
  ///   after a second request.
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
    let old = cache.entry(at: .index).flatMap { try? self.index(in: $0.document.data) }
    let stage = try await makeStage()
    let tree = stage.tree
    let data = try await fetch(.index, into: tree).new
    let index = try self.index(in: data)
    let groups = index.catalog.groups
    tree.removeAll(except: [.index] + groups.map { .group($0.id) })
    let checksum = Checksum.text(of: data)
    let done = Mutex(1)
    progress(CatalogSyncProgress(done: 1, total: groups.count + 1))
    let changes = try await groups.concurrentMap(width: EndpointClient.simultaneousRequests) {
      group async throws(CatalogError) in
      let documents = try await fetch(
        .group(group.id), into: tree, digest: index.digests[group.id]
      ) { data in
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
    return CatalogSyncSummary(from: old?.catalog.groups ?? [], to: groups, changes: changes)
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

  /// Stores a document in the tree, and requests it if necessary. Returns the cached document and
  /// the new one. An interrupted sync may have stored the document already.
  ///
  /// `digest` is the one in the index, if there is one. `index` returns the checksum of the index if
  /// the document agrees with it.
  private func fetch(
    _ path: DocumentPath, into tree: CacheTree, digest: SHA256? = nil,
    index: (Data) -> String? = { _ in nil }
  ) async throws(CatalogError) -> (old: Data?, new: Data) {
    let cached = cache.entry(at: path)?.document
    let known = [tree.entry(at: path)?.document, cached].compactMap(\.self)
    let document = try await document(at: path, since: known, digest: digest)
    let entry = CacheTree.Entry(document: document, received: today(), index: index(document.data))
    do {
      try tree.store(entry, at: path)
    } catch {
      throw .cannotStore(error)
    }
    return (cached?.data, document.data)
  }

  private func document(
    at path: DocumentPath, since known: [ReceivedDocument], digest: SHA256?
  ) async throws(CatalogError) -> ReceivedDocument {
    guard let digest else {
      return try await request(path, since: known.first { $0.validators != Validators() })
    }
    if let document = known.first(where: { SHA256(of: $0.data) == digest }) { return document }
    // Request it a second time: the endpoint may have changed after the index arrived.
    for _ in 0..<2 {
      let document = try await request(path, since: nil)
      if SHA256(of: document.data) == digest { return document }
    }
    throw .unreachable(
      EndpointError(url: client.endpoint.url(of: path), reason: .digestMismatch))
  }

  private func request(
    _ path: DocumentPath, since known: ReceivedDocument?
  ) async throws(CatalogError) -> ReceivedDocument {
    let reply: EndpointReply
    do {
      reply = try await client.reply(for: path, since: known)
    } catch {
      throw CatalogError(error, document: path)
    }
    switch (reply, known) {
    case (.document(let document), _), (.notModified, let document?): return document
    case (.absent, _), (.notModified, nil):
      throw .absent(location: client.endpoint.url(of: path).absoluteString)
    }
  }

  private func index(in data: Data) throws(CatalogError) -> IndexDocument {
    var tolerated: [DocumentProblem] = []
    do {
      return try IndexDocument(decoding: data, problems: &tolerated)
    } catch {
      throw .badDocument(error)
    }
  }
}
