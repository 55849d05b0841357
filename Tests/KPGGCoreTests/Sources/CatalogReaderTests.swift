import Foundation
import XCTest

@testable import KPGGCore

final class CatalogReaderTests: XCTestCase {
  func testTheBundledCatalogIsComplete() async throws {
    let reader = CatalogReader.bundled
    let catalog = try await reader.catalog()
    let lineUps = try await reader.lineUps()
    XCTAssertEqual(lineUps.map(\.group), catalog.groups)
    XCTAssertEqual(lineUps.map(\.members.count).reduce(0, +), 596)
  }

  func testALineUpIsReadByItsIDOrItsGroup() async throws {
    let reader = CatalogReader.bundled
    let lineUp = try await reader.lineUp(id: "OHMYGIRL")
    let group = try await reader.group("OHMYGIRL")
    let sameLineUp = try await reader.lineUp(of: group)
    let lineUps = try await reader.lineUps(of: [group])
    XCTAssertEqual(lineUp.members.first?.name, "Hyojung")
    XCTAssertEqual(sameLineUp, lineUp)
    XCTAssertEqual(lineUps, [lineUp])
  }

  func testAnUnknownGroupIsNotFound() async throws {
    for id: GroupID in ["NOSUCHGROUP", "ohmygirl"] {
      await assertNotFound(id) { _ = try await CatalogReader.bundled.group(id) }
      await assertNotFound(id) { _ = try await CatalogReader.bundled.lineUp(id: id) }
    }
  }

  func testASearchCoversAllNames() async throws {
    let search = try await CatalogReader.bundled.search()
    XCTAssertEqual(search.hits(for: "유아").first?.member?.id.description, "OHMYGIRL/YooA")
  }

  func testAFolderIsRead() async throws {
    let folder = try TemporaryFolder()
    try folder.write(#"{"group": {"first": [{"groupname": "IVE"}]}}"#, to: "group/index.json")
    try folder.write(#"{"groupname": {"IVE": [{"stagename": "Liz"}]}}"#, to: "group/IVE")
    let reader = CatalogReader(folder: URL(fileURLWithPath: folder.path))
    let lineUp = try await reader.lineUp(id: "IVE")
    XCTAssertEqual(lineUp.members.map(\.id.description), ["IVE/Liz"])
  }

  func testAnInvalidBaseURLIsAnError() throws {
    let url = try XCTUnwrap(URL(string: "ftp://example.com"))
    XCTAssertThrowsError(try CatalogReader(endpoint: url)) { error in
      XCTAssertEqual(error as? EndpointAddressError, .scheme("ftp"))
    }
  }

  private func assertNotFound(
    _ id: GroupID, file: StaticString = #filePath, line: UInt = #line,
    _ body: () async throws -> Void
  ) async {
    do {
      try await body()
      XCTFail("found \(id)", file: file, line: line)
    } catch {
      XCTAssertEqual(error as? CatalogError, .groupNotFound(id), file: file, line: line)
    }
  }
}
