/// A client that requests documents from an endpoint and checks the replies.
///
/// Every request ends: time, bytes, redirects, and tries are limited. A reply must be the requested
/// document. Its status and content type are not enough.
public struct EndpointClient: Sendable {
  /// The endpoint of the documents.
  package let endpoint: Endpoint
  private let follower: RedirectFollower
  private let clock: RetryClock

  /// The number of concurrent requests that an endpoint tolerates.
  static let simultaneousRequests = 6

  /// The maximum number of tries of a request.
  private static let tries = 3

  /// Creates a client without connecting.
  ///
  /// - Parameters:
  ///   - endpoint: The endpoint to send requests to.
  ///   - transport: The transport of the requests.
  ///   - timeout: The longest wait for data. Each try may take three times as long in total,
  ///     redirects included.
  ///   - token: The token for the endpoint. It is not sent to another origin after a redirect.
  public init(
    _ endpoint: Endpoint, transport: any HTTPTransport, timeout: Duration = .seconds(10),
    token: BearerToken? = nil
  ) {
    self.init(
      endpoint, transport: transport, timeout: timeout, token: token, clock: .system)
  }

  /// Creates a client with its own timing of retries.
  package init(
    _ endpoint: Endpoint, transport: any HTTPTransport, timeout: Duration = .seconds(10),
    token: BearerToken? = nil, clock: RetryClock
  ) {
    self.endpoint = endpoint
    self.clock = clock
    follower = RedirectFollower(
      endpoint: endpoint, transport: transport, timeout: timeout, token: token)
  }

  /// Requests a document.
  ///
  /// The index is requested as `group/`. If that is rejected or not JSON, it is requested as
  /// `group/index.json`. A request has up to three tries. It is tried again after a refused or lost
  /// connection, and after the statuses 429, 502, 503, and 504.
  ///
  /// - Parameters:
  ///   - path: The document's path.
  ///   - known: An earlier reply. If it has the same URL, the request is conditional.
  ///   - anyJSON: Whether to accept JSON that is not a valid document.
  /// - Returns: The reply, with the document checked unless `anyJSON` is true.
  /// - Throws: The error. Its reason is `.transport(.cancelled)` if the task is canceled.
  package func reply(
    for path: DocumentPath, since known: ReceivedDocument? = nil, anyJSON: Bool = false
  ) async throws(EndpointError) -> EndpointReply {
    let url = endpoint.url(of: path)
    guard path == .index else {
      return try await reply(for: path, at: url, since: known, anyJSON: anyJSON)
    }
    do {
      return try await reply(for: path, at: url, since: known, anyJSON: anyJSON)
    } catch {
      guard error.suggestsStaticHost else { throw error }
      do {
        return try await reply(
          for: path, at: endpoint.indexFile, since: known, anyJSON: anyJSON)
      } catch let second where second.isNotFound {
        // That file does not exist either; the first error says more.
        throw error
      }
    }
  }

  /// Requests a picture from any URL. Only the endpoint receives the token. There is no retry,
  /// because pictures are optional.
  func picture(at url: URL) async throws(EndpointError) -> Picture {
    let response = try await follower.response(
      from: url, ["Accept": "image/png, image/jpeg;q=0.9, image/*;q=0.5"],
      byteLimit: Picture.byteLimit)
    guard response.status == 200 else {
      throw EndpointError(
        url: url, reason: .status(response.status, retryAfter: response.retryAfter))
    }
    guard let picture = Picture(response.body) else {
      throw EndpointError(url: url, reason: .notAPicture)
    }
    return picture
  }

  private func reply(
    for path: DocumentPath, at url: URL, since known: ReceivedDocument?, anyJSON: Bool
  ) async throws(EndpointError) -> EndpointReply {
    let known = known?.url == url ? known : nil
    let response = try await responseWithRetries(from: url, known?.validators ?? Validators())
    switch response.status {
    case 304 where known != nil: return .notModified
    case 404 where path != .index, 410 where path != .index: return .absent
    case 200..<300: break
    case let status:
      throw EndpointError(url: url, reason: .status(status, retryAfter: response.retryAfter))
    }
    do {
      try path.check(response.body)
    } catch {
      guard anyJSON, !error.kind.isNotJSON else {
        throw EndpointError(url: url, reason: .badDocument(error))
      }
    }
    return .document(
      ReceivedDocument(data: response.body, validators: Validators(of: response), url: url))
  }

  /// Sends a request, and retries it after transient errors.
  private func responseWithRetries(
    from url: URL, _ validators: Validators
  ) async throws(EndpointError) -> TransportResponse {
    var tries = 0
    while true {
      let outcome: Result<TransportResponse, EndpointError>
      do throws(EndpointError) {
        outcome = .success(try await follower.response(from: url, validators.requestFields))
      } catch {
        outcome = .failure(error)
      }
      tries += 1
      let retryAfter = try? outcome.get().retryAfter
      guard tries < Self.tries, outcome.isTransient,
        let delay = RetryDelay.after(
          tries: tries, retryAfter: retryAfter, random: clock.random())
      else { return try outcome.get() }
      do {
        try await clock.sleep(delay)
      } catch {
        throw EndpointError(url: url, reason: .transport(.cancelled))
      }
    }
  }
}

extension EndpointError {
  /// Whether the endpoint may be a static host, which has the index as a file.
  fileprivate var suggestsStaticHost: Bool {
    switch reason {
    case .status(let status, _): [403, 404, 405, 410].contains(status)
    case .badDocument(let problem): problem.kind.isNotJSON
    default: false
    }
  }

  /// Whether nothing exists at the URL.
  fileprivate var isNotFound: Bool {
    if case .status(let status, _) = reason { [404, 410].contains(status) } else { false }
  }
}

extension DocumentProblem.Kind {
  /// Whether the body is not JSON at all.
  fileprivate var isNotJSON: Bool {
    switch self {
    case .empty, .notUTF8, .html, .truncated, .notJSON: true
    default: false
    }
  }
}

/// An endpoint's reply to a request for a document.
package enum EndpointReply: Hashable, Sendable {
  /// The checked document.
  case document(ReceivedDocument)
  /// The known document is still current (status 304).
  case notModified
  /// The document does not exist (status 404 or 410).
  case absent
}

/// A checked document as received.
package struct ReceivedDocument: Hashable, Sendable {
  /// The body's bytes.
  package let data: Data
  /// The validators for a conditional request to the same URL.
  package let validators: Validators
  /// The requested URL, before redirects.
  package let url: URL

  /// Creates a document from its parts.
  package init(data: Data, validators: Validators, url: URL) {
    self.data = data
    self.validators = validators
    self.url = url
  }
}
