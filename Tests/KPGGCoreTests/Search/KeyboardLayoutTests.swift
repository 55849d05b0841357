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
    XCTAssertEqual(KeyboardLayout.other(than: "QaWaEaRaTaOaPa"), "ㅃㅁㅉㅁㄸㅁㄲㅁㅆㅁㅒㅁㅖㅁ")
    XCTAssertEqual(KeyboardLayout.other(than: "qawaearataoapa"), "ㅂㅁㅈㅁㄷㅁㄱㅁㅅㅁㅐㅁㅔㅁ")
    XCTAssertEqual(KeyboardLayout.other(than: "ASDFGHJKLa"), "ㅁㄴㅇㄹㅎㅗㅓㅏㅣㅁ")
  }

  func testCapitalsAloneAreTypedWithTheLockOn() {
    XCTAssertEqual(KeyboardLayout.other(than: "TKSK"), "ㅅㅏㄴㅏ")
    XCTAssertEqual(KeyboardLayout.other(than: "2SP1"), "2ㄴㅔ1")
  }

  func testTheLayoutMayChangeWithinAText() {
    XCTAssertEqual(KeyboardLayout.other(than: "오마이rjf"), "오마이ㄱㅓㄹ")
    XCTAssertEqual(KeyboardLayout.other(than: "dhak이걸"), "ㅇㅗㅁㅏ이걸")
    XCTAssertEqual(KeyboardLayout.other(than: "ㅌm와"), "ㅌㅡ와")
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

  func testWhatNeitherLayoutTypesHasNoOther() {
    for text in ["rosé", "걸rosé", "漢字", "", "123", "***", "🙂", "ガ"] {
      XCTAssertNil(KeyboardLayout.other(than: text), text)
    }
  }
}
