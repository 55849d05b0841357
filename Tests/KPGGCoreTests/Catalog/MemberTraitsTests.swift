import XCTest

@testable import KPGGCore

final class PositionTests: XCTestCase {
  func testAnUnknownPositionIsValid() throws {
    let position: Position = try checked("Chief Aegyo Officer")
    XCTAssertEqual(position.description, "Chief Aegyo Officer")
  }

  func testAPositionRoundTripsThroughJSON() throws {
    let position: Position = try checked("Main Vocalist")
    XCTAssertEqual(try roundTripped(position), position)
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

  func testATypeIsParsedFromItsLetters() {
    for type in BloodType.allCases { XCTAssertEqual(BloodType(type.description), type) }
  }

  func testATypeRoundTripsThroughJSON() throws {
    XCTAssertEqual(try roundTripped(BloodType.allCases), BloodType.allCases)
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

  func testTheTypesAreAllCombinationsOfTheFourPairs() {
    var words = [""]
    for pair in ["EI", "NS", "FT", "JP"] {
      words = words.flatMap { word in pair.map { word + String($0) } }
    }
    XCTAssertEqual(Set(MBTI.allCases.map(\.description)), Set(words))
  }

  func testATypeIsParsedFromItsLetters() { XCTAssertEqual(MBTI("ESFJ"), .esfj) }

  func testATypeRoundTripsThroughJSON() throws {
    XCTAssertEqual(try roundTripped(MBTI.allCases), MBTI.allCases)
  }

  func testLowerCaseIsRejected() { XCTAssertNil(MBTI("esfj")) }

  func testFourOtherLettersAreRejected() { XCTAssertNil(MBTI("CUTE")) }

  func testThreeLettersAreRejected() { XCTAssertNil(MBTI("ESF")) }

  func testASuffixIsRejected() { XCTAssertNil(MBTI("ESFJ-T")) }

  func testTheWordForUnknownIsRejected() { XCTAssertNil(MBTI("알려지지 않음.")) }
}
