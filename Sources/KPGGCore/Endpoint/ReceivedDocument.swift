package import KPGGSystem

/// A document as received, with what a later request needs.
package struct ReceivedDocument: Equatable, Sendable {
  package let data: Data
  /// The validators for a conditional request to the same URL.
  package let validators: Validators
  /// The requested URL, before redirects.
  package let url: URL

  package static func == (left: Self, right: Self) -> Bool {
    left.data.isSame(as: right.data) && left.validators == right.validators && left.url == right.url
  }
}

extension Data {
  /// Whether the bytes are the same.
  // Not inlined, as the operator would be: its code has 3 KB.
  @inline(never)
  func isSame(as other: Data) -> Bool { self == other }
}

/// A response's validators for conditional requests (RFC 9110, section 8.8).
package struct Validators: Equatable, Sendable {
  /// The entity tag as received, including quotes and the weakness prefix.
  package var entityTag: String?
  /// The time of the last change as received.
  package var lastModified: String?
}

extension Validators {
  private static let byteLimit = 4096

  /// Reads the validators from a response's header fields.
  ///
  /// The time of the last change is used only if the response's own `Date` is later: a document can
  /// change twice in a second (RFC 9110, section 8.8.2.2).
  init(of response: ReceivedResponse) {
    let tag = response[field: "ETag"].flatMap { $0.utf8.count <= Self.byteLimit ? $0 : nil }
    let change = response[field: "Last-Modified"].flatMap { response.isSent(after: $0) ? $0 : nil }
    self.init(entityTag: tag, lastModified: change)
  }

  /// The header fields of a conditional request (RFC 9110, section 13.1).
  ///
  /// Values that no header field can contain are omitted: they may come from a damaged cache.
  var requestFields: [String: String] {
    var fields: [String: String] = [:]
    if let entityTag, entityTag.isFieldValue { fields["If-None-Match"] = entityTag }
    if let lastModified, lastModified.isFieldValue { fields["If-Modified-Since"] = lastModified }
    return fields
  }
}

extension ReceivedResponse {
  fileprivate func isSent(after time: String) -> Bool {
    guard let date = self[field: "Date"].flatMap(HTTPDate.init), let time = HTTPDate(time) else {
      return false
    }
    return time.seconds < date.seconds
  }
}

extension String {
  /// Whether a header field can contain the text: it consists of visible ASCII characters and
  /// spaces.
  var isFieldValue: Bool { !isEmpty && utf8.allSatisfy { (0x20...0x7E).contains($0) } }
}
