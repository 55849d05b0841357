import XCTest

@testable import KPGGCore

final class YearRangeTests: XCTestCase {
  func testParsingAndFormattingRoundTrip() throws {
    for text in ["2016-2019", "2020", "0001-9999"] {
      XCTAssertEqual(try range(text).yearsText(), text)
    }
  }

  func testTwoEqualYearsAreWrittenAsOne() throws {
    XCTAssertEqual(try range("2020-2020").yearsText(), "2020")
  }

  func testTheSeparatorCanBeChanged() throws {
    XCTAssertEqual(try range("2016-2019").yearsText(separator: "~"), "2016~2019")
  }

  func testBothEndsAreIncluded() throws {
    let years = try range("2016-2019")
    XCTAssertEqual([2015, 2016, 2019, 2020].map(years.contains), [false, true, true, false])
  }

  func testReversedYearsAreRejected() {
    XCTAssertNil(ClosedRange(years: "2019-2016"))
    XCTAssertNil(ClosedRange(yearsFrom: 2019, to: 2016))
  }

  func testYearsOutsideTheCalendarAreRejected() {
    for (from, to) in [(0, 1), (-1, 1), (1, 10_000), (10_000, 10_001), (.min, .max)] {
      XCTAssertNil(ClosedRange(yearsFrom: from, to: to), "\(from) \(to)")
    }
  }

  func testOtherFormatsAreRejected() {
    for text in [
      "", "-", "2016-", "-2019", "2016-19", "2016~2019", "2016-2017-2018", "2016 - 2019",
    ] {
      XCTAssertNil(ClosedRange(years: text), text)
    }
  }

  func testADateIsRejected() { XCTAssertNil(ClosedRange(years: "2016-01-01")) }
}
