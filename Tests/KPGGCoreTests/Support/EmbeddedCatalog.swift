@testable import KPGGCore

/// The catalogue that is part of the library, as a reader sees it.
enum EmbeddedCatalog {
  static let reader = CatalogReader(source: BundledSource())

  static func catalog() async throws -> Catalog { try await reader.catalog() }

  /// Every group with its members, the newest debut first.
  static func lineUps() async throws -> [LineUp] {
    try await reader.lineUps(of: try await catalog().groups)
  }
}
