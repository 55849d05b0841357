import XCTest

@testable import KPGGCore

final class PositionTests: XCTestCase {
  func testAPositionThatNobodyHasMetIsOne() throws {
    let position: Position = try checked("Chief Aegyo Officer")
    XCTAssertEqual(position.description, "Chief Aegyo Officer")
  }

  func testAPositionComesBackFromJSON() throws {
    let position: Position = try checked("Main Vocalist")
    XCTAssertEqual(try coded(position), position)
  }

  func testAnEmptyPositionIsRejected() { XCTAssertNil(Position("")) }

  func testAnEmptyPositionInJSONIsRejected() {
    XCTAssertThrowsError(try decoded([Position].self, #"[""]"#))
  }
}

final class BloodTypeTests: XCTestCase {
  func testThereAreFourTypes() {
    XCTAssertEqual(BloodType.allCases.map(\.description), ["A", "B", "O", "AB"])
  }

  func testATypeIsReadFromItsLetters() {
    for type in BloodType.allCases { XCTAssertEqual(BloodType(type.description), type) }
  }

  func testATypeComesBackFromJSON() throws {
    XCTAssertEqual(try coded(BloodType.allCases), BloodType.allCases)
  }

  func testOtherLettersAreRejected() {
    for text in ["C", "BA", "ABO", "0", ""] { XCTAssertNil(BloodType(text), text) }
  }

  func testLowerCaseIsRejected() { XCTAssertNil(BloodType("ab")) }

  func testTheKoreanSuffixIsRejected() { XCTAssertNil(BloodType("AB형")) }

  func testARhesusFactorIsRejected() { XCTAssertNil(BloodType("A+")) }
}

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

  func testLowerCaseIsRejected() { XCTAssertNil(MBTI("esfj")) }

  func testFourOtherLettersAreRejected() { XCTAssertNil(MBTI("CUTE")) }

  func testThreeLettersAreRejected() { XCTAssertNil(MBTI("ESF")) }

  func testASuffixIsRejected() { XCTAssertNil(MBTI("ESFJ-T")) }

  func testTheWordForUnknownIsRejected() { XCTAssertNil(MBTI("알려지지 않음.")) }
}
