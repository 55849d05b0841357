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
    let lock = try await folderLock()
    do {
      try cache.publish(stage, holding: lock)
    } catch {
      throw .cannotStore(error)
    }
    return CatalogSyncSummary(from: old, to: groups, changes: changes)
  }

  private func makeStage() async throws(CatalogError) -> CacheStage {
    let lock = try await folderLock()
    do {
      return try cache.makeStage(holding: lock)
    } catch {
      throw .cannotStore(error)
    }
  }

  /// Waits for the cache's lock without blocking a thread, and until the task is canceled.
  private func folderLock() async throws(CatalogError) -> FileLock {
    while true {
      do throws(CacheError) {
        if let lock = try cache.lockFolderIfFree() { return lock }
      } catch {
        throw .cannotStore(error)
      }
      // The system has no call that waits for a lock in the background.
      guard (try? await Task.sleep(for: .milliseconds(10))) != nil else { throw .cancelled }
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
    let members = { (data: Data) in
      var tolerated: [DocumentProblem] = []
      return try? GroupDocument(decoding: data, of: group, problems: &tolerated).members
    }
    self = old == new || members(old) == members(new) ? .same : .changed
  }
}

extension EndpointSource {
  /// Requests the index and every group's document, and replaces the cached documents when all are
  /// complete.
  ///
  /// Up to six requests run at the same time. They are conditional if the cache has the document.
  ///
  /// - Parameter progress: Called after each document, never concurrently.
  /// - Returns: The changes in the cache; `nil` if the source has no cache or is offline.
  /// - Throws: The first error. The cache is unchanged then.
  @discardableResult
  public func sync(
    progress: @escaping @Sendable (CatalogSyncProgress) -> Void = { _ in }
  ) async throws(CatalogError) -> CatalogSyncSummary? {
    guard let cache, freshness != .offline else { return nil }
    return try await CatalogSync(client: client, cache: cache, today: today).run(progress: progress)
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
