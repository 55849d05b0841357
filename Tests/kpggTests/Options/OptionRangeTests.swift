import KPGGCore
import XCTest

@testable import kpgg

final class OptionRangeTests: XCTestCase {
  func testAYearAMonthAndADayCoverAllTheirDays() throws {
    XCTAssertEqual(try dates("1994"), ["1994-01-01..1994-12-31"])
    XCTAssertEqual(try dates("1994-07"), ["1994-07-01..1994-07-31"])
    XCTAssertEqual(try dates("1996-02"), ["1996-02-01..1996-02-29"])
    XCTAssertEqual(try dates("1994-07-28"), ["1994-07-28..1994-07-28"])
    XCTAssertEqual(
      try dates("1994-7", "1994-7-2"), ["1994-07-01..1994-07-31", "1994-07-02..1994-07-02"])
  }

  func testARangeIncludesItsFirstAndLastDay() throws {
    XCTAssertEqual(try dates("1994..1996"), ["1994-01-01..1996-12-31"])
    XCTAssertEqual(try dates("1994-07..1995"), ["1994-07-01..1995-12-31"])
    XCTAssertEqual(try dates("1994-12-31..1995-01-01"), ["1994-12-31..1995-01-01"])
    XCTAssertEqual(try dates("1994-07..1994"), ["1994-07-01..1994-12-31"])
    XCTAssertEqual(try dates("1994..1994-07"), ["1994-01-01..1994-07-31"])
  }

  func testARangeCanBeOpenEnded() throws {
    XCTAssertEqual(try dates("1994.."), ["1994-01-01.."])
    XCTAssertEqual(try dates("..1994-07"), ["..1994-07-31"])
  }

  func testRangesCanBeListedInOneValueOrInSeveral() throws {
    XCTAssertEqual(
      try dates("2009, 2014..2016", "..2007"),
      ["2009-01-01..2009-12-31", "2014-01-01..2016-12-31", "..2007-12-31"])
    XCTAssertEqual(try dates(), [])
  }

  func testARangeCanHaveATildeOrAHyphen() throws {
    XCTAssertEqual(
      try dates("1994~1996", "1994-1996", "1994-07-1996-08", "2000년~2001년", "2005~", "~2007"),
      [
        "1994-01-01..1996-12-31", "1994-01-01..1996-12-31", "1994-07-01..1996-08-31",
        "2000-01-01..2001-12-31", "2005-01-01..", "..2007-12-31",
      ])
  }

  func testAnInvalidDateIsAUsageError() {
    for text in [
      "", " ", "..", "...", "94", "1994-13", "1994-02-30", "1994.07.28.1", "1994-199",
      "1994...1996", "1994..x", "x..1994", "1994..1995..1996", "1994.. ..1996", "1994,", "１９９４",
      "0000", "1994-07-28-01", "-1994", "\u{0}", "1994\n",
    ] {
      XCTAssertThrowsError(try dates(text), text) { error in
        let item = text == "1994," ? "" : text == " " ? "" : text
        XCTAssertEqual(
          error as? UsageError,
          .invalidValue(item, of: "--born", .dates(from: "1994", to: "1996")))
      }
    }
  }

  func testAReversedRangeIsAUsageError() {
    for (text, corrected) in [
      ("1996..1994", "1994..1996"), ("1994-08..1994-07", "1994-07..1994-08"),
      ("1994-07-28..1994-07-27", "1994-07-27..1994-07-28"), ("1995..1994-12", "1994-12..1995"),
    ] {
      XCTAssertThrowsError(try dates(text), text) { error in
        XCTAssertEqual(
          error as? UsageError,
          .reversedRange(text, option: "--born", corrected: corrected))
      }
    }
  }

  func testHeightsAreWholeOrFractionalCentimeters() throws {
    XCTAssertEqual(
      try heights("165", "166.5..170", "..160", "175.25.."),
      ["165 cm..165 cm", "166.5 cm..170 cm", "..160 cm", "175.25 cm.."])
  }

  func testAnInvalidOrImplausibleHeightIsAUsageError() {
    for text in [
      "1.70..", "5.5", "..1.6", "49.9", "165m", "-5", "0", "300", "1e2", "0x99", "nan", "inf",
      "1.6.5", ".", "..", "165...170",
      "5'5", "١٦٥", "999999999999999999999", "165,x",
    ] {
      XCTAssertThrowsError(try heights(text), text) { error in
        XCTAssertEqual(
          error as? UsageError,
          .invalidValue(text == "165,x" ? "x" : text, of: "--height", .heights))
      }
    }
    XCTAssertThrowsError(try heights("170..160")) { error in
      XCTAssertEqual(
        error as? UsageError,
        .reversedRange("170..160", option: "--height", corrected: "160..170"))
    }
  }

  func testATierIsANumberOrARange() throws {
    for (texts, expected) in [
      (["1"], [1]), (["1,3"], [1, 3]), (["1..2"], [1, 2]), (["2.."], [2, 3]), (["..2"], [1, 2]),
      (["1-2"], [1, 2]),
      (["1", " 3"], [1, 3]), (["1..3,2"], [1, 2, 3]), ([], []),
    ] {
      XCTAssertEqual(try tiers(texts).map(\.rawValue).sorted(), expected, "\(texts)")
    }
  }

  func testAnInvalidTierIsAUsageError() {
    for text in [
      "0", "4", "1..4", "01", "+1", "1.0", "1...2", "..", "", "first", "１", "1-4", "1~4",
    ] {
      XCTAssertThrowsError(try tiers([text]), text) { error in
        XCTAssertEqual(error as? UsageError, .invalidValue(text, of: "--tier", .tiers))
      }
    }
    XCTAssertThrowsError(try tiers(["2..1"])) { error in
      XCTAssertEqual(
        error as? UsageError, .reversedRange("2..1", option: "--tier", corrected: "1..2"))
    }
  }

  private func tiers(_ texts: [String]) throws -> Set<Tier> {
    Tier.all(in: try reader(values: ["tier": texts]).ranges(.tier, "", ""))
  }

  private func dates(_ texts: String...) throws -> [String] {
    try Self.texts(
      reader(values: ["born": texts]).ranges(.dates("born", as: ("1994", "1996")), "", ""),
      \.description, limits: .earliest ... .latest)
  }

  private func heights(_ texts: String...) throws -> [String] {
    try Self.texts(
      reader(values: ["height": texts]).ranges(.height, "", ""), \.text,
      limits: .least ... .greatest)
  }

  /// The ranges without the limits that open ends have.
  private static func texts<Value>(
    _ ranges: [ClosedRange<Value>], _ text: (Value) -> String, limits: ClosedRange<Value>
  ) -> [String] {
    ranges.map { range in
      let from = range.lowerBound == limits.lowerBound ? "" : text(range.lowerBound)
      let to = range.upperBound == limits.upperBound ? "" : text(range.upperBound)
      return "\(from)..\(to)"
    }
  }
}
