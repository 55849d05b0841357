import KPGGCore

/// Reads the documents of an endpoint that drifted from the wire format, and lists their problems.
func driftedCatalog(_ source: some CatalogSource) async throws -> ([GirlGroup], [String]) {
  let catalog = try await CatalogReader(source: source).fullCatalog()
  return (catalog.lineUps.map(\.group), catalog.problems.map(\.description))
}
