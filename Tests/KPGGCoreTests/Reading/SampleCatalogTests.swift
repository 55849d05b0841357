import Foundation

import XCTest

@testable import KPGGCore
@testable import KPGGPublishing

/// The sample's documents. They must be as an export writes them, and have every case.
final class SampleCatalogTests: XCTestCase {
  func testEncodingTheIndexReproducesItsBytes() async throws {
    let catalog = try await SampleCatalog.catalog()
    XCTAssertEqual(IndexDocument(catalog).data, try SampleCatalog.source.document(at: .index))
  }

  func testEncodingEachGroupReproducesItsBytes() async throws {
    for lineUp in try await SampleCatalog.lineUps() {
      let document = GroupDocument(lineUp)
      XCTAssertEqual(
        document.data, try SampleCatalog.source.document(at: document.path), "\(document.id)")
    }
  }

  func testThereAreNoFindings() async throws {
    let validation = try await CatalogValidator(source: SampleCatalog.source).validate()
    XCTAssertEqual(validation, CatalogValidation(groupCount: 20, findings: []))
  }

  func testEveryStatusAndSongKindOccurs() async throws {
    let lineUps = try await SampleCatalog.lineUps()
    XCTAssertEqual(
      Set(lineUps.map(\.group.status)), Set(GroupStatus.allCases.map(Optional.some) + [nil]))
    XCTAssertEqual(
      Set(lineUps.flatMap(\.songs).map(\.kind)), Set(SongKind.allCases.map(Optional.some) + [nil]))
  }

  func testOneSectionIsEmptyAndOneGroupHasNoMembers() async throws {
    let sections = try await SampleCatalog.catalog().sections
    XCTAssertEqual(sections.filter(\.groupIDs.isEmpty).map(\.key.description), ["tenth"])
    let lineUps = try await SampleCatalog.lineUps()
    XCTAssertEqual(lineUps.filter(\.members.isEmpty).map(\.id.description), ["MOSAIC-X"])
  }
}
