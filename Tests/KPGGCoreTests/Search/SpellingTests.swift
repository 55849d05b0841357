import XCTest

@testable import KPGGCore

final class SpellingTests: XCTestCase {
  func testPHIsSpelledF() {
    XCTAssertEqual(Spelling.respelled("le seraphim"), "le serafim")
  }

  func testNumberWordsAreSpelledInDigits() {
    XCTAssertEqual(Spelling.respelled("2NE One"), "2ne 1")
  }

  func testATextWithoutAnotherSpellingHasNone() {
    for text in ["", "IVE", "izone", "오마이걸", "hope", String(repeating: "ph", count: 3000)] {
      XCTAssertNil(Spelling.respelled(text), text)
    }
  }
}
