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

  func testTheBytesOfANameThatIsNotUTF8StayTheSame() throws {
    let folder = try TemporaryFolder()
    let name: [CChar] = [-1, 0]
    let bytes = folder.path.utf8.map { CChar(bitPattern: $0) } + [0x2F] + name
    XCTAssertEqual(mkdir(bytes, 0o700), 0)
    XCTAssertEqual(symlink(name, "\(folder.path)/link"), 0)
    try folder.write("precious", to: "\u{FFFD}/file")
    for content in ["first", "second"] {
      try AtomicFile.save(Data(content.utf8), to: "\(folder.path)/link/file")
      XCTAssertEqual(try folder.text(of: "link/file"), content)
    }
    XCTAssertEqual(try folder.text(of: "\u{FFFD}/file"), "precious")
    XCTAssertEqual(symlink(name, "\(folder.path)/file"), 0)
    XCTAssertThrowsError(try AtomicFile.target(of: "\(folder.path)/file")) { error in
      XCTAssertEqual(error as? SystemError, .notUTF8)
    }
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

  func testTheNextSaveRemovesWhatAKilledProcessLeft() throws {
    let folder = try TemporaryFolder()
    let others = [
      ".kpgg-other-123456789abcd", ".kpgg-file2-123456789abcd", "kpgg-file-123456789abcd",
    ]
    for name in others + [".kpgg-file-123456789abcd", ".kpgg-file-223456789abcd"] {
      try folder.write("half", to: name)
    }
    try AtomicFile.save(Data("new".utf8), to: "\(folder.path)/file")
    XCTAssertEqual(Set(Folder.names(in: folder.path)), Set(others + ["file"]))
  }

  func testATemporaryFileOfARunningProcessStays() throws {
    let folder = try TemporaryFolder()
    let running = try folder.open(".kpgg-file-123456789abcd")
    XCTAssertEqual(flock(running.fileDescriptor, LOCK_EX | LOCK_NB), 0)
    try AtomicFile.save(Data("new".utf8), to: "\(folder.path)/file")
    XCTAssertEqual(Folder.names(in: folder.path), [".kpgg-file-123456789abcd", "file"])
    try running.close()
    try AtomicFile.save(Data("newer".utf8), to: "\(folder.path)/file")
    XCTAssertEqual(Folder.names(in: folder.path), ["file"])
  }

  func testAFileWithALongNameIsSaved() throws {
    let folder = try TemporaryFolder()
    for name in [String(repeating: "x", count: 255), String(repeating: "가", count: 85)] {
      for text in ["old", "new"] {
        try AtomicFile.save(Data(text.utf8), to: "\(folder.path)/\(name)")
        XCTAssertEqual(try folder.text(of: name), text)
      }
    }
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
