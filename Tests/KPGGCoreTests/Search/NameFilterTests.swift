import XCTest

@testable import KPGGCore

final class NameFilterTests: XCTestCase {
  func testRecordsKeepTheirOrder() {
    XCTAssertEqual(names("유"), ["유빈", "유아"])
  }

  func testANameMatchesInEitherScriptAndLayout() {
    for text in ["yooa", "유아", "ㅇㅇ", "dbdk", "YOO A"] { XCTAssertEqual(names(text), ["유아"], text) }
  }

  func testAllWordsMustMatch() {
    XCTAssertEqual(names("yoo 유아"), ["유아"])
    XCTAssertEqual(names("yoo 유빈"), [])
  }

  func testTyposCountOnlyIfNothingElseMatches() {
    XCTAssertEqual(names("hyojung"), ["효정"])
    XCTAssertEqual(names("hyojumg"), ["효정"])
  }

  func testATextWithoutLettersMatchesEverything() {
    XCTAssertEqual(names(" ★ ").count, 4)
    XCTAssertEqual(names("").count, 4)
    XCTAssertEqual(NameFilter("a").filter([GirlGroup]()), [])
  }

  private func names(_ text: String) -> [String] {
    let members = [["효정", "Hyojung"], ["유빈", "YuBin"], ["승희", "Seunghee"], ["유아", "YooA"]]
    return NameFilter(text).filter(members) { $0.forEach($1) }.map { $0[0] }
  }
}
