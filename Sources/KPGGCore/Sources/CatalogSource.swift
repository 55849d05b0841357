#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Somewhere that keeps wire documents: the one seam between the catalogue and the outside.
public protocol CatalogSource: Sendable {
  /// The document's bytes, not checked in any way but their number.
  ///
  /// - Returns: `nil` where the source has no such document.
  /// - Throws: `CatalogError` where it has one that cannot be had.
  func document(at path: DocumentPath) async throws(CatalogError) -> Data?

  /// Where the document would be, in words for a person: a file's path, an address.
  func location(of path: DocumentPath) -> String
}

/// Why a catalogue cannot be read.
public enum CatalogError: Error, Hashable, Sendable {
  /// A document is not what it must be.
  case badDocument(DocumentProblem)
  /// A document cannot be opened or read; the reason is the system's.
  case unreadable(location: String, reason: String)
  /// A document that must be there is not.
  case absent(location: String)
}

extension CatalogError: CustomStringConvertible {
  /// One line without a full stop.
  public var description: String {
    switch self {
    case .badDocument(let problem): problem.description
    case .unreadable(let location, let reason): "cannot read '\(location)': \(reason)"
    case .absent(let location): "there is no '\(location)'"
    }
  }
}
