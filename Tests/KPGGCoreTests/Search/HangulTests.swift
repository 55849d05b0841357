import XCTest

@testable import KPGGCore

final class HangulTests: XCTestCase {
  func testASyllableIsTakenApartIntoItsJamo() {
    XCTAssertEqual(jamo("가"), ["\u{1100}", "\u{1161}"])
    XCTAssertEqual(jamo("각"), ["\u{1100}", "\u{1161}", "\u{11A8}"])
    XCTAssertEqual(jamo("힣"), ["\u{1112}", "\u{1175}", "\u{11C2}"])
  }

  func testEverySyllablesJamoAreItsDecomposition() {
    for scalar in ("가" as Unicode.Scalar).value...("힣" as Unicode.Scalar).value {
      guard let syllable = Unicode.Scalar(scalar) else { return XCTFail("U+\(scalar)") }
      XCTAssertEqual(
        Hangul.jamo(of: syllable),
        Array(UnicodeForm.decomposed(String(Character(syllable))).unicodeScalars))
    }
  }

  func testAnyOtherScalarStandsAlone() {
    for scalar in ["a", "ㅋ", "\u{1100}", "\u{D7B0}", "漢", "😀", "\u{ABFF}"] as [Unicode.Scalar] {
      XCTAssertEqual(Hangul.jamo(of: scalar), [scalar])
    }
  }

  private func jamo(_ syllable: Unicode.Scalar) -> [Unicode.Scalar] { Hangul.jamo(of: syllable) }
}
