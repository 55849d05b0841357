/// Somewhere that keeps wire documents: the one seam between the catalogue and the outside.
public protocol CatalogSource: Sendable {
  /// The document's bytes, not checked in any way but their number.
  ///
  /// - Returns: `nil` where the source has no such document.
  /// - Throws: `CatalogError` where it has one that cannot be had.
  func document(at path: DocumentPath) async throws(CatalogError) -> Data?

  /// The document's bytes as far as they can be had without asking another machine.
  ///
  /// Asked for by a name that may be no document's, so that a slip costs no request.
  func localDocument(at path: DocumentPath) async throws(CatalogError) -> Data?

  /// How many documents are worth asking for at the same time; at least 1.
  var simultaneousRequests: Int { get }

  /// Where the document would be, in words for a person: a file's path, an address.
  func location(of path: DocumentPath) -> String
}

extension CatalogSource {
  /// The document, as a source that is on this machine has all of them at hand.
  public func localDocument(at path: DocumentPath) async throws(CatalogError) -> Data? {
    try await document(at: path)
  }

  /// One: reading a file is no faster beside another.
  public var simultaneousRequests: Int { 1 }
}

/// Why a catalogue cannot be read.
public enum CatalogError: Error, Hashable, Sendable {
  /// A document is not what it must be.
  case badDocument(DocumentProblem)
  /// A document cannot be opened or read; the reason is the system's.
  case unreadable(location: String, reason: String)
  /// A document that must be there is not.
  case absent(location: String)
  /// A document was never received from the endpoint, which must not be asked.
  case notCached(location: String)
  /// The endpoint cannot be reached, or refuses.
  case unreachable(EndpointError)
}

extension CatalogError: CustomStringConvertible {
  /// One line without a full stop.
  public var description: String {
    switch self {
    case .badDocument(let problem): problem.description
    case .unreadable(let location, let reason): "cannot read '\(location)': \(reason)"
    case .absent(let location): "there is no '\(location)'"
    case .notCached(let location): "'\(location)' is not in the cache"
    case .unreachable(let error): error.description
    }
  }
}
