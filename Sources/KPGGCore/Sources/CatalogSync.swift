internal import Synchronization

/// Fetches an endpoint's whole catalogue into its cache: all of it, or nothing.
public struct CatalogSync: Sendable {
  /// How much of the catalogue is there.
  public struct Progress: Hashable, Sendable {
    /// The documents that were received or confirmed.
    public let done: Int
    /// All documents, the index included.
    public let total: Int
  }

  private let client: EndpointClient
  private let cache: EndpointCache
  private let today: CalendarDate

  /// Fetches nothing yet; the date is kept with what is received.
  public init(client: EndpointClient, cache: EndpointCache, today: CalendarDate) {
    self.client = client
    self.cache = cache
    self.today = today
  }

  /// Asks for the index and every group's document, six at a time, conditionally where the cache
  /// has them, and puts them in the place of the old ones when all are there.
  ///
  /// Progress is told after each document, by one call at a time.
  ///
  /// - Throws: What failed first; the cache is then as it was.
  public func run(
    progress: @escaping @Sendable (Progress) -> Void = { _ in }
  ) async throws(CatalogSyncError) -> CatalogSyncSummary {
    let old = cache.entry(at: .index).flatMap { try? self.groups(in: $0.document.data) } ?? []
    let stage = try keeping { () throws(CacheError) in try cache.makeStage() }
    let tree = stage.tree
    let index = try await fetch(.index, into: tree) { _ in nil }.new
    let groups = try self.groups(in: index)
    let checksum = Checksum.text(of: index)
    let done = Mutex(1)
    progress(Progress(done: 1, total: groups.count + 1))
    let fates = try await groups.concurrentMap(width: EndpointClient.simultaneousRequests) {
      group async throws(CatalogSyncError) in
      let documents = try await fetch(.group(group.id), into: tree) { data in
        matchesIndex(group, data) ? checksum : nil
      }
      done.withLock { done in
        done += 1
        progress(Progress(done: done, total: groups.count + 1))
      }
      return CatalogSyncSummary.Fate(of: group.id, from: documents.old, to: documents.new)
    }
    do {
      try cache.publish(stage)
    } catch {
      throw .cache(error)
    }
    return CatalogSyncSummary(from: old, to: groups, fates: fates)
  }

  /// Whether a group's document says of it what the index says.
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
      try keeping { () throws(CacheError) in try tree.store(entry, at: path) }
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

  private func keeping<Value: ~Copyable>(
    _ body: () throws(CacheError) -> Value
  ) throws(CatalogSyncError) -> Value {
    do {
      return try body()
    } catch {
      throw .cache(error)
    }
  }
}

/// Why a catalog could not be downloaded into the cache.
public enum CatalogSyncError: Error, Hashable, Sendable {
  /// A document could not be read from the endpoint.
  case catalog(CatalogError)
  /// A document could not be stored in the cache.
  case cache(CacheError)
}

/// What another fetch of a catalogue changed in the cache.
public struct CatalogSyncSummary: Hashable, Sendable {
  /// The number of groups that the endpoint has.
  public let groupCount: Int
  /// The groups that the cache did not have, in the order of the index.
  public let added: [GroupID]
  /// The groups of which the index or their own document says something else than before.
  public let changed: [GroupID]
  /// The groups that the endpoint has no more, in the order of the old index.
  public let removed: [GroupID]

  /// What became of a group's own document.
  enum Fate: Hashable, Sendable {
    /// The cache had none.
    case new
    /// It says what it said before, if in other bytes.
    case same
    case changed
  }

  /// Compares the index's groups before and after; the fates are those of the groups after.
  init(from old: [GirlGroup], to new: [GirlGroup], fates: [Fate]) {
    let oldGroups = Dictionary(old.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let newIDs = Set(new.map(\.id))
    let groups = zip(new, fates)
    groupCount = new.count
    added = groups.filter { group, fate in fate == .new || oldGroups[group.id] == nil }
      .map(\.0.id)
    changed = groups.filter { group, fate in
      guard let oldGroup = oldGroups[group.id] else { return false }
      return fate == .changed || fate == .same && group != oldGroup
    }.map(\.0.id)
    removed = old.map(\.id).filter { !newIDs.contains($0) }
  }
}

extension CatalogSyncSummary.Fate {
  /// Decodes nothing unless the bytes differ.
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
  /// `groupCount`, and the ids that were `added`, `changed` and `removed`.
  public var json: JSONValue {
    .object([
      "groupCount": .integer(groupCount), "added": JSONValue(added), "changed": JSONValue(changed),
      "removed": JSONValue(removed),
    ])
  }
}
