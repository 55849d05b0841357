import XCTest

@testable import kpgg

final class CellGridTests: XCTestCase {
  func testANewGridIsBlank() {
    XCTAssertEqual(CellGrid(size: CellSize(width: 3, height: 2)).lines, ["   ", "   "])
  }

  func testAGridHasAtLeastOneCell() {
    XCTAssertEqual(CellGrid(size: CellSize(width: 0, height: -1)).lines, [" "])
  }

  func testATextIsDrawnInItsArea() {
    var grid = CellGrid(size: CellSize(width: 8, height: 2))
    XCTAssertEqual(grid.put("유아", in: CellArea(x: 1, y: 1, width: 7, height: 1)), 4)
    XCTAssertEqual(grid.lines, ["        ", " 유아   "])
  }

  func testATextIsCutAtTheEndOfItsArea() {
    var grid = CellGrid(size: CellSize(width: 8, height: 1))
    grid.put("OH MY GIRL", in: CellArea(x: 0, y: 0, width: 5, height: 1))
    XCTAssertEqual(grid.lines, ["OH M…   "])
  }

  func testNothingIsDrawnOutsideTheGrid() {
    let areas = [
      CellArea(x: -3, y: 0, width: 9, height: 1), CellArea(x: 3, y: 0, width: 90, height: 1),
      CellArea(x: 0, y: 5, width: 4, height: 1), CellArea(x: 0, y: -1, width: 4, height: 1),
      CellArea(x: 9, y: 0, width: 4, height: 1), CellArea(x: 0, y: 0, width: -4, height: 1),
      CellArea(x: 0, y: 0, width: 4, height: 0), CellArea(x: 3, y: 0, width: 1, height: 1),
    ]
    for area in areas {
      var grid = CellGrid(size: CellSize(width: 4, height: 1))
      grid.put("소녀시대", in: area)
      XCTAssertEqual(grid.lines.map { CellWidth.of($0) }, [4], "\(area)")
    }
  }

  func testAWideCharacterIsDrawnAsAWholeOrNotAtAll() {
    var grid = CellGrid(size: CellSize(width: 6, height: 1))
    grid.put("소녀시", in: CellArea(x: 0, y: 0, width: 6, height: 1))
    grid.put("x", in: CellArea(x: 1, y: 0, width: 1, height: 1))
    XCTAssertEqual(grid.lines, [" x녀시"])
    grid.put("y", in: CellArea(x: 4, y: 0, width: 1, height: 1))
    XCTAssertEqual(grid.lines, [" x녀y "])
    grid.put("걸", in: CellArea(x: 1, y: 0, width: 2, height: 1))
    XCTAssertEqual(grid.lines, [" 걸 y "])
  }

  func testEveryRowIsAsWideAsTheGrid() {
    let texts = [
      "유아", "\u{110B}\u{1172}\u{110B}\u{1161}", "👩‍👩‍👧‍👦 IVE", "🇰🇷🇰", "\u{301}e\u{301}", "❤\u{FE0F}x",
      "\u{1B}[31mred\u{7}\r\n", "a\tb", "\u{202E}abc", "नमस्ते", "\u{200B}\u{200D}", "ﷺ", "1️⃣", "👍🏽",
      "\u{1160}", "\u{115F}가", String(repeating: "\u{300}", count: 40), "\0",
    ]
    for width in 1...12 {
      for text in texts {
        var grid = CellGrid(size: CellSize(width: width, height: 1))
        grid.put(text, in: CellArea(x: 0, y: 0, width: width, height: 1))
        let cells = grid.row(0)
        XCTAssertEqual(cells.reduce(0) { $0 + CellWidth.of($1.text) }, width, "\(text) \(width)")
        let hasControls = grid.lines[0].unicodeScalars.contains {
          $0.properties.generalCategory == .control
        }
        XCTAssertFalse(hasControls, text)
      }
    }
  }

  func testSymbolsHaveAnASCIIEquivalent() {
    var grid = CellGrid(size: CellSize(width: 24, height: 1), isASCII: true)
    grid.put("╭─╮│╰╯┏━┓┃┗┛▸›‹·–★☆♪ 유아", in: CellArea(x: 0, y: 0, width: 23, height: 1))
    XCTAssertEqual(grid.lines[0].filter { !$0.isASCII }, "")
    grid.put("유아 IVE", in: CellArea(x: 0, y: 0, width: 7, height: 1))
    XCTAssertTrue(grid.lines[0].hasPrefix("유아 I~"), grid.lines[0])
  }
}

final class CellAreaTests: XCTestCase {
  private let area = CellArea(x: 2, y: 3, width: 4, height: 2)

  func testAnAreaContainsOnlyItsOwnCells() {
    XCTAssertTrue(area.contains(CellPoint(x: 2, y: 3)))
    XCTAssertTrue(area.contains(CellPoint(x: 5, y: 4)))
    for (x, y) in [(1, 3), (6, 3), (2, 2), (2, 5)] {
      XCTAssertFalse(area.contains(CellPoint(x: x, y: y)))
    }
  }

  func testARowOutsideIsEmpty() {
    XCTAssertEqual(area.row(1), CellArea(x: 2, y: 4, width: 4, height: 1))
    for row in [-1, 2] { XCTAssertEqual(area.row(row).height, 0) }
  }

  func testPartsAreTheRestOfTheArea() {
    XCTAssertEqual(area.dropping(rows: 1), CellArea(x: 2, y: 4, width: 4, height: 1))
    XCTAssertEqual(area.dropping(columns: 3), CellArea(x: 5, y: 3, width: 1, height: 2))
    XCTAssertEqual(area.inset(1), CellArea(x: 3, y: 3, width: 2, height: 2))
  }
}
