import Foundation
import KPGGSystem
import XCTest

@testable import KPGGCore

/// Links and pipes in the cache that kpgg did not make.
final class PlantedCacheTests: XCTestCase {
  private var temporary: TemporaryFolder!
  private var cache: EndpointCache!
  private var outside: String { "\(temporary.path)/outside" }

  override func setUpWithError() throws {
    temporary = try TemporaryFolder()
    try temporary.write("mine", to: "outside/documents/group/index.json")
    cache = EndpointCache(
      folder: "\(temporary.path)/cache", of: try Endpoint("http://example.com/kpgg/"))
  }

  func testALinkToAnotherTreeIsReplaced() throws {
    try Folder.make(cache.folder)
    for target in ["../../outside", outside, ".."] {
      Folder.remove("\(cache.folder)/tree")
      try Folder.link("\(cache.folder)/tree", to: target)
      XCTAssertNil(cache.entry(at: .index))
      try cache.store(try entry("new"), at: .index)
      XCTAssertEqual(cache.entry(at: .index), try entry("new"))
      try cache.removeAll(holding: try cache.lockFolder())
      try assertOutsideIsUnchanged()
    }
  }

  func testALinkInPlaceOfTheEndpointsFolderIsAnErrorThatNamesIt() throws {
    try Folder.make("\(temporary.path)/cache")
    try Folder.link(cache.folder, to: outside)
    XCTAssertNil(cache.entry(at: .index))
    XCTAssertThrowsError(try cache.store(try entry("new"), at: .index)) { error in
      XCTAssertEqual((error as? CacheError)?.path, cache.folder)
    }
    try assertOutsideIsUnchanged()
  }

  func testALinkInPlaceOfTheFolderOfAllEndpointsIsAnErrorThatNamesTheCache() throws {
    let cache = EndpointCache(
      inCache: "\(temporary.path)/cache", of: try Endpoint("http://example.com/kpgg/"))
    try Folder.make("\(temporary.path)/cache")
    try Folder.link("\(temporary.path)/cache/endpoints", to: outside)
    XCTAssertNil(cache.entry(at: .index))
    XCTAssertThrowsError(try cache.store(try entry("new"), at: .index)) { error in
      XCTAssertEqual((error as? CacheError)?.path, cache.folder)
    }
    try assertOutsideIsUnchanged()
  }

  func testALinkInATreeIsAnErrorThatNamesIt() throws {
    try cache.store(try entry("old"), at: .index)
    for path in ["tree/documents", "tree/documents/group", "tree/records"] {
      Folder.remove("\(cache.folder)/\(path)")
      try Folder.link("\(cache.folder)/\(path)", to: outside)
      XCTAssertNil(cache.entry(at: .index))
      XCTAssertThrowsError(try cache.store(try entry("new"), at: .index)) { error in
        let named = (error as? CacheError)?.path ?? ""
        XCTAssertTrue(named.contains("/group/index.json"), named)
      }
      try assertOutsideIsUnchanged()
      // The next sync makes another tree.
      let stage = try cache.makeStage(holding: try cache.lockFolder())
      try stage.tree.store(try entry("synced"), at: .index)
      try cache.publish(stage, holding: try cache.lockFolder())
      XCTAssertEqual(cache.entry(at: .index), try entry("synced"))
      try assertOutsideIsUnchanged()
    }
  }

  func testAPipeInPlaceOfADocumentIsReplaced() throws {
    try cache.store(try entry("old"), at: .index)
    for path in ["tree/documents/group/index.json", "tree/records/group/index.json"] {
      Folder.remove("\(cache.folder)/\(path)")
      XCTAssertEqual(mkfifo("\(cache.folder)/\(path)", 0o600), 0)
      XCTAssertNil(cache.entry(at: .index))
      try cache.store(try entry("new"), at: .index)
      XCTAssertEqual(cache.entry(at: .index), try entry("new"))
    }
  }

  func testFilesAndFoldersInPlaceOfEachOtherInTheUnfinishedTreeAreReplaced() throws {
    for path in [
      "documents", "records", "documents/group", "records/group/index.json/a",
      "documents/group/index.json/a",
    ] {
      let planted = "\(cache.folder)/unfinished/\(path)"
      try Folder.make(Folder.parentPath(of: planted).withoutFinalSlashes)
      try AtomicFile.save(Data("x".utf8), to: planted)
      let stage = try cache.makeStage(holding: try cache.lockFolder())
      try stage.tree.store(try entry("synced"), at: .index)
      try cache.publish(stage, holding: try cache.lockFolder())
      XCTAssertEqual(cache.entry(at: .index), try entry("synced"), path)
    }
  }

  func testALinkOrAPipeInPlaceOfTheUnfinishedTreeIsReplaced() throws {
    try Folder.make(cache.folder)
    for isLink in [true, false] {
      let path = "\(cache.folder)/unfinished"
      if isLink {
        try Folder.link(path, to: outside)
      } else {
        XCTAssertEqual(mkfifo(path, 0o600), 0)
      }
      let stage = try cache.makeStage(holding: try cache.lockFolder())
      stage.tree.removeAll(except: [])
      try cache.publish(stage, holding: try cache.lockFolder())
      XCTAssertFalse(Folder.names(in: cache.folder).contains("unfinished"))
      try assertOutsideIsUnchanged()
    }
  }

  func testALinkInPlaceOfThePicturesIsAnError() throws {
    try Folder.make(cache.folder)
    try Folder.link("\(cache.folder)/pictures", to: outside)
    let address = try XCTUnwrap(WebAddress("https://example.com/a.png"))
    let picture = try XCTUnwrap(Picture(Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])))
    XCTAssertThrowsError(try cache.store(picture, at: address))
    XCTAssertNil(cache.picture(at: address))
    try cache.removeAll(holding: try cache.lockFolder())
    try assertOutsideIsUnchanged()
    try cache.store(picture, at: address)
    XCTAssertNotNil(cache.picture(at: address))
  }

  private func assertOutsideIsUnchanged(line: UInt = #line) throws {
    XCTAssertEqual(
      try temporary.text(of: "outside/documents/group/index.json"), "mine", line: line)
    XCTAssertEqual(Folder.names(in: outside), ["documents"], line: line)
    XCTAssertEqual(Folder.names(in: "\(outside)/documents"), ["group"], line: line)
  }

  func testAFolderWithoutTheNameOfATreeStays() throws {
    try cache.store(try entry("kept"), at: .index)
    try Folder.make("\(cache.folder)/tree-mine")
    try cache.publish(
      try cache.makeStage(holding: try cache.lockFolder()), holding: try cache.lockFolder())
    XCTAssertTrue(Folder.names(in: cache.folder).contains("tree-mine"))
  }

  private func entry(_ text: String) throws -> CacheTree.Entry {
    CacheTree.Entry(
      document: ReceivedDocument(
        data: Data(text.utf8), validators: Validators(),
        url: try XCTUnwrap(URL(string: "http://example.com/kpgg/group/"))),
      received: try checked("2026-11-21"))
  }
}
