public import KPGGSystem

/// A failed request for a document or a picture.
public struct EndpointError: Error, Equatable, Sendable {
  /// The last requested URL, after redirects.
  public let url: URL
  /// What went wrong.
  public let reason: Reason

  /// What can go wrong, in the order in which it can happen.
  #if hasAttribute(nonexhaustive)
    @nonexhaustive
  #endif
  public enum Reason: Equatable, Sendable {
    /// There is no complete response.
    case transport(TransportError)
    /// The server responded with an error status (RFC 9110). `retryAfter` is the delay that it
    /// asked for, if any.
    case status(Int, retryAfter: Duration?)
    /// There are more redirects than the limit.
    case tooManyRedirects(limit: Int)
    /// A redirect leads away from HTTP, or from `https` to `http`.
    case redirectToScheme(String)
    /// A redirect has no valid URL.
    case badRedirect
    /// The response is not the requested document. Readers throw ``CatalogError/badDocument(_:)``
    /// instead.
    case badDocument(DocumentProblem)
    /// The document differs from its digest in the index. Somebody may be publishing right now.
    case digestMismatch
    /// The response is not a picture in a known format.
    case notAPicture
  }
}

extension EndpointError: DescribedError {
  /// A sentence in English that you can show to people.
  public var description: String {
    "The request for \(shownURL) failed: \(reason.message)".sentence
  }

  /// One line without a full stop: `https://example.com/group/: the connection was refused`.
  package var message: String { "\(shownURL): \(reason.message)" }

  /// The URL for messages. A redirect can add a user name or a token.
  package var shownURL: String { URLSecrets.removed(from: url.absoluteString) }
}

extension EndpointError.Reason {
  package var message: String {
    switch self {
    case .transport(let error): error.message
    case .status(let code, .some(let time)):
      "the server responded with \(Self.name(of: code)); retry after \(Self.words(for: time))"
    case .status(let code, nil): "the server responded with \(Self.name(of: code))"
    case .tooManyRedirects(let limit): "more than \(limit) redirects in a row"
    case .redirectToScheme(let scheme): "the redirect to the scheme '\(scheme)' is not allowed"
    case .badRedirect: "the redirect has no valid URL"
    case .badDocument(let problem): problem.description
    case .digestMismatch:
      "the document does not match the index; the endpoint may be changing"
    case .notAPicture: "the response is not a PNG, JPEG, GIF, or WebP image"
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
