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
