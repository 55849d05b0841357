import Foundation
import TestSupport
import XCTest

@testable import KPGGSystem

final class AtomicFileTests: XCTestCase {
  func testAFileIsCreated() throws {
    let folder = try TemporaryFolder()
    try AtomicFile.save(Data("new".utf8), to: "\(folder.path)/file")
    XCTAssertEqual(try folder.text(of: "file"), "new")
    XCTAssertEqual(Folder.names(in: folder.path), ["file"])
  }

  func testAFileIsReplacedAndKeepsItsPermissions() throws {
    let folder = try TemporaryFolder()
    try folder.write("a longer old text", to: "file")
    let path = "\(folder.path)/file"
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    try AtomicFile.save(Data("new".utf8), to: path)
    XCTAssertEqual(try folder.text(of: "file"), "new")
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    XCTAssertEqual(attributes[.posixPermissions] as? Int, 0o640)
    XCTAssertEqual(Folder.names(in: folder.path), ["file"])
  }

  func testALinkStaysAndItsTargetIsReplaced() throws {
    let folder = try TemporaryFolder()
    try folder.write("old", to: "below/file")
    try folder.link("link", to: "below/file")
    try AtomicFile.save(Data("new".utf8), to: "\(folder.path)/link")
    XCTAssertEqual(try folder.text(of: "below/file"), "new")
    XCTAssertEqual(
      try FileManager.default.destinationOfSymbolicLink(atPath: "\(folder.path)/link"),
      "below/file")
  }

  func testABrokenLinkStaysAndItsTargetIsCreated() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("below")
    try folder.makeFolder("links")
    let target = "\(folder.path)/below/file"
    for (name, destination) in [
      ("absolute", target), ("relative", "../below/file"), ("chain", "relative"),
    ] {
      try? FileManager.default.removeItem(atPath: target)
      let link = "\(folder.path)/links/\(name)"
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: destination)
      try AtomicFile.save(Data(name.utf8), to: link)
      XCTAssertEqual(try folder.text(of: "below/file"), name)
      XCTAssertEqual(try FileManager.default.destinationOfSymbolicLink(atPath: link), destination)
    }
    XCTAssertEqual(Folder.names(in: "\(folder.path)/below"), ["file"])
  }

  func testARelativeLinkInALinkedFolderIsResolvedFromItsOwnFolder() throws {
    let folder = try TemporaryFolder()
    try folder.makeFolder("far/away")
    for (link, destination) in [("near", "far/away"), ("far/away/link", "../file")] {
      try folder.link("\(link)", to: destination)
    }
    try AtomicFile.save(Data("new".utf8), to: "\(folder.path)/near/link")
    XCTAssertEqual(try folder.text(of: "far/file"), "new")
  }

  func testALinkIntoAMissingFolderIsAnErrorAndStays() throws {
    let folder = try TemporaryFolder()
    try folder.link("link", to: "nowhere/file")
    assertFails("\(folder.path)/link", ENOENT)
    XCTAssertTrue(Folder.isLink("\(folder.path)/link"))
    XCTAssertEqual(Folder.names(in: folder.path), ["link"])
  }

  func testCircularLinksAreAnError() throws {
    let folder = try TemporaryFolder()
    for (link, destination) in [("one", "other"), ("other", "one"), ("self", "self")] {
      try folder.link("\(link)", to: destination)
    }
    for name in ["one", "self"] { assertFails("\(folder.path)/\(name)", ELOOP) }
    XCTAssertEqual(Folder.names(in: folder.path), ["one", "other", "self"])
  }

  func testAFileCanBeEmpty() throws {
    let folder = try TemporaryFolder()
    try AtomicFile.save(Data(), to: "\(folder.path)/file")
    XCTAssertEqual(try folder.text(of: "file"), "")
  }

  func testAFullDeviceIsAnErrorAndStaysADevice() throws {
    try XCTSkipUnless(FileManager.default.fileExists(atPath: "/dev/full"), "no /dev/full")
    assertFails("/dev/full", ENOSPC)
    XCTAssertThrowsError(try BoundedFile.read("/dev/full", limit: 8))
  }

  func testADeviceReceivesTheBytes() throws {
    try AtomicFile.save(Data("new".utf8), to: "/dev/null")
    XCTAssertThrowsError(try BoundedFile.read("/dev/null", limit: 8))
  }

  func testAFolderIsAnError() throws {
    let folder = try TemporaryFolder()
    assertFails(folder.path, EISDIR)
  }

  func testAMissingFolderIsAnError() throws {
    let folder = try TemporaryFolder()
    assertFails("\(folder.path)/nowhere/file", ENOENT)
    assertFails("", ENOENT)
    assertFails("\(folder.path)/file/", ENOENT)
    XCTAssertEqual(Folder.names(in: folder.path), [])
  }

  func testAFileInPlaceOfAFolderIsAnError() throws {
    let folder = try TemporaryFolder()
    try folder.write("old", to: "file")
    assertFails("\(folder.path)/file/below", ENOTDIR)
    XCTAssertEqual(Folder.names(in: folder.path), ["file"])
  }

  func testATooLongNameIsAnErrorAndLeavesNothing() throws {
    let folder = try TemporaryFolder()
    assertFails("\(folder.path)/\(String(repeating: "x", count: 300))", ENAMETOOLONG)
    XCTAssertEqual(Folder.names(in: folder.path), [])
  }

  private func assertFails(
    _ path: String, _ code: Int32, file: StaticString = #filePath, line: UInt = #line
  ) {
    XCTAssertThrowsError(
      try AtomicFile.save(Data("new".utf8), to: path), file: file, line: line
    ) { error in
      XCTAssertEqual(
        (error as? SystemError)?.reason, String(cString: strerror(code)), file: file,
        line: line)
    }
  }
}

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
