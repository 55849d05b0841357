import KPGGCore
import XCTest

@testable import kpgg

/// Clicks: what a frame shows at their position, and what the state does then.
final class BrowserFrameTests: BrowserTestCase {
  func testAClickIsTheActionOfTheFrameAtItsPosition() throws {
    let run = try browser()
    let clicks: [(String, BrowserAction)] = [
      ("LE SSERAFIM", .openItem(row: 3, column: 0)), ("High Up", .openItem(row: 0, column: 0)),
      ("kpgg", .home), ("? help", .help), ("q quit", .quit),
    ]
    for (text, action) in clicks {
      let point = try XCTUnwrap(run.position(of: text), text)
      let event = BrowserEvent.input(.mouse(.press, point), on: run.frame)
      XCTAssertEqual(event, .action(action), text)
    }
  }

  func testTheFrameDecidesEvenIfTheStateHasChanged() throws {
    var run = try browser()
    let (frame, point) = (run.frame, try XCTUnwrap(run.position(of: "LE SSERAFIM")))
    run.apply(.resized(CellSize(width: 40, height: 12)))
    run.apply(try XCTUnwrap(BrowserEvent.input(.mouse(.press, point), on: frame)))
    XCTAssertEqual(run.state.screen, try screen("LESSERAFIM"))
  }

  func testTheLastTargetOfACellWins() {
    var frame = BrowserFrame(size: CellSize(width: 4, height: 1), isASCII: false)
    frame.addTarget(CellArea(x: 0, y: 0, width: 4, height: 1), .back)
    frame.addTarget(CellArea(x: 2, y: 0, width: 1, height: 1), .help)
    XCTAssertEqual(frame.action(at: CellPoint(x: 2, y: 0)), .help)
    XCTAssertEqual(frame.action(at: CellPoint(x: 3, y: 0)), .back)
    XCTAssertNil(frame.action(at: CellPoint(x: 4, y: 0)))
  }

  func testAClickOpensItsTarget() throws {
    let home = BrowserScreen.home(BrowserHome(row: 0))
    let clicks: [(String, from: String?, keys: [Key], texts: [String], BrowserScreen)] = [
      ("a group", nil, [], ["LE SSERAFIM"], try screen("LESSERAFIM")),
      ("the large cell of the featured group", nil, [.down], ["High Up"], try screen("STAYC")),
      ("a member", "omg", [], ["Jiho"], try screen("OHMYGIRL/Jiho")),
      ("adjacent members", "omg", [.enter], ["Mimi ›", "Hyojung"], try screen("OHMYGIRL/Hyojung")),
      ("the program's name", "omg", [.enter], ["kpgg"], home),
      ("a key hint", nil, [], ["? help"], .palette(BrowserPalette())),
      ("a key hint of the palette", nil, ["?"], ["Esc back"], home),
    ]
    for (rule, start, keys, texts, screen) in clicks {
      var run = try browser(from: start)
      for key in keys { run.press(key) }
      for text in texts { run.click(text) }
      XCTAssertEqual(run.state.screen, screen, rule)
    }
  }

  func testAClickOnTheSongPlaysIt() throws {
    var run = try browser(from: "omg")
    run.click("Secret Garden")
    XCTAssertEqual(
      run.removeEffects(), [.open(url: "https://www.youtube.com/watch?v=QIN5_tJRiyY")])
  }

  func testAClickOnTheStarAddsAFavorite() throws {
    var run = try browser(from: "omg")
    run.click("☆ favorite")
    XCTAssertEqual(run.state.favorites, [.group(try Known.group("OHMYGIRL"))])
  }

  func testAClickOnNothingDoesNothing() throws {
    var run = try browser()
    let before = run.state
    for point in [CellPoint(x: 79, y: 1), CellPoint(x: 5000, y: 5000), CellPoint(x: 40, y: 7)] {
      run.handle(.mouse(.press, point))
    }
    XCTAssertEqual(run.state, before)
  }

  func testTheWheelMoves() throws {
    var run = try browser()
    let anywhere = CellPoint(x: 0, y: 0)
    run.handle(.mouse(.wheelDown, anywhere))
    run.handle(.mouse(.wheelRight, anywhere))
    XCTAssertEqual(run.homeState, BrowserHome(row: 1, columns: [1: 1]))
    run.handle(.mouse(.wheelLeft, anywhere))
    run.handle(.mouse(.wheelUp, anywhere))
    XCTAssertEqual(run.homeState?.row, 0)
  }
}
