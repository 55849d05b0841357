import Foundation
import TestSupport
import XCTest

@testable import KPGGSystem

final class FileLockTests: XCTestCase {
  func testAMissingFolderIsNeitherLockedNorCreated() throws {
    let folder = try TemporaryFolder()
    XCTAssertTrue(isLocked("\(folder.path)/gone"))
    XCTAssertFalse((try? FileLock(waitingFor: OpenFolder("\(folder.path)/gone"))) != nil)
    XCTAssertEqual(Folder.names(in: folder.path), [])
  }

  func testALockIsExclusive() throws {
    let folder = try TemporaryFolder()
    let lock = try FileLock(OpenFolder(folder.path))
    XCTAssertTrue(isLocked(folder.path))
    _ = consume lock
    XCTAssertFalse(isLocked(folder.path))
  }

  func testAHeldLockIsWaitedForUpToTheLimit() throws {
    let folder = try TemporaryFolder()
    let lock = try FileLock(OpenFolder(folder.path))
    XCTAssertTrue(
      try FileLock(waitingFor: OpenFolder(folder.path), atMost: .milliseconds(20)) == nil)
    _ = consume lock
    XCTAssertFalse(try FileLock(waitingFor: OpenFolder(folder.path), atMost: .zero) == nil)
  }

  func testAMissingFolderIsNotWaitedFor() throws {
    let folder = try TemporaryFolder()
    XCTAssertThrowsError(
      try FileLock(waitingFor: OpenFolder("\(folder.path)/gone"), atMost: .seconds(1000)) == nil)
  }

  private func isLocked(_ path: String) -> Bool {
    do {
      _ = try FileLock(OpenFolder(path))
      return false
    } catch {
      return true
    }
  }
}
