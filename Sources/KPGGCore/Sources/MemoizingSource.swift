internal import Synchronization

/// A source that is asked for each document once, however often it is read.
///
/// Remembers all that was read, and so is for one question, not for a process that goes on.
public final class MemoizingSource: CatalogSource {
  private let source: any CatalogSource
  /// By the paths' descriptions.
  private let documents = Mutex<[String: Data?]>([:])

  /// Asks for nothing until it is asked itself.
  public init(_ source: any CatalogSource) { self.source = source }

  /// The document as it was when it was first asked for.
  public func document(at path: DocumentPath) async throws(CatalogError) -> Data? {
    if let known = documents.withLock({ $0[path.description] }) { return known }
    let document = try await source.document(at: path)
    documents.withLock { $0[path.description] = .some(document) }
    return document
  }

  /// The document as it was, or as far as it is at hand now.
  public func localDocument(at path: DocumentPath) async throws(CatalogError) -> Data? {
    if let known = documents.withLock({ $0[path.description] }) { return known }
    let document = try await source.localDocument(at: path)
    // That it is not at hand does not say that there is none.
    if let document { documents.withLock { $0[path.description] = document } }
    return document
  }

  /// Where the source has it.
  public func location(of path: DocumentPath) -> String { source.location(of: path) }

  /// As many as the source.
  public var simultaneousRequests: Int { source.simultaneousRequests }
}
