import Foundation
import TestSupport
import XCTest

@testable import KPGGSystem

final class FileLockTests: XCTestCase {
  func testAMissingFolderIsNeitherLockedNorCreated() throws {
    let folder = try TemporaryFolder()
    XCTAssertTrue(isLocked("\(folder.path)/gone"))
    XCTAssertFalse((try? FileLock(waitingFor: "\(folder.path)/gone")) != nil)
    XCTAssertEqual(Folder.names(in: folder.path), [])
  }

  func testALockIsExclusive() throws {
    let folder = try TemporaryFolder()
    let lock = try FileLock(folder.path)
    XCTAssertTrue(isLocked(folder.path))
    _ = consume lock
    XCTAssertFalse(isLocked(folder.path))
  }

  func testAHeldLockIsWaitedForUpToTheLimit() throws {
    let folder = try TemporaryFolder()
    let lock = try FileLock(folder.path)
    XCTAssertTrue(try FileLock(waitingFor: folder.path, atMost: .milliseconds(20)) == nil)
    _ = consume lock
    XCTAssertFalse(try FileLock(waitingFor: folder.path, atMost: .zero) == nil)
  }

  func testAMissingFolderIsNotWaitedFor() throws {
    let folder = try TemporaryFolder()
    XCTAssertThrowsError(
      try FileLock(waitingFor: "\(folder.path)/gone", atMost: .seconds(1000)) == nil)
  }

  private func isLocked(_ path: String) -> Bool {
    do {
      _ = try FileLock(path)
      return false
    } catch {
      return true
    }
  }
}
