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
