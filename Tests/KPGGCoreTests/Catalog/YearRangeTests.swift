import XCTest

@testable import KPGGCore

final class YearRangeTests: XCTestCase {
  func testYearsAreReadAndWrittenAlike() throws {
    for text in ["2016-2019", "2020", "0001-9999"] {
      let years: YearRange = try checked(text)
      XCTAssertEqual(years.description, text)
    }
  }

  func testTwoEqualYearsAreWrittenAsOne() throws {
    let years: YearRange = try checked("2020-2020")
    XCTAssertEqual(years.description, "2020")
  }

  func testYearsComeBackFromJSON() throws {
    let years: YearRange = try checked("2016-2019")
    XCTAssertEqual(try coded(years), years)
  }

  func testAnotherSeparatorStandsBetweenTheYears() throws {
    let years: YearRange = try checked("2016-2019")
    XCTAssertEqual(years.text(separator: "~"), "2016~2019")
  }

  func testBothEndsAreWithinTheYears() throws {
    let years: YearRange = try checked("2016-2019")
    XCTAssertEqual([2015, 2016, 2019, 2020].map(years.contains), [false, true, true, false])
  }

  func testYearsThatRunBackwardsAreRefused() {
    XCTAssertNil(YearRange("2019-2016"))
    XCTAssertNil(YearRange(from: 2019, to: 2016))
  }

  func testYearsOutsideTheCalendarAreRefused() {
    for (from, to) in [(0, 1), (-1, 1), (1, 10_000), (10_000, 10_001), (.min, .max)] {
      XCTAssertNil(YearRange(from: from, to: to), "\(from) \(to)")
    }
  }

  func testAnotherFormIsRefused() {
    for text in [
      "", "-", "2016-", "-2019", "2016-19", "2016~2019", "2016-2017-2018", "2016 - 2019",
    ] {
      XCTAssertNil(YearRange(text), text)
    }
  }

  func testDatesAreNoYears() { XCTAssertNil(YearRange("2016-01-01")) }
}
