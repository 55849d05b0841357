/// One GET request, with the limits that its response must keep.
public struct HTTPRequest: Hashable, Sendable, Codable {
  /// An `http` or `https` address.
  public var url: URL
  /// The header fields to send beside those that every request has.
  public var fields: [String: String]
  /// The decoded bytes that the body may have.
  public var byteLimit: Int
  /// The longest wait without a byte.
  public var idleTime: Duration
  /// The longest time for the whole exchange, body included.
  public var wholeTime: Duration

  /// Sends nothing yet.
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

/// What a server answered, whatever the status.
public struct HTTPResponse: Hashable, Sendable {
  /// The status code of RFC 9110, section 15: 100 to 599 from a server that keeps to it.
  public let status: Int
  /// The body's bytes, decoded from any content encoding.
  public let body: Data
  /// The header fields by their names in lower case.
  package let fields: [String: String]

  /// Takes header fields with names in any letter case.
  public init(status: Int, fields: [String: String] = [:], body: Data = Data()) {
    self.status = status
    self.body = body
    self.fields = Dictionary(
      fields.map { ($0.key.lowercased(), $0.value) }, uniquingKeysWith: { first, _ in first })
  }

  /// The value of a header field; names are the same in any letter case (RFC 9110, section 5.1).
  public subscript(field name: String) -> String? { fields[name.lowercased()] }
}
