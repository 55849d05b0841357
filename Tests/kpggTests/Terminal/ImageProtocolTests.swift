import XCTest

@testable import kpgg

final class ImageProtocolTests: XCTestCase {
  func testTheEnvironmentIndicatesTheProtocol() {
    let environments: [([String: String], ImageProtocol?)] = [
      (["TERM": "xterm-kitty"], .kitty), (["KITTY_WINDOW_ID": "1", "TERM": "xterm"], .kitty),
      (["TERM_PROGRAM": "ghostty"], .kitty), (["TERM": "xterm-ghostty"], .kitty),
      (["TERM_PROGRAM": "iTerm.app"], .iTerm2), (["TERM_PROGRAM": "WezTerm"], .iTerm2),
      (["TERM": "xterm-256color"], nil), ([:], nil), (["KITTY_WINDOW_ID": ""], nil),
    ]
    for (environment, expected) in environments {
      XCTAssertEqual(ImageProtocol(environment: environment), expected, "\(environment)")
    }
  }

  func testAMultiplexerDoesNotForwardImages() {
    for variable in ["TMUX", "STY"] {
      let environment = [variable: "x", "KITTY_WINDOW_ID": "1", "TERM_PROGRAM": "iTerm.app"]
      XCTAssertNil(ImageProtocol(environment: environment))
    }
    XCTAssertNil(ImageProtocol(environment: ["TERM": "tmux-256color", "KITTY_WINDOW_ID": "1"]))
    XCTAssertNil(ImageProtocol(environment: ["TERM_PROGRAM": "tmux", "KITTY_WINDOW_ID": "1"]))
  }
}
