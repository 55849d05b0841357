import XCTest

@testable import kpgg

final class MultiplexerTests: XCTestCase {
  func testTheEnvironmentIndicatesTheMultiplexer() {
    let environments: [([String: String], Multiplexer?)] = [
      (["TMUX": "x"], .tmux), (["TERM_PROGRAM": "tmux"], .tmux), (["STY": "x"], .screen),
      (["STY": "x", "TMUX": "x"], .screen), (["TERM": "screen.xterm-256color"], .unknown),
      (["TERM": "tmux-256color"], .unknown), (["TERM": "tmux-256color", "TMUX": "x"], .tmux),
      (["TERM": "xterm-256color", "TMUX": "", "STY": ""], nil), ([:], nil),
    ]
    for (environment, expected) in environments {
      XCTAssertEqual(Multiplexer(environment: environment), expected, "\(environment)")
    }
  }
}
