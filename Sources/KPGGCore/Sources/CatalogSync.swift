internal import Synchronization

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Fetches an endpoint's whole catalogue into its cache: all of it, or nothing.
public struct CatalogSync: Sendable {
  /// How much of the catalogue is there.
  public struct Progress: Hashable, Sendable {
    /// The documents that were received or confirmed.
    public let done: Int
    /// All documents, the index included.
    public let total: Int
  }

  /// Why the catalogue is not fetched.
  public enum Failure: Error, Hashable, Sendable {
    /// A document cannot be had.
    case catalog(CatalogError)
    /// A document cannot be kept.
    case cache(CacheError)
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
  ) async throws(Failure) -> CatalogSyncSummary {
    let stage = try keeping { () throws(CacheError) in try cache.makeStage() }
    let tree = stage.tree
    try await fetch(.index, into: tree)
    let groups = try await groups(in: tree)
    let done = Mutex(1)
    progress(Progress(done: 1, total: groups.count + 1))
    _ = try await groups.concurrentMap(width: EndpointClient.simultaneousRequests) {
      group async throws(Failure) in
      try await fetch(.group(group.id), into: tree)
      done.withLock { done in
        done += 1
        progress(Progress(done: done, total: groups.count + 1))
      }
    }
    let summary = CatalogSyncSummary(
      from: await CachedCatalog(cache.current), to: await CachedCatalog(tree))
    do {
      try cache.publish(stage)
    } catch {
      throw .cache(error)
    }
    return summary
  }

  private func fetch(_ path: DocumentPath, into tree: CacheTree) async throws(Failure) {
    let known = cache.entry(at: path)?.document
    let reply: EndpointReply
    do {
      reply = try await client.reply(for: path, since: known)
    } catch {
      throw .catalog(CatalogError(error, document: path))
    }
    switch (reply, known) {
    case (.document(let document), _), (.notModified, let document?):
      let entry = CacheTree.Entry(document: document, received: today)
      try keeping { () throws(CacheError) in try tree.store(entry, at: path) }
    case (.absent, _), (.notModified, nil):
      throw .catalog(.absent(location: client.endpoint.url(of: path).absoluteString))
    }
  }

  private func groups(in tree: CacheTree) async throws(Failure) -> [GirlGroup] {
    do {
      return try await CatalogReader(source: CacheTreeSource(tree: tree)).catalog().groups
    } catch {
      throw .catalog(error)
    }
  }

  private func keeping<Value: ~Copyable>(
    _ body: () throws(CacheError) -> Value
  ) throws(Failure) -> Value {
    do {
      return try body()
    } catch {
      throw .cache(error)
    }
  }
}
