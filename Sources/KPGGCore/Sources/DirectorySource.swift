internal import KPGGSystem

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A folder that holds an exported tree: `group/index.json`, `group/OHMYGIRL` …
public struct DirectorySource: CatalogSource {
  /// The folder, relative to the working directory or absolute.
  public let path: String

  /// Looks at nothing until a document is asked for.
  public init(path: String) { self.path = path }

  /// Reads the document's file: a regular one of at most 8 MiB, or a link to such a file.
  public func document(at path: DocumentPath) throws(CatalogError) -> Data? {
    let location = location(of: path)
    do {
      return try BoundedFile.read(location, limit: WireJSON.byteLimit)
    } catch {
      switch error {
      case .tooLarge(let limit):
        throw .badDocument(
          DocumentProblem(document: path, keyPath: .root, kind: .tooLarge(limit: limit)))
      case .failed(let error): throw .unreadable(location: location, reason: error.reason)
      }
    }
  }

  /// The path of the document's file.
  public func location(of path: DocumentPath) -> String {
    self.path.hasSuffix("/") ? self.path + path.filePath : "\(self.path)/\(path.filePath)"
  }
}
