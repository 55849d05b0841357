internal import KPGGSystem

extension EndpointSource {
  /// Requests the index and every group's document. Replaces the cached documents after all have
  /// arrived.
  ///
  /// Up to six requests run at the same time. If the index has a document's digest, the document is
  /// requested only if no known copy matches it. Other requests are conditional if a known copy has
  /// validators. A sync continues an interrupted one: it reuses the documents that arrived.
  ///
  /// - Parameter progress: Called after each document, never concurrently.
  /// - Returns: The changes in the cache; `nil` if the source has no cache.
  /// - Throws: The first error. The cache is unchanged then. `CatalogError.notCached` if requests
  ///   are not allowed.
  @discardableResult
  public func sync(
    progress: @escaping @Sendable (CatalogSyncProgress) -> Void = { _ in }
  ) async throws(CatalogError) -> CatalogSyncSummary? {
    guard freshness != .offline else { throw .notCached(location: location(of: .index)) }
    guard let cache else { return nil }
    let generation = log.generation
    let sync = CatalogSync(client: client, cache: cache, today: today)
    let summary = try await outsideCallersActor { () throws(CatalogError) in
      try await sync.run(progress: progress)
    }
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
    let old = cache.entry(at: .index).flatMap { try? IndexDocument(decoding: $0.document.data) }
    let stage = try await makeStage()
    let tree = stage.tree
    let data = try await fetch(.index, into: tree).new
    let index = try IndexDocument(from: data)
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
      throw CatalogError(error)
    }
    return CatalogSyncSummary(from: old?.catalog.groups ?? [], to: groups, changes: changes)
  }

  private func makeStage() async throws(CatalogError) -> CacheStage {
    let lock = try await cache.folderLock()
    do {
      return try cache.makeStage(holding: lock)
    } catch {
      throw CatalogError(error)
    }
  }

  private func matchesIndex(_ group: GirlGroup, _ data: Data) -> Bool {
    (try? GroupDocument(decoding: data, of: group.id))?.info == group
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
      throw CatalogError(error)
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
public struct CatalogSyncProgress: Hashable, Sendable {
  /// The number of documents received or confirmed so far.
  public let done: Int
  /// The number of all documents, including the index.
  public let total: Int
}

/// The changes that a sync made to the cache.
public struct CatalogSyncSummary: Hashable, Sendable {
  /// The number of groups in the endpoint's catalog.
  public let groupCount: Int
  /// The groups that are new in the cache, in the order of the index.
  public let added: [GroupID]
  /// The groups whose data or members changed.
  public let changed: [GroupID]
  /// The groups that the endpoint no longer has, in the order of the old index.
  public let removed: [GroupID]

  /// The change of a group's own document.
  enum DocumentChange: Hashable, Sendable {
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
  /// Compares two versions of a document. Decodes them only if the bytes differ.
  init(of group: GroupID, from old: Data?, to new: Data) {
    guard let old else {
      self = .new
      return
    }
    let members = { (data: Data) in try? GroupDocument(decoding: data, of: group).members }
    self = old == new || members(old) == members(new) ? .same : .changed
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
