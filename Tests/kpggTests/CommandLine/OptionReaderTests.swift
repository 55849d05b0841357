import KPGGCore
import XCTest

@testable import kpgg

final class OptionReaderTests: XCTestCase {
  func testReadingAnOptionDeclaresIt() {
    let list = OptionList { options in
      options.flag("all", short: "a", "Show all", "모두 보기")
      _ = try options.wholeNumber("limit", placeholder: "N", "Show at most N", "N개까지 보기")
    }
    XCTAssertEqual(
      Array(list),
      [
        OptionDescription(name: "all", short: "a", summary: HelpText("Show all", "모두 보기")),
        OptionDescription(
          name: "limit", placeholder: "N", summary: HelpText("Show at most N", "N개까지 보기")),
      ])
  }

  func testOptionsKeepTheActionsThatTheyAreLimitedTo() throws {
    let list = OptionList {
      $0.limited(to: ["save"]).flag("force", "", "")
      $0.flag("quiet", "", "")
    }
    let options = Array(list)
    let (force, quiet) = (options[0], options[1])
    XCTAssertTrue(list.supports(force, with: "save"))
    XCTAssertFalse(list.supports(force, with: "check"))
    XCTAssertTrue(list.supports(quiet, with: "check"))
  }
}

final class WholeNumberTests: XCTestCase {
  func testANumberInTheRangeIsRead() throws {
    for (text, number) in [("1", 1), ("12", 12), ("007", 7)] {
      XCTAssertEqual(try read(text, in: 1...12), number)
    }
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
    try reader("month", text).wholeNumber("month", placeholder: "N", in: range, "", "")
  }
}

final class OptionListingTests: XCTestCase {
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
      XCTAssertThrowsError(try names(text), text) { error in
        XCTAssertEqual(error as? UsageError, .emptyValue(option: "--agency", nil))
      }
    }
    XCTAssertEqual(try names("a, b c"), ["a", "b c"])
  }

  func testChoicesMatchIgnoringCase() throws {
    XCTAssertEqual(try mbti("INFP,enfp", "Istj"), [.infp, .enfp, .istj])
  }

  func testACodeWithOtherCharactersIsInvalid() {
    for text in ["A B", "A/B", "a b"] {
      XCTAssertThrowsError(
        try reader("blood", text).choices(.blood, "", "") as Set<BloodType>, text)
    }
  }

  private func list(_ texts: String...) -> [String] {
    reader(values: ["section": texts]).list("section", "", "")
  }

  private func names(_ text: String) throws -> [String] {
    try reader("agency", text).names("agency", kind: .agencies, "", "")
  }

  private func mbti(_ texts: String...) throws -> Set<MBTI> {
    try reader(values: ["mbti": texts]).choices(.mbti, "", "")
  }
}

extension XCTestCase {
  /// A reader of a command line with one option.
  func reader(_ option: String, _ values: String...) -> OptionReader {
    reader(values: [option: values])
  }

  func reader(
    switches: Set<String> = [], values: [String: [String]] = [:]
  ) -> OptionReader {
    OptionReader(ParsedArguments(command: nil, switches: switches, values: values))
  }
}
