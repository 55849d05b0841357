import XCTest

@testable import KPGGCore

final class TraitsTests: XCTestCase {
  func testAStatusHasANameInBothLanguages() {
    XCTAssertEqual(GroupStatus.allCases.map(\.name.english), ["active", "hiatus", "disbanded"])
    XCTAssertEqual(GroupStatus.allCases.map(\.name.korean), ["활동 중", "활동 중단", "해체"])
  }

  func testAnyNonemptyTextIsAPosition() {
    XCTAssertEqual(Position("Chief Aegyo Officer")?.description, "Chief Aegyo Officer")
    XCTAssertNil(Position(""))
  }

  func testThereAreFourBloodTypes() {
    XCTAssertEqual(BloodType.allCases.map(\.description), ["A", "B", "O", "AB"])
  }

  func testTheMBTITypesAreAllCombinationsOfTheFourPairs() {
    var words = [""]
    for pair in ["EI", "NS", "FT", "JP"] {
      words = words.flatMap { word in pair.map { word + String($0) } }
    }
    XCTAssertEqual(Set(MBTI.allCases.map(\.description)), Set(words))
    XCTAssertEqual(MBTI.allCases.count, 16)
  }

  func testOtherSpellingsAreRejected() {
    for text in ["Active", "resting", "unknown", ""] { XCTAssertNil(GroupStatus(text), text) }
    for text in ["C", "BA", "ABO", "0", "", "ab", "AB형", "A+"] {
      XCTAssertNil(BloodType(text), text)
    }
    for text in ["esfj", "CUTE", "ESF", "ESFJ-T", "알려지지 않음."] { XCTAssertNil(MBTI(text), text) }
  }

  func testTheUsualKoreanNameOfACountryComesFirst() {
    XCTAssertEqual(Country.koreanNames(of: "South Korea"), ["대한민국", "한국"])
    XCTAssertEqual(Country.koreanNames(of: "Atlantis"), ["Atlantis"])
  }
}
