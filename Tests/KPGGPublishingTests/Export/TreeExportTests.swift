import Foundation
import KPGGSystem
import XCTest

@testable import KPGGCore
@testable import KPGGPublishing

final class TreeExportTests: TreeExportTestCase {
  func testATreeIsWrittenIntoAMissingFolder() async throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/a/b/"
    let summary = try await export(into: path)
    let tree = try await SampleCatalog.reader.staticTree()
    XCTAssertEqual(summary.groupCount, 20)
    XCTAssertEqual(summary.written.count, tree.documents.count)
    for document in tree.documents {
      XCTAssertEqual(
        try Data(contentsOf: URL(fileURLWithPath: path + document.path.description)), document.data)
    }
  }

  func testATreeIsWrittenIntoAnEmptyFolder() async throws {
    let folder = try TemporaryFolder()
    let summary = try await export(into: folder.path)
    XCTAssertEqual(summary.written.count, 44)
    XCTAssertEqual(Folder.names(in: folder.path), [".kpgg-export", "group", "main"])
  }

  func testUnchangedFilesAreNotTouched() async throws {
    let folder = try TemporaryFolder()
    _ = try await export(into: folder.path)
    let files = ["group/IVE", "group/index.json", "main/memberinfo", ".kpgg-export"]
    let before = try files.map { try status(of: $0, in: folder) }
    let summary = try await export(into: folder.path)
    XCTAssertEqual(summary.written, [])
    XCTAssertEqual(summary.unchanged.count, 44)
    XCTAssertEqual(try files.map { try status(of: $0, in: folder) }, before)
  }

  func testOnlyChangedFilesAreWritten() async throws {
    let folder = try TemporaryFolder()
    _ = try await export(into: folder.path)
    try folder.write("spoilt", to: "group/IVE")
    let statusBefore = try status(of: "group/AOA", in: folder)
    let summary = try await export(into: folder.path)
    XCTAssertEqual(summary.written, ["group/IVE"])
    XCTAssertEqual(try status(of: "group/AOA", in: folder), statusBefore)
  }

  func testFilesNoLongerInTheTreeAreRemoved() async throws {
    let folder = try TemporaryFolder()
    _ = try await export(into: folder.path)
    let small = try StaticTree(
      catalog: Catalog(sections: [], groups: [], featuredIDs: []), groups: [])
    let summary = try TreeExport(small, into: folder.path).run()
    XCTAssertEqual(summary.removed.count, 43)
    XCTAssertEqual(Folder.names(in: folder.path), [".kpgg-export", "group"])
    XCTAssertEqual(Folder.names(in: "\(folder.path)/group"), ["index.json"])
  }

  func testASiteIsWrittenBesideTheDocumentsAndRemovedAgain() async throws {
    let folder = try TemporaryFolder()
    let tree = try await SampleCatalog.reader.staticTree()
    let pages = ["site.css", "ko/members/IVE/Liz.html", "index.html"]
    let summary = try TreeExport(
      tree,
      siteFiles: { body throws(ExportError) in
        for page in pages { try body(SiteFile(path: page, data: Data(page.utf8))) }
      }, into: folder.path
    ).run()
    XCTAssertEqual(summary.written.count, 47)
    for page in pages { XCTAssertEqual(try folder.text(of: page), page) }
    let withoutSite = try await export(into: folder.path)
    XCTAssertEqual(withoutSite.removed, pages.sorted())
    XCTAssertEqual(Folder.names(in: folder.path), [".kpgg-export", "group", "main"])
  }

  func testARemovedFolderOfObsoleteFilesIsNoError() async throws {
    let folder = try TemporaryFolder()
    let tree = try await SampleCatalog.reader.staticTree()
    let page = SiteFile(path: "ko/members/IVE/Liz.html", text: "")
    _ = try TreeExport(
      tree, siteFiles: { body throws(ExportError) in try body(page) }, into: folder.path
    ).run()
    try FileManager.default.removeItem(atPath: "\(folder.path)/ko/members")
    _ = try await export(into: folder.path)
    XCTAssertEqual(Folder.names(in: folder.path), [".kpgg-export", "group", "main"])
  }

  func testANameThatChangesOnlyInCaseLeavesNoPage() async throws {
    let folder = try TemporaryFolder()
    let tree = try await SampleCatalog.reader.staticTree()
    for name in ["YOOA", "YooA", "YOOA"] {
      let export = TreeExport(
        tree,
        siteFiles: { body throws(ExportError) in
          try body(SiteFile(path: "members/OHMYGIRL/\(name).html", data: Data(name.utf8)))
        }, into: folder.path)
      _ = try export.run()
      XCTAssertEqual(Folder.names(in: "\(folder.path)/members/OHMYGIRL"), ["\(name).html"])
    }
  }

  func testFilesWithEncodedNamesOfAnEarlierVersionAreReplaced() throws {
    let folder = try TemporaryFolder()
    let id: GroupID = "f(x)"
    let catalog = Catalog(sections: [], groups: [GirlGroup(id: id)], featuredIDs: [])
    try folder.write("[\"group/f%28x%29\"]\n", to: ".kpgg-export")
    try folder.write("{}", to: "group/f%28x%29")
    let tree = try StaticTree(catalog: catalog, groups: [])
    let summary = try TreeExport(tree, into: folder.path).run()
    XCTAssertEqual(summary.removed, ["group/f%28x%29"])
    XCTAssertEqual(Set(Folder.names(in: "\(folder.path)/group")), ["f(x)", "index.json"])
  }

  func testAFolderWithUserFilesIsRejectedAndUnchanged() async throws {
    for file in ["notes.txt", "group/IVE", ".hidden"] {
      let folder = try TemporaryFolder()
      try folder.write("mine", to: file)
      await assertError(.foreignFolder(folder.path), into: folder.path)
      XCTAssertEqual(try folder.text(of: file), "mine")
      XCTAssertFalse(FileManager.default.fileExists(atPath: "\(folder.path)/.kpgg-export"))
    }
  }

  func testAConflictingUserFileIsRejectedAndUnchanged() async throws {
    let folder = try TemporaryFolder()
    let empty = try StaticTree(
      catalog: Catalog(sections: [], groups: [], featuredIDs: []), groups: [])
    _ = try TreeExport(empty, into: folder.path).run()
    try folder.write("mine", to: "group/IVE")
    await assertError(.foreignFile("\(folder.path)/group/IVE"), into: folder.path)
    XCTAssertEqual(try folder.text(of: "group/IVE"), "mine")
    XCTAssertEqual(Folder.names(in: "\(folder.path)/group"), ["IVE", "index.json"])
  }

  func testAFolderInPlaceOfAnExportedFileIsRejectedAndNothingIsMoved() async throws {
    let folder = try TemporaryFolder()
    _ = try await export(into: folder.path)
    try folder.write("old", to: "group/index.json")
    Folder.remove("\(folder.path)/main/memberinfo")
    try folder.makeFolder("main/memberinfo")
    await assertError(.foreignFile("\(folder.path)/main/memberinfo"), into: folder.path)
    XCTAssertEqual(try folder.text(of: "group/index.json"), "old")
  }

  func testAPageWithOtherContentIsNotComplete() async throws {
    let folder = try TemporaryFolder()
    _ = try await export(into: folder.path)
    let opened = try OpenFolder(folder.path)
    XCTAssertTrue(TreeExport.isComplete(opened, with: "main/memberinfo"))
    XCTAssertFalse(TreeExport.isComplete(opened, with: "main/other"))
    try folder.write("{", to: "main/memberinfo")
    XCTAssertFalse(TreeExport.isComplete(opened, with: "main/memberinfo"))
  }

  func testOtherFilesInAnExportedTreeAreKept() async throws {
    let folder = try TemporaryFolder()
    _ = try await export(into: folder.path)
    try folder.write("mine", to: "group/notes")
    try folder.write("mine", to: "robots.txt")
    _ = try await export(into: folder.path)
    XCTAssertEqual(try folder.text(of: "group/notes"), "mine")
    XCTAssertEqual(try folder.text(of: "robots.txt"), "mine")
  }

  func testALinkToTheFolderIsFollowed() async throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("real")
    try folder.link("link", to: "real")
    _ = try await export(into: "\(folder.path)/link")
    XCTAssertEqual(Folder.names(in: "\(folder.path)/real/main"), ["memberinfo"])
  }

  func testAFileInPlaceOfAFolderIsRejected() async throws {
    let folder = try TemporaryFolder()
    try folder.write("mine", to: "file")
    await assertError(.notAFolder("\(folder.path)/file"), into: "\(folder.path)/file")
    await assertError(.notAFolder("\(folder.path)/file/x"), into: "\(folder.path)/file/x")
  }

  /// The file attributes that change if the file is written again.
  private func status(of file: String, in folder: TemporaryFolder) throws -> [String] {
    let attributes = try FileManager.default.attributesOfItem(atPath: "\(folder.path)/\(file)")
    return [FileAttributeKey.systemFileNumber, .modificationDate].map {
      "\(attributes[$0] ?? "unknown")"
    }
  }
}
