import XCTest

@testable import kpgg

final class URLOpenerTests: XCTestCase {
  func testTheURLOpensInThePlayerElseBROWSERElseTheSystemBrowser() throws {
    let url = "https://www.youtube.com/watch?v=QIN5_tJRiyY"
    var rows: [(String, player: String?, environment: [String: String], commands: [[String]])] = [
      (
        "a player is preferred",
        "mpv --fullscreen", ["BROWSER": "w3m", "DISPLAY": ":0"], [["mpv", "--fullscreen", url]]
      ),
      ("a browser comes next", nil, ["BROWSER": "w3m", "DISPLAY": ":0"], [["w3m", url]]),
      (
        "several browsers",
        nil, ["BROWSER": "firefox -new-tab %s::w3m"],
        [["firefox", "-new-tab", url], ["w3m", url]]
      ),
      (
        "the address in a word",
        nil, ["BROWSER": "chromium --app=%s %s"], [["chromium", "--app=\(url)", url]]
      ),
      (
        "a trailing ampersand is not an argument",
        nil, ["BROWSER": "firefox %s &:&:w3m &"], [["firefox", url], ["w3m", url]]
      ),
      ("another ampersand is one", "a & b&", [:], [["a", "&", "b&", url]]),
      ("shell syntax is not interpreted", "$(rm) ;ls", [:], [["$(rm)", ";ls", url]]),
    ]
    #if os(macOS)
      rows.append(("the system's opener", nil, [:], [["open", url]]))
    #else
      rows += [
        ("the system's opener", nil, ["DISPLAY": ":0"], [["xdg-open", url]]),
        ("the system's opener", nil, ["WAYLAND_DISPLAY": "wayland-0"], [["xdg-open", url]]),
        ("no display", nil, [:], []), ("no display", nil, ["DISPLAY": "", "BROWSER": ""], []),
      ]
    #endif
    for (rule, player, environment, commands) in rows {
      let opener = URLOpener(player: player, environment: environment)
      XCTAssertEqual(try opener.commands(for: url), commands, rule)
    }
  }

  func testAnEmptyPlayerIsAUsageError() {
    for player in ["", "  "] {
      let opener = URLOpener(player: player, environment: [:])
      XCTAssertThrowsError(try opener.commands(for: "https://example.com/"))
    }
  }
}
