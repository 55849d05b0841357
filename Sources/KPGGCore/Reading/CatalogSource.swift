/// A source of wire documents: the embedded catalog, a folder, or an endpoint.
public protocol CatalogSource: Sendable {
  /// Reads the bytes of a document.
  ///
  /// - Returns: The bytes; `nil` if the source does not have the document.
  /// - Throws: `CatalogError` if the document exists and cannot be read.
  func document(at path: DocumentPath) async throws(CatalogError) -> Data?

  /// Reads a document if no network request is needed.
  ///
  /// Use it for names that may not exist: a typo then causes no request.
  ///
  /// - Returns: The bytes; `nil` if a request is needed, or if the source does not have the
  ///   document.
  func localDocument(at path: DocumentPath) async throws(CatalogError) -> Data?

  /// The number of documents to read at the same time, at least 1.
  var simultaneousRequests: Int { get }

  /// Returns the file path or the URL of a document, for messages.
  func location(of path: DocumentPath) -> String

  /// Marks the documents as outdated: they are requested again when they are next read.
  func reload()
}

extension CatalogSource {
  /// Reads the document, because a local source has all documents on this machine.
  public func localDocument(at path: DocumentPath) async throws(CatalogError) -> Data? {
    try await document(at: path)
  }

  /// Does nothing, because a local source always reads the current documents.
  public func reload() {}

  /// 1, because reading files in parallel is not faster.
  public var simultaneousRequests: Int { 1 }
}
