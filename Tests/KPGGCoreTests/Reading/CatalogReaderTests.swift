import Foundation
import XCTest

@testable import KPGGCore

final class CatalogReaderTests: XCTestCase {
  func testALineUpIsReadByItsIDOrItsGroup() async throws {
    let reader = CatalogReader(source: SampleCatalog.source)
    let lineUp = try await reader.lineUp(id: "OHMYGIRL")
    let group = try await reader.group(id: "OHMYGIRL")
    let sameLineUp = try await reader.lineUp(of: group)
    let lineUps = try await reader.lineUps(of: [group])
    XCTAssertEqual(lineUp.members.first?.name, "Hyojung")
    XCTAssertEqual(sameLineUp, lineUp)
    XCTAssertEqual(lineUps, [lineUp])
  }

  func testAnUnknownGroupIsNotFound() async throws {
    let reader = CatalogReader(source: SampleCatalog.source)
    for id: GroupID in ["NOSUCHGROUP", "ohmygirl"] {
      await assertNotFound(id) { _ = try await reader.group(id: id) }
      await assertNotFound(id) { _ = try await reader.lineUp(id: id) }
    }
  }

  func testASearchCoversAllNames() async throws {
    let search = try await CatalogReader(source: SampleCatalog.source).search()
    XCTAssertEqual(search.hits(for: "유아").first?.member?.id.description, "OHMYGIRL/YooA")
  }

  func testAFolderIsRead() async throws {
    let folder = try TemporaryFolder()
    try folder.write(#"{"group": {"first": [{"groupname": "IVE"}]}}"#, to: "group/index.json")
    try folder.write(#"{"groupname": {"IVE": [{"stagename": "Liz"}]}}"#, to: "group/IVE")
    let reader = CatalogReader(source: DirectorySource(URL(fileURLWithPath: folder.path)))
    let lineUp = try await reader.lineUp(id: "IVE")
    XCTAssertEqual(lineUp.members.map(\.id.description), ["IVE/Liz"])
  }

  func testAnEndpointsDocumentsAreRequestedAgainAfterADay() throws {
    let reader = try CatalogReader(endpoint: try XCTUnwrap(URL(string: "https://example.com")))
    XCTAssertEqual((reader.source as? EndpointSource)?.freshness, .maximumAge(days: 1))
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
    let error = await thrownError(
      as: CatalogError.self, try await body(), file: file, line: line)
    XCTAssertEqual(error, .groupNotFound(id), file: file, line: line)
  }
}
