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

  /// Reads them from a response's header fields.
  init(of response: HTTPResponse) {
    self.init(entityTag: response[field: "ETag"], lastModified: response[field: "Last-Modified"])
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

extension String {
  /// Whether the text is of visible ASCII characters and spaces, which every header field may hold.
  var isFieldValue: Bool { !isEmpty && utf8.allSatisfy { (0x20...0x7E).contains($0) } }
}
