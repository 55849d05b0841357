internal import KPGGSystem

/// A source that reads each document at most once from another source.
///
/// It keeps everything in memory. Use it for one command, not in a long-running process.
package final class MemoizingSource: CatalogSource {
  private let source: any CatalogSource
  /// The keys are the descriptions of the paths.
  private let documents = Mutex<[String: Data?]>([:])

  /// Creates a source without reading anything.
  package init(_ source: any CatalogSource) { self.source = source }

  /// Returns the document as it was when first read.
  package func document(at path: DocumentPath) async throws(CatalogError) -> Data? {
    if let known = documents.withLock({ $0[path.description] }) { return known }
    let document = try await source.document(at: path)
    documents.withLock { $0[path.description] = .some(document) }
    return document
  }

  /// Returns the document as it was when first read, or the local document.
  package func localDocument(at path: DocumentPath) async throws(CatalogError) -> Data? {
    if let known = documents.withLock({ $0[path.description] }) { return known }
    let document = try await source.localDocument(at: path)
    // A document that is not local may still exist.
    if let document { documents.withLock { $0[path.description] = document } }
    return document
  }

  /// Returns the location in the wrapped source.
  package func location(of path: DocumentPath) -> String { source.location(of: path) }

  /// The wrapped source's number.
  package var simultaneousRequests: Int { source.simultaneousRequests }
}
