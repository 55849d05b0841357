import Foundation
import XCTest

@testable import KPGGCore

final class BundledSourceTests: XCTestCase {
  private let source = BundledSource()

  func testTheEmbeddedPathsMatchTheFilesOnDisk() throws {
    XCTAssertEqual(EmbeddedDocuments.filePaths, try filesOnDisk())
  }

  func testTheEmbeddedBytesMatchTheFilesOnDisk() throws {
    for path in try filesOnDisk() {
      let bytes = try Data(contentsOf: Self.documents.appendingPathComponent(path))
      let name = String(path.dropFirst("group/".count))
      let document =
        name == "index.json" ? DocumentPath.index : .group(try checked(name) as GroupID)
      XCTAssertEqual(source.document(at: document), bytes, path)
    }
  }

  func testThereIsADocumentForTheIndexAndEachGroup() async throws {
    let ids = try await EmbeddedCatalog.catalog().groups.map(\.id)
    let paths = [DocumentPath.index] + ids.map(DocumentPath.group)
    XCTAssertEqual(EmbeddedDocuments.filePaths, paths.map(\.description).sorted())
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

final class DirectorySourceTests: XCTestCase {
  func testADocumentHasTheBytesOfItsFile() throws {
    let folder = try TemporaryFolder()
    try folder.write("{}\n", to: "group/index.json")
    XCTAssertEqual(try read(folder, .index), "{}\n")
  }

  func testAnEmptyFileIsAnEmptyDocument() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "group/index.json")
    XCTAssertEqual(try read(folder, .index), "")
  }

  func testASlashAfterTheFolderDoesNotMatter() throws {
    let source = DirectorySource(path: "tree/")
    XCTAssertEqual(source.location(of: .index), "tree/group/index.json")
    XCTAssertEqual(DirectorySource(path: "tree").location(of: .index), "tree/group/index.json")
  }

  func testAFileNameIsTheID() throws {
    let folder = try TemporaryFolder()
    try folder.write("fx", to: "group/f(x)")
    try folder.write("old", to: "group/f%28x%29")
    XCTAssertEqual(try read(folder, .group(try checked("f(x)"))), "fx")
  }

  func testAnEncodedFileNameIsFoundToo() throws {
    let folder = try TemporaryFolder()
    try folder.write("fx", to: "group/f%28x%29")
    try folder.write("hangul", to: "group/%EA%B0%80")
    XCTAssertEqual(try read(folder, .group(try checked("f(x)"))), "fx")
    XCTAssertEqual(try read(folder, .group(try checked("가"))), "hangul")
  }

  func testALinkToAFileIsFollowed() throws {
    let folder = try TemporaryFolder()
    try folder.write("linked", to: "elsewhere")
    try folder.makeFolder("group")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/group/index.json", withDestinationPath: "../elsewhere")
    XCTAssertEqual(try read(folder, .index), "linked")
  }

  func testAMissingDocumentIsNil() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("group")
    XCTAssertNil(try read(folder, .index))
  }

  func testAMissingFolderHasNoDocuments() throws {
    let folder = try TemporaryFolder()
    let source = DirectorySource(path: "\(folder.path)/nowhere")
    XCTAssertNil(try source.document(at: .index))
  }

  func testABrokenLinkIsNil() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("group")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/group/index.json", withDestinationPath: "nowhere")
    XCTAssertNil(try read(folder, .index))
  }

  func testADocumentWithATooLongFileNameIsNil() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("group")
    let id = String(repeating: "가", count: 64)
    XCTAssertNil(try read(folder, .group(try checked(id))))
  }

  private func read(_ folder: TemporaryFolder, _ path: DocumentPath) throws -> String? {
    try DirectorySource(path: folder.path).document(at: path).map {
      String(decoding: $0, as: UTF8.self)
    }
  }
}
