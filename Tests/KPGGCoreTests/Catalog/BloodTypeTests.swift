import XCTest

@testable import KPGGCore

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

  func testOtherLettersAreRefused() {
    for text in ["C", "BA", "ABO", "0", ""] { XCTAssertNil(BloodType(text), text) }
  }

  func testLowerCaseIsRefused() { XCTAssertNil(BloodType("ab")) }

  func testTheKoreanSuffixIsRefused() { XCTAssertNil(BloodType("AB형")) }

  func testARhesusFactorIsRefused() { XCTAssertNil(BloodType("A+")) }
}
