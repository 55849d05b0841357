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
      key: try checked("first"), koreanTitle: "새 얼굴들", years: 2020...2020, groupIDs: [])
    XCTAssertEqual(section.title, "새 얼굴들")
  }

  func testATitleWithOtherYearsIsNotTranslated() throws {
    let section = DebutSection(
      key: try checked("first"), koreanTitle: "2019년 데뷔", years: 2020...2020, groupIDs: [])
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
      ["from", "groupCount", "groups", "key", "koreanTitle", "title", "to"])
  }

  func testUnknownYearsAndCountsAreNull() throws {
    let json = try section("special", nil).json(memberCounts: nil).canonicalText
    for key in ["from", "to", "memberCount"] {
      XCTAssertTrue(json.contains("\"\(key)\": null"), key)
    }
  }

  func testTheMemberCountIsTheSumOfItsGroups() throws {
    let section = try section("second", "2016-2019", ["ITZY", "LOONA"])
    let counts: [GroupID: Int] = ["ITZY": 5, "LOONA": 12, "IVE": 6]
    XCTAssertTrue(section.json(memberCounts: counts).canonicalText.contains("\"memberCount\": 17"))
  }

  func testASectionRoundTripsThroughJSON() throws {
    for section in [
      try section("second", "2016-2019", ["ITZY", "LOONA"]), try section("special", nil),
    ] {
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
