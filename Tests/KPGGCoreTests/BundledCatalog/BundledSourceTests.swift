import Foundation
import XCTest

@testable import KPGGCore

final class BundledSourceTests: XCTestCase {
  private let source = BundledSource()

  func testTheBundledBytesMatchTheFilesOnDisk() throws {
    for path in try BundledCatalog.filePaths() {
      let bytes = try Data(contentsOf: BundledCatalog.documents.appendingPathComponent(path))
      let name = String(path.dropFirst("group/".count))
      let document =
        name == "index.json" ? DocumentPath.index : .group(try checked(name) as GroupID)
      XCTAssertEqual(source.document(at: document), bytes, path)
    }
  }

  func testThereIsADocumentForTheIndexAndEachGroup() async throws {
    let ids = try await BundledCatalog.catalog().groups.map(\.id)
    let paths = [DocumentPath.index] + ids.map(DocumentPath.group)
    XCTAssertEqual(try BundledCatalog.filePaths(), paths.map(\.description).sorted())
  }

  /// The key keeps the IDs of members who share a name. IDs of the bundled members follow from their
  /// names.
  func testNoDocumentNeedsMemberIDs() throws {
    for path in try BundledCatalog.filePaths() {
      let name = String(path.dropFirst("group/".count))
      let document = GroupID(name).map(DocumentPath.group) ?? .index
      let data = try XCTUnwrap(source.document(at: document), path)
      XCTAssertFalse(String(decoding: data, as: UTF8.self).contains("memberid"), path)
    }
  }

  func testOtherDocumentsAreNil() throws {
    for path: DocumentPath in [
      .group(try checked("NOBODY")), .group(try checked("ohmygirl")),
      .group(try checked("OHMYGIR")), .group(try checked("OHMYGIRLS")),
      .section(try checked("first")), .years(2020...2020), .memberInfo,
    ] { XCTAssertNil(source.document(at: path), path.description) }
  }

  func testTheLocationOfADocumentIsMarkedAsBundled() {
    XCTAssertEqual(source.location(of: .index), "bundled:group/index.json")
  }

  func testADocumentOutlivesItsSource() async throws {
    let document = BundledSource().document(at: .index)
    XCTAssertEqual(document?.first, UInt8(ascii: "{"))
    XCTAssertEqual(document?.last, UInt8(ascii: "\n"))
  }
}
