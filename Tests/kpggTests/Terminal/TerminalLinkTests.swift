import XCTest

@testable import kpgg

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
