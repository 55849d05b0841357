import KPGGCore
import XCTest

final class FavoriteTagTests: XCTestCase {
  func testATagIsOneWord() {
    let long = String(repeating: "가", count: FavoriteTag.limit)
    for text in ["bias", "최애", "2023", "#1", "a/b", "ult-bias", long] {
      XCTAssertEqual(FavoriteTag(text)?.text, text)
    }
    for text in [
      "", " ", "two words", "a,b", "a\u{3000}b", "a\tb", "\u{1B}[2J", "a\u{202E}b", "a\u{9B}b",
      "a\n",
      long + "가",
    ] {
      XCTAssertNil(FavoriteTag(text), text)
    }
  }

  func testLetterCaseMakesNoDifference() {
    XCTAssertEqual(FavoriteTag("Bias"), FavoriteTag("bias"))
    XCTAssertEqual(Set([FavoriteTag("Bias"), FavoriteTag("bias")]).count, 1)
    XCTAssertNotEqual(FavoriteTag("bias"), FavoriteTag("biased"))
  }

  func testHangulOfAnotherFormIsTheSameTag() throws {
    let decomposed = String(String.UnicodeScalarView("최애".unicodeScalars.flatMap(Self.jamo)))
    XCTAssertGreaterThan(decomposed.unicodeScalars.count, 2)
    XCTAssertEqual(FavoriteTag(decomposed)?.text.unicodeScalars.count, 2)
  }

  func testALetterWithManyAccentsIsNoTag() {
    XCTAssertNil(FavoriteTag("a" + String(repeating: "\u{301}", count: 100_000)))
  }

  /// The conjoining jamo of a syllable.
  private static func jamo(of syllable: Unicode.Scalar) -> [Unicode.Scalar] {
    let offset = syllable.value - 0xAC00
    let values = [0x1100 + offset / 588, 0x1161 + offset % 588 / 28, 0x11A7 + offset % 28]
    return values.filter { $0 != 0x11A7 }.compactMap(Unicode.Scalar.init)
  }
}
