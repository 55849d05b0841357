import KPGGSystem

extension EndpointSource {
  /// Updates the index and every group's document. Replaces the cached documents after all have
  /// arrived.
  ///
  /// Up to six requests run at the same time. If the index has a document's digest, the document is
  /// requested only if no known copy matches it. Other requests are conditional if a known copy has
  /// validators. A sync continues an interrupted one: it reuses the documents that arrived.
  ///
  /// - Parameters:
  ///   - isolation: The caller's actor. Omit it.
  ///   - progress: Called on the caller's actor after each document.
  /// - Returns: The changes in the cache.
  /// - Throws: The first error. The cache is unchanged then. `CatalogError.notCached` if requests
  ///   are not allowed, and `CatalogError.noCacheFolder` if the source has no cache.
  @discardableResult
  public func sync(
    isolation: isolated (any Actor)? = #isolation,
    progress: (CatalogSyncProgress) -> Void = { _ in }
  ) async throws(CatalogError) -> CatalogSyncSummary {
    guard freshness != .offline else { throw .notCached(location: location(of: .index)) }
    guard let cache else { throw .noCacheFolder }
    let generation = log.generation
    let sync = CatalogSync(client: client, cache: cache, today: today)
    let (steps, reports) = AsyncStream.makeStream(of: CatalogSyncProgress.self)
    // `async let` has no typed errors.
    async let outcome = outsideCallersActor { () -> Result<CatalogSyncSummary, CatalogError> in
      defer { reports.finish() }
      do throws(CatalogError) {
        return .success(try await sync.run { reports.yield($0) })
      } catch {
        return .failure(error)
      }
    }
    for await step in steps { progress(step) }
    let summary = try await outcome.get()
    log.addRequestOfAll(in: generation)
    return summary
  }
}

/// A sync of an endpoint's whole catalog into its cache, all or nothing.
struct CatalogSync: Sendable {
  let client: EndpointClient
  let cache: EndpointCache
  /// Returns the date to store with a document that was just received.
  var today: @Sendable () -> CalendarDate = { .today }

  /// Requests the documents, and replaces the cached tree when all are complete.
  ///
  /// The cache is locked only before the first request and after the last one. The error's reason is
  /// `.digestMismatch` if a document still does not match the index after a second request.
  func run(
    progress: @escaping @Sendable (CatalogSyncProgress) -> Void = { _ in }
  ) async throws(CatalogError) -> CatalogSyncSummary {
    let stage = try await makeStage()
    let tree = stage.tree
    let index = try await fetch(.index, into: tree) { (data) throws(DocumentProblem) in
      try IndexDocument(decoding: data)
    }
    let groups = index.content.catalog.groups
    let oldGroups =
      index.isUnchanged
      ? groups : index.cached.flatMap { try? IndexDocument(decoding: $0) }?.catalog.groups ?? []
    tree.removeAll(except: [.index] + groups.map { .group($0.id) })
    let checksum = Checksum.text(of: index.data)
    let done = Mutex(1)
    progress(CatalogSyncProgress(completedCount: 1, totalCount: groups.count + 1))
    let changes = try await groups.concurrentMap(width: EndpointClient.simultaneousRequests) {
      group async throws(CatalogError) in
      let document = try await fetch(
        .group(group.id), into: tree, digest: index.content.digests[group.id],
        index: { $0.info == group ? checksum : nil }
      ) { (data) throws(DocumentProblem) in
        try GroupDocument(decoding: data, of: group.id)
      }
      done.withLock { done in
        done += 1
        progress(CatalogSyncProgress(completedCount: done, totalCount: groups.count + 1))
      }
      return CatalogSyncSummary.DocumentChange(document)
    }
    let lock = try await cache.folderLock()
    do {
      try cache.publish(stage, holding: lock)
    } catch {
      throw CatalogError(error)
    }
    return CatalogSyncSummary(from: oldGroups, to: groups, changes: changes)
  }

  private func makeStage() async throws(CatalogError) -> CacheStage {
    let lock = try await cache.folderLock()
    do {
      return try cache.makeStage(holding: lock)
    } catch {
      throw CatalogError(error)
    }
  }

  /// Stores a document in the tree, and requests it if necessary. An interrupted sync may have stored
  /// the document already.
  ///
  /// `digest` is the one in the index, if there is one. `index` returns the checksum of the index if
  /// the document agrees with it. `decode` runs once.
  private func fetch<Content: Sendable>(
    _ path: DocumentPath, into tree: CacheTree, digest: SHA256? = nil,
    index: (Content) -> String? = { _ in nil },
    decode: (Data) throws(DocumentProblem) -> Content
  ) async throws(CatalogError) -> SyncedDocument<Content> {
    let cached = cache.entry(at: path)?.document
    let known = [tree.entry(at: path)?.document, cached].compactMap(\.self)
    let (document, content) = try await document(at: path, since: known, digest: digest, decode)
    let entry = CacheTree.Entry(document: document, received: today(), index: index(content))
    do {
      try tree.store(entry, at: path)
    } catch {
      throw CatalogError(error)
    }
    return SyncedDocument(data: document.data, content: content, cached: cached?.data)
  }

  private func document<Content>(
    at path: DocumentPath, since known: [ReceivedDocument], digest: SHA256?,
    _ decode: (Data) throws(DocumentProblem) -> Content
  ) async throws(CatalogError) -> (ReceivedDocument, Content) {
    guard let digest else {
      return try await request(path, since: known.first { $0.validators != Validators() }, decode)
    }
    if let document = known.first(where: { SHA256(of: $0.data) == digest }) {
      return (document, try content(of: document, decode))
    }
    // Request it a second time: the endpoint may have changed after the index arrived.
    for _ in 0..<2 {
      let reply = try await request(path, since: nil, decode)
      if SHA256(of: reply.0.data) == digest { return reply }
    }
    throw .unreachable(
      EndpointError(url: client.endpoint.url(of: path), reason: .digestMismatch))
  }

  // Not inlined: its code has 4 KB, and there are several calls.
  @inline(never)
  private func request<Content>(
    _ path: DocumentPath, since known: ReceivedDocument?,
    _ decode: (Data) throws(DocumentProblem) -> Content
  ) async throws(CatalogError) -> (ReceivedDocument, Content) {
    var checked: Content?
    let reply: ReceivedDocument?
    do {
      reply = try await client.document(at: path, since: known) {
        (_, data) throws(DocumentProblem) in checked = try decode(data)
      }
    } catch {
      throw CatalogError(error, document: path)
    }
    guard let document = reply else {
      throw .documentNotFound(location: client.endpoint.url(of: path).absoluteString)
    }
    if let checked { return (document, checked) }
    return (document, try content(of: document, decode))
  }

  private func content<Content>(
    of document: ReceivedDocument, _ decode: (Data) throws(DocumentProblem) -> Content
  ) throws(CatalogError) -> Content {
    do {
      return try decode(document.data)
    } catch {
      throw .badDocument(error)
    }
  }
}

/// A document that a sync has stored.
private struct SyncedDocument<Content: Sendable>: Sendable {
  let data: Data
  let content: Content
  /// The document that the cache had before.
  let cached: Data?

  var isUnchanged: Bool { cached?.isSame(as: data) ?? false }
}

extension EndpointCache {
  /// Waits for the folder's lock without blocking a thread, or until the task is canceled.
  func folderLock() async throws(CatalogError) -> FileLock {
    while true {
      do throws(CacheError) {
        if let lock = try lockFolderIfFree() { return lock }
      } catch {
        throw CatalogError(error)
      }
      // The system has no call that waits for a lock in the background.
      guard (try? await Task.sleep(for: .milliseconds(10))) != nil else { throw .cancelled }
    }
  }
}

/// The progress of a sync.
public struct CatalogSyncProgress: Equatable, Sendable {
  /// The number of documents received or confirmed so far.
  public let completedCount: Int
  /// The number of all documents, including the index.
  public let totalCount: Int
}

/// The changes that a sync made to the cache.
public struct CatalogSyncSummary: Equatable, Sendable {
  /// The number of groups in the endpoint's catalog.
  public let groupCount: Int
  /// The groups that are new in the cache, in the order of the index.
  public let added: [GroupID]
  /// The groups whose data or members changed.
  public let changed: [GroupID]
  /// The groups that the endpoint no longer has, in the order of the old index.
  public let removed: [GroupID]

  /// The change of a group's own document.
  enum DocumentChange: Equatable, Sendable {
    /// The cache had no such document.
    case new
    /// The members are the same, even if the bytes differ.
    case same
    /// The members differ.
    case changed
  }

  /// Compares the groups of two indexes. `changes` has an element for each new group.
  init(from old: [GirlGroup], to new: [GirlGroup], changes: [DocumentChange]) {
    let oldGroups = Dictionary(old.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let newIDs = Set(new.map(\.id))
    let groups = zip(new, changes)
    groupCount = new.count
    added = groups.filter { group, change in change == .new || oldGroups[group.id] == nil }
      .map(\.0.id)
    changed = groups.filter { group, change in
      guard let oldGroup = oldGroups[group.id] else { return false }
      return change == .changed || change == .same && group != oldGroup
    }.map(\.0.id)
    removed = old.map(\.id).filter { !newIDs.contains($0) }
  }
}

extension CatalogSyncSummary.DocumentChange {
  /// Compares a document with the cached one. Decodes the cached one only if the bytes differ.
  fileprivate init(_ document: SyncedDocument<GroupDocument>) {
    guard let cached = document.cached else {
      self = .new
      return
    }
    let new = document.content
    let isSame =
      document.isUnchanged
      || (try? GroupDocument(decoding: cached, of: new.id))?.members == new.members
    self = isSame ? .same : .changed
  }
}

extension CatalogSyncSummary: JSONRepresentable {
  /// The object with the key `groupCount` and the IDs in `added`, `changed`, and `removed`.
  package var json: JSONValue {
    .object([
      "groupCount": .integer(groupCount), "added": JSONValue(added), "changed": JSONValue(changed),
      "removed": JSONValue(removed),
    ])
  }
}
