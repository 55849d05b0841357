import XCTest

@testable import KPGGCore

final class PathNameTests: XCTestCase {
  func testAUsualNameHasNoFlaw() {
    for text in ["OHMYGIRL", "first", "a.b", "a b", "é", "…"] {
      XCTAssertNil(PathName.flaw(in: text), text)
    }
  }

  func testEachFlawIsSaidInWords() {
    XCTAssertEqual(PathName.flaw(in: ""), "is empty")
    XCTAssertEqual(
      PathName.flaw(in: String(repeating: "a", count: 65)), "is longer than 64 characters")
    XCTAssertEqual(PathName.flaw(in: ".a"), "begins with a dot")
    XCTAssertEqual(PathName.flaw(in: "a/b"), "holds a '/'")
    XCTAssertEqual(PathName.flaw(in: "a\u{1B}"), "holds the control character U+001B")
  }

  func testALeadingDotUnderAnAccentIsADot() {
    XCTAssertEqual(PathName.flaw(in: ".\u{301}a"), "begins with a dot")
  }

  func testASlashUnderAnAccentIsASlash() {
    XCTAssertEqual(PathName.flaw(in: "a/\u{301}b"), "holds a '/'")
  }

  func testLengthCountsScalarsNotWhatTheyCombineTo() {
    let accents = String(repeating: "\u{301}", count: 64)
    XCTAssertEqual(PathName.flaw(in: "a" + accents), "is longer than 64 characters")
  }

  func testTheFirstControlCharacterIsNamed() {
    XCTAssertEqual("a\nb\u{1B}".firstControlCharacter, "U+000A")
    XCTAssertEqual("\u{0}".firstControlCharacter, "U+0000")
    XCTAssertEqual("a\u{7F}".firstControlCharacter, "U+007F")
    XCTAssertEqual("a\u{80}".firstControlCharacter, "U+0080")
    XCTAssertEqual("a\u{9F}".firstControlCharacter, "U+009F")
  }

  func testTextBesideTheControlCharactersHasNone() {
    for text in ["", " ", "~", "\u{A0}", "각", "한글 é 😀", "\u{C0}\u{400}"] {
      XCTAssertNil(text.firstControlCharacter, text)
    }
  }
}
