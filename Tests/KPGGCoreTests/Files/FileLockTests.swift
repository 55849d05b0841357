import Foundation
import XCTest

@testable import KPGGCore

final class FileLockTests: XCTestCase {
  func testAFolderAndAFileCanBeLocked() throws {
    let folder = try TemporaryFolder()
    let first = try FileLock(folder.path)
    let second = try FileLock("\(folder.path)/lock")
    XCTAssertTrue(FileManager.default.fileExists(atPath: "\(folder.path)/lock"))
    _ = consume first
    _ = consume second
  }

  func testALockIsHeldByOneAlone() throws {
    let folder = try TemporaryFolder()
    let lock = try FileLock(folder.path)
    XCTAssertTrue(isLocked(folder.path))
    _ = consume lock
    XCTAssertFalse(isLocked(folder.path))
  }

  func testALockInNoFolderIsAnError() throws {
    let folder = try TemporaryFolder()
    XCTAssertTrue(isLocked("\(folder.path)/nowhere/lock"))
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
