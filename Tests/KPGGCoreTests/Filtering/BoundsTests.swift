import XCTest

@testable import KPGGCore

final class BoundsTests: XCTestCase {
  func testBothEndsAreIncluded() throws {
    let bounds = try XCTUnwrap(Bounds(from: 160, to: 165))
    XCTAssertEqual((158...167).filter(bounds.contains), Array(160...165))
  }

  func testAMissingEndIsUnbounded() throws {
    XCTAssertEqual((1...4).filter(try XCTUnwrap(Bounds(from: 3, to: nil)).contains), [3, 4])
    XCTAssertEqual((1...4).filter(try XCTUnwrap(Bounds(from: nil, to: 2)).contains), [1, 2])
    XCTAssertEqual((1...2).filter(try XCTUnwrap(Bounds<Int>(from: nil, to: nil)).contains), [1, 2])
  }

  func testReversedBoundsAreRejected() {
    XCTAssertNil(Bounds(from: 2, to: 1))
    XCTAssertNotNil(Bounds(from: 2, to: 2))
  }

  func testAYearAloneMatchesOnlyIfFullyWithinTheBounds() throws {
    let year: CalendarDate = try checked("1994")
    let within = { (from: String, to: String) in
      try XCTUnwrap(
        Bounds<CalendarDate>(from: CalendarDate(from), to: CalendarDate(to))
      ).contains(whole: year)
    }
    XCTAssertTrue(try within("1994-01-01", "1994-12-31"))
    XCTAssertFalse(try within("1994-01-02", "1994-12-31"))
    XCTAssertFalse(try within("1994-01-01", "1994-12-30"))
  }

  func testAFullDateIsItsOwnFirstAndLastDay() throws {
    let date: CalendarDate = try checked("1994-07-28")
    XCTAssertEqual([date.firstDay, date.lastDay], [date, date])
    let year: CalendarDate = try checked("1994")
    XCTAssertEqual([year.firstDay, year.lastDay].map(\.description), ["1994-01-01", "1994-12-31"])
  }
}
