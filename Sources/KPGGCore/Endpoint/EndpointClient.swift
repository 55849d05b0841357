/// Asks an endpoint for documents, and checks what it answers.
///
/// Every request ends: within its times, within its bytes, after a number of redirects and tries.
/// A reply that is not the document asked for is an error, whatever its status and content type.
public struct EndpointClient: Sendable {
  /// Where the documents are.
  public let endpoint: Endpoint
  private let follower: RedirectFollower
  private let clock: RetryClock

  /// How many requests to one endpoint are polite at the same time.
  static let simultaneousRequests = 6

  /// How often a request is sent until it succeeds.
  private static let tries = 3

  /// Connects to nothing until it is asked.
  ///
  /// - Parameters:
  ///   - endpoint: Whom to ask.
  ///   - transport: What carries each request.
  ///   - timeout: The longest wait without data; a request ends after three times that, body and
  ///     redirects included.
  ///   - token: Sent to the endpoint itself, and to no other origin on a redirect.
  ///   - clock: What happens between two tries.
  public init(
    _ endpoint: Endpoint, transport: any HTTPTransport, timeout: Duration = .seconds(10),
    token: BearerToken? = nil, clock: RetryClock = .system
  ) {
    self.endpoint = endpoint
    self.clock = clock
    follower = RedirectFollower(
      endpoint: endpoint, transport: transport, timeout: timeout, token: token)
  }

  /// Asks for a document; conditionally, where an earlier reply to the same path is given.
  ///
  /// The index is asked for as `group/`, and as `group/index.json` where that is refused or no
  /// JSON. What may pass (a connection that fails, the statuses 429, 502, 503 and 504) is tried
  /// three times. Whoever looks for flaws may have `anyJSON` for a document.
  ///
  /// - Throws: `EndpointError`; its reason is `.transport(.cancelled)` where the task is cancelled.
  public func reply(
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
        // There is no such file either: the first answer tells more.
        throw error
      }
    }
  }

  /// Asks for a picture, wherever it is; the token goes to the endpoint alone. It is tried once, as
  /// nothing depends on it.
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

  /// Tries again what may pass.
  private func responseWithRetries(
    from url: URL, _ validators: Validators
  ) async throws(EndpointError) -> HTTPResponse {
    var tries = 0
    while true {
      let outcome: Result<HTTPResponse, EndpointError>
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
  /// Whether a host that serves files may have the index under its file's name.
  fileprivate var suggestsStaticHost: Bool {
    switch reason {
    case .status(let status, _): [403, 404, 405, 410].contains(status)
    case .badDocument(let problem): problem.kind.isNotJSON
    default: false
    }
  }

  /// Whether there is nothing at the address.
  fileprivate var isNotFound: Bool {
    if case .status(let status, _) = reason { [404, 410].contains(status) } else { false }
  }
}

extension DocumentProblem.Kind {
  /// Whether the body was no JSON at all, rather than another JSON than was asked for.
  fileprivate var isNotJSON: Bool {
    switch self {
    case .empty, .notUTF8, .html, .truncated, .notJSON: true
    default: false
    }
  }
}

/// What an endpoint has to say about a document.
public enum EndpointReply: Hashable, Sendable {
  /// The document, checked.
  case document(ReceivedDocument)
  /// The document is the one that the validators belong to (status 304).
  case notModified
  /// The endpoint has no such document (status 404 or 410).
  case absent
}

/// A checked document as it was received.
public struct ReceivedDocument: Hashable, Sendable {
  /// The body's bytes.
  public let data: Data
  /// What to ask with whether it is still the same; of use for the same URL only.
  public let validators: Validators
  /// Where it was asked for, before any redirect.
  public let url: URL

  /// Puts together what was received or kept.
  public init(data: Data, validators: Validators, url: URL) {
    self.data = data
    self.validators = validators
    self.url = url
  }
}
