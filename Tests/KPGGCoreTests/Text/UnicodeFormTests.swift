import XCTest

@testable import KPGGCore

final class UnicodeFormTests: XCTestCase {
  func testComposingCombinesJamo() {
    XCTAssertEqual(scalars(UnicodeForm.composed("\u{1112}\u{116D}")), [0xD6A8])
  }

  func testDecomposingSplitsASyllable() {
    XCTAssertEqual(scalars(UnicodeForm.decomposed("효")), [0x1112, 0x116D])
  }

  func testAccentsAreDecomposedAndComposed() {
    XCTAssertEqual(scalars(UnicodeForm.decomposed("\u{C9}")), [0x45, 0x301])
    XCTAssertEqual(scalars(UnicodeForm.composed("E\u{301}")), [0xC9])
  }

  func testBothFormsAreStable() {
    let text = "ROSÉ 오마이걸 ﬁ 😀"
    let (composed, decomposed) = (UnicodeForm.composed(text), UnicodeForm.decomposed(text))
    XCTAssertEqual(scalars(UnicodeForm.composed(decomposed)), scalars(composed))
    XCTAssertEqual(scalars(UnicodeForm.decomposed(composed)), scalars(decomposed))
  }

  func testCompatibilityCharactersAreUnchanged() {
    XCTAssertEqual(scalars(UnicodeForm.decomposed("Ａㅋﬁ")), [0xFF21, 0x314B, 0xFB01])
  }

  func testAnEmptyTextStaysEmpty() {
    XCTAssertEqual(UnicodeForm.composed(""), "")
    XCTAssertEqual(UnicodeForm.decomposed(""), "")
  }

  private func scalars(_ text: String) -> [UInt32] { text.unicodeScalars.map(\.value) }
}
