import Foundation
import XCTest

@testable import KPGGCore
@testable import KPGGPublishing

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
    try folder.link("group/index.json", to: "../elsewhere")
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
    try folder.link("group/index.json", to: "nowhere")
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

/// The files that `DirectorySource` rejects.
final class DirectorySourceFileTests: XCTestCase {
  /// Reading the file would exceed the memory.
  func testASparseTerabyteFileIsRejectedUnread() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "group/index.json")
    let handle = try XCTUnwrap(FileHandle(forWritingAtPath: "\(folder.path)/group/index.json"))
    try handle.truncate(atOffset: 1 << 40)
    try handle.close()
    assertFails(in: folder, "group/index.json: larger than the limit of 8388608 bytes")
  }

  func testAFolderInPlaceOfAFileIsRejected() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("group/index.json")
    assertFails(in: folder, "cannot read '\(index(of: folder))': Is a directory")
  }

  func testANamedPipeIsRejectedWithoutWaiting() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("group")
    XCTAssertEqual(mkfifo(index(of: folder), 0o600), 0)
    assertFails(in: folder, "cannot read '\(index(of: folder))': Not a regular file")
  }

  func testADeviceIsRejected() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("group")
    try folder.link("group/index.json", to: "/dev/zero")
    assertFails(in: folder, "cannot read '\(index(of: folder))': Not a regular file")
  }

  func testALinkToItselfIsRejected() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("group")
    try folder.link("group/index.json", to: "index.json")
    assertFails(
      in: folder,
      "cannot read '\(index(of: folder))': \(String(cString: strerror(ELOOP)))")
  }

  func testAFileInPlaceOfTheFolderIsRejected() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "group")
    assertFails(in: folder, "cannot read '\(index(of: folder))': Not a directory")
  }

  func testAFileWithoutReadPermissionIsRejected() throws {
    try XCTSkipIf(geteuid() == 0, "root may read everything")
    let folder = try TemporaryFolder()
    try folder.write("{}", to: "group/index.json")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0], ofItemAtPath: index(of: folder))
    assertFails(in: folder, "cannot read '\(index(of: folder))': Permission denied")
  }

  private func index(of folder: TemporaryFolder) -> String { "\(folder.path)/group/index.json" }

  private func assertFails(
    in folder: TemporaryFolder, _ message: String, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    assertRejected(message, file: file, line: line) {
      _ = try DirectorySource(path: folder.path).document(at: .index)
    }
  }
}

final class MemorySourceTests: XCTestCase {
  func testFormerMembersAreMarkedInTheirGroups() async throws {
    let lineUps = [
      LineUp(group: try group("IVE"), checkedMembers: [try member("IVE/Liz")]),
      LineUp(
        group: try group("FX"),
        checkedMembers: [try member("FX/Amber", isFormer: true), try member("FX/Luna")]),
    ]
    let catalog = try await CatalogReader(source: MemorySource(FullCatalog(lineUps))).catalog()
    XCTAssertEqual(catalog.groups.filter(\.hasFormerMembers).map(\.id), ["FX"])
  }

  func testALineUpIsReadBack() async throws {
    let reader = CatalogReader(source: MemorySource(FullCatalog([.sample])))
    let lineUp = try await reader.lineUp(id: "OHMYGIRL")
    XCTAssertEqual(lineUp.members, LineUp.sample.members)
    XCTAssertEqual(lineUp.group.name, LineUp.sample.group.name)
  }

  func testAGroupWithoutALineUpHasNoMembers() async throws {
    let catalog = Catalog(sections: [], groups: [try group("IVE")], featuredIDs: ["IVE"])
    let reader = CatalogReader(source: MemorySource(FullCatalog(catalog, lineUps: [])))
    let lineUp = try await reader.lineUp(of: try group("IVE"))
    XCTAssertEqual(lineUp.members, [])
  }

  func testMembersKeepTheirIDsAndTheirOrder() async throws {
    let members = try ["IVE/abcdefg9", "IVE/zz", "IVE/member", "IVE/Liz"].map { try member($0) }
    let source = MemorySource(
      FullCatalog([LineUp(group: try group("IVE"), checkedMembers: members)]))
    let lineUp = try await CatalogReader(source: source).lineUp(of: try group("IVE"))
    XCTAssertEqual(lineUp.members, members)
  }

  func testAnEmptySourceIsAnEmptyCatalog() async throws {
    let catalog = try await CatalogReader(source: MemorySource(FullCatalog([]))).catalog()
    XCTAssertEqual(catalog, Catalog(sections: [], groups: [], featuredIDs: []))
  }

  func testTheSampleIsAGroupWithItsMembers() {
    XCTAssertEqual(LineUp.sample.id, "OHMYGIRL")
    XCTAssertFalse(LineUp.sample.members.isEmpty)
  }

  func testTheLocationIsMarkedAsMemory() {
    XCTAssertEqual(MemorySource(FullCatalog([])).location(of: .index), "memory:group/index.json")
  }
}

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
    XCTAssertEqual(validation, CatalogValidation(groupCount: 20))
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
