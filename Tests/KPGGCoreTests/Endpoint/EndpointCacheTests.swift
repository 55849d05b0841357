import Foundation
import KPGGSystem
import XCTest

@testable import KPGGCore

final class EndpointCacheTests: XCTestCase {
  func testACachedDocumentKeepsItsMetadata() throws {
    let cache = try makeCache()
    let entry = try entry("가을", entityTag: "\"1\"")
    try cache.store(entry, at: .index)
    XCTAssertEqual(cache.entry(at: .index), entry)
    XCTAssertNil(cache.entry(at: .memberInfo))
  }

  func testACachedFileHasTheReceivedBytes() throws {
    let cache = try makeCache()
    try cache.store(try entry("as received"), at: .index)
    let file = "\(cache.folder)/tree/documents/group/index.json"
    XCTAssertEqual(try String(contentsOfFile: file, encoding: .utf8), "as received")
  }

  func testANewDocumentReplacesTheOld() throws {
    let cache = try makeCache()
    try cache.store(try entry("old"), at: .index)
    try cache.store(try entry("new"), at: .index)
    XCTAssertEqual(cache.entry(at: .index), try entry("new"))
  }

  func testAConfirmedDocumentHasTheNewDateAndItsOldFile() throws {
    let cache = try makeCache()
    let entry = try entry("kept", entityTag: "\"1\"")
    try cache.store(entry, at: .index)
    let file = "\(cache.folder)/tree/documents/group/index.json"
    let before = try FileManager.default.attributesOfItem(atPath: file)
    let day: CalendarDate = try checked("2026-11-30")
    try cache.confirm(entry.document, at: .index, on: day)
    let after = try FileManager.default.attributesOfItem(atPath: file)
    XCTAssertEqual(
      after[.systemFileNumber] as? Int, before[.systemFileNumber] as? Int, "a new file")
    XCTAssertEqual(
      cache.entry(at: .index), CacheTree.Entry(document: entry.document, received: day))
  }

  func testAReplacedDocumentCannotBeConfirmed() throws {
    let cache = try makeCache()
    try cache.store(try entry("new"), at: .index)
    try cache.confirm(try entry("old").document, at: .index, on: try checked("2026-11-30"))
    XCTAssertEqual(cache.entry(at: .index), try entry("new"))
  }

  func testEachEndpointHasItsOwnFolder() throws {
    let folder = try TemporaryFolder()
    let cache = { (base: String) in
      EndpointCache(folder: folder.path, of: try Endpoint(base))
    }
    try cache("http://example.com/a").store(try entry("a"), at: .index)
    XCTAssertNil(try cache("http://example.com/b").entry(at: .index))
    XCTAssertNotNil(try cache("http://example.com/a/").entry(at: .index))
  }

  func testLongAndUnsafeBaseURLsEachHaveOneFolder() throws {
    let folder = try TemporaryFolder()
    for base in [
      "http://example.com/../../..", "http://example.com/" + String(repeating: "가", count: 300),
    ] {
      let cache = EndpointCache(folder: folder.path, of: try Endpoint(base))
      try cache.store(try entry("kept"), at: .index)
      XCTAssertNotNil(cache.entry(at: .index))
    }
    XCTAssertEqual(Folder.names(in: folder.path).count, 2)
  }

  func testADamagedDocumentCountsAsMissing() throws {
    let cache = try makeCache()
    try cache.store(try entry("whole"), at: .index)
    try Data("whol".utf8).write(
      to: URL(fileURLWithPath: "\(cache.folder)/tree/documents/group/index.json"))
    XCTAssertNil(cache.entry(at: .index))
  }

  func testADocumentWithDamagedMetadataCountsAsMissing() throws {
    let cache = try makeCache()
    for damage in ["", "{", "{}", #"{"checksum": 1}"#] {
      try cache.store(try entry("whole"), at: .index)
      try Data(damage.utf8).write(
        to: URL(fileURLWithPath: "\(cache.folder)/tree/records/group/index.json"))
      XCTAssertNil(cache.entry(at: .index), damage)
    }
  }

  func testAFolderThatCannotBeCreatedIsAnError() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "file")
    let cache = EndpointCache(folder: "\(folder.path)/file", of: try Endpoint("http://a.example"))
    XCTAssertThrowsError(try cache.store(try entry("x"), at: .index)) { error in
      XCTAssertEqual((error as? CacheError)?.reason, "Not a directory")
    }
  }

  func testConcurrentWritersNeverLeaveAMixedDocument() async throws {
    let cache = try makeCache()
    let entries = try (0..<50).map { try entry(String(repeating: "\($0) ", count: 1000)) }
    await withTaskGroup(of: Void.self) { tasks in
      for entry in entries {
        tasks.addTask {
          do { try cache.store(entry, at: .index) } catch { XCTFail("\(error)") }
        }
      }
    }
    // A document and metadata from different writers do not match, and count as missing.
    if let entry = cache.entry(at: .index) { XCTAssertTrue(entries.contains(entry)) }
    try cache.store(entries[0], at: .index)
    XCTAssertEqual(cache.entry(at: .index), entries[0])
  }

  func testAStageIsVisibleOnlyAfterPublishing() throws {
    let cache = try makeCache()
    try cache.store(try entry("old"), at: .index)
    try cache.store(try entry("gone"), at: .memberInfo)
    let stage = try makeStage(of: cache)
    try stage.tree.store(try entry("new"), at: .index)
    XCTAssertEqual(cache.entry(at: .index), try entry("old"))
    try cache.publish(stage, holding: try cache.lockFolder())
    XCTAssertEqual(cache.entry(at: .index), try entry("new"))
    XCTAssertNil(cache.entry(at: .memberInfo))
  }

  func testAnUnpublishedStageIsLeftForTheNextSync() throws {
    let cache = try makeCache()
    try cache.store(try entry("old"), at: .index)
    do {
      let stage = try makeStage(of: cache)
      try stage.tree.store(try entry("new"), at: .index)
    }
    XCTAssertEqual(cache.entry(at: .index), try entry("old"))
    let stage = try makeStage(of: cache)
    XCTAssertEqual(stage.tree.entry(at: .index), try entry("new"))
  }

  func testASecondStageIsEmptyAndLeavesNothing() throws {
    let cache = try makeCache()
    let first = try makeStage(of: cache)
    try first.tree.store(try entry("first"), at: .index)
    let names = Folder.names(in: cache.folder)
    do {
      let second = try makeStage(of: cache)
      XCTAssertNil(second.tree.entry(at: .index))
      try second.tree.store(try entry("second"), at: .index)
    }
    XCTAssertEqual(Folder.names(in: cache.folder), names)
    XCTAssertEqual(first.tree.entry(at: .index), try entry("first"))
  }

  func testPublishingASecondStageRemovesTheTreeThatTheFirstLeft() throws {
    let cache = try makeCache()
    let first = try makeStage(of: cache)
    let second = try makeStage(of: cache)
    try second.tree.store(try entry("second"), at: .index)
    _ = consume first
    try cache.publish(second, holding: try cache.lockFolder())
    // The link and its tree.
    XCTAssertEqual(Folder.names(in: cache.folder).count, 2)
    XCTAssertEqual(cache.entry(at: .index), try entry("second"))
  }

  func testANewStageIsLockedAgainstRemoval() throws {
    let cache = try makeCache()
    try cache.store(try entry("old"), at: .index)
    let lock = try cache.lockFolder()
    let name = try cache.makeTreeFolder(holding: lock)
    let canRemoveTrees = (try? FileLock(OpenFolder(cache.folder))) != nil
    _ = try cache.makeStage(inTree: name, holding: lock)
    XCTAssertFalse(canRemoveTrees)
  }

  func testMakingAStageRemovesUnusedTrees() throws {
    let cache = try makeCache()
    try cache.store(try entry("kept"), at: .index)
    let names = Folder.names(in: cache.folder)
    try Folder.make("\(cache.folder)/tree-0123456789abc/documents")
    try Folder.link("\(cache.folder)/tree-0123456789abd", to: "tree-nowhere")
    _ = try makeStage(of: cache)
    XCTAssertEqual(Folder.names(in: cache.folder), names + ["unfinished"])
    XCTAssertEqual(cache.entry(at: .index), try entry("kept"))
  }

  func testAReadIsConsistentWhileTheTreeIsReplaced() throws {
    let cache = try makeCache()
    try cache.store(try entry("old"), at: .index)
    let new = try entry("new")
    var isReplaced = false
    let found = cache.read { tree in
      if !isReplaced {
        isReplaced = true
        do { try self.publish(new, in: cache) } catch { XCTFail("\(error)") }
      }
      return tree.entry(at: .index)
    }
    XCTAssertTrue(isReplaced)
    XCTAssertEqual(found, new)
  }

  func testPublishingRemovesUnusedTrees() throws {
    let cache = try makeCache()
    try cache.store(try entry("old"), at: .index)
    try Folder.make("\(cache.folder)/tree-0123456789abc/documents")
    let other = try makeStage(of: cache)
    try other.tree.store(try entry("of another process"), at: .index)
    try cache.publish(try makeStage(of: cache), holding: try cache.lockFolder())
    // The link, its tree, and the tree that is being filled.
    XCTAssertEqual(Folder.names(in: cache.folder).count, 3)
    try cache.publish(other, holding: try cache.lockFolder())
    XCTAssertEqual(cache.entry(at: .index), try entry("of another process"))
  }

  func testRemovingAllLeavesNoDocumentsAndNoPictures() throws {
    let cache = try makeCache()
    try cache.store(try entry("kept"), at: .index)
    let address: WebAddress = try checked("http://example.com/a.png")
    let picture = try XCTUnwrap(Picture(Data.png(width: 1, height: 1)))
    try cache.store(picture, at: address)
    for _ in 1...2 { try cache.removeAll(holding: try cache.lockFolder()) }
    XCTAssertNil(cache.entry(at: .index))
    XCTAssertNil(cache.picture(at: address))
    // The link and its tree.
    XCTAssertEqual(Folder.names(in: cache.folder).count, 2)
    try cache.store(try entry("new"), at: .index)
    XCTAssertEqual(cache.entry(at: .index), try entry("new"))
  }

  func testAFolderInTheLinksPlaceIsReplaced() throws {
    let cache = try makeCache()
    try Folder.make("\(cache.folder)/tree/documents/group")
    try cache.store(try entry("new"), at: .index)
    XCTAssertTrue(Folder.isLink("\(cache.folder)/tree"))
    XCTAssertEqual(cache.entry(at: .index), try entry("new"))
    let stage = try makeStage(of: cache)
    Folder.remove("\(cache.folder)/tree")
    try Folder.make("\(cache.folder)/tree/documents/group")
    try cache.publish(stage, holding: try cache.lockFolder())
  }

  func testTheFirstDocumentIsNotStoredWhileTheFolderIsLocked() throws {
    let cache = try makeCache()
    let lock = try cache.lockFolder()
    try cache.store(try entry("late"), at: .index)
    _ = consume lock
    XCTAssertNil(cache.entry(at: .index))
    try cache.store(try entry("kept"), at: .index)
    XCTAssertEqual(cache.entry(at: .index), try entry("kept"))
  }

  func testRemovingAllKeepsATreeThatIsBeingFilled() throws {
    let cache = try makeCache()
    try cache.store(try entry("old"), at: .index)
    let stage = try makeStage(of: cache)
    try stage.tree.store(try entry("new"), at: .index)
    try cache.removeAll(holding: try cache.lockFolder())
    XCTAssertNil(cache.entry(at: .index))
    try cache.publish(stage, holding: try cache.lockFolder())
    XCTAssertEqual(cache.entry(at: .index), try entry("new"))
  }

  func testTheFoldersLockIsFreeOrHeld() throws {
    let cache = try makeCache()
    do {
      let lock = try cache.lockFolder()
      let isFree = try cache.lockFolderIfFree() != nil
      XCTAssertFalse(isFree)
      _ = consume lock
    }
    let isFree = try cache.lockFolderIfFree() != nil
    XCTAssertTrue(isFree)
  }

  private func publish(_ entry: CacheTree.Entry, in cache: EndpointCache) throws {
    let stage = try makeStage(of: cache)
    try stage.tree.store(entry, at: .index)
    try cache.publish(stage, holding: try cache.lockFolder())
  }

  private func makeStage(of cache: EndpointCache) throws -> CacheStage {
    try cache.makeStage(holding: try cache.lockFolder())
  }

  private func makeCache() throws -> EndpointCache {
    let folder = try TemporaryFolder()
    addTeardownBlock { _ = folder }
    return EndpointCache(folder: folder.path, of: try Endpoint("http://example.com/kpgg/"))
  }

  private func entry(_ text: String, entityTag: String? = nil) throws -> CacheTree.Entry {
    CacheTree.Entry(
      document: ReceivedDocument(
        data: Data(text.utf8), validators: Validators(entityTag: entityTag),
        url: try XCTUnwrap(URL(string: "http://example.com/kpgg/group/"))),
      received: try checked("2026-11-21"))
  }
}
