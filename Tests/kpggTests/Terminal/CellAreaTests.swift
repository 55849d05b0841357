import XCTest

@testable import kpgg

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
