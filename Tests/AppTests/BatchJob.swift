import Foundation
import KPGGCore

/// A job on a server: keeps a copy of an endpoint, and lists the members without an MBTI type.
func listMissingTypes(of endpoint: URL, in folder: URL) async throws -> [String] {
  let source = try EndpointSource(endpoint, transport: CurlTransport(), cacheFolder: folder)
  try await source.sync()
  let catalog = try await CatalogReader(source: source).fullCatalog()
  for problem in catalog.problems { print(problem) }
  return catalog.lineUps.flatMap(\.members).filter { $0.mbti == nil }.map(\.id.description)
}
