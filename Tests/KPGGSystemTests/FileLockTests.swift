import Foundation
import TestSupport
import XCTest

@testable import KPGGSystem

final class FileLockTests: XCTestCase {
  func testWhatIsNoFolderIsNotLockedAndNotMade() throws {
    let folder = try TemporaryFolder()
    XCTAssertTrue(isLocked("\(folder.path)/gone"))
    XCTAssertFalse((try? FileLock(waitingFor: "\(folder.path)/gone")) != nil)
    XCTAssertEqual(Folder.names(in: folder.path), [])
  }

  func testALockIsHeldByOneAlone() throws {
    let folder = try TemporaryFolder()
    let lock = try FileLock(folder.path)
    XCTAssertTrue(isLocked(folder.path))
    _ = consume lock
    XCTAssertFalse(isLocked(folder.path))
  }

  func testALockThatIsHeldIsTriedForAWhile() throws {
    let folder = try TemporaryFolder()
    let lock = try FileLock(folder.path)
    XCTAssertTrue(try FileLock(waitingFor: folder.path, atMost: .milliseconds(20)) == nil)
    _ = consume lock
    XCTAssertFalse(try FileLock(waitingFor: folder.path, atMost: .zero) == nil)
  }

  func testAFolderThatIsNotThereIsNotWaitedFor() throws {
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
