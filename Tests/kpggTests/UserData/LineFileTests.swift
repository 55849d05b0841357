import Foundation
import KPGGSystem
import TestSupport
import XCTest

@testable import kpgg

final class LineFileTests: XCTestCase {
  func testLinesAreAppended() throws {
    let folder = try TemporaryFolder()
    try append("one\n", in: folder)
    try append("two\nthree\n", in: folder)
    XCTAssertEqual(try folder.text(of: "file"), "one\ntwo\nthree\n")
  }

  func testANewFileIsPrivateAndAnOldOneKeepsItsPermissions() throws {
    let folder = try TemporaryFolder()
    try append("one\n", in: folder)
    XCTAssertEqual(try permissions(in: folder), 0o600)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o640], ofItemAtPath: "\(folder.path)/file")
    try append("two\n", in: folder)
    XCTAssertEqual(try permissions(in: folder), 0o640)
  }

  func testALastLineWithoutANewlineGetsOne() throws {
    let folder = try TemporaryFolder()
    try folder.write("one\ntw", to: "file")
    try append("three\n", in: folder)
    XCTAssertEqual(try folder.text(of: "file"), "one\ntw\nthree\n")
  }

  func testTheLimitIsKept() throws {
    let folder = try TemporaryFolder()
    try append("one\n", in: folder, limit: 4)
    assertFails("two\n", in: folder, limit: 7, .tooLarge(limit: 7))
    XCTAssertEqual(try folder.text(of: "file"), "one\n")
    try append("two\n", in: folder, limit: 8)
    XCTAssertEqual(try folder.text(of: "file"), "one\ntwo\n")
  }

  func testALinkStaysAndItsTargetGetsTheLine() throws {
    let folder = try TemporaryFolder()
    try folder.link("file", to: "elsewhere")
    try append("one\n", in: folder)
    XCTAssertEqual(try folder.text(of: "elsewhere"), "one\n")
    XCTAssertTrue(Folder.isLink("\(folder.path)/file"))
  }

  func testOnlyRegularFilesAreWritten() throws {
    let folder = try TemporaryFolder()
    XCTAssertEqual(mkfifo("\(folder.path)/file", 0o600), 0)
    assertFails("one\n", in: folder, .failed(.notARegularFile))
    XCTAssertThrowsError(try LineFile.append(Data("one\n".utf8), to: "/dev/null", limit: 100))
  }

  func testAMissingFolderIsAnError() throws {
    let folder = try TemporaryFolder()
    folder.remove()
    assertFails("one\n", in: folder, .failed(SystemError(ENOENT)))
  }

  private func append(_ lines: String, in folder: TemporaryFolder, limit: Int = 1000) throws {
    try LineFile.append(Data(lines.utf8), to: "\(folder.path)/file", limit: limit)
  }

  private func assertFails(
    _ lines: String, in folder: TemporaryFolder, limit: Int = 1000,
    _ expected: FileError, line: UInt = #line
  ) {
    XCTAssertThrowsError(try append(lines, in: folder, limit: limit), line: line) {
      XCTAssertEqual($0 as? FileError, expected, line: line)
    }
  }

  private func permissions(in folder: TemporaryFolder) throws -> Int? {
    let attributes = try FileManager.default.attributesOfItem(atPath: "\(folder.path)/file")
    return attributes[.posixPermissions] as? Int
  }
}
