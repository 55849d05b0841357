import KPGGCore
import XCTest

@testable import kpgg

/// The colors suit light and dark backgrounds, and no state is shown by color alone.
final class ThemeTests: BrowserTestCase {
  func testOnlyColorsReadableOnBothBackgroundsAreUsed() throws {
    let unreadable: [TextStyle] = [.yellow, .cyan, .green, .blue]
    for run in try screens() {
      let frame = run.frame
      for y in 0..<frame.grid.size.height {
        for cell in frame.grid.row(y) {
          XCTAssertFalse(
            unreadable.contains { cell.style.contains($0) }, "'\(cell.text)' in \(run.screen)")
        }
      }
    }
  }

  func testASelectionIsVisibleWithoutColors() throws {
    for var run in try screens().dropLast() {
      let before = run.lines
      run.press(.down)
      XCTAssertNotEqual(run.lines, before, run.screen)
    }
  }

  func testAFavoriteIsVisibleWithoutColors() throws {
    for keys in ["f", "vf"] {
      var run = try browser()
      run.type(keys)
      XCTAssertTrue(run.screen.contains("★ STAYC") || run.screen.contains("★ OH"), run.screen)
    }
  }

  func testASongWithAVideoIsVisibleWithoutColors() throws {
    let run = try browser(CellSize(width: 80, height: 60), from: "omg")
    XCTAssertTrue(run.screen.contains("♪ Dun Dun Dance"), run.screen)
    XCTAssertTrue(run.screen.contains("  Dolphin"), run.screen)
    XCTAssertFalse(run.screen.contains("♪ Dolphin"), run.screen)
  }

  /// Each kind of screen with a list, and a profile last.
  private func screens() throws -> [BrowserRun] {
    let keys = ["", "v", "/유", "?", ":o"]
    let lists = try keys.map { keys in
      var run = try browser(CellSize(width: 140, height: 40))
      run.type(keys)
      return run
    }
    var favorites = try browser(from: "omg")
    favorites.type("f")
    favorites.press(.escape)
    favorites.type("fF")
    var profile = try browser(from: "omg")
    profile.press(.enter)
    return lists + [try browser(from: "omg"), favorites, profile]
  }
}
