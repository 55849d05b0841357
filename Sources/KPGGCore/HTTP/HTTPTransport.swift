/// A transport for single HTTP requests: the library's only dependency on the network.
///
/// A transport does not follow redirects, retry, or cache. `EndpointClient` does, so that all
/// transports behave alike.
public protocol HTTPTransport: Sendable {
  /// Sends a request and receives the whole response within the request's limits.
  ///
  /// Canceling the task ends the wait.
  func response(to request: TransportRequest) async throws(TransportError) -> TransportResponse
}

/// The reasons for not receiving a whole response.
public enum TransportError: Error, Hashable, Sendable, Codable {
  /// The system lacks a component for making requests. The reason is the system's error message.
  case unavailable(reason: String)
  /// The task was canceled.
  case cancelled
  /// The transport cannot use the address.
  case badAddress
  /// The device has no network connection.
  case offline
  /// The system forbids the request, as App Transport Security does. The reason is its message.
  case forbidden(reason: String)
  /// The host name has no address.
  case noSuchHost
  /// Nothing listens at the address, or no route leads to it.
  case refused
  /// A secure connection failed. The reason is the system's error message.
  case insecure(reason: String)
  /// No byte arrived within the request's idle time.
  case idleTimeout
  /// The response was incomplete at the end of the request's whole time.
  case timeout
  /// The decoded body exceeds the request's byte limit.
  case tooLarge
  /// The connection ended before the response was complete. The reason is the system's error
  /// message, if there is one.
  case lost(reason: String?)
}

extension TransportError: LocalizedError, CustomStringConvertible {
  /// A sentence in English.
  public var description: String { "The request failed: \(message)".sentence }

  /// The description.
  public var errorDescription: String? { description }

  /// A phrase that describes the error.
  package var message: String {
    switch self {
    case .unavailable(let reason): "libcurl cannot be loaded: \(reason)"
    case .cancelled: "the request was canceled"
    case .badAddress: "the URL is not supported"
    case .offline: "there is no network connection"
    case .forbidden(let reason): "the system does not allow the request: \(reason)"
    case .noSuchHost: "host not found"
    case .refused: "the connection was refused"
    case .insecure(let reason): "the secure connection failed: \(reason)"
    case .idleTimeout: "timed out: no data arrived"
    case .timeout: "timed out: the response is incomplete"
    case .tooLarge: "the response is too large"
    case .lost(let reason?): "the connection was lost: \(reason)"
    case .lost(nil): "the connection was lost"
    }
  }
}
