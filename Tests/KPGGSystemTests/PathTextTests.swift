import XCTest

@testable import KPGGSystem

final class PathTextTests: XCTestCase {
  func testComponentsAreSplitAtEverySlash() {
    for (path, parts) in [
      ("a", ["a"]), ("", [""]), ("/a/b", ["", "a", "b"]), ("a//b/", ["a", "", "b", ""]),
    ] {
      XCTAssertEqual(path.pathComponents, parts)
      XCTAssertEqual(path.pathComponents.joined(separator: "/"), path)
    }
    XCTAssertEqual("a/b/c".pathComponents(maxSplits: 1), ["a", "b/c"])
    for (path, first) in [("a/b/c", "a"), ("a", "a"), ("/a", ""), ("", "")] {
      XCTAssertEqual(path.firstPathComponent, first)
    }
  }

  func testASlashBeforeACombiningCharacterSeparates() {
    // A mark, a joiner, a variation selector, a keycap, and a tag.
    for start in ["\u{301}", "\u{200D}", "\u{FE0F}", "\u{20E3}", "\u{E0061}"] {
      XCTAssertEqual("a/\(start)b".pathComponents, ["a", "\(start)b"])
      XCTAssertEqual("a/\(start)b".firstPathComponent, "a")
      XCTAssertTrue("/\(start)b".hasSlash)
      XCTAssertTrue("/\(start)b".isAbsolutePath)
      XCTAssertEqual("a/\(start)".withoutFinalSlashes, "a/\(start)")
    }
  }

  func testParentFoldersAreOutermostFirst() {
    XCTAssertEqual("ko/groups/IVE.html".parentFolders, ["ko", "ko/groups"])
    XCTAssertEqual("a/\u{301}b/c".parentFolders, ["a", "a/\u{301}b"])
    XCTAssertEqual("index.html".parentFolders, [])
  }

  func testSlashesAtTheEndAreRemoved() {
    for (path, shorter) in [
      ("a", "a"), ("a/", "a"), ("a//", "a"), ("/", "/"), ("//", "/"), ("", ""), ("/a/", "/a"),
    ] { XCTAssertEqual(path.withoutFinalSlashes, shorter) }
    XCTAssertFalse("a".isAbsolutePath)
    XCTAssertFalse("a".hasSlash)
  }
}
