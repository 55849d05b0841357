/// A source of wire documents: the embedded catalog, a folder, or an endpoint.
public protocol CatalogSource: Sendable {
  /// Reads a document. Only its size is checked.
  ///
  /// - Returns: The bytes; `nil` if the source does not have the document.
  /// - Throws: `CatalogError` if the document exists and cannot be read.
  func document(at path: DocumentPath) async throws(CatalogError) -> Data?

  /// Reads a document that is available without a network request.
  ///
  /// Use it for names that may not exist, so that a typo causes no request.
  func localDocument(at path: DocumentPath) async throws(CatalogError) -> Data?

  /// The number of documents to read at the same time, at least 1.
  var simultaneousRequests: Int { get }

  /// Returns the file path or the URL of a document, for messages.
  func location(of path: DocumentPath) -> String
}

extension CatalogSource {
  /// Reads the document, because a local source has all documents on this machine.
  public func localDocument(at path: DocumentPath) async throws(CatalogError) -> Data? {
    try await document(at: path)
  }

  /// 1, because reading files in parallel is not faster.
  public var simultaneousRequests: Int { 1 }
}

/// The error of reading a catalog.
public enum CatalogError: Error, Hashable, Sendable {
  /// A document is invalid.
  case badDocument(DocumentProblem)
  /// A document cannot be opened or read. The reason is the system's error message.
  case unreadable(location: String, reason: String)
  /// A required document does not exist.
  case absent(location: String)
  /// A document is not in the cache, and requests are not allowed.
  case notCached(location: String)
  /// The endpoint cannot be reached, or rejects the request.
  case unreachable(EndpointError)
}

extension CatalogError: CustomStringConvertible {
  /// One line without a full stop.
  public var description: String {
    switch self {
    case .badDocument(let problem): problem.description
    case .unreadable(let location, let reason): "cannot read '\(location)': \(reason)"
    case .absent(let location): "'\(location)' not found"
    case .notCached(let location): "'\(location)' is not in the cache"
    case .unreachable(let error): error.description
    }
  }
}
