import XCTest

@testable import KPGGCore

final class DebutSectionTests: XCTestCase {
  func testTheYearsElseTheKeyMakeTheTitles() throws {
    for (key, years, korean, english) in [
      ("second", "2016-2019", "2016~2019년 데뷔", "Debuted 2016–2019"),
      ("first", "2020", "2020년 데뷔", "Debuted 2020"), ("special", nil, "special", "special"),
    ] {
      let section = try section(key, years)
      XCTAssertEqual([section.koreanTitle, section.title], [korean, english])
    }
  }

  func testOtherTitlesAreNotTranslated() throws {
    for title in ["새 얼굴들", "2019년 데뷔"] {
      let section = DebutSection(
        key: try checked("first"), koreanTitle: title, years: 2020...2020, groupIDs: [])
      XCTAssertEqual(section.title, title)
    }
  }

  func testNewerYearsComeFirstAndUnknownYearsLast() throws {
    for (first, second) in try [
      (section("eighth", "2021-2022"), section("first", "2020")),
      (section("z", "2019-2020"), section("a", "2016-2020")),
      (section("seventh", "2006-2008"), section("a", nil)),
      (section("a", "2020"), section("b", "2020")), (section("a", nil), section("b", nil)),
    ] {
      XCTAssertTrue(DebutSection.isNewer(first, second), "\(first.key)")
      XCTAssertFalse(DebutSection.isNewer(second, first), "\(first.key)")
    }
  }
}

final class YearRangeTests: XCTestCase {
  func testParsingAndFormattingRoundTrip() throws {
    for text in ["2016-2019", "2020", "0001-9999"] {
      XCTAssertEqual(try range(text).yearsText(), text)
    }
    XCTAssertEqual(try range("2020-2020").yearsText(), "2020")
    XCTAssertEqual(try range("2016-2019").yearsText(separator: "~"), "2016~2019")
    XCTAssertEqual(try range("2016-2019"), 2016...2019)
  }

  func testYearsInReverseOrOutsideTheCalendarAreRejected() {
    for (from, to) in [(2019, 2016), (0, 1), (-1, 1), (1, 10_000), (10_000, 10_001), (.min, .max)] {
      XCTAssertNil(ClosedRange(yearsFrom: from, to: to), "\(from) \(to)")
    }
  }

  func testOtherFormatsAreRejected() {
    for text in [
      "", "-", "2016-", "-2019", "2016-19", "2016~2019", "2016-2017-2018", "2016 - 2019",
      "2019-2016", "2016-01-01",
    ] {
      XCTAssertNil(ClosedRange(years: text), text)
    }
  }
}
