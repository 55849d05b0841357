internal import KPGGSystem

/// A sync of an endpoint's whole catalog into its cache, all or nothing.
public struct CatalogSync: Sendable {
  /// The progress of a sync.
  public struct Progress: Hashable, Sendable {
    /// The number of documents received or confirmed so far.
    public let done: Int
    /// The number of all documents, including the index.
    public let total: Int
  }

  private let client: EndpointClient
  private let cache: EndpointCache
  private let today: CalendarDate

  /// Creates a sync without sending requests.
  ///
  /// - Parameters:
  ///   - client: The client of the endpoint.
  ///   - cache: The cache of the endpoint.
  ///   - today: The date to store with received documents.
  public init(client: EndpointClient, cache: EndpointCache, today: CalendarDate) {
    self.client = client
    self.cache = cache
    self.today = today
  }

  /// Requests the index and every group's document, and replaces the cached tree when all are
  /// complete.
  ///
  /// Up to six requests run at the same time. They are conditional if the cache has the document.
  ///
  /// - Parameter progress: Called after each document, never concurrently.
  /// - Returns: The changes in the cache.
  /// - Throws: The first error. The cache is unchanged then.
  public func run(
    progress: @escaping @Sendable (Progress) -> Void = { _ in }
  ) async throws(CatalogSyncError) -> CatalogSyncSummary {
    let old = cache.entry(at: .index).flatMap { try? self.groups(in: $0.document.data) } ?? []
    let stage = try withCacheErrors { () throws(CacheError) in try cache.makeStage() }
    let tree = stage.tree
    let index = try await fetch(.index, into: tree) { _ in nil }.new
    let groups = try self.groups(in: index)
    let checksum = Checksum.text(of: index)
    let done = Mutex(1)
    progress(Progress(done: 1, total: groups.count + 1))
    let changes = try await groups.concurrentMap(width: EndpointClient.simultaneousRequests) {
      group async throws(CatalogSyncError) in
      let documents = try await fetch(.group(group.id), into: tree) { data in
        matchesIndex(group, data) ? checksum : nil
      }
      done.withLock { done in
        done += 1
        progress(Progress(done: done, total: groups.count + 1))
      }
      return CatalogSyncSummary.DocumentChange(of: group.id, from: documents.old, to: documents.new)
    }
    do {
      try cache.publish(stage)
    } catch {
      throw .cache(error)
    }
    return CatalogSyncSummary(from: old, to: groups, changes: changes)
  }

  /// Whether a group's document contains the same group data as the index.
  private func matchesIndex(_ group: GirlGroup, _ data: Data) -> Bool {
    var tolerated: [DocumentProblem] = []
    let document = try? GroupDocument(decoding: data, of: group.id, problems: &tolerated)
    return document?.info == group
  }

  private func fetch(
    _ path: DocumentPath, into tree: CacheTree, index: (Data) -> String?
  ) async throws(CatalogSyncError) -> (old: Data?, new: Data) {
    let known = cache.entry(at: path)?.document
    let reply: EndpointReply
    do {
      reply = try await client.reply(for: path, since: known)
    } catch {
      throw .catalog(CatalogError(error, document: path))
    }
    switch (reply, known) {
    case (.document(let document), _), (.notModified, let document?):
      let entry = CacheTree.Entry(
        document: document, received: today, index: index(document.data))
      try withCacheErrors { () throws(CacheError) in try tree.store(entry, at: path) }
      return (known?.data, document.data)
    case (.absent, _), (.notModified, nil):
      throw .catalog(.absent(location: client.endpoint.url(of: path).absoluteString))
    }
  }

  private func groups(in index: Data) throws(CatalogSyncError) -> [GirlGroup] {
    var tolerated: [DocumentProblem] = []
    do {
      return try IndexDocument(decoding: index, problems: &tolerated).catalog.groups
    } catch {
      throw .catalog(.badDocument(error))
    }
  }

  private func withCacheErrors<Value: ~Copyable>(
    _ body: () throws(CacheError) -> Value
  ) throws(CatalogSyncError) -> Value {
    do {
      return try body()
    } catch {
      throw .cache(error)
    }
  }
}

/// The error of a sync.
public enum CatalogSyncError: Error, Hashable, Sendable {
  /// A document could not be read from the endpoint.
  case catalog(CatalogError)
  /// A document could not be stored in the cache.
  case cache(CacheError)
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

extension CatalogSyncSummary: JSONRepresentable {
  /// The object with the key `groupCount` and the IDs in `added`, `changed`, and `removed`.
  public var json: JSONValue {
    .object([
      "groupCount": .integer(groupCount), "added": JSONValue(added), "changed": JSONValue(changed),
      "removed": JSONValue(removed),
    ])
  }
}
