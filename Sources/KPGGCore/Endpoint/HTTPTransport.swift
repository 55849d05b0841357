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

/// A GET request with the limits of its response.
public struct TransportRequest: Hashable, Sendable {
  /// The `http` or `https` URL.
  public var url: URL
  /// The header fields. The transport can add its own.
  public var fields: [String: String]
  /// The maximum number of bytes in the decoded body.
  public var byteLimit: Int
  /// The longest wait without receiving a byte.
  public var idleTime: Duration
  /// The longest time until the whole response has arrived.
  public var wholeTime: Duration

  /// Creates a request without sending it.
  public init(
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

/// A server's response with any status.
public struct TransportResponse: Hashable, Sendable {
  /// The status code (RFC 9110, section 15), normally 100 to 599.
  public let status: Int
  /// The body after decoding any content encoding.
  public let body: Data
  /// The header fields by lowercase name.
  package let fields: [String: String]

  /// Creates a response. The names of header fields may have any letter case.
  public init(status: Int, fields: [String: String] = [:], body: Data = Data()) {
    self.status = status
    self.body = body
    self.fields = Dictionary(
      fields.map { ($0.key.lowercased(), $0.value) }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns a header field's value. Names are case-insensitive (RFC 9110, section 5.1).
  package subscript(field name: String) -> String? { fields[name.lowercased()] }
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

/// A time in the format that servers must use (RFC 9110, section 5.6.7): `Sun, 06 Nov 1994 08:49:37
/// GMT`.
struct HTTPDate: Hashable {
  /// Seconds since midnight on January 1 of year 1, without leap seconds.
  let seconds: Int64

  /// Reads the format; `nil` for the two obsolete formats and for impossible times.
  init?(_ text: String) {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 6, words[0].hasSuffix(","), words[5] == "GMT" else { return nil }
    let clock = words[4].split(separator: ":", omittingEmptySubsequences: false)
      .compactMap { $0.utf8.count == 2 ? Int($0) : nil }
    guard let day = Int(words[1]), let year = Int(words[3]),
      let month = Self.months.firstIndex(of: String(words[2])),
      let days = CalendarDate(year: year, month: month + 1, day: day)?.dayNumber, clock.count == 3,
      (0..<24).contains(clock[0]), (0..<60).contains(clock[1]), (0...60).contains(clock[2])
    else { return nil }
    seconds = Int64(days) * 86_400 + Int64(clock[0] * 3600 + clock[1] * 60 + clock[2])
  }

  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
}

extension TransportResponse {
  /// The delay that `Retry-After` asks for, in seconds or as a date (RFC 9110, section 10.2.3).
  ///
  /// A date is relative to the response's own `Date`, so that wrong clocks have no effect. Without
  /// that field it is ignored.
  var retryAfter: Duration? {
    guard let text = self[field: "Retry-After"] else { return nil }
    if !text.isEmpty, text.utf8.allSatisfy(\.isDigit) {
      return .seconds(Int64(text) ?? .max)
    }
    guard let later = HTTPDate(text), let now = self[field: "Date"].flatMap(HTTPDate.init) else {
      return nil
    }
    return .seconds(max(0, later.seconds - now.seconds))
  }
}
