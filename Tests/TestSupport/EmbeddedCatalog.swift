package import KPGGCore

/// The embedded catalog, which the tests of the quiz still use.
package enum EmbeddedCatalog {
  package static let reader = DocumentReader(source: BundledSource())

  package static func catalog() async throws -> Catalog { try await reader.catalog() }

  /// All groups with their members, sorted newest debut first.
  package static func lineUps() async throws -> [LineUp] {
    try await reader.lineUps(of: try await catalog().groups)
  }
}
