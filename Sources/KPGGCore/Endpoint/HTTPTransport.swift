public import KPGGSystem

/// A transport for single HTTP requests: the library's only dependency on the network.
///
/// A transport does not follow redirects, retry, or cache, and enforces no limits. This is built on
/// top of it, so all transports behave alike. <doc:YourOwnTransport> shows a whole one.
public protocol HTTPTransport: Sendable {
  /// Sends a request. Returns the response as soon as its status and its header fields are known.
  ///
  /// The task is canceled when nothing waits for the response anymore. An error that is not a
  /// ``TransportError`` counts as ``TransportError/lost(reason:)``.
  func response(to request: TransportRequest) async throws -> TransportResponse
}

/// A transport that enforces the time limits of a request itself, and explains more precisely what
/// took too long.
package protocol TimeLimitingTransport: HTTPTransport {}

/// A GET request. The library enforces the limits of its response.
public struct TransportRequest: Equatable, Sendable {
  /// The `http` or `https` URL.
  public var url: URL
  /// The header fields. The transport can add its own.
  public var fields: [String: String]
  /// The maximum number of bytes in the decoded body.
  package var byteLimit: Int
  /// The longest wait for the start of the response, and then for each chunk of its body.
  package var idleTime: Duration
  /// The longest time until the whole response has arrived.
  package var wholeTime: Duration

  /// Creates a request, for tests of a transport.
  public init(url: URL, fields: [String: String] = [:]) {
    self.init(
      url: url, fields: fields, byteLimit: WireLimits.bytes, idleTime: .seconds(10),
      wholeTime: .seconds(30))
  }

  /// Creates a request without sending it.
  package init(
    url: URL, fields: [String: String] = [:], byteLimit: Int, idleTime: Duration,
    wholeTime: Duration
  ) {
    self.url = url
    self.fields = fields
    self.byteLimit = byteLimit
    self.idleTime = idleTime
    self.wholeTime = wholeTime
  }
}

/// The start of a server's response with any status, and the source of its body.
public struct TransportResponse: Sendable {
  /// The status code (RFC 9110, section 15), normally 100 to 599.
  public let status: Int
  /// The header fields as received.
  let fields: [String: String]
  /// Passes the chunks of the body to a function until it returns `false`.
  let forEachChunk: @Sendable (_ receive: @Sendable (Data) -> Bool) async throws -> Void

  /// Creates a response whose body has arrived, without any content encoding. The names of header
  /// fields may have any letter case.
  public init(status: Int, fields: [String: String] = [:], body: Data = Data()) {
    (self.status, self.fields) = (status, fields)
    forEachChunk = { receive in _ = receive(body) }
  }

  /// Creates a response whose body is still arriving, without any content encoding.
  ///
  /// Each chunk restarts the idle time. The body is no longer read after it has exceeded a limit. It
  /// must throw an error if the connection ends before the body is complete.
  public init<Chunks: AsyncSequence & Sendable>(
    status: Int, fields: [String: String] = [:], body: Chunks
  ) where Chunks.Element: Collection<UInt8> {
    (self.status, self.fields) = (status, fields)
    forEachChunk = { receive in
      for try await chunk in body {
        guard receive(Data(chunk)) else { return }
      }
    }
  }
}

/// The reason that a request got no complete response.
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
public enum TransportError: Error, Equatable, Sendable {
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

extension TransportError: DescribedError {
  /// A sentence in English that you can show to people.
  public var description: String { "The request failed: \(message)".sentence }

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
