import XCTest

@testable import kpgg

final class CellColorsTests: XCTestCase {
  private let red = CellGrid.Cell(
    text: "▀", style: .plain, colors: CellColors(foreground: "5;196", background: "5;196"))

  func testCellsOutsideTheGridAreLeftOut() {
    for point in [CellPoint(x: -1, y: 0), CellPoint(x: 2, y: 1), CellPoint(x: 9, y: -9)] {
      var grid = CellGrid(size: CellSize(width: 2, height: 2))
      grid.put(red, at: point)
      XCTAssertEqual(grid.lines, ["  ", "  "])
    }
  }

  func testTextOverAnImageReplacesIt() {
    var grid = row(3)
    grid.put("유", in: CellArea(x: 1, y: 0, width: 2, height: 1))
    XCTAssertEqual(grid.row(0).map(\.colors), [red.colors, nil, nil])
    grid.put(red, at: CellPoint(x: 2, y: 0))
    XCTAssertEqual(grid.lines, ["▀ ▀"])
  }

  func testColorsAreSetBeforeTheCellsThatHaveThem() {
    var grid = row(2, in: 3)
    grid.put("x", in: CellArea(x: 2, y: 0, width: 1, height: 1), .bold)
    XCTAssertEqual(
      GridDifference(old: nil, new: grid, isColored: true).sequences,
      "\u{1B}[0m\u{1B}[2J\u{1B}[1;1H\u{1B}[0;38;5;196;48;5;196m▀\u{1B}[1;2H▀\u{1B}[1;3H"
        + "\u{1B}[0;1mx\u{1B}[0m")
  }

  func testAChangedCellIsWrittenAlone() {
    let old = row(8)
    var new = old
    let colors = CellColors(foreground: "2;255;0;0", background: "2;0;0;0")
    new.put(CellGrid.Cell(text: "▀", style: .plain, colors: colors), at: CellPoint(x: 6, y: 0))
    XCTAssertEqual(
      GridDifference(old: old, new: new, isColored: true).sequences,
      "\u{1B}[1;7H\u{1B}[0;38;2;255;0;0;48;2;0;0;0m▀\u{1B}[0m")
  }

  /// A grid of one row that starts with red cells.
  private func row(_ count: Int, in width: Int? = nil) -> CellGrid {
    var grid = CellGrid(size: CellSize(width: width ?? count, height: 1))
    for x in 0..<count { grid.put(red, at: CellPoint(x: x, y: 0)) }
    return grid
  }
}
