/// A secret that tells an endpoint who asks (RFC 6750).
///
/// Neither its description nor its mirror shows it, so that no message can by mistake.
public struct BearerToken: Hashable, Sendable, CustomReflectable {
  private let text: String

  /// Refuses an empty text and what cannot stand in a header field: anything but visible ASCII.
  public init?(_ text: String) {
    guard !text.isEmpty, text.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else { return nil }
    self.text = text
  }

  /// The header field that carries it (RFC 6750, section 2.1).
  var requestFields: [String: String] { ["Authorization": "Bearer \(text)"] }

  /// Shows nothing of the secret to whoever dumps the value.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

extension BearerToken: CustomStringConvertible {
  /// Nothing of the secret.
  public var description: String { "BearerToken" }
}
