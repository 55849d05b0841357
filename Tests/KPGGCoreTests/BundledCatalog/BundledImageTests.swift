import Foundation
import XCTest

@testable import KPGGCore

/// The embedded image has exactly what the bundled documents say.
final class BundledImageTests: XCTestCase {
  /// Records the image with `KPGG_RECORD_FIXTURES=1`.
  func testTheImageFollowsFromTheDocuments() async throws {
    let reader = DocumentReader(source: DirectorySource(BundledCatalog.documents))
    let catalog = try await reader.catalog()
    let image = ImageWriter.image(catalog, try await reader.lineUps(of: catalog.groups))
    let file = SourceTree.root.appendingPathComponent("Sources/KPGGCatalogData/catalog.image")
    guard try Data(contentsOf: file) != image else { return }
    if SourceTree.isRecording { try image.write(to: file) }
    XCTFail("\(file.lastPathComponent) differs from the documents: run .ci/record")
  }

  func testPartsThatAreReadLaterAreAdded() async throws {
    let reader = DocumentReader(source: BundledSource(), keepsDocuments: true)
    let members = try await reader.soundCatalog(with: .members)
    XCTAssertTrue(members.lineUps.flatMap(\.songs).isEmpty)
    let songs = try await reader.lineUps(with: .songs) { $0.id == "OHMYGIRL" }
    XCTAssertEqual(songs.map(\.id), ["OHMYGIRL"])
    XCTAssertFalse(songs.flatMap(\.songs).isEmpty)
    XCTAssertFalse(songs.members.isEmpty)
  }

  func testEveryDocumentEqualsItsRecords() async throws {
    let reader = DocumentReader(source: DirectorySource(BundledCatalog.documents))
    let catalog = try await reader.catalog()
    XCTAssertTrue(CatalogImage.bundled.catalog == catalog)
    XCTAssertTrue(CatalogImage.bundled.fullCatalog().catalog == catalog)
    for group in catalog.groups {
      let lineUp = try await reader.lineUp(of: group)
      XCTAssertTrue(CatalogImage.bundled.lineUp(of: group.id) == lineUp, group.exactID)
    }
  }
}
