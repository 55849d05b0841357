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
  public subscript(field name: String) -> String? { fields[name.lowercased()] }
}
