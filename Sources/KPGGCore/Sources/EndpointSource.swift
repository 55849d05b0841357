internal import KPGGSystem

/// An endpoint with a cache. Documents are requested when they are missing or when a refresh is
/// wanted, never in the background.
public struct EndpointSource: CatalogSource {
  /// When to send requests to the endpoint.
  public enum Freshness: Hashable, Sendable {
    /// Only for documents that are not in the cache, regardless of the age of cached ones.
    case cached
    /// For every document. Requests for cached documents are conditional.
    case refreshed
    /// Never. Only cached documents are available.
    case offline
  }

  /// How this source used the cache so far.
  public let journal = CacheJournal()
  private let client: EndpointClient
  private let cache: EndpointCache?
  private let freshness: Freshness
  private let today: CalendarDate

  /// Creates a source without sending requests or opening files.
  ///
  /// - Parameters:
  ///   - client: The client of the endpoint.
  ///   - cache: The cache of the endpoint; `nil` to store nothing.
  ///   - freshness: When to send requests.
  ///   - today: The date to store with received documents.
  public init(
    client: EndpointClient, cache: EndpointCache?, freshness: Freshness = .cached,
    today: CalendarDate
  ) {
    self.client = client
    self.cache = cache
    self.freshness = freshness
    self.today = today
  }

  /// Returns a document from the cache, or a checked one from the endpoint.
  public func document(at path: DocumentPath) async throws(CatalogError) -> Data? {
    let entry = cache?.entry(at: path)
    switch (freshness, entry) {
    case (.cached, let entry?), (.offline, let entry?):
      journal.recordUse(of: entry)
      return entry.document.data
    case (.offline, nil): throw .notCached(location: location(of: path))
    case (.cached, nil), (.refreshed, _): return try await fetch(path, since: entry?.document)
    }
  }

  /// Returns a document from the cache, unless a refresh is wanted. A group's document must have
  /// been received together with the index, because the index takes precedence.
  public func localDocument(at path: DocumentPath) async throws(CatalogError) -> Data? {
    guard freshness != .refreshed, let cache else { return nil }
    let entry =
      if case .group = path { cache.entryMatchingIndex(at: path) } else { cache.entry(at: path) }
    guard let entry else { return nil }
    journal.recordUse(of: entry)
    return entry.document.data
  }

  /// Returns the document's URL.
  public func location(of path: DocumentPath) -> String {
    client.endpoint.url(of: path).absoluteString
  }

  /// The number of concurrent requests that an endpoint tolerates: 6.
  public var simultaneousRequests: Int { EndpointClient.simultaneousRequests }

  private func fetch(
    _ path: DocumentPath, since known: ReceivedDocument?
  ) async throws(CatalogError) -> Data? {
    let reply: EndpointReply
    do {
      reply = try await client.reply(for: path, since: known)
    } catch {
      throw CatalogError(error, document: path)
    }
    switch (reply, known) {
    case (.document(let document), _), (.notModified, let document?):
      store(CacheTree.Entry(document: document, received: today), at: path)
      return document.data
    case (.absent, _), (.notModified, nil): return nil
    }
  }

  /// A document that cannot be stored is still usable.
  private func store(_ entry: CacheTree.Entry, at path: DocumentPath) {
    do {
      try cache?.store(entry, at: path)
    } catch {
      journal.recordError(error)
    }
  }
}

extension CatalogError {
  /// Converts the error of a request for a document.
  init(_ error: EndpointError, document: DocumentPath) {
    switch error.reason {
    case .badDocument(let problem): self = .badDocument(problem)
    case .transport(.tooLarge):
      self = .badDocument(
        DocumentProblem(
          document: document, keyPath: .root, kind: .tooLarge(limit: WireJSON.byteLimit)))
    default: self = .unreachable(error)
    }
  }
}

/// A log of how a source used its cache: the oldest document and the first write error.
public final class CacheJournal: Sendable {
  private struct Notes {
    var oldest: CalendarDate?
    var error: CacheError?
  }

  private let notes = Mutex(Notes())

  /// The day on which the oldest document in use was received or confirmed. `nil` if no document
  /// came from the cache.
  public var oldest: CalendarDate? { notes.withLock(\.oldest) }

  /// The first error that occurred while storing a document.
  public var error: CacheError? { notes.withLock(\.error) }

  func recordUse(of entry: CacheTree.Entry) {
    notes.withLock { $0.oldest = min($0.oldest ?? entry.received, entry.received) }
  }

  func recordError(_ error: CacheError) {
    notes.withLock { $0.error = $0.error ?? error }
  }
}

/// An endpoint without a cache, for validation.
///
/// It returns any JSON, even if it is not a valid document.
public struct DirectEndpointSource: CatalogSource {
  private let client: EndpointClient

  /// Creates a source without sending requests.
  public init(client: EndpointClient) { self.client = client }

  /// Requests a document. Any JSON is accepted.
  public func document(at path: DocumentPath) async throws(CatalogError) -> Data? {
    do {
      return switch try await client.reply(for: path, anyJSON: true) {
      case .document(let document): document.data
      case .absent, .notModified: nil
      }
    } catch {
      throw CatalogError(error, document: path)
    }
  }

  /// Returns the document's URL.
  public func location(of path: DocumentPath) -> String {
    client.endpoint.url(of: path).absoluteString
  }

  /// The number of concurrent requests that an endpoint tolerates: 6.
  public var simultaneousRequests: Int { EndpointClient.simultaneousRequests }
}
