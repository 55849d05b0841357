import XCTest

@testable import KPGGCore

final class CountryTests: XCTestCase {
  func testTheUsualKoreanNameComesFirst() {
    XCTAssertEqual(Country.koreanNames(of: "South Korea"), ["대한민국", "한국"])
  }

  func testACountryWithoutATranslationKeepsItsEnglishName() {
    XCTAssertEqual(Country.koreanNames(of: "Atlantis"), ["Atlantis"])
  }

  func testEveryNationalityOfTheEmbeddedCatalogHasAKoreanName() async throws {
    for country in Set(try await EmbeddedCatalog.lineUps().members.flatMap(\.nationalities)) {
      XCTAssertNotEqual(Country.koreanNames(of: country), [country])
    }
  }
}
