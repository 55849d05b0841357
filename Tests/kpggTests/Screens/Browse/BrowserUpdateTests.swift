import Foundation
import XCTest

@testable import kpgg

/// Actions as the runner sends them. No frame is drawn here.
final class BrowserUpdateTests: BrowserTestCase {
  func testAnActionNeedsNoFrame() throws {
    var opened = try browser().state
    let effects = opened.apply(.action(.openItem(row: 3, column: 1)))
    XCTAssertEqual(opened.screen, try screen("IVE"))
    XCTAssertEqual(opened.screens.first, .home(BrowserHome(row: 3, columns: [3: 1])))
    // All line-ups are loaded.
    XCTAssertEqual(effects, [])
  }

  func testAnItemOutOfRangeSelectsTheNearestOne() throws {
    var run = try browser(from: "omg")
    run.apply(.action(.openItem(row: 5000, column: 0)))
    // The last entry is a related group, which opens.
    XCTAssertEqual(run.state.screen, try screen("TWICE"))
  }

  func testAnActionRemovesTheNotice() throws {
    for action in [BrowserAction.dismissNotice, .move(.down)] {
      var run = try browser()
      run.apply(.notice("it failed"))
      XCTAssertEqual(run.state.notice, "it failed")
      run.apply(.action(action))
      XCTAssertNil(run.state.notice)
    }
  }

  func testTheSizeKeepsTheNotice() throws {
    var run = try browser()
    run.apply(.notice("it failed"))
    run.apply(.resized(CellSize(width: 40, height: 12)))
    XCTAssertEqual(run.state.notice, "it failed")
  }

  func testKeysWorkInTheKoreanLayout() {
    let letters = [
      "ㅏ": "k", "ㅓ": "j", "ㅗ": "h", "ㅣ": "l", "ㅎ": "g", "ㄹ": "f", "ㅔ": "p", "ㅐ": "o", "ㄱ": "r",
      "ㄴ": "s", "ㅍ": "v", "ㅂ": "q", "ㅃ": "q", "ㅖ": "p", "ㅒ": "o", "ㄲ": "R", "\u{1107}": "q",
    ]
    for (typed, key) in letters {
      let actions = BrowserKeys.table.actions(for: .character(Character(typed)))
      XCTAssertEqual(actions, BrowserKeys.table.actions(for: .character(Character(key))), typed)
      XCTAssertEqual(actions.count, 1, typed)
    }
  }

  func testASyllableIsTheKeysThatTypeIt() throws {
    // The keys gk and gkf.
    XCTAssertEqual(BrowserKeys.table.actions(for: .character("하")), [.openGroups, .move(.up)])
    XCTAssertEqual(
      BrowserKeys.table.actions(for: .character("할")), [.openGroups, .move(.up), .toggleFavorite])
    XCTAssertEqual(
      BrowserKeys.table.actions(
        for: .character(Character("하".decomposedStringWithCanonicalMapping))),
      [.openGroups, .move(.up)])
    var run = try browser()
    run.apply(.key(.character("버")))
    XCTAssertEqual(run.effects.last, .quit(nil), "q comes before j")
  }

  func testOtherCharactersAreNoKeys() {
    for character: Character in ["ㅁ", "x", "Z", "1", "é", "日", "ア", "🙂"] {
      XCTAssertEqual(BrowserKeys.table.actions(for: .character(character)), [], "\(character)")
    }
  }
}
