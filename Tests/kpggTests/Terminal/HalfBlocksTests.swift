import XCTest

@testable import kpgg

final class HalfBlocksTests: XCTestCase {
  private let (black, white) = (PictureFixture.gray(0), PictureFixture.gray(255))
  private let red = PictureFixture.color(255, 0, 0)

  func testACellHasThePixelsOfTwoRows() {
    var grid = CellGrid(size: CellSize(width: 4, height: 3))
    grid.put(bitmap(2, [red, white, black, red, white, black]), at: CellPoint(x: 1, y: 1), .full)
    XCTAssertEqual(grid.lines, ["    ", " ▀▀ ", " ▀▀ "])
    let colors = (1...2).flatMap { grid.row($0).map(\.colors) }
    XCTAssertEqual(
      colors,
      [
        nil, colorPair(red, black), colorPair(white, red), nil, nil, colorPair(white, nil),
        colorPair(black, nil), nil,
      ])
  }

  func testPixelsOutsideTheGridAreLeftOut() {
    for point in [CellPoint(x: -1, y: 0), CellPoint(x: 1, y: 1), CellPoint(x: 9, y: -9)] {
      var grid = CellGrid(size: CellSize(width: 2, height: 2))
      grid.put(bitmap(2, Array(repeating: red, count: 8)), at: point, .indexed)
      XCTAssertEqual(grid.lines.map { CellWidth.of($0) }, [2, 2])
    }
  }

  func testTextOverAnImageReplacesIt() {
    var grid = CellGrid(size: CellSize(width: 3, height: 1))
    grid.put(bitmap(3, Array(repeating: red, count: 6)), at: CellPoint(x: 0, y: 0), .full)
    grid.put("유", in: CellArea(x: 1, y: 0, width: 2, height: 1))
    XCTAssertEqual(grid.row(0).map(\.colors), [colorPair(red, red), nil, nil])
    grid.put(bitmap(1, [red, red]), at: CellPoint(x: 2, y: 0), .full)
    XCTAssertEqual(grid.lines, ["▀ ▀"])
  }

  func testColorsAreSetBeforeTheCellsThatHaveThem() {
    var grid = CellGrid(size: CellSize(width: 3, height: 1))
    grid.put(bitmap(2, [red, red, white, white]), at: CellPoint(x: 0, y: 0), .indexed)
    grid.put("x", in: CellArea(x: 2, y: 0, width: 1, height: 1), .bold)
    XCTAssertEqual(
      GridDifference(old: nil, new: grid, isColored: true).sequences,
      "\u{1B}[0m\u{1B}[2J\u{1B}[1;1H\u{1B}[0;38;5;196;48;5;231m▀\u{1B}[1;2H▀\u{1B}[1;3H"
        + "\u{1B}[0;1mx\u{1B}[0m")
  }

  func testAChangedPixelWritesOneCell() {
    var old = CellGrid(size: CellSize(width: 8, height: 1))
    old.put(bitmap(8, Array(repeating: red, count: 16)), at: CellPoint(x: 0, y: 0), .full)
    var new = old
    new.put(bitmap(1, [red, black]), at: CellPoint(x: 6, y: 0), .full)
    XCTAssertEqual(
      GridDifference(old: old, new: new, isColored: true).sequences,
      "\u{1B}[1;7H\u{1B}[0;38;2;255;0;0;48;2;0;0;0m▀\u{1B}[0m")
  }

  private func bitmap(_ width: Int, _ colors: [RGBColor]) -> Bitmap {
    Bitmap(
      size: PixelSize(width: width, height: colors.count / width),
      bytes: colors.flatMap { [$0.red, $0.green, $0.blue] })
  }

  private func colorPair(_ upper: RGBColor, _ lower: RGBColor?) -> CellColors {
    CellColors(foreground: .full(upper), background: lower.map { .full($0) })
  }
}
