/// An endpoint behind its cache: documents are asked for over the network where they are missing,
/// or where that is wished, and never in the background.
public struct EndpointSource: CatalogSource {
  /// When the endpoint itself is asked.
  public enum Freshness: Hashable, Sendable {
    /// For documents that are not in the cache, whatever the age of those that are.
    case cached
    /// For every document; for those in the cache, whether they are still the same.
    case refreshed
    /// Never.
    case offline
  }

  /// What happened to the cache while documents were read.
  public let journal = CacheJournal()
  private let client: EndpointClient
  private let cache: EndpointCache?
  private let freshness: Freshness
  private let today: CalendarDate

  /// Connects to nothing and opens nothing until a document is asked for.
  ///
  /// - Parameters:
  ///   - client: What asks the endpoint.
  ///   - cache: `nil` where nothing can be kept.
  ///   - freshness: When the endpoint is asked.
  ///   - today: The date that is kept with what is received.
  public init(
    client: EndpointClient, cache: EndpointCache?, freshness: Freshness = .cached,
    today: CalendarDate
  ) {
    self.client = client
    self.cache = cache
    self.freshness = freshness
    self.today = today
  }

  /// The document out of the cache, or a checked one from the endpoint.
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

  /// A document of the cache, unless the endpoint shall be asked for it; a group's only where it
  /// was received together with the index, which decides what is true of a group.
  public func localDocument(at path: DocumentPath) async throws(CatalogError) -> Data? {
    guard freshness != .refreshed, let cache else { return nil }
    let entry =
      if case .group = path { cache.entryMatchingIndex(at: path) } else { cache.entry(at: path) }
    guard let entry else { return nil }
    journal.recordUse(of: entry)
    return entry.document.data
  }

  /// The document's URL.
  public func location(of path: DocumentPath) -> String {
    client.endpoint.url(of: path).absoluteString
  }

  /// Six.
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
      keep(CacheTree.Entry(document: document, received: today), at: path)
      return document.data
    case (.absent, _), (.notModified, nil): return nil
    }
  }

  /// What cannot be kept is still of use now.
  private func keep(_ entry: CacheTree.Entry, at path: DocumentPath) {
    do {
      try cache?.store(entry, at: path)
    } catch {
      journal.recordError(error)
    }
  }
}

extension CatalogError {
  /// What an endpoint's error means to whoever wants its catalogue.
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

/// An endpoint as it answers now, whether its documents are sound or not: for whoever checks it.
///
/// Nothing is read from a cache or kept in one.
public struct DirectEndpointSource: CatalogSource {
  private let client: EndpointClient

  /// Connects to nothing until a document is asked for.
  public init(client: EndpointClient) { self.client = client }

  /// Whatever JSON the endpoint answers.
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

  /// The document's URL.
  public func location(of path: DocumentPath) -> String {
    client.endpoint.url(of: path).absoluteString
  }

  /// Six.
  public var simultaneousRequests: Int { EndpointClient.simultaneousRequests }
}
