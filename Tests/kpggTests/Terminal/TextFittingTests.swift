import XCTest

@testable import kpgg

final class TextFittingTests: XCTestCase {
  func testATextThatFitsIsNotCut() {
    XCTAssertEqual("소녀시대".cut(toCells: 8), "소녀시대")
    XCTAssertEqual("".cut(toCells: 1), "")
  }

  func testACutTextEndsInAnEllipsis() {
    XCTAssertEqual("오마이걸".cut(toCells: 7), "오마이…")
    XCTAssertEqual("TWICE".cut(toCells: 4), "TWI…")
  }

  func testAWideCharacterThatDoesNotFitIsLeftOut() {
    XCTAssertEqual("소녀시대".cut(toCells: 6), "소녀…")
    XCTAssertEqual("소녀".cut(toCells: 2), "…")
  }

  func testACutNeverSplitsACharacter() {
    XCTAssertEqual("👩‍👩‍👧‍👦👩‍👩‍👧‍👦".cut(toCells: 3), "👩‍👩‍👧‍👦…")
    XCTAssertEqual("e\u{301}e\u{301}e\u{301}".cut(toCells: 2), "e\u{301}…")
    XCTAssertEqual("🇰🇷🇯🇵".cut(toCells: 3), "🇰🇷…")
    XCTAssertEqual("a❤\u{FE0F}b".cut(toCells: 3), "a…")
    XCTAssertEqual("a\u{110B}\u{1169}b".cut(toCells: 3), "a…")
  }

  func testOneCellLeavesTheEllipsisAlone() {
    XCTAssertEqual("오마이걸".cut(toCells: 1), "…")
  }

  func testALimitBelowOneGivesAnEmptyText() {
    for width in [0, -1, .min] {
      XCTAssertEqual("IVE".cut(toCells: width), "")
      XCTAssertEqual("IVE".wrapped(toCells: width), [""])
      XCTAssertEqual("IVE".padded(toCells: max(width, -1), alignment: .leading), "IVE")
    }
  }

  func testPaddingCountsCellsAndNotCharacters() {
    XCTAssertEqual("효정".padded(toCells: 6, alignment: .leading), "효정  ")
    XCTAssertEqual("효정".padded(toCells: 6, alignment: .trailing), "  효정")
  }

  func testAWiderTextIsNotPadded() {
    XCTAssertEqual("오마이걸".padded(toCells: 3, alignment: .trailing), "오마이걸")
  }

  func testATextThatFitsIsOneLineWithAllItsSpaces() {
    XCTAssertEqual(" a  b ".wrapped(toCells: 6), [" a  b "])
    XCTAssertEqual("".wrapped(toCells: 6), [""])
  }

  func testLinesBreakAtSpaces() {
    XCTAssertEqual(
      "Secret Garden by OH MY GIRL".wrapped(toCells: 13), ["Secret Garden", "by OH MY GIRL"])
    XCTAssertEqual("비밀 정원".wrapped(toCells: 8), ["비밀", "정원"])
  }

  func testARunOfSpacesCountsAsOneInBrokenText() {
    XCTAssertEqual("a   b   c".wrapped(toCells: 3), ["a b", "c"])
    XCTAssertEqual("     ".wrapped(toCells: 3), [""])
  }

  func testALongWordBreaksBetweenCharacters() {
    XCTAssertEqual("오마이걸".wrapped(toCells: 5), ["오마", "이걸"])
    XCTAssertEqual("a BABYMONSTER b".wrapped(toCells: 6), ["a", "BABYMO", "NSTER", "b"])
  }

  func testACharacterWiderThanALineBecomesAnEllipsis() {
    XCTAssertEqual("a오b".wrapped(toCells: 1), ["a", "…", "b"])
  }
}
