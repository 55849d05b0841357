/// Why an endpoint did not give a document.
public struct EndpointError: Error, Hashable, Sendable {
  /// What was asked for last, redirects followed.
  public let url: URL
  /// What went wrong there.
  public let reason: Reason

  /// All that can go wrong between a request and a checked document.
  public enum Reason: Hashable, Sendable {
    /// There is no whole response.
    case transport(TransportError)
    /// A status of RFC 9110 other than success; where the response says so, with the time after
    /// which to ask again.
    case status(Int, retryAfter: Duration?)
    /// One redirect more than a client follows.
    case tooManyRedirects(limit: Int)
    /// A redirect away from HTTP, or from `https` to `http`.
    case redirectToScheme(String)
    /// A redirect that names no address.
    case badRedirect
    /// The response is not the document asked for.
    case badDocument(DocumentProblem)
    /// The response is no picture of a form that is known.
    case notAPicture
  }
}

extension EndpointError: CustomStringConvertible {
  /// One line without a full stop: `https://example.com/group/: the connection was refused`.
  public var description: String { "\(url.absoluteString): \(reason)" }
}

extension EndpointError.Reason: CustomStringConvertible {
  /// What went wrong, in words.
  public var description: String {
    switch self {
    case .transport(let error): error.description
    case .status(let code, .some(let time)):
      "the endpoint answers \(Self.name(of: code)); ask again in \(Self.words(for: time))"
    case .status(let code, nil): "the endpoint answers \(Self.name(of: code))"
    case .tooManyRedirects(let limit): "redirects to more than \(limit) addresses in turn"
    case .redirectToScheme(let scheme): "redirects to the scheme '\(scheme)', which is not followed"
    case .badRedirect: "redirects to no address"
    case .badDocument(let problem): problem.description
    case .notAPicture: "is no picture"
    }
  }

  private static func words(for time: Duration) -> String {
    time > .seconds(86_400) ? "more than a day" : "\(time.components.seconds) s"
  }

  private static func name(of status: Int) -> String {
    let reasons = [
      400: "bad request", 401: "unauthorized", 403: "forbidden", 404: "not found",
      405: "method not allowed", 408: "request timeout", 410: "gone", 429: "too many requests",
      500: "internal server error", 502: "bad gateway", 503: "service unavailable",
      504: "gateway timeout",
    ]
    return reasons[status].map { "\(status) (\($0))" } ?? String(status)
  }
}
