public import KPGGSystem

/// An endpoint with a cache. Documents are requested when they are read, never in the background.
///
/// Copies of a source share its cache, ``oldestDocumentDate``, and
/// ``lastRequestError``. Any task can use it. Several processes can share a cache folder: each sees
/// whole documents only.
public struct EndpointSource: LocatedSource {
  /// When to send requests to the endpoint.
  #if hasAttribute(nonexhaustive)
    @nonexhaustive
  #endif
  public enum Freshness: Hashable, Sendable {
    /// For missing documents, and for those that do not belong to the cached index. Other cached
    /// documents of any age are used.
    case cached
    /// For missing documents, and for documents that the endpoint sent or confirmed more than
    /// `days` days ago. With 0, yesterday's documents are requested again. If the request fails,
    /// the cached document is used.
    case maximumAge(days: Int)
    /// For every document. Requests for cached documents are conditional.
    case refreshed
    /// Never. Only cached documents are available.
    case offline
  }

  package let client: EndpointClient
  let cache: EndpointCache?
  let freshness: Freshness
  let today: @Sendable () -> CalendarDate
  let log: ReadLog
  /// Whether any JSON is a document, even if it is invalid.
  private var acceptsAnyJSON = false

  /// Creates a source with a cache. It does not send requests or open files yet.
  ///
  /// - Parameters:
  ///   - url: The endpoint's base URL, with or without a trailing slash.
  ///   - transport: The transport of the requests.
  ///   - token: The token for the endpoint. It is not sent to another origin after a redirect.
  ///   - timeout: The longest wait for data. Each try may take three times as long in total.
  ///   - cacheFolder: The folder for the caches of all endpoints; `nil` for the one in the user's
  ///     cache folder.
  ///   - freshness: When to send requests. By default, documents that are more than a day old are
  ///     requested again.
  ///   - today: Returns today's date. It is stored with received documents, and decides their age.
  /// - Throws: The reason that the URL cannot be a base URL.
  public init(
    _ url: URL, transport: any HTTPTransport, token: BearerToken = .none,
    timeout: Duration = .seconds(10), cacheFolder: URL? = nil,
    freshness: Freshness = .maximumAge(days: 1),
    today: @escaping @Sendable () -> CalendarDate = { .today }
  ) throws(EndpointAddressError) {
    let endpoint = try Endpoint(url.absoluteString)
    let environment = ProcessInfo.processInfo.environment
    let cache =
      cacheFolder.map { EndpointCache(folder: $0.path, of: endpoint) }
      ?? UserFolders(environment: environment).cache
      .map { EndpointCache(inCache: $0, of: endpoint) }
    self.init(
      client: EndpointClient(endpoint, transport: transport, timeout: timeout, token: token),
      cache: cache, freshness: freshness, today: today)
  }

  /// Creates a source from its parts. Without a cache, it stores nothing. `now` is the clock for the
  /// pause after a failed request.
  package init(
    client: EndpointClient, cache: EndpointCache?, freshness: Freshness,
    today: @escaping @Sendable () -> CalendarDate = { .today },
    now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }
  ) {
    (self.client, self.cache, self.freshness, self.today) = (client, cache, freshness, today)
    log = ReadLog(now: now)
  }

  /// The same source with a request for every document, except that `offline` stays offline.
  package var refreshed: EndpointSource {
    guard freshness != .offline else { return self }
    return EndpointSource(client: client, cache: cache, freshness: .refreshed, today: today)
  }

  /// The same endpoint without a cache, for validation: invalid documents are read too.
  package var unchecked: EndpointSource {
    var source = EndpointSource(client: client, cache: nil, freshness: .refreshed)
    source.acceptsAnyJSON = true
    return source
  }

  /// Returns a document from the cache, or a checked one from the endpoint.
  ///
  /// It reads files on the caller's actor. `CatalogReader` reads outside it.
  public func document(at path: DocumentPath) async throws(CatalogError) -> Data? {
    let entry = cache?.entry(at: path)
    if let entry, isFresh(entry, at: path), belongsToIndex(entry, at: path) {
      return data(of: entry, at: path)
    }
    guard freshness != .offline else { throw .notCached(location: location(of: path)) }
    let generation = log.generation
    do throws(CatalogError) {
      return try await fetch(path, since: entry?.document, in: generation)
    } catch {
      // A stale document is better than none (RFC 5861, section 4).
      guard let entry, freshness != .refreshed, error.allowsStaleDocument else { throw error }
      log.add(error, of: path, in: generation)
      return data(of: entry, at: path)
    }
  }

  private func data(of entry: CacheTree.Entry, at path: DocumentPath) -> Data {
    log.addRead(of: path, received: entry.received)
    if path == .index { log.addIndex(entry.document.data) }
    return entry.document.data
  }

  /// Returns a document from the cache if that is enough. A group's document is enough only if it
  /// was received together with the index.
  package func localDocument(at path: DocumentPath) async throws(CatalogError) -> Data? {
    guard freshness != .refreshed, let cache else { return nil }
    let entry =
      if case .group = path { cache.entryMatchingIndex(at: path) } else { cache.entry(at: path) }
    guard let entry, isFresh(entry, at: path) else { return nil }
    log.addRead(of: path, received: entry.received)
    return entry.document.data
  }

  /// The URL with which the document is requested.
  package func location(of path: DocumentPath) -> String {
    client.endpoint.url(of: path).absoluteString
  }

  /// The number of concurrent requests that an endpoint tolerates: 6.
  package var simultaneousRequests: Int { EndpointClient.simultaneousRequests }

  /// Marks the documents as outdated: they are requested again when they are next read.
  ///
  /// If a request fails, the cached document is used, and the request is repeated after a minute at
  /// the earliest. A source that is offline sends no requests.
  public func reload() { log.reset() }

  /// The day on which the endpoint sent or confirmed the oldest document that was read. `nil` if
  /// nothing was read since the last `reload()`.
  public var oldestDocumentDate: CalendarDate? { log.oldest }

  /// The last error of a request since `reload()`, if the cached document was returned instead.
  public var lastRequestError: CatalogError? { log.requestError }

  /// The first error of the cache since the last `reload()`. A document that cannot be stored is
  /// still returned.
  package var cacheError: CatalogError? { log.cacheError.map { CatalogError($0) } }

  private func isFresh(_ entry: CacheTree.Entry, at path: DocumentPath) -> Bool {
    switch freshness {
    case .offline: return true
    case .refreshed: return false
    case .cached: return !log.needsRequest(path)
    case .maximumAge(let days):
      guard let now = today().dayNumber, let received = entry.received.dayNumber else {
        return false
      }
      return (now - received <= days || log.hasJustFailed(path)) && !log.needsRequest(path)
    }
  }

  /// Requests and stores a document. One that does not belong to the index is neither returned nor
  /// stored: the endpoint may have changed after the index arrived.
  private func fetch(
    _ path: DocumentPath, since known: ReceivedDocument?, in generation: Int
  ) async throws(CatalogError) -> Data? {
    var reply = try await request(path, since: known)
    if let document = reply, !belongsToIndex(document.data, at: path) {
      _ = try await fetch(.index, since: cache?.entry(at: .index)?.document, in: generation)
      if !belongsToIndex(document.data, at: path) {
        reply = try await request(path, since: nil)
        guard reply.map({ belongsToIndex($0.data, at: path) }) ?? true else {
          throw .unreachable(
            EndpointError(url: client.endpoint.url(of: path), reason: .digestMismatch))
        }
      }
    }
    let today = today()
    log.addRequest(of: path, in: generation)
    guard let document = reply else { return nil }
    log.addRead(of: path, received: today)
    if path == .index { log.addIndex(document.data) }
    do throws(CacheError) {
      if document == known {
        try cache?.confirm(document, at: path, on: today)
      } else {
        try cache?.store(CacheTree.Entry(document: document, received: today), at: path)
      }
    } catch {
      // A document that cannot be stored is still usable.
      log.add(error)
    }
    return document.data
  }

  private func request(
    _ path: DocumentPath, since known: ReceivedDocument?
  ) async throws(CatalogError) -> ReceivedDocument? {
    do {
      return try await client.document(at: path, since: known, check: check)
    } catch {
      throw CatalogError(error, document: path)
    }
  }

  private func check(_ path: DocumentPath, _ data: Data) throws(DocumentProblem) {
    do {
      try path.check(data)
    } catch {
      guard acceptsAnyJSON, !error.kind.isNotJSON else { throw error }
    }
  }
}

// The versions of the catalog.
extension EndpointSource {
  package var version: Int { log.indexChanges }

  /// Whether a cached document belongs to the version of the catalog that the index describes, or is
  /// the best that there is for now.
  private func belongsToIndex(_ entry: CacheTree.Entry, at path: DocumentPath) -> Bool {
    freshness == .offline || log.hasJustFailed(path)
      || belongsToIndex(entry.document.data, at: path, receivedWith: entry.index)
  }

  /// Compares a group's document with its digest in the index. Without a cache, nothing is compared:
  /// each document is read once, and none is kept.
  // Not inlined: there are several calls.
  @inline(never)
  private func belongsToIndex(
    _ data: Data, at path: DocumentPath, receivedWith index: String? = nil
  ) -> Bool {
    guard let cache, case .group(let id) = path else { return true }
    if !log.hasIndex, let index = cache.entry(at: .index) { log.addIndex(index.document.data) }
    guard let digest = log.digest(of: id, unlessReceivedWith: index) else { return true }
    return SHA256(of: data) == digest
  }
}

// The cache.
extension EndpointSource {
  /// Removes all documents and pictures from the cache, including the documents of an interrupted
  /// sync.
  ///
  /// - Throws: `CatalogError.cannotStore` if the cache cannot be changed.
  public func emptyCache() async throws(CatalogError) {
    // An empty cache needs no folder.
    guard let cache, Folder.exists(cache.folder) else { return }
    try await outsideCallersActor { () throws(CatalogError) in
      let lock = try await cache.folderLock()
      do throws(CacheError) {
        try cache.removeAll(holding: lock)
      } catch {
        throw CatalogError(error)
      }
    }
    log.forgetReads()
  }

  /// Returns the picture at a URL from a document.
  ///
  /// A cached picture is never requested again, because a new picture has a new URL.
  ///
  /// - Throws: The error of the request; `CatalogError.notCached` if requests are not allowed.
  ///   Errors of the cache are ignored.
  public func picture(at address: WebAddress) async throws(CatalogError) -> Picture {
    try await outsideCallersActor { () throws(CatalogError) in
      if let picture = cache?.picture(at: address) { return picture }
      guard freshness != .offline, let url = address.url else {
        throw .notCached(location: address.description)
      }
      do throws(EndpointError) {
        let picture = try await client.picture(at: url)
        try? cache?.store(picture, at: address)
        return picture
      } catch {
        throw CatalogError(error)
      }
    }
  }
}
