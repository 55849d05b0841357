/// What carries one HTTP exchange: the one seam between the endpoint client and the network.
///
/// A transport follows no redirect, tries nothing twice and keeps nothing: all of that is decided
/// above it, by `EndpointClient`, so that it holds for every transport alike.
public protocol HTTPTransport: Sendable {
  /// Sends the request and receives the whole response, within the request's limits.
  ///
  /// Ends early where the task is cancelled.
  func response(to request: HTTPRequest) async throws(TransportError) -> HTTPResponse
}

/// Why there is no whole response.
public enum TransportError: Error, Hashable, Sendable, Codable {
  /// The system lacks what exchanges are made with; the reason is the system's.
  case unavailable(reason: String)
  /// The task was cancelled.
  case cancelled
  /// The address is one that cannot be asked.
  case badAddress
  /// The host's name has no address.
  case noSuchHost
  /// Nothing listens there, or no route leads there.
  case refused
  /// No secure connection could be made; the reason is the system's.
  case insecure(reason: String)
  /// No byte came for the request's idle time.
  case silent
  /// The response was not whole after the request's whole time.
  case slow
  /// The body has more decoded bytes than the request allows.
  case tooLarge
  /// The connection ended before the response did; the reason is the system's.
  case lost(reason: String)
}

extension TransportError: CustomStringConvertible {
  /// What went wrong, in words.
  public var description: String {
    switch self {
    case .unavailable(let reason): "libcurl is missing: \(reason)"
    case .cancelled: "cancelled"
    case .badAddress: "the address cannot be used here"
    case .noSuchHost: "there is no such host"
    case .refused: "the connection was refused"
    case .insecure(let reason): "no secure connection: \(reason)"
    case .silent: "timed out, as no data came"
    case .slow: "timed out before the response was whole"
    case .tooLarge: "the response is too large"
    case .lost(let reason): "the connection was lost: \(reason)"
    }
  }
}
