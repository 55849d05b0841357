import KPGGCore
import XCTest

@testable import kpgg

final class OptionTextsTests: XCTestCase {
  func testValuesAreListedWithCommasOrRepeatedOptions() {
    XCTAssertEqual(list("a,b", "c"), ["a", "b", "c"])
    XCTAssertEqual(list(" a , b c ,d"), ["a", "b c", "d"])
  }

  func testDuplicateValuesAreRemoved() {
    XCTAssertEqual(list("a,b,a", "b"), ["a", "b"])
  }

  func testAnEmptyItemIsAValue() {
    XCTAssertEqual(list("a,,b"), ["a", "", "b"])
    XCTAssertEqual(list(""), [""])
    XCTAssertEqual(list(","), [""])
  }

  func testAnEmptyNameIsAUsageError() throws {
    for text in ["", " ", "a,,b", "a,", "\t"] {
      let arguments = ParsedArguments(command: nil, values: ["agency": [text]])
      XCTAssertThrowsError(try arguments.names("agency"), text) { error in
        XCTAssertEqual(error as? UsageError, .emptyValue(option: "--agency", nil))
      }
    }
    let arguments = ParsedArguments(command: nil, values: ["agency": ["a, b c"]])
    XCTAssertEqual(try arguments.names("agency"), ["a", "b c"])
  }

  func testAMissingOptionGivesAnEmptyList() throws {
    let arguments = ParsedArguments(command: nil)
    XCTAssertEqual(arguments.list("mbti"), [])
    XCTAssertEqual(try arguments.choices("mbti"), Set<MBTI>())
  }

  func testChoicesMatchIgnoringCase() throws {
    XCTAssertEqual(try mbti("INFP,enfp", "Istj"), [.infp, .enfp, .istj])
  }

  func testChoicesMatchByLabel() throws {
    let arguments = ParsedArguments(
      command: nil, values: ["status": ["해체", "활동 중단".decomposedStringWithCanonicalMapping]])
    XCTAssertEqual(
      try arguments.choices("status") { (words, status: GroupStatus) in words.status(status) },
      [.disbanded, .hiatus])
  }

  func testACodeWithOtherCharactersIsInvalid() {
    for text in ["A B", "A/B", "a b"] {
      let arguments = ParsedArguments(command: nil, values: ["blood": [text]])
      XCTAssertThrowsError(try arguments.choices("blood") as Set<BloodType>, text)
    }
  }

  func testAnInvalidChoiceListsTheChoices() {
    for text in ["XXXX", "INFP,XXXX", "INFPX", "", "INFP,", "***", "🙂"] {
      XCTAssertThrowsError(try mbti(text), text) { error in
        let item = text.split(separator: ",", omittingEmptySubsequences: false).last
        XCTAssertEqual(
          error as? UsageError,
          .invalidChoice(
            item.map(String.init) ?? "", option: "--mbti", choices: MBTI.allCases.map(\.rawValue)))
      }
    }
  }

  private func list(_ texts: String...) -> [String] {
    ParsedArguments(command: nil, values: ["section": texts]).list("section")
  }

  private func mbti(_ texts: String...) throws -> Set<MBTI> {
    try ParsedArguments(command: nil, values: ["mbti": texts]).choices("mbti")
  }
}
