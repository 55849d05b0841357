import XCTest

@testable import KPGGCore

final class CalendarDateTests: XCTestCase {
  func testParsingAndFormattingRoundTrip() throws {
    for text in ["1994-07-28", "0001-01-01", "9999-12-31", "1994", "0001"] {
      let date: CalendarDate = try checked(text)
      XCTAssertEqual(date.description, text)
    }
  }

  func testADateRoundTripsThroughJSON() throws {
    let dates: [CalendarDate] = [try checked("1994-07-28"), try checked("1994")]
    XCTAssertEqual(try roundTripped(dates), dates)
  }

  func testAYearAloneIsNotComplete() throws {
    let year: CalendarDate = try checked("1994")
    XCTAssertFalse(year.isComplete)
    XCTAssertNil(year.month)
  }

  func testAFullDateIsComplete() throws {
    let day: CalendarDate = try checked("1994-07-28")
    XCTAssertTrue(day.isComplete)
  }

  func testAnImpossibleDayIsRejected() {
    for text in ["2015-02-31", "2015-04-31", "2015-01-00", "2015-01-32"] {
      XCTAssertNil(CalendarDate(text), text)
    }
  }

  func testAnImpossibleMonthIsRejected() {
    for text in ["2015-00-01", "2015-13-01"] { XCTAssertNil(CalendarDate(text), text) }
  }

  func testTheYearZeroIsRejected() {
    XCTAssertNil(CalendarDate("0000"))
    XCTAssertNil(CalendarDate(year: 0, month: 1, day: 1))
  }

  func testAYearOfFiveDigitsIsRejected() {
    XCTAssertNil(CalendarDate("10000"))
    XCTAssertNil(CalendarDate(year: 10_000))
    XCTAssertNil(CalendarDate(year: 10_000, month: 1, day: 1))
  }

  func testExtremeNumbersDoNotTrap() {
    for number in [Int.min, .max] {
      XCTAssertNil(CalendarDate(year: number))
      XCTAssertNil(CalendarDate(year: number, month: number, day: number))
      XCTAssertNil(CalendarDate(year: 2015, month: 1, day: number))
    }
  }

  func testOtherFormatsAreRejected() {
    for text in [
      "", "-", "--", "1994-7-28", "1994-07", "1994.07.28", "94-07-28", "1994-07-28T00:00", "-1994",
      "+994", "1994-07-28 ", " 1994", "１９９４", "1994-07-2\u{301}",
    ] { XCTAssertNil(CalendarDate(text), text) }
  }

  func testEveryFourthYearIsALeapYear() {
    XCTAssertNotNil(CalendarDate("1996-02-29"))
    XCTAssertNil(CalendarDate("1995-02-29"))
  }

  func testACenturyIsALeapYearOnlyEveryFourthTime() {
    XCTAssertNotNil(CalendarDate("2000-02-29"))
    for text in ["1700-02-29", "1800-02-29", "1900-02-29"] {
      XCTAssertNil(CalendarDate(text), text)
    }
  }

  func testDatesAreSortedChronologically() throws {
    let texts = ["1994", "1994-01-01", "1994-07-28", "1994-08-01", "1995"]
    let dates: [CalendarDate] = try texts.map { try checked($0) }
    XCTAssertEqual(dates.reversed().sorted().map(\.description), texts)
  }
}
