#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The documents of a cache's tree alone, whatever their age.
struct CacheTreeSource: CatalogSource {
  let tree: CacheTree

  func document(at path: DocumentPath) -> Data? { tree.entry(at: path)?.document.data }

  func location(of path: DocumentPath) -> String { "\(tree.folder)/documents/\(path.filePath)" }
}
