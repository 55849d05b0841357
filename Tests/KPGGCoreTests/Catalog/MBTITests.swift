import XCTest

@testable import KPGGCore

final class MBTITests: XCTestCase {
  func testThereAreSixteenTypes() { XCTAssertEqual(MBTI.allCases.count, 16) }

  func testTheTypesAreAllWordsOfTheFourPairs() {
    var words = [""]
    for pair in ["EI", "NS", "FT", "JP"] {
      words = words.flatMap { word in pair.map { word + String($0) } }
    }
    XCTAssertEqual(Set(MBTI.allCases.map(\.description)), Set(words))
  }

  func testATypeIsReadFromItsLetters() { XCTAssertEqual(MBTI("ESFJ"), .esfj) }

  func testATypeComesBackFromJSON() throws {
    XCTAssertEqual(try coded(MBTI.allCases), MBTI.allCases)
  }

  func testLowerCaseIsRefused() { XCTAssertNil(MBTI("esfj")) }

  func testFourOtherLettersAreRefused() { XCTAssertNil(MBTI("CUTE")) }

  func testThreeLettersAreRefused() { XCTAssertNil(MBTI("ESF")) }

  func testASuffixIsRefused() { XCTAssertNil(MBTI("ESFJ-T")) }

  func testTheWordForUnknownIsRefused() { XCTAssertNil(MBTI("알려지지 않음.")) }
}
