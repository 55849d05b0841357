package import KPGGSystem

/// A client that requests documents from an endpoint and checks the replies.
///
/// Every request ends: time, bytes, redirects, and tries are limited. A reply must be the requested
/// document. Its status and content type are not enough.
package struct EndpointClient: Sendable {
  package let endpoint: Endpoint
  private let transport: any HTTPTransport
  private let timeout: Duration
  private let token: BearerToken
  private let retries: RetryPolicy

  /// The number of concurrent requests that an endpoint tolerates.
  static let simultaneousRequests = 6

  private static let tries = 3

  private static let redirectLimit = 5

  package typealias Check = (DocumentPath, Data) throws(DocumentProblem) -> Void

  /// Creates a client without connecting. A try, including redirects, may take up to three times
  /// the timeout. The token is not sent to another origin after a redirect.
  package init(
    _ endpoint: Endpoint, transport: any HTTPTransport, timeout: Duration = .seconds(10),
    token: BearerToken = .none, retries: RetryPolicy = RetryPolicy()
  ) {
    (self.endpoint, self.transport, self.timeout) = (endpoint, transport, timeout)
    (self.token, self.retries) = (token, retries)
  }

  /// Requests a document.
  ///
  /// The index is requested as `group/`. If that is rejected or not JSON, it is requested as
  /// `group/index.json`. A request has up to three tries. It is retried after a refused or lost
  /// connection, and after the statuses 429, 502, 503, and 504. It is conditional if `known` was
  /// received from the same URL. `check` throws the problem of a body that is not the document. The
  /// error's reason is `.transport(.cancelled)` if the task is canceled.
  ///
  /// - Returns: The document, which is `known` if that is still current (status 304); `nil` if it does
  ///   not exist (status 404 or 410).
  package func document(
    at path: DocumentPath, since known: ReceivedDocument? = nil,
    check: Check = { (path, data) throws(DocumentProblem) in try path.check(data) }
  ) async throws(EndpointError) -> ReceivedDocument? {
    do {
      return try await document(at: path, from: endpoint.url(of: path), since: known, check)
    } catch {
      guard path == .index, error.suggestsStaticHost else { throw error }
      do {
        return try await document(at: path, from: endpoint.indexFile, since: known, check)
      } catch let second where second.isNotFound {
        // That file does not exist either; the first error says more.
        throw error
      }
    }
  }

  /// Requests a picture from any URL. Only the endpoint receives the token. There is no retry,
  /// because pictures are optional.
  func picture(at url: URL) async throws(EndpointError) -> Picture {
    let response = try await self.response(
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

  private func document(
    at path: DocumentPath, from url: URL, since known: ReceivedDocument?, _ check: Check
  ) async throws(EndpointError) -> ReceivedDocument? {
    let known = known?.url == url ? known : nil
    let response = try await responseWithRetries(from: url, known?.validators ?? Validators())
    switch response.status {
    case 304 where known != nil: return known
    case 404 where path != .index, 410 where path != .index: return nil
    // kpgg never asks for a part of a document.
    case 200..<300 where response.status != 206: break
    case let status:
      throw EndpointError(url: url, reason: .status(status, retryAfter: response.retryAfter))
    }
    do {
      try check(path, response.body)
    } catch {
      throw EndpointError(url: url, reason: .badDocument(error))
    }
    return ReceivedDocument(data: response.body, validators: Validators(of: response), url: url)
  }

  private func responseWithRetries(
    from url: URL, _ validators: Validators
  ) async throws(EndpointError) -> ReceivedResponse {
    var tries = 0
    while true {
      let outcome: Result<ReceivedResponse, EndpointError>
      do throws(EndpointError) {
        outcome = .success(try await response(from: url, validators.requestFields))
      } catch {
        outcome = .failure(error)
      }
      tries += 1
      let retryAfter = try? outcome.get().retryAfter
      guard tries < Self.tries, outcome.isTransient,
        let delay = retries.delay(after: tries, retryAfter: retryAfter)
      else { return try outcome.get() }
      do {
        try await retries.sleep(delay)
      } catch {
        throw EndpointError(url: url, reason: .transport(.cancelled))
      }
    }
  }
}

// Redirects.
extension EndpointClient {
  /// Sends a request, and returns the first response that is not a redirect. The time limit covers
  /// all redirects; the byte limit applies to each response.
  private func response(
    from start: URL, _ fields: [String: String], byteLimit: Int = WireLimits.bytes
  ) async throws(EndpointError) -> ReceivedResponse {
    let clock = ContinuousClock()
    let end = clock.now.advanced(by: timeout * 3)
    var url = start
    for _ in 0...Self.redirectLimit {
      let time = clock.now.duration(to: end)
      let response = try await response(from: url, fields, byteLimit: byteLimit, within: time)
      guard [301, 302, 303, 307, 308].contains(response.status) else { return response }
      url = try target(of: response, from: url)
    }
    throw EndpointError(url: url, reason: .tooManyRedirects(limit: Self.redirectLimit))
  }

  private func response(
    from url: URL, _ fields: [String: String], byteLimit: Int, within time: Duration
  ) async throws(EndpointError) -> ReceivedResponse {
    var fields = fields
    fields["Accept"] = fields["Accept"] ?? "application/json"
    fields["User-Agent"] = "kpgg"
    if endpoint.isSameOrigin(as: url) {
      fields.merge(token.requestFields) { _, secret in secret }
    }
    let request = TransportRequest(
      url: url, fields: fields, byteLimit: byteLimit, idleTime: timeout,
      wholeTime: max(time, .zero))
    do {
      return try await transport.receivedResponse(to: request)
    } catch {
      throw EndpointError(url: url, reason: .transport(error))
    }
  }

  /// Returns the target of a redirect. It must have the same scheme, or `https`.
  private func target(of response: ReceivedResponse, from url: URL) throws(EndpointError) -> URL {
    guard let location = response[field: "Location"],
      let target = URL(string: location, relativeTo: url)?.absoluteURL, let scheme = target.scheme
    else { throw EndpointError(url: url, reason: .badRedirect) }
    let folded = scheme.lowercased()
    guard folded == "https" || folded == url.scheme?.lowercased() else {
      throw EndpointError(url: url, reason: .redirectToScheme(scheme))
    }
    // URLSession would send a user name in the URL as credentials, and does not know `HTTP:`.
    guard target.host?.isEmpty == false, target.user == nil,
      (1...65535).contains(target.port ?? 80),
      let folding = URL(string: folded + target.absoluteString.dropFirst(scheme.count))
    else {
      throw EndpointError(url: url, reason: .badRedirect)
    }
    return folding
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

  fileprivate var isNotFound: Bool {
    if case .status(let status, _) = reason { [404, 410].contains(status) } else { false }
  }
}

extension DocumentProblem.Kind {
  /// Whether the bytes are not JSON at all.
  var isNotJSON: Bool {
    switch self {
    case .syntax(.empty), .syntax(.notUTF8), .syntax(.html), .syntax(.truncated), .syntax(.notJSON):
      true
    default: false
    }
  }
}
