/// What a server gave to ask later whether a document is still the same (RFC 9110, section 8.8).
public struct Validators: Hashable, Sendable, Codable {
  /// The entity tag as received, its quotes and weakness included.
  public var entityTag: String?
  /// The time of the last change as received.
  public var lastModified: String?

  /// Without either, nothing can be asked conditionally.
  public init(entityTag: String? = nil, lastModified: String? = nil) {
    self.entityTag = entityTag
    self.lastModified = lastModified
  }

  /// The most bytes of an entity tag that are kept.
  private static let byteLimit = 4096

  /// Reads them from a response's header fields, as far as they are of use.
  ///
  /// A time of change counts only once it is over, by the response's own `Date`: a document can
  /// change twice within one second (RFC 9110, section 8.8.2.2).
  init(of response: HTTPResponse) {
    let tag = response[field: "ETag"].flatMap { $0.utf8.count <= Self.byteLimit ? $0 : nil }
    let change = response[field: "Last-Modified"].flatMap { response.isSent(after: $0) ? $0 : nil }
    self.init(entityTag: tag, lastModified: change)
  }

  /// The header fields of a conditional request (RFC 9110, section 13.1).
  ///
  /// What could not stand in a header field is left out: it may come out of a damaged cache.
  var requestFields: [String: String] {
    var fields: [String: String] = [:]
    if let entityTag, entityTag.isFieldValue { fields["If-None-Match"] = entityTag }
    if let lastModified, lastModified.isFieldValue { fields["If-Modified-Since"] = lastModified }
    return fields
  }
}

extension HTTPResponse {
  /// Whether its `Date` is another second than a time, and a later one.
  fileprivate func isSent(after time: String) -> Bool {
    guard let date = self[field: "Date"].flatMap(HTTPDate.init), let time = HTTPDate(time) else {
      return false
    }
    return time.seconds < date.seconds
  }
}

extension String {
  /// Whether the text is of visible ASCII characters and spaces, which every header field may hold.
  var isFieldValue: Bool { !isEmpty && utf8.allSatisfy { (0x20...0x7E).contains($0) } }
}
