import XCTest

@testable import kpgg

final class URLOpenerTests: XCTestCase {
  func testAPlayerIsPreferred() throws {
    XCTAssertEqual(
      try commands("mpv --fullscreen", ["BROWSER": "w3m", "DISPLAY": ":0"]),
      [["mpv", "--fullscreen", url]])
  }

  func testTheBrowserOfTheEnvironmentComesNext() throws {
    XCTAssertEqual(try commands(nil, ["BROWSER": "w3m", "DISPLAY": ":0"]), [["w3m", url]])
  }

  func testSeveralBrowsersAreTriedInTurn() throws {
    XCTAssertEqual(
      try commands(nil, ["BROWSER": "firefox -new-tab %s::w3m"]),
      [["firefox", "-new-tab", url], ["w3m", url]])
  }

  func testTheAddressReplacesItsPlaceholderInsideAWord() throws {
    XCTAssertEqual(
      try commands(nil, ["BROWSER": "chromium --app=%s %s"]),
      [["chromium", "--app=\(url)", url]])
  }

  func testATrailingAmpersandIsNotAnArgument() throws {
    XCTAssertEqual(
      try commands(nil, ["BROWSER": "firefox %s &:&:w3m &"]), [["firefox", url], ["w3m", url]])
    XCTAssertEqual(try commands("a & b&", [:]), [["a", "&", "b&", url]])
  }

  func testTheSystemOpenerComesLast() throws {
    #if os(macOS)
      XCTAssertEqual(try commands(nil, [:]), [["open", url]])
    #else
      XCTAssertEqual(try commands(nil, ["DISPLAY": ":0"]), [["xdg-open", url]])
      XCTAssertEqual(try commands(nil, ["WAYLAND_DISPLAY": "wayland-0"]), [["xdg-open", url]])
    #endif
  }

  func testWithoutADisplayThereIsNoOpener() throws {
    #if !os(macOS)
      XCTAssertEqual(try commands(nil, [:]), [])
      XCTAssertEqual(try commands(nil, ["DISPLAY": "", "BROWSER": ""]), [])
    #endif
  }

  func testAnEmptyPlayerIsAUsageError() {
    for player in ["", "  "] { XCTAssertThrowsError(try commands(player, [:])) }
  }

  func testShellSyntaxIsNotInterpreted() throws {
    XCTAssertEqual(try commands("$(rm) ;ls", [:]), [["$(rm)", ";ls", url]])
  }

  private let url = "https://www.youtube.com/watch?v=QIN5_tJRiyY"

  private func commands(
    _ player: String?, _ environment: [String: String]
  ) throws -> [[String]] {
    try URLOpener(player: player, environment: environment).commands(for: url)
  }
}
