import XCTest

@testable import kpgg

final class ColorDepthTests: XCTestCase {
  func testTheEnvironmentIndicatesTheColors() {
    let environments: [([String: String], ColorDepth?)] = [
      (["TERM": "xterm-256color"], .indexed), (["TERM": "tmux-256color"], .indexed),
      (["TERM": "xterm-256color", "COLORTERM": "truecolor"], .full),
      (["TERM": "xterm", "COLORTERM": "24bit"], .full), (["TERM": "xterm-direct"], .full),
      (["TERM": "xterm-kitty"], .full), (["TERM": "alacritty"], .full),
      (["TERM": "foot-extra"], .full), (["TERM": "xterm-ghostty"], .full),
      (["TERM": "wezterm"], .full), (["TERM": "xterm"], nil), (["TERM": "linux"], nil),
      (["TERM": "footage"], nil), (["TERM": "xterm", "COLORTERM": "yes"], nil), ([:], nil),
    ]
    for (environment, expected) in environments {
      XCTAssertEqual(ColorDepth(environment: environment), expected, "\(environment)")
    }
  }

  func testScreenHasAtMost256Colors() {
    let environment = ["TERM": "screen-256color", "COLORTERM": "truecolor", "STY": "1.tty"]
    XCTAssertEqual(ColorDepth(environment: environment), .indexed)
    XCTAssertNil(
      ColorDepth(environment: ["TERM": "screen", "COLORTERM": "truecolor", "STY": "1.tty"]))
  }
}
