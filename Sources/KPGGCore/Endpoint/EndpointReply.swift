/// What an endpoint has to say about a document.
public enum EndpointReply: Hashable, Sendable {
  /// The document, checked.
  case document(ReceivedDocument)
  /// The document is the one that the validators belong to (status 304).
  case notModified
  /// The endpoint has no such document (status 404 or 410).
  case absent
}

/// A checked document as it was received.
public struct ReceivedDocument: Hashable, Sendable {
  /// The body's bytes.
  public let data: Data
  /// What to ask with whether it is still the same; of use for the same URL only.
  public let validators: Validators
  /// Where it was asked for, before any redirect.
  public let url: URL

  /// Puts together what was received or kept.
  public init(data: Data, validators: Validators, url: URL) {
    self.data = data
    self.validators = validators
    self.url = url
  }
}
