@testable import KPGGCore

/// The embedded catalog.
enum EmbeddedCatalog {
  static let reader = DocumentReader(source: BundledSource())

  static func catalog() async throws -> Catalog { try await reader.catalog() }

  /// All groups with their members, sorted newest debut first.
  static func lineUps() async throws -> [LineUp] {
    try await reader.lineUps(of: try await catalog().groups)
  }
}
