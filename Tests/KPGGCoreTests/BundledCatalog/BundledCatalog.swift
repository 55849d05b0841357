import Foundation
import TestSupport

@testable import KPGGCore

/// The catalog that the library embeds, for the tests of this folder. All others use the sample.
enum BundledCatalog {
  static let reader = DocumentReader(source: BundledSource())

  static func catalog() async throws -> Catalog { try await reader.catalog() }

  /// All groups with their members, sorted newest debut first.
  static func lineUps() async throws -> [LineUp] {
    try await reader.lineUps(of: try await catalog().groups)
  }

  /// The folder of the documents, from which the embedded catalog is made.
  static let documents = SourceTree.root.appendingPathComponent("Sources/KPGGCatalogData/documents")

  /// The paths of all documents below the folder, in the order of their UTF-8 bytes.
  static func filePaths() throws -> [String] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: documents.path)
    return paths.filter { path in
      var isFolder: ObjCBool = false
      let file = documents.appendingPathComponent(path).path
      return FileManager.default.fileExists(atPath: file, isDirectory: &isFolder)
        && !isFolder.boolValue
    }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
