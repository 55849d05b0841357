import XCTest

@testable import kpgg

final class QuotedWordTests: XCTestCase {
  func testAnOrdinaryWordIsOnlyQuoted() {
    XCTAssertEqual(QuotedWord("오마이걸").description, "'오마이걸'")
    XCTAssertEqual(QuotedWord("").description, "''")
  }

  func testControlCharactersAreEscaped() {
    XCTAssertEqual(
      QuotedWord("a\u{0}\t\r\n\u{7F}\u{9B}").description, "'a\\u{0}\\t\\u{D}\\n\\u{7F}\\u{9B}'")
  }

  func testInvisibleFormattingIsEscaped() {
    XCTAssertEqual(
      QuotedWord("\u{202E}a\u{2028}b\u{2029}\u{200B}").description,
      "'\\u{202E}a\\u{2028}b\\u{2029}\\u{200B}'")
  }

  func testAWordIsCutAfterSixtyScalars() {
    let sixty = String(repeating: "a", count: 60)
    XCTAssertEqual(QuotedWord(sixty).description, "'\(sixty)'")
    XCTAssertEqual(QuotedWord(sixty + "a").description, "'\(sixty)…'")
  }

  func testACharacterIsNeverSplit() {
    let marks = String(repeating: "\u{301}", count: 1000)
    XCTAssertEqual(QuotedWord("ab" + marks).description, "'a…'")
  }
}
