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
}
