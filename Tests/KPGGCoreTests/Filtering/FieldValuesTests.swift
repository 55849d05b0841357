import XCTest

@testable import KPGGCore

final class FieldValuesTests: XCTestCase {
  private let agencies = FieldValues([
    "SM Entertainment", "JYP Entertainment", "JYP Entertainment (AQ Entertainment)", "DSP Media",
    "SM Entertainment", "n.CH Entertainment", "Mystic Story",
  ])
  private let positions = FieldValues(["Leader", "Main Vocalist", "Vocalist"]) {
    ["Leader": ["리더"], "Main Vocalist": ["메인보컬"], "Vocalist": ["보컬", "가수"]][$0] ?? []
  }

  func testEachTextIsThereOnce() {
    XCTAssertEqual(agencies.all.count, 6)
    XCTAssertEqual(agencies.all.first, "SM Entertainment")
  }

  func testCaseSpacingAndPunctuationMakeNoDifference() {
    for typed in ["SM Entertainment", "sm entertainment", "SMEntertainment", "sm-entertainment"] {
      XCTAssertEqual(agencies.written(as: typed), ["SM Entertainment"], typed)
      XCTAssertEqual(agencies.meant(by: typed), ["SM Entertainment"], typed)
    }
  }

  func testAWholeTextGoesBeforeItsWords() {
    XCTAssertEqual(agencies.meant(by: "JYP Entertainment"), ["JYP Entertainment"])
    XCTAssertEqual(positions.meant(by: "vocalist"), ["Vocalist"])
  }

  func testAllWordsMustStandInATextWhereNoneIsTheWhole() {
    XCTAssertEqual(
      agencies.meant(by: "jyp"), ["JYP Entertainment", "JYP Entertainment (AQ Entertainment)"])
    XCTAssertEqual(
      agencies.meant(by: "aq entertainment"), ["JYP Entertainment (AQ Entertainment)"])
    XCTAssertEqual(agencies.meant(by: "story mystic"), ["Mystic Story"])
    XCTAssertEqual(agencies.meant(by: "sm media"), [])
  }

  func testPartsOfAWordAreNoWord() {
    XCTAssertEqual(agencies.meant(by: "enter"), [])
    XCTAssertEqual(agencies.meant(by: "D"), [])
    XCTAssertEqual(agencies.meant(by: "s.m"), [])
  }

  func testATextIsFoundByItsOtherName() {
    XCTAssertEqual(positions.meant(by: "리더"), ["Leader"])
    XCTAssertEqual(positions.meant(by: "보컬"), ["Vocalist"])
    XCTAssertEqual(positions.meant(by: "가수"), ["Vocalist"])
    XCTAssertEqual(positions.meant(by: "메인 보컬"), ["Main Vocalist"])
  }

  func testNothingMeansNothing() {
    for typed in ["", " ", "***", "🙂", "/"] {
      XCTAssertEqual(agencies.written(as: typed), [], typed)
      XCTAssertEqual(agencies.meant(by: typed), [], typed)
    }
  }

  func testTheWordsOfTwoLettersOrMoreAreTold() {
    XCTAssertEqual(positions.words, ["Leader", "Main", "Vocalist", "Vocalist"])
    XCTAssertEqual(FieldValues(["JYP (AQ) / n.CH"]).words, ["JYP", "AQ", "CH"])
  }
}
