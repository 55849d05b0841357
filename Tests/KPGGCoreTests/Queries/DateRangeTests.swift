import XCTest

@testable import KPGGCore

final class DateRangeTests: XCTestCase {
  func testYearsCoverAllTheirDays() throws {
    let years = try XCTUnwrap(ClosedRange(years: 1994...1996))
    try assert(
      years, contains: ["1994-01-01", "1994", "1995-06-15", "1996", "1996-12-31"],
      butNot: ["1993-12-31", "1997-01-01", "1993", "1997"])
  }

  func testALoneYearAsABoundMeansTheWholeYear() throws {
    let year: CalendarDate = try checked("1994")
    try assert(
      year...year, contains: ["1994-01-01", "1994", "1994-12-31"],
      butNot: ["1993-12-31", "1995-01-01"])
  }

  func testABoundCanBeAYearOrADay() throws {
    let (year, day): (CalendarDate, CalendarDate) = (try checked("1994"), try checked("1995-06-15"))
    try assert(
      year...day, contains: ["1994-01-01", "1994", "1995-06-15"], butNot: ["1995-06-16", "1995"])
    let (first, last): (CalendarDate, CalendarDate) = (
      try checked("1994-07-01"), try checked("1995")
    )
    try assert(
      first...last, contains: ["1994-07-01", "1995", "1995-12-31"],
      butNot: ["1994-06-30", "1994", "1996-01-01"])
  }

  func testAnOpenRangeIncludesItsBound() throws {
    let year: CalendarDate = try checked("1994")
    try assert(
      ClosedRange(year...), contains: ["1994-01-01", "1994", "9999-12-31"], butNot: ["1993-12-31"])
    try assert(
      ClosedRange(...year), contains: ["0001-01-01", "1994", "1994-12-31"], butNot: ["1995-01-01"])
  }

  func testAnOpenRangeCanBeginOnTheLastDayOfTheCalendar() throws {
    for text in ["9999", "9999-12-31"] {
      let date: CalendarDate = try checked(text)
      try assert(ClosedRange(date...), contains: ["9999-12-31"], butNot: ["9998-12-31"])
    }
  }

  func testAnOpenRangeCanEndOnTheFirstDayOfTheCalendar() throws {
    for text in ["0001", "0001-01-01"] {
      let date: CalendarDate = try checked(text)
      try assert(ClosedRange(...date), contains: ["0001-01-01"], butNot: ["0002-01-01"])
    }
  }

  func testYearsOutsideTheCalendarAreLeftOut() throws {
    let range = try XCTUnwrap(ClosedRange(years: -5...20_000))
    try assert(range, contains: ["0001-01-01", "9999-12-31"], butNot: [])
    for years in [-5...0, 10_000...10_001, .min ... -1] {
      XCTAssertNil(ClosedRange<CalendarDate>(years: years), "\(years)")
    }
  }

  func testALoneYearMatchesOnlyIfAllItsDaysAreInTheRange() throws {
    let year: CalendarDate = try checked("1994")
    let contains = { (from: String, to: String) in
      let (from, to): (CalendarDate, CalendarDate) = (try checked(from), try checked(to))
      return (from...to).contains(wholeOf: year)
    }
    XCTAssertTrue(try contains("1994-01-01", "1994-12-31"))
    XCTAssertFalse(try contains("1994-01-02", "1994-12-31"))
    XCTAssertFalse(try contains("1994-01-01", "1994-12-30"))
  }

  func testALoneMonthMatchesOnlyIfAllItsDaysAreInTheRange() throws {
    let month: CalendarDate = try checked("1994-07")
    let (june, july): (CalendarDate, CalendarDate) = (
      try checked("1994-06"), try checked("1994-07")
    )
    XCTAssertTrue((june...july).contains(wholeOf: month))
    XCTAssertFalse((try checked("1994-07-02")...july.lastDay).contains(wholeOf: month))
  }

  func testAFullDateIsItsOwnFirstAndLastDay() throws {
    let date: CalendarDate = try checked("1994-07-28")
    XCTAssertEqual([date.firstDay, date.lastDay], [date, date])
    let year: CalendarDate = try checked("1994")
    XCTAssertEqual([year.firstDay, year.lastDay].map(\.description), ["1994-01-01", "1994-12-31"])
    let month: CalendarDate = try checked("1996-02")
    XCTAssertEqual(
      [month.firstDay, month.lastDay].map(\.description), ["1996-02-01", "1996-02-29"])
  }

  private func assert(
    _ range: ClosedRange<CalendarDate>, contains: [String], butNot others: [String],
    file: StaticString = #filePath, line: UInt = #line
  ) throws {
    let dates: [CalendarDate] = try (contains + others).map { try checked($0) }
    XCTAssertEqual(
      dates.filter { range.contains(wholeOf: $0) }.map(\.description), contains, file: file,
      line: line)
  }
}
