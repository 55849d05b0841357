import XCTest

@testable import KPGGCore

final class CountryTests: XCTestCase {
  func testTheUsualKoreanNameComesFirst() {
    XCTAssertEqual(Country.koreanNames(of: "South Korea"), ["대한민국", "한국"])
  }

  func testACountryWithoutATranslationKeepsItsEnglishName() {
    XCTAssertEqual(Country.koreanNames(of: "Atlantis"), ["Atlantis"])
  }
}
