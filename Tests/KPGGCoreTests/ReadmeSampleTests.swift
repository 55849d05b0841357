import Foundation
import KPGGCore
import LoopbackServer
import XCTest

/// The README's sample code. Checks that it compiles and works as described.
final class ReadmeSampleTests: XCTestCase {
  func currentMembers(of name: String) async throws -> [String] {
    let reader = CatalogReader.bundled
    guard let group = try await reader.catalog().group(named: name).value else { return [] }
    return try await reader.lineUp(of: group).members.filter(\.isCurrent).map(\.name)
  }

  func groupNames(at url: URL) async throws -> [String] {
    let reader = try CatalogReader(endpoint: url)
    return try await reader.catalog().groups.map(\.name)
  }

  func testTheSampleReadsAnEndpoint() async throws {
    let server = try LoopbackServer { _ in .ok(#"{"group": {"first": [{"groupname": "IVE"}]}}"#) }
    defer { server.stop() }
    let folder = try TemporaryFolder()
    setenv("XDG_CACHE_HOME", folder.path, 1)
    defer { unsetenv("XDG_CACHE_HOME") }
    let names = try await groupNames(at: try XCTUnwrap(URL(string: server.base)))
    XCTAssertEqual(names, ["IVE"])
  }

  func testTheSampleNamesTheCurrentMembers() async throws {
    let members = try await currentMembers(of: "오마이걸")
    XCTAssertEqual(members, ["Hyojung", "Mimi", "YooA", "Seunghee", "Yubin", "Arin"])
  }
}
