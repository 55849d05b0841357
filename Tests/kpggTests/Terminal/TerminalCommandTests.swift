import XCTest

@testable import kpgg

final class TerminalCommandTests: XCTestCase {
  func testALinkIsOpenedAndEnded() throws {
    let link = try XCTUnwrap(TerminalLink("https://example.com/?a=1&b=2"))
    XCTAssertEqual(
      TerminalCommand.link(link), "\u{1B}]8;;https://example.com/?a=1&b=2\u{1B}\\")
    XCTAssertEqual(TerminalCommand.link(nil), "\u{1B}]8;;\u{1B}\\")
  }

  func testALinkOfSeveralLinesHasAnID() throws {
    let link = try XCTUnwrap(TerminalLink("https://example.com/", spansLines: true))
    XCTAssertEqual(TerminalCommand.link(link), "\u{1B}]8;id=kpgg;https://example.com/\u{1B}\\")
  }

  func testATitleIsSafeAndAtMost100CellsWide() {
    XCTAssertEqual(TerminalCommand.title("kpgg › 유아"), "\u{1B}]2;kpgg › 유아\u{1B}\\")
    XCTAssertEqual(
      TerminalCommand.title("a\u{1B}\\b\u{7}c\u{9C}"),
      "\u{1B}]2;a\u{FFFD}\\b\u{FFFD}c\u{FFFD}\u{1B}\\")
    let long = TerminalCommand.title(String(repeating: "아", count: 300))
    XCTAssertEqual(long, "\u{1B}]2;\(String(repeating: "아", count: 49))…\u{1B}\\")
  }

  func testCopiedTextIsEncoded() {
    XCTAssertEqual(TerminalCommand.copy("유아\u{1B}\\"), "\u{1B}]52;c;7Jyg7JWEG1w=\u{1B}\\")
  }
}

final class TerminalLinkTests: XCTestCase {
  func testOnlyHTTPURLsAreLinks() {
    XCTAssertEqual(
      TerminalLink("https://x.com/WM_OHMYGIRL")?.address, "https://x.com/WM_OHMYGIRL")
    XCTAssertEqual(TerminalLink("http://example.com/")?.address, "http://example.com/")
    for text in ["", "x.com", "file:///etc/passwd", "javascript:alert(1)", "https://"] {
      XCTAssertNil(TerminalLink(text), text)
    }
  }

  func testControlCharactersAndSpacesAreRejected() {
    for character in ["\u{1B}", "\u{7}", "\u{9C}", "\n", " ", "\u{7F}", "\u{202E}"] {
      XCTAssertNil(TerminalLink("https://example.com/\(character)x"))
    }
  }

  func testLettersBeyondASCIIAreEncoded() {
    XCTAssertEqual(
      TerminalLink("https://example.com/유?a=%20")?.address,
      "https://example.com/%EC%9C%A0?a=%20")
  }

  func testALinkHasAtMost2000Bytes() {
    let start = "https://example.com/"
    let rest = 2000 - start.utf8.count
    XCTAssertNotNil(TerminalLink(start + String(repeating: "x", count: rest)))
    XCTAssertNil(TerminalLink(start + String(repeating: "x", count: rest + 1)))
    XCTAssertNil(TerminalLink(start + String(repeating: "유", count: rest / 6)))
  }
}
