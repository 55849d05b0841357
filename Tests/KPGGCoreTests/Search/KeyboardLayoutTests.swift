import XCTest

@testable import KPGGCore

final class KeyboardLayoutTests: XCTestCase {
  func testLatinKeysTypeHangul() {
    XCTAssertEqual(KeyboardLayout.other(than: "dhakdlrjf"), "ㅇㅗㅁㅏㅇㅣㄱㅓㄹ")
    XCTAssertEqual(KeyboardLayout.other(than: "2sp1"), "2ㄴㅔ1")
  }

  func testHangulKeysTypeLatin() {
    for text in ["ㅅ쟟ㄷ", UnicodeForm.decomposed("ㅅ쟟ㄷ"), "ㅅㅈㅑㅊㄷ"] {
      XCTAssertEqual(KeyboardLayout.other(than: text), "twice", text)
    }
    XCTAssertEqual(KeyboardLayout.other(than: "2ㅜㄷ1"), "2ne1")
  }

  func testTheShiftKeyMattersForSevenKeys() {
    XCTAssertEqual(KeyboardLayout.other(than: "QWERTOP"), "ㅃㅉㄸㄲㅆㅒㅖ")
    XCTAssertEqual(KeyboardLayout.other(than: "qwertop"), "ㅂㅈㄷㄱㅅㅐㅔ")
    XCTAssertEqual(KeyboardLayout.other(than: "ASDFGHJKL"), "ㅁㄴㅇㄹㅎㅗㅓㅏㅣ")
  }

  func testVowelsOfTwoKeysAreOne() {
    XCTAssertEqual(KeyboardLayout.other(than: "dhk"), "ㅇㅘ")
    XCTAssertEqual(KeyboardLayout.other(than: "dnjs"), "ㅇㅝㄴ")
    XCTAssertEqual(KeyboardLayout.other(than: "dml"), "ㅇㅢ")
  }

  func testEveryKeyTypesAndIsTypedBack() {
    let keys = "abcdefghijklmnopqrstuvwxyz"
    let typed = KeyboardLayout.other(than: keys).flatMap { KeyboardLayout.other(than: $0) }
    XCTAssertEqual(typed, keys)
  }

  func testWhatNoLayoutAloneCanTypeHasNoOther() {
    for text in ["omg오", "오마이걸 ohmygirl", "rosé", "漢字", "", "123", "***", "🙂", "ガ"] {
      XCTAssertNil(KeyboardLayout.other(than: text), text)
    }
  }
}
