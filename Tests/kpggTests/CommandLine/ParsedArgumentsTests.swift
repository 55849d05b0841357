import XCTest

@testable import kpgg

final class ParsedArgumentsTests: XCTestCase {
  private let arguments = ParsedArguments(
    command: nil, switches: ["json"], values: ["fields": ["name", "debut"]])

  func testASwitchAndAnOptionWithAValueArePresent() {
    XCTAssertTrue(arguments.has("json"))
    XCTAssertTrue(arguments.has("fields"))
    XCTAssertFalse(arguments.has("plain"))
  }

  func testTheLastValueWins() {
    XCTAssertEqual(arguments.value("fields"), "debut")
  }

  func testAllValuesOfAnOptionAreKeptInOrder() {
    XCTAssertEqual(arguments.values("fields"), ["name", "debut"])
    XCTAssertEqual(arguments.values("lang"), [])
  }

  func testASwitchAndAMissingOptionHaveNoValue() {
    XCTAssertNil(arguments.value("json"))
    XCTAssertNil(arguments.value("lang"))
  }

  func testOfflineArgumentsKeepOnlyTheSourceOption() {
    let arguments = ParsedArguments(
      command: nil, words: ["a"], switches: ["refresh"],
      values: ["source": ["b"], "timeout": ["x"]])
    XCTAssertEqual(
      arguments.offline(home: nil),
      ParsedArguments(
        command: nil, words: ["a"], switches: ["offline"], values: ["source": ["b"]]))
  }

  func testATildeInTheSourceIsExpanded() {
    let sources = ["~/a": "/home/u/a", "~": "~", "~u/a": "~u/a", "a~/b": "a~/b", "/a": "/a"]
    for (typed, source) in sources {
      let arguments = ParsedArguments(
        command: nil, words: [], switches: [], values: ["source": [typed]])
      XCTAssertEqual(arguments.offline(home: "/home/u").value("source"), source)
      XCTAssertEqual(arguments.offline(home: nil).value("source"), typed)
    }
  }
}

final class WholeNumberTests: XCTestCase {
  func testANumberInTheRangeIsRead() throws {
    for (text, number) in [("1", 1), ("12", 12), ("007", 7)] {
      XCTAssertEqual(try read(text, in: 1...12), number)
    }
  }

  func testAMissingOptionHasNoNumber() throws {
    XCTAssertNil(try ParsedArguments(command: nil).wholeNumber("month", in: 1...12))
  }

  func testAnInvalidNumberIsReportedWithTheRange() {
    for text in ["", "0", "13", "-1", "+1", "1.0", " 1", "x", "１", "99999999999999999999"] {
      XCTAssertThrowsError(try read(text, in: 1...12), text) { error in
        XCTAssertEqual(
          error as? UsageError,
          .invalidValue(text, of: "--month", .wholeNumber(from: 1, to: 12)))
      }
    }
  }

  func testAnOpenRangeIsReportedWithItsLowerBound() {
    XCTAssertThrowsError(try read("0", in: 1...Int.max)) { error in
      XCTAssertEqual(
        error as? UsageError, .invalidValue("0", of: "--month", .wholeNumber(from: 1, to: nil)))
    }
  }

  func testANumberThatIsTooLargeIsReportedWithTheMaximum() {
    let limits: [(String, UInt64?)] = [
      ("99999999999999999999", 9_223_372_036_854_775_807),
      ("x99999999999999999999", nil),
      ("", nil),
    ]
    for (text, limit) in limits {
      XCTAssertThrowsError(try read(text, in: 1...Int.max)) { error in
        XCTAssertEqual(
          error as? UsageError,
          .invalidValue(text, of: "--month", .wholeNumber(from: 1, to: limit)))
      }
    }
  }

  private func read(_ text: String, in range: ClosedRange<Int>) throws -> Int? {
    try ParsedArguments(command: nil, values: ["month": [text]])
      .wholeNumber("month", in: range)
  }
}
