import Foundation
import TestSupport
import XCTest

@testable import KPGGSystem

final class FolderTests: XCTestCase {
  func testAFolderIsCreatedWithItsParents() throws {
    let folder = try TemporaryFolder()
    try Folder.make("\(folder.path)/a/b/c")
    XCTAssertTrue(Folder.exists("\(folder.path)/a/b/c"))
  }

  func testAFolderWhoseNameStartsWithACombiningCharacterIsCreated() throws {
    let folder = try TemporaryFolder()
    try Folder.make("\(folder.path)/a/\u{301}b/c")
    XCTAssertTrue(Folder.exists("\(folder.path)/a/\u{301}b/c"))
    XCTAssertEqual(Folder.parentPath(of: "a/\u{301}b"), "a/")
  }

  func testAnExistingFolderIsNotAnError() throws {
    let folder = try TemporaryFolder()
    XCTAssertNoThrow(try Folder.make(folder.path))
    XCTAssertNoThrow(try Folder.make("\(folder.path)/"))
  }

  func testOnlyTheOwnerCanAccessAPrivateFolder() throws {
    let folder = try TemporaryFolder()
    try Folder.make("\(folder.path)/a/b", isPrivate: true)
    for name in ["a", "a/b"] {
      let attributes = try FileManager.default.attributesOfItem(atPath: "\(folder.path)/\(name)")
      XCTAssertEqual(attributes[.posixPermissions] as? Int, 0o700)
    }
  }

  func testAFileInPlaceOfAFolderIsNotAFolder() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "file")
    for path in ["file", "file/below"] {
      XCTAssertThrowsError(try Folder.make("\(folder.path)/\(path)")) { error in
        XCTAssertEqual((error as? SystemError)?.reason, "Not a directory")
      }
    }
  }

  func testAnEmptyPathIsAnError() {
    XCTAssertThrowsError(try Folder.make(""))
  }

  func testALinkIsReplaced() throws {
    let folder = try TemporaryFolder()
    for target in ["a", "b"] {
      try folder.makeFolder(target)
      try Folder.link("\(folder.path)/link", to: target)
      XCTAssertEqual(
        try FileManager.default.destinationOfSymbolicLink(atPath: "\(folder.path)/link"), target)
    }
    XCTAssertEqual(Folder.names(in: folder.path), ["a", "b", "link"])
  }

  func testALinkCannotReplaceAFolder() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("taken")
    XCTAssertThrowsError(try Folder.link("\(folder.path)/taken", to: "a"))
    XCTAssertEqual(Folder.names(in: folder.path), ["taken"])
  }
}

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
