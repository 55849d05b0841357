/// One of the wire format's five documents, as checked values.
///
/// Reading is tolerant as the README's *wire format* says; writing is exact, so that what was read
/// and written and read again is the same value.
public protocol WireDocument: Hashable, Sendable, JSONRepresentable {
  /// Where an endpoint keeps the document.
  var path: DocumentPath { get }
}

extension WireDocument {
  /// The document's bytes, as `jq -S .` would print them.
  public var data: Data { Data(json.canonicalText.utf8) }
}
