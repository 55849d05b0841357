import XCTest

@testable import kpgg

final class QuotedWordTests: XCTestCase {
  func testAnOrdinaryWordIsOnlyQuoted() {
    XCTAssertEqual(QuotedWord.of("오마이걸"), "'오마이걸'")
    XCTAssertEqual(QuotedWord.of(""), "''")
  }

  func testControlCharactersAreEscaped() {
    XCTAssertEqual(
      QuotedWord.of("a\u{0}\t\r\n\u{7F}\u{9B}"), "'a\\u{0}\\t\\u{D}\\n\\u{7F}\\u{9B}'")
  }

  func testInvisibleFormattingIsEscaped() {
    XCTAssertEqual(
      QuotedWord.of("\u{202E}a\u{2028}b\u{2029}\u{200B}"),
      "'\\u{202E}a\\u{2028}b\\u{2029}\\u{200B}'")
  }

  func testAWordIsCutAfterSixtyScalars() {
    let sixty = String(repeating: "a", count: 60)
    XCTAssertEqual(QuotedWord.of(sixty), "'\(sixty)'")
    XCTAssertEqual(QuotedWord.of(sixty + "a"), "'\(sixty)…'")
  }

  func testACharacterIsNeverSplit() {
    let marks = String(repeating: "\u{301}", count: 1000)
    XCTAssertEqual(QuotedWord.of("ab" + marks), "'a…'")
  }
}
