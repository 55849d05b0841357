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

final class TerminalColorTests: XCTestCase {
  func testAColorHasItsNearestIndex() {
    let indices: [(RGBColor, UInt8)] = [
      (PictureFixture.color(0, 0, 0), 16), (PictureFixture.color(255, 255, 255), 231),
      (PictureFixture.color(255, 0, 0), 196), (PictureFixture.color(100, 130, 170), 67),
      (PictureFixture.color(95, 135, 175), 67), (PictureFixture.color(47, 0, 255), 21),
      (PictureFixture.color(48, 0, 255), 57),
      // Grays are finer than the cube.
      (PictureFixture.gray(8), 232), (PictureFixture.gray(118), 243),
      (PictureFixture.gray(238), 255), (PictureFixture.color(119, 117, 118), 243),
    ]
    for (color, index) in indices {
      XCTAssertEqual(TerminalColor(color, .indexed), .indexed(index), "\(color)")
      XCTAssertEqual(TerminalColor(color, .full), .full(color))
    }
  }

  func testTheParametersSelectTheColors() {
    let color = TerminalColor.full(PictureFixture.color(1, 20, 255))
    XCTAssertEqual(
      CellColors(foreground: color, background: .indexed(232)).parameters,
      "38;2;1;20;255;48;5;232")
    XCTAssertEqual(CellColors(foreground: color, background: nil).parameters, "38;2;1;20;255")
  }
}
