import XCTest

@testable import KPGGCore

final class DebutSectionTests: XCTestCase {
  func testARangeOfYearsMakesTheTitles() throws {
    let section = try section("second", "2016-2019")
    XCTAssertEqual(section.koreanTitle, "2016~2019년 데뷔")
    XCTAssertEqual(section.title, "Debuted 2016–2019")
  }

  func testASingleYearMakesTheTitles() throws {
    let section = try section("first", "2020")
    XCTAssertEqual(section.koreanTitle, "2020년 데뷔")
    XCTAssertEqual(section.title, "Debuted 2020")
  }

  func testWithoutYearsTheKeyIsTheTitle() throws {
    let section = try section("special", nil)
    XCTAssertEqual([section.title, section.koreanTitle], ["special", "special"])
  }

  func testACustomTitleIsNotTranslated() throws {
    let section = DebutSection(
      key: try checked("first"), koreanTitle: "새 얼굴들", years: try checked("2020"), groups: [])
    XCTAssertEqual(section.title, "새 얼굴들")
  }

  func testATitleWithOtherYearsIsNotTranslated() throws {
    let section = DebutSection(
      key: try checked("first"), koreanTitle: "2019년 데뷔", years: try checked("2020"), groups: [])
    XCTAssertEqual(section.title, "2019년 데뷔")
  }

  func testNewerYearsComeFirst() throws {
    XCTAssertLessThan(try section("eighth", "2021-2022"), try section("first", "2020"))
  }

  func testWithEqualEndYearsTheLaterStartComesFirst() throws {
    XCTAssertLessThan(try section("z", "2019-2020"), try section("a", "2016-2020"))
  }

  func testUnknownYearsComeLast() throws {
    XCTAssertLessThan(try section("seventh", "2006-2008"), try section("a", nil))
    XCTAssertFalse(try section("a", nil) < section("seventh", "2006-2008"))
  }

  func testEqualYearsAreSortedByKey() throws {
    XCTAssertLessThan(try section("a", "2020"), try section("b", "2020"))
    XCTAssertLessThan(try section("a", nil), try section("b", nil))
  }

  func testEveryKeyIsAlwaysWritten() throws {
    XCTAssertEqual(
      try encodedKeys(try section("special", nil)),
      ["from", "groupCount", "groups", "key", "koreanTitle", "memberCount", "title", "to"])
  }

  func testUnknownYearsAndCountsAreNull() throws {
    let json = try section("special", nil).json.canonicalText
    for key in ["from", "to", "memberCount"] {
      XCTAssertTrue(json.contains("\"\(key)\": null"), key)
    }
  }

  func testASectionRoundTripsThroughJSON() throws {
    var full = try section("second", "2016-2019", ["ITZY", "LOONA"])
    full.memberCount = 17
    for section in [full, try section("special", nil)] {
      XCTAssertEqual(try roundTripped(section), section)
    }
  }

  func testReversedYearsAreRejected() {
    XCTAssertThrowsError(try decode(from: "2020", to: "2019"))
  }

  func testAStartWithoutAnEndIsRejected() {
    XCTAssertThrowsError(try decode(from: "2020", to: "null"))
  }

  private func decode(from: String, to: String) throws -> DebutSection {
    try decoded(
      DebutSection.self,
      """
      {"key": "first", "title": "", "koreanTitle": "", "groups": [], "groupCount": 0,
       "from": \(from), "to": \(to), "memberCount": null}
      """)
  }
}

final class YearRangeTests: XCTestCase {
  func testParsingAndFormattingRoundTrip() throws {
    for text in ["2016-2019", "2020", "0001-9999"] {
      let years: YearRange = try checked(text)
      XCTAssertEqual(years.description, text)
    }
  }

  func testTwoEqualYearsAreWrittenAsOne() throws {
    let years: YearRange = try checked("2020-2020")
    XCTAssertEqual(years.description, "2020")
  }

  func testYearsRoundTripThroughJSON() throws {
    let years: YearRange = try checked("2016-2019")
    XCTAssertEqual(try roundTripped(years), years)
  }

  func testTheSeparatorCanBeChanged() throws {
    let years: YearRange = try checked("2016-2019")
    XCTAssertEqual(years.text(separator: "~"), "2016~2019")
  }

  func testBothEndsAreIncluded() throws {
    let years: YearRange = try checked("2016-2019")
    XCTAssertEqual([2015, 2016, 2019, 2020].map(years.contains), [false, true, true, false])
  }

  func testReversedYearsAreRejected() {
    XCTAssertNil(YearRange("2019-2016"))
    XCTAssertNil(YearRange(from: 2019, to: 2016))
  }

  func testYearsOutsideTheCalendarAreRejected() {
    for (from, to) in [(0, 1), (-1, 1), (1, 10_000), (10_000, 10_001), (.min, .max)] {
      XCTAssertNil(YearRange(from: from, to: to), "\(from) \(to)")
    }
  }

  func testOtherFormatsAreRejected() {
    for text in [
      "", "-", "2016-", "-2019", "2016-19", "2016~2019", "2016-2017-2018", "2016 - 2019",
    ] {
      XCTAssertNil(YearRange(text), text)
    }
  }

  func testADateIsRejected() { XCTAssertNil(YearRange("2016-01-01")) }
}
