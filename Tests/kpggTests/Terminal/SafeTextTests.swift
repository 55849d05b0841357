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
  func testATextIsCutBetweenCharactersAndEndsInAnEllipsis() {
    let cuts: [(text: String, limit: Int, cut: String)] = [
      // A text that fits is not cut.
      ("소녀시대", 8, "소녀시대"), ("", 1, ""), ("오마이걸", 7, "오마이…"), ("TWICE", 4, "TWI…"),
      // A wide character that does not fit is left out.
      ("소녀시대", 6, "소녀…"), ("소녀", 2, "…"), ("오마이걸", 1, "…"),
      ("👩‍👩‍👧‍👦👩‍👩‍👧‍👦", 3, "👩‍👩‍👧‍👦…"), ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"), ("🇰🇷🇯🇵", 3, "🇰🇷…"),
      ("a❤\u{FE0F}b", 3, "a…"), ("a\u{110B}\u{1169}b", 3, "a…"),
      // A limit below 1 gives an empty text.
      ("IVE", 0, ""), ("IVE", -1, ""), ("IVE", .min, ""),
    ]
    for (text, limit, cut) in cuts { XCTAssertEqual(text.cut(toCells: limit), cut, text) }
  }

  func testPaddingCountsCellsAndNotCharacters() {
    XCTAssertEqual("효정".padded(toCells: 6, alignment: .leading), "효정  ")
    XCTAssertEqual("효정".padded(toCells: 6, alignment: .trailing), "  효정")
    XCTAssertEqual("오마이걸".padded(toCells: 3, alignment: .trailing), "오마이걸")
    XCTAssertEqual("IVE".padded(toCells: -1, alignment: .leading), "IVE")
  }

  func testLinesBreakAtSpacesElseBetweenCharacters() {
    let texts: [(text: String, limit: Int, lines: [String])] = [
      // A text that fits is one line with all its spaces.
      (" a  b ", 6, [" a  b "]), ("", 6, [""]), ("IVE", 0, [""]), ("IVE", .min, [""]),
      ("Secret Garden by OH MY GIRL", 13, ["Secret Garden", "by OH MY GIRL"]),
      ("비밀 정원", 8, ["비밀", "정원"]),
      // In broken text, a run of spaces counts as one.
      ("a   b   c", 3, ["a b", "c"]), ("     ", 3, [""]),
      ("오마이걸", 5, ["오마", "이걸"]), ("a BABYMONSTER b", 6, ["a", "BABYMO", "NSTER", "b"]),
      // A character wider than a line becomes an ellipsis.
      ("a오b", 1, ["a", "…", "b"]),
    ]
    for (text, limit, lines) in texts { XCTAssertEqual(text.wrapped(toCells: limit), lines, text) }
  }
}
