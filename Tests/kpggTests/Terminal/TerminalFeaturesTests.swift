import XCTest

@testable import kpgg

final class TerminalFeaturesTests: XCTestCase {
  func testKnownTerminalsShowLinks() {
    let programs = [
      "iTerm.app", "WezTerm", "vscode", "ghostty", "kitty", "Hyper", "rio", "Tabby", "mintty",
    ]
    for program in programs {
      assertLinks(["TERM_PROGRAM": program], true)
    }
    for term in ["xterm-kitty", "xterm-ghostty", "foot", "foot-extra", "alacritty", "contour"] {
      assertLinks(["TERM": term], true)
    }
    for variable in ["WT_SESSION", "DOMTERM"] { assertLinks([variable: "x"], true) }
  }

  func testOtherTerminalsShowNoLinks() {
    assertLinks([:], false)
    for term in ["", "dumb", "linux", "screen", "screen-256color", "tmux-256color", "vt220"] {
      assertLinks(["TERM": term], false)
    }
    assertLinks(["TERM_PROGRAM": "Apple_Terminal"], false)
    assertLinks(["TERM": "footer"], false)
    for variable in ["WT_SESSION", "DOMTERM"] { assertLinks([variable: ""], false) }
  }

  func testSomeTerminalsShowLinksSinceAVersion() {
    for (variable, old, new) in [
      ("VTE_VERSION", "5201", "5202"), ("KONSOLE_VERSION", "200803", "201200"),
    ] {
      assertLinks([variable: old], false)
      assertLinks([variable: new], true)
      assertLinks([variable: "new"], false)
    }
  }

  func testTmuxShowsLinksSinceVersion3_4() {
    for version in ["3.4", "3.4a", "3.10", "4.0", "next-3.4"] {
      assertLinks(tmux(version), true)
    }
    for version in ["3.3a", "2.9", "3", "", "master"] { assertLinks(tmux(version), false) }
  }

  func testAMultiplexerHidesTheTerminalAroundIt() {
    let terminal = ["WT_SESSION": "x", "VTE_VERSION": "7600", "KITTY_WINDOW_ID": "1"]
    assertLinks(terminal.merging(tmux("3.3a")) { $1 }, false)
    assertLinks(terminal.merging(["TMUX": "x", "TERM": "xterm-kitty"]) { $1 }, false)
    for term in ["screen", "screen.xterm-256color", "tmux-256color"] {
      assertLinks(terminal.merging(["TERM": term]) { $1 }, false)
    }
    assertLinks(tmux("3.4").merging(["STY": "x"]) { $1 }, false)
  }

  func testATerminalThatPrintsCommandsShowsNoLinksWhateverStartedIt() {
    for term in ["linux", "dumb"] {
      assertLinks(["TERM": term, "WT_SESSION": "x", "TERM_PROGRAM": "iTerm.app"], false)
    }
  }

  func testTerminalsLikeXtermHaveATitleAndAClipboard() {
    let terms = [
      "xterm", "xterm-256color", "xterm-kitty", "alacritty", "foot", "rxvt-unicode-256color",
      "st-256color", "tmux-256color", "putty",
    ]
    for term in terms { assertTitle(["TERM": term], true) }
    assertTitle(["TERM": "screen", "TMUX": "x"], true)
  }

  func testOtherTerminalsHaveNeither() {
    let terms = [
      "", "linux", "dumb", "screen", "screen-256color", "vt100", "cons25", "eterm-color", "sun",
    ]
    for term in terms { assertTitle(["TERM": term], false) }
    assertTitle([:], false)
    assertTitle(["TERM": "tmux-256color", "STY": "x"], false)
  }

  private func tmux(_ version: String) -> [String: String] {
    [
      "TERM": "screen-256color", "TMUX": "x", "TERM_PROGRAM": "tmux",
      "TERM_PROGRAM_VERSION": version,
    ]
  }

  /// Adds the usual `TERM` to environments without one.
  private func assertLinks(
    _ environment: [String: String], _ expected: Bool, line: UInt = #line
  ) {
    let environment = environment.merging(["TERM": "xterm-256color"]) { given, _ in given }
    XCTAssertEqual(
      TerminalFeatures(environment: environment).showsLinks, expected, "\(environment)", line: line)
  }

  private func assertTitle(
    _ environment: [String: String], _ expected: Bool, line: UInt = #line
  ) {
    let features = TerminalFeatures(environment: environment)
    XCTAssertEqual(features.showsTitle, expected, "\(environment)", line: line)
    XCTAssertEqual(features.copiesText, expected, "\(environment)", line: line)
  }
}

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
