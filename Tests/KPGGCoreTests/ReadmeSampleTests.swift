import KPGGCore
import LoopbackServer
import XCTest

/// The README's sample code. Checks that it compiles and works as described.
final class ReadmeSampleTests: XCTestCase {
  func currentMembers(of name: String) async throws -> [String] {
    let reader = CatalogReader(source: BundledSource())
    let catalog = try await reader.catalog()
    guard case .found(let group) = catalog.group(named: name) else { return [] }
    return try await reader.lineUp(of: group).members.filter { !$0.isFormer }.map(\.name)
  }

  func endpointReader(_ base: String, cache folder: String, on today: CalendarDate) throws
    -> CatalogReader
  {
    let endpoint = try Endpoint(base)
    let client = EndpointClient(endpoint, transport: URLSessionTransport())
    let cache = EndpointCache(folder: folder, of: endpoint)
    return CatalogReader(source: EndpointSource(client: client, cache: cache, today: today))
  }

  func testTheSampleReadsAnEndpoint() async throws {
    let server = try LoopbackServer { _ in .ok(#"{"group": {"first": [{"groupname": "IVE"}]}}"#) }
    defer { server.stop() }
    let folder = try TemporaryFolder()
    let today: CalendarDate = try checked("2026-11-21")
    let reader = try endpointReader(server.base, cache: folder.path, on: today)
    let catalog = try await reader.catalog()
    XCTAssertEqual(catalog.groups.map(\.id.description), ["IVE"])
  }

  func testTheSampleNamesTheCurrentMembers() async throws {
    let members = try await currentMembers(of: "오마이걸")
    XCTAssertEqual(members, ["Hyojung", "Mimi", "YooA", "Seunghee", "Yubin", "Arin"])
  }
}
