import Foundation
import XCTest

@testable import KPGGCore

final class BundledSourceTests: XCTestCase {
  private let source = BundledSource()

  func testTheBundledPathsMatchTheFilesOnDisk() throws {
    XCTAssertEqual(BundledCatalog.filePaths, try filesOnDisk())
  }

  func testTheBundledBytesMatchTheFilesOnDisk() throws {
    for path in try filesOnDisk() {
      let bytes = try Data(contentsOf: Self.documents.appendingPathComponent(path))
      let name = String(path.dropFirst("group/".count))
      let document =
        name == "index.json" ? DocumentPath.index : .group(try checked(name) as GroupID)
      XCTAssertEqual(source.document(at: document), bytes, path)
    }
  }

  func testThereIsADocumentForTheIndexAndEachGroup() async throws {
    let ids = try await BundledCatalog.catalog().groups.map(\.id)
    let paths = [DocumentPath.index] + ids.map(DocumentPath.group)
    XCTAssertEqual(BundledCatalog.filePaths, paths.map(\.description).sorted())
  }

  /// The key keeps the IDs of members who share a name. IDs of the bundled members follow from their
  /// names.
  func testNoDocumentNeedsMemberIDs() throws {
    for path in BundledCatalog.filePaths {
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

  private static let documents = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Sources/KPGGCatalogData/documents")

  /// Lists all files below the folder, in the order of the UTF-8 bytes of their paths.
  private func filesOnDisk() throws -> [String] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: Self.documents.path)
    return paths.filter { path in
      var isFolder: ObjCBool = false
      let file = Self.documents.appendingPathComponent(path).path
      return FileManager.default.fileExists(atPath: file, isDirectory: &isFolder)
        && !isFolder.boolValue
    }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
