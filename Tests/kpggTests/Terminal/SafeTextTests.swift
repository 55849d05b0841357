import XCTest

@testable import kpgg

final class SafeTextTests: XCTestCase {
  func testOrdinaryTextStaysTheSame() {
    let text = "OH MY GIRL 오마이걸 — 비밀정원 (é)"
    XCTAssertEqual(SafeText.of(text), text)
  }

  func testAnEscapeSequenceLosesItsEscape() {
    assertSafe("a\u{1B}[31mb\u{1B}]0;t\u{7}", "a\u{FFFD}[31mb\u{FFFD}]0;t\u{FFFD}")
  }

  func testTabsNewlinesAndOtherControlsAreReplacedOneByOne() {
    assertSafe("a\tb\r\nc\u{0}\u{7F}", "a\u{FFFD}b\u{FFFD}\u{FFFD}c\u{FFFD}\u{FFFD}")
  }

  func testAC1ControlIsReplaced() {
    assertSafe("\u{80}\u{9B}31m\u{9F}\u{A0}", "\u{FFFD}\u{FFFD}31m\u{FFFD}\u{A0}")
  }

  func testDirectionControlsAreReplaced() {
    for value in [0x202A...0x202E, 0x2066...0x2069, 0x200E...0x200F, 0x61C...0x61C].joined() {
      assertReplaced(value)
    }
  }

  func testLineAndParagraphSeparatorsAreReplaced() {
    assertReplaced(0x2028)
    assertReplaced(0x2029)
  }

  func testDeprecatedFormatCharactersAreReplaced() {
    for value in [0x206A, 0x206F, 0xFEFF, 0xFFF9, 0xFFFB, 0xE0001] { assertReplaced(value) }
  }

  func testJoinersAndVariationSelectorsStay() {
    for text in ["👩‍👩‍👧‍👦", "❤\u{FE0F}", "می\u{200C}خواهم", "🏴󠁧󠁢󠁥󠁮󠁧󠁿"] { assertSafe(text, text) }
  }

  /// Compares scalars, because `==` ignores differences in composition.
  private func assertSafe(_ text: String, _ expected: String, line: UInt = #line) {
    XCTAssertEqual(
      Array(SafeText.of(text).unicodeScalars), Array(expected.unicodeScalars), line: line)
  }

  private func assertReplaced(_ value: Int, line: UInt = #line) {
    guard let scalar = Unicode.Scalar(value) else { return XCTFail("\(value)", line: line) }
    assertSafe("a" + String(Character(scalar)) + "b", "a\u{FFFD}b", line: line)
  }
}

final class MeasuredTextTests: XCTestCase {
  func testUntrustedTextIsMadeSafeBeforeItIsMeasured() {
    let measured = MeasuredText("효정\n\u{1B}[1m")
    XCTAssertEqual(measured.text, "효정\u{FFFD}\u{FFFD}[1m")
    XCTAssertEqual(measured.width, 9)
  }

  func testTrailingSpacesAreRemovedAndLeadingOnesStay() {
    XCTAssertEqual(MeasuredText("  IVE  ").text, "  IVE")
    XCTAssertEqual(MeasuredText("   ").width, 0)
  }

  func testATrailingSpaceInALargerCharacterIsRemoved() {
    XCTAssertEqual(MeasuredText("\u{600} ").text, "\u{600}")
  }

  func testACutTextIsMeasuredAgain() {
    let cut = MeasuredText("소녀시대").cut(toCells: 6)
    XCTAssertEqual(cut.text, "소녀…")
    XCTAssertEqual(cut.width, 5)
  }

  func testAWrappedTextIsMeasuredLineByLine() {
    XCTAssertEqual(MeasuredText("비밀 정원에").wrapped(toCells: 7).map(\.width), [4, 6])
  }
}

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
