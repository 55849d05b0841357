import Foundation
import XCTest

@testable import KPGGCore

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
    try FileManager.default.createSymbolicLink(
      atPath: index(of: folder), withDestinationPath: "/dev/zero")
    assertFails(in: folder, "cannot read '\(index(of: folder))': Not a regular file")
  }

  func testALinkToItselfIsRejected() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("group")
    try FileManager.default.createSymbolicLink(
      atPath: index(of: folder), withDestinationPath: "index.json")
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
