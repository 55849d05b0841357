import XCTest

@testable import kpgg

final class BrowserLayoutTests: BrowserTestCase {
  func testASmallScreenDropsTheHeaderFirstAndThenTheFooter() throws {
    let heights: [(Int, header: Int, body: Int, footer: Int)] = [
      (24, 2, 21, 1), (16, 2, 13, 1), (15, 1, 13, 1), (5, 1, 3, 1), (4, 0, 3, 1), (3, 0, 2, 1),
      (2, 0, 2, 0), (1, 0, 1, 0),
    ]
    for (height, header, body, footer) in heights {
      let layout = try browser(CellSize(width: 80, height: height)).state.layout
      XCTAssertEqual(layout.header.height, header, "\(height)")
      XCTAssertEqual(layout.body.height, body, "\(height)")
      XCTAssertEqual(layout.footer.height, footer, "\(height)")
      XCTAssertEqual(layout.content, layout.body)
    }
  }

  func testANarrowScreenHasNoMargins() throws {
    XCTAssertEqual(try browser(CellSize(width: 24, height: 24)).state.layout.body.width, 22)
    XCTAssertEqual(try browser(CellSize(width: 23, height: 24)).state.layout.body.width, 23)
  }

  func testTheHomeScreenMovesByWholeRows() {
    let area = { CellArea(x: 0, y: 0, width: 78, height: $0) }
    XCTAssertEqual(HomeLayout(area(21)).pageLength, 3)
    XCTAssertEqual(HomeLayout(area(5)).pageLength, 1)
    XCTAssertTrue(HomeLayout(area(5)).isCompact)
    XCTAssertEqual(HomeLayout(area(21)).columns, 4)
  }

  func testTheSelectedRowAndTheNextOneAreVisible() throws {
    let layout = HomeLayout(CellArea(x: 0, y: 0, width: 78, height: 21))
    let rows = try browser().state.homeRows.filter { $0.kind != .birthdays }
    XCTAssertEqual(rows.count, 11)
    XCTAssertEqual(layout.firstRow(showing: 0, of: rows), 0)
    XCTAssertEqual(layout.firstRow(showing: 3, of: rows), 1)
    XCTAssertEqual(layout.firstRow(showing: 10, of: rows), 7)
    XCTAssertEqual(layout.firstColumn(showing: 5, of: 12), 3)
    XCTAssertEqual(layout.firstColumn(showing: 11, of: 12), 8)
  }
}
