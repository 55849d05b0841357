import Foundation
import XCTest

@testable import KPGGCore

final class DecodedDocumentsTests: XCTestCase {
  func testAReaderThatKeepsDocumentsReadsEachOnce() async throws {
    let source = try recording()
    let reader = DocumentReader(source: source, keepsDocuments: true)
    for _ in 0..<2 {
      let groups = try await reader.catalog().groups
      let lineUps = try await reader.lineUps(of: groups)
      XCTAssertEqual(lineUps.map(\.members.count), [1])
      let lineUp = try await reader.lineUp(exactly: try checked("A"))
      XCTAssertEqual(lineUp?.members.count, 1)
    }
    let paths = await source.requestedPaths
    XCTAssertEqual(paths, ["group/index.json", "group/A"])
  }

  func testOtherReadersReadTheSourceAgain() async throws {
    let source = try recording()
    let reader = DocumentReader(source: source)
    for _ in 0..<2 { _ = try await reader.catalog() }
    let paths = await source.requestedPaths
    XCTAssertEqual(paths, ["group/index.json", "group/index.json"])
  }

  func testADocumentThatIsNotLocalIsReadLater() async throws {
    let documents = try recording()
    let reader = DocumentReader(source: DistantSource(documents: documents), keepsDocuments: true)
    let local = try await reader.lineUp(exactly: try checked("A"))
    XCTAssertNil(local)
    let lineUps = try await reader.lineUps(of: try await reader.catalog().groups)
    XCTAssertEqual(lineUps.map(\.members.count), [1])
  }

  private func recording() throws -> RecordingSource {
    var listed = try group("A", debut: "2020-11-12")
    listed.sectionKey = try checked("first")
    let index = Catalog(
      sections: [try section("first", "2020", ["A"])], groups: [listed], featuredIDs: [])
    return RecordingSource([
      "group/index.json": IndexDocument(index).data,
      "group/A": GroupDocument(LineUp(group: listed, members: [try member("A/B")])).data,
    ])
  }
}

/// A source that has no local copies of its documents.
private struct DistantSource: CatalogSource {
  let documents: RecordingSource

  func document(at path: DocumentPath) async throws(CatalogError) -> Data? {
    try await documents.document(at: path)
  }

  func localDocument(at path: DocumentPath) -> Data? { nil }

  func location(of path: DocumentPath) -> String { "distant:\(path)" }
}
