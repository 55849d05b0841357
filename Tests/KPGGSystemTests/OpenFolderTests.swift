import Foundation
import TestSupport
import XCTest

@testable import KPGGSystem

final class OpenFolderTests: XCTestCase {
  private var temporary: TemporaryFolder!
  private var folder: OpenFolder!

  override func setUpWithError() throws {
    temporary = try TemporaryFolder()
    try temporary.write("outside", to: "outside/file")
    try temporary.makeFolder("own")
    folder = try OpenFolder("\(temporary.path)/own")
  }

  func testFilesAreSavedReadMovedAndRemoved() throws {
    try folder.makeFolder("a/b")
    try folder.save(Data("text".utf8), to: "a/b/file")
    XCTAssertEqual(try folder.read("a/b/file", limit: 10), Data("text".utf8))
    try folder.move("a/b/file", to: "a/other")
    XCTAssertEqual(try temporary.text(of: "own/a/other"), "text")
    XCTAssertNil(try folder.read("a/b/file", limit: 10))
    try folder.removeFile("a/other")
    try folder.removeFile("a/other")
    XCTAssertEqual(try folder.folder("a").names(), ["b"])
    folder.remove("a")
    XCTAssertEqual(folder.names(), [])
  }

  func testNamesAreSplitAtBytes() throws {
    try folder.makeFolder("a")
    try folder.save(Data("text".utf8), to: "a/\u{301}b")
    XCTAssertEqual(try folder.read("a/\u{301}b", limit: 10), Data("text".utf8))
    XCTAssertEqual(try folder.folder("a").names(), ["\u{301}b"])
  }

  func testALinkOnThePathIsNotFollowed() throws {
    try temporary.link("own/link", to: "../outside")
    XCTAssertThrowsError(try folder.read("link/file", limit: 10))
    XCTAssertThrowsError(try folder.save(Data(), to: "link/file"))
    XCTAssertThrowsError(try folder.move("link/file", to: "file"))
    XCTAssertThrowsError(try folder.removeFile("link/file"))
    XCTAssertThrowsError(try folder.makeFolder("link/below"))
    XCTAssertThrowsError(try folder.folder("link"))
    XCTAssertNil(folder.kind(of: "link/file"))
    folder.remove("link/file")
    XCTAssertEqual(try temporary.text(of: "outside/file"), "outside")
    XCTAssertEqual(Folder.names(in: "\(temporary.path)/outside"), ["file"])
  }

  func testALinkToAFileIsNotReadAndIsReplaced() throws {
    try temporary.link("own/link", to: "../outside/file")
    XCTAssertThrowsError(try folder.read("link", limit: 10)) { error in
      XCTAssertEqual((error as? FileError)?.reason, "Is a symbolic link")
    }
    try folder.save(Data("new".utf8), to: "link")
    XCTAssertEqual(try folder.read("link", limit: 10), Data("new".utf8))
    XCTAssertEqual(try temporary.text(of: "outside/file"), "outside")
  }

  func testACreatedFileReplacesALinkAndAnIncompleteFile() throws {
    try temporary.link("own/link", to: "../outside/file")
    for text in ["longer", "new"] {
      try folder.create(Data(text.utf8), at: "link")
      XCTAssertEqual(try temporary.text(of: "own/link"), text)
    }
    try folder.synchronize(["link"], among: 1)
    XCTAssertEqual(folder.kind(of: "link"), .file)
    XCTAssertEqual(folder.names(), ["link"])
    XCTAssertEqual(try temporary.text(of: "outside/file"), "outside")
  }

  func testFlushingAMissingFileIsAnError() throws {
    for count in [1, 101] {
      XCTAssertThrowsError(try folder.synchronize(["missing"], among: count))
    }
  }

  func testRemovingAFolderKeepsWhatALinkInItLeadsTo() throws {
    try folder.makeFolder("a")
    try temporary.link("own/a/link", to: "../../outside")
    folder.remove("a")
    XCTAssertEqual(folder.names(), [])
    XCTAssertEqual(try temporary.text(of: "outside/file"), "outside")
  }

  #if os(Linux)
    // Other systems refuse such names.
    func testFilesWhoseNamesAreNotUTF8AreRemoved() throws {
      try folder.makeFolder("a")
      for name in ["b", "a/b"] {
        let path = Array("\(folder.path)/\(name)".utf8CString.dropLast()) + [-23, 0]
        XCTAssertEqual(mkdir(path, 0o700), 0)
        XCTAssertEqual(mknod(path.dropLast() + [47, -23, 0], S_IFREG | 0o600, 0), 0)
      }
      folder.remove("a")
      XCTAssertEqual(folder.names().count, 1)
      folder.removeAll()
      XCTAssertEqual(folder.names(), [])
    }
  #endif

  func testAPipeIsNeitherReadNorWaitedForAndIsReplaced() throws {
    XCTAssertEqual(mkfifo("\(folder.path)/pipe", 0o600), 0)
    XCTAssertEqual(folder.kind(of: "pipe"), .other)
    XCTAssertThrowsError(try folder.read("pipe", limit: 10)) { error in
      XCTAssertEqual((error as? FileError)?.reason, "Not a regular file")
    }
    XCTAssertThrowsError(try folder.folder("pipe"))
    try folder.save(Data("new".utf8), to: "pipe")
    XCTAssertEqual(try folder.read("pipe", limit: 10), Data("new".utf8))
  }

  func testALinkInPlaceOfTheFolderIsFollowed() throws {
    let link = "\(temporary.path)/link"
    try temporary.link("link", to: "own")
    XCTAssertEqual(try OpenFolder(link).names(), [])
  }

  func testAMovedFolderStaysOpen() throws {
    try FileManager.default.moveItem(
      atPath: "\(temporary.path)/own", toPath: "\(temporary.path)/moved")
    try folder.save(Data("text".utf8), to: "file")
    XCTAssertEqual(try temporary.text(of: "moved/file"), "text")
  }

  func testALinkIsCreatedAndReplaced() throws {
    for target in ["one", "two"] {
      try folder.link("link", to: target)
      XCTAssertEqual(folder.target(ofLink: "link"), target)
    }
    XCTAssertEqual(folder.names(), ["link"])
    XCTAssertNil(folder.target(ofLink: "missing"))
  }
}

extension FileError {
  fileprivate var reason: String? {
    if case .failed(let error) = self { error.reason } else { nil }
  }
}
