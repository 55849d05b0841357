import XCTest

@testable import kpgg

final class ScrollableLinesTests: BrowserTestCase {
  func testTheLastOffsetShowsTheLastLine() throws {
    let state = try browser(CellSize(width: 40, height: 12)).state
    let help = state.helpLines(in: state.layout)
    XCTAssertGreaterThan(help.lines.count, help.height)
    XCTAssertEqual(help.lines(from: help.lastOffset).count, help.height)
    XCTAssertEqual(help.lines(from: help.lastOffset + 1), help.lines(from: help.lastOffset))
    XCTAssertEqual(help.lines(from: 0).count, help.lines.count)
  }

  func testLinesThatFitAreNotScrolled() {
    let area = CellArea(x: 0, y: 0, width: 20, height: 3)
    let lines = ScrollableLines([FactSheet.Fact("q", "Quit")], in: area)
    XCTAssertEqual(lines.lastOffset, 0)
    XCTAssertEqual(lines.lines(from: 5).count, 1)
  }
}
