import KPGGCore
import XCTest

@testable import kpgg

final class PictureFormTests: XCTestCase {
  func testTheTerminalSaysWhatItIs() {
    let environments: [([String: String], PictureForm?)] = [
      (["TERM": "xterm-kitty"], .kitty), (["KITTY_WINDOW_ID": "1", "TERM": "xterm"], .kitty),
      (["TERM_PROGRAM": "ghostty"], .kitty), (["TERM": "xterm-ghostty"], .kitty),
      (["TERM_PROGRAM": "iTerm.app"], .iTerm2), (["TERM_PROGRAM": "WezTerm"], .iTerm2),
      (["TERM": "xterm-256color"], nil), ([:], nil), (["KITTY_WINDOW_ID": ""], nil),
    ]
    for (environment, form) in environments {
      XCTAssertEqual(PictureForm(environment: environment), form, "\(environment)")
    }
  }

  func testAMultiplexerPassesNoneOn() {
    for variable in ["TMUX", "STY"] {
      let environment = [variable: "x", "KITTY_WINDOW_ID": "1", "TERM_PROGRAM": "iTerm.app"]
      XCTAssertNil(PictureForm(environment: environment))
    }
    XCTAssertNil(PictureForm(environment: ["TERM": "tmux-256color", "KITTY_WINDOW_ID": "1"]))
  }

  func testKittyTakesPNGAlone() {
    XCTAssertTrue(PictureForm.kitty.takes(.png))
    XCTAssertFalse(PictureForm.kitty.takes(.jpeg))
    XCTAssertTrue(PictureForm.iTerm2.takes(.jpeg))
  }
}
