import KPGGCatalogData

@testable import KPGGCore

/// The catalog that the library embeds, for the tests of this folder. All others use the sample.
enum BundledCatalog {
  static let reader = DocumentReader(source: BundledSource())

  static func catalog() async throws -> Catalog { try await reader.catalog() }

  /// All groups with their members, sorted newest debut first.
  static func lineUps() async throws -> [LineUp] {
    try await reader.lineUps(of: try await catalog().groups)
  }

  /// The file paths of all documents, in the order of their UTF-8 bytes.
  static var filePaths: [String] {
    UnsafeBufferPointer(start: kpgg_catalog_documents(), count: kpgg_catalog_document_count())
      .map { String(cString: $0.path) }
  }
}
