import XCTest

@testable import kpgg

final class WholeNumberTests: XCTestCase {
  func testANumberIsWrittenInDigits() throws {
    XCTAssertEqual(try number("0"), 0)
    XCTAssertEqual(try number("007"), 7)
    XCTAssertEqual(try number("100"), 100)
  }

  func testOfSeveralTheLastCounts() throws {
    let arguments = ParsedArguments(command: nil, values: ["limit": ["x", "3"]])
    XCTAssertEqual(try arguments.wholeNumber("limit", in: 0...100, "a number of rows"), 3)
  }

  func testAnOptionThatIsMissingHasNone() throws {
    let arguments = ParsedArguments(command: nil)
    XCTAssertNil(try arguments.wholeNumber("limit", in: 0...100, "a number of rows"))
  }

  func testWhatIsNoNumberOfTheRangeIsAUsageError() {
    for text in ["", "-1", "+1", "101", "1.5", "1e1", "ten", " 1", "１", "99999999999999999999"] {
      XCTAssertThrowsError(try number(text), text) { error in
        XCTAssertEqual(
          error as? UsageError,
          .invalid(
            message: "--limit is \(QuotedWord(text)), which is not a number of rows",
            hint: "it takes a whole number from 0 to 100"))
      }
    }
  }

  private func number(_ text: String) throws -> Int? {
    try ParsedArguments(command: nil, values: ["limit": [text]])
      .wholeNumber("limit", in: 0...100, "a number of rows")
  }
}
