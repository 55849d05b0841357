import KPGGCore
import XCTest

@testable import kpgg

final class PaletteUpdateTests: BrowserTestCase {
  func testTheListShowsThatMoreFollowsAndScrolls() throws {
    var run = try browser()
    run.press(.character("?"))
    XCTAssertTrue(run.screen.contains("↓ 11"), run.screen)
    run.press(.end)
    XCTAssertTrue(run.screen.contains("▸  Click opens"), run.screen)
    XCTAssertTrue(run.screen.contains("↑ 11"), run.screen)
    run.press(.home)
    XCTAssertTrue(run.screen.contains("▸  Move"), run.screen)
    // In a text, the keys move the cursor.
    run.type("quiz")
    run.press(.home)
    run.type("a ")
    XCTAssertTrue(run.screen.contains("> a quiz"), run.screen)
  }

  func testControlPAndQuestionMarkOpenAndCloseThePalette() throws {
    for key in [Key.control("p"), .character("?")] {
      var run = try browser()
      run.press(key)
      XCTAssertEqual(run.state.screen, .palette(BrowserPalette()))
      run.press(key)
      XCTAssertEqual(run.state.screens.count, 1)
    }
  }

  func testEveryBoundKeyIsListed() throws {
    var run = try browser(CellSize(width: 80, height: 60))
    run.press(.character("?"))
    for command in BrowserKeys.table.rows {
      XCTAssertTrue(run.screen.contains(command.shown), command.shown)
      XCTAssertTrue(run.screen.contains(command.meaning?(.english) ?? "?"), command.shown)
    }
  }

  func testMeaningsFitAScreenOf40Columns() throws {
    for language in Language.allCases {
      var run = try browser(CellSize(width: 40, height: 60), language)
      run.press(.character("?"))
      for command in BrowserKeys.table.rows {
        XCTAssertTrue(run.screen.contains(command.meaning?(language) ?? "?"), command.shown)
      }
    }
  }

  func testTypingFindsACommandAndEnterRunsItOnTheScreenBelow() throws {
    var run = try browser(from: "omg")
    run.press(.control("p"))
    run.type("add fav")
    run.press(.enter)
    XCTAssertEqual(run.state.favorites, [.group(try Known.group("OHMYGIRL"))])
    XCTAssertEqual(run.state.screen, try screen("OHMYGIRL"))
  }

  func testACommandIsFoundInEitherLanguageAndByItsKey() throws {
    let texts = [
      ("정렬", "s"), ("sort", "s"), (":", ":"), ("q", "q  Ctrl-C"), ("language", "L"),
      ("tab", "Tab  Shift-Tab"),
    ]
    for (text, shown) in texts {
      XCTAssertEqual(try commands(text).first?.shown, shown, text)
    }
    XCTAssertEqual(try commands("zzzz").count, 0)
  }

  func testACommandRunsInASearchWhereItsKeyIsText() throws {
    var run = try browser()
    run.type("/yooa")
    run.press(.control("p"))
    run.type("reverse")
    run.press(.enter)
    guard case .search(let search) = run.state.screen else { return XCTFail("no search") }
    XCTAssertEqual(search.field.text, "yooa")
    XCTAssertTrue(run.state.order(of: .hits).isReversed)
  }

  func testAClickRunsACommand() throws {
    var run = try browser()
    run.press(.character("?"))
    run.click("Show the favorites")
    XCTAssertEqual(run.state.screen, .favorites(BrowserFavorites(run.state.favorites)))
    XCTAssertEqual(run.state.screens.count, 2)
  }

  func testAClickOnTheFooterRunsTheSelectedCommand() throws {
    var run = try browser()
    run.press(.character("?"))
    run.type("favorites")
    run.click("Enter run")
    XCTAssertEqual(run.state.screen, .favorites(BrowserFavorites(run.state.favorites)))
  }

  func testKeysWithoutACommandDoNothing() throws {
    var run = try browser()
    run.press(.character("?"), .enter)
    XCTAssertEqual(run.state.screen, .palette(BrowserPalette()))
    run.type("zzzz")
    let before = run.state
    run.press(.enter, .down)
    XCTAssertEqual(run.state, before)
  }

  func testThePaletteCanQuit() throws {
    var run = try browser()
    run.press(.character("?"))
    run.type("quit")
    run.press(.enter)
    XCTAssertEqual(run.removeEffects(), [.quit(nil)])
  }

  private func commands(_ text: String) throws -> [KeyTable<BrowserAction>.Row] {
    var run = try browser()
    run.press(.character("?"))
    run.type(text)
    guard case .palette(let palette) = run.state.screen else { return [] }
    return palette.commands
  }
}
