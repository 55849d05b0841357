/// A transport for single HTTP requests: the library's only dependency on the network.
///
/// A transport does not follow redirects, retry, or cache. This is built on top of it, so all
/// transports behave alike.
public protocol HTTPTransport: Sendable {
  /// Sends a request and receives the whole response within the request's limits.
  ///
  /// Throws `TransportError.cancelled` as soon as the task is canceled.
  func response(to request: TransportRequest) async throws(TransportError) -> TransportResponse
}

/// The reason that a request got no complete response.
public enum TransportError: Error, Hashable, Sendable {
  /// The transport cannot send any request. `reason` says why. `URLSessionTransport` never throws
  /// it.
  case unavailable(reason: String)
  /// The task was canceled.
  case cancelled
  /// The transport does not support the URL.
  case badAddress
  /// The device has no network connection.
  case offline
  /// The system does not allow the request, for example because of App Transport Security. `reason`
  /// is the system's error message.
  case forbidden(reason: String)
  /// The host name has no IP address.
  case noSuchHost
  /// Nothing listens at the host's port, or no route leads to the host.
  case refused
  /// A secure connection failed. `reason` is the system's error message.
  case insecure(reason: String)
  /// No byte arrived within the request's idle time.
  case idleTimeout
  /// The response did not arrive completely within the request's whole time.
  case timeout
  /// The decoded body exceeds the request's byte limit.
  case tooLarge
  /// The connection ended before the response was complete. `reason` is the system's error message,
  /// if there is one.
  case lost(reason: String?)
}

extension TransportError: LocalizedError, CustomStringConvertible {
  /// A sentence in English that you can show to people.
  public var description: String { "The request failed: \(message)".sentence }

  /// The same sentence as `description`.
  public var errorDescription: String? { description }

  /// A phrase that describes the error.
  package var message: String {
    switch self {
    case .unavailable(let reason): "cannot send requests: \(reason)"
    case .cancelled: "the request was canceled"
    case .badAddress: "the URL is not supported"
    case .offline: "there is no network connection"
    case .forbidden(let reason): "the system does not allow the request: \(reason)"
    case .noSuchHost: "host not found"
    case .refused: "the connection was refused"
    case .insecure(let reason): "the secure connection failed: \(reason)"
    case .idleTimeout: "no data arrived in time"
    case .timeout: "the response was not complete in time"
    case .tooLarge: "the response is too large"
    case .lost(let reason?): "the connection was lost: \(reason)"
    case .lost(nil): "the connection was lost"
    }
  }
}
