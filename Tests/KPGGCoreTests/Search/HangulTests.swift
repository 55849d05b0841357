import XCTest

@testable import KPGGCore

final class HangulTests: XCTestCase {
  func testJamoMatchTheUnicodeDecomposition() {
    for scalar in ("가" as Unicode.Scalar).value...("힣" as Unicode.Scalar).value {
      guard let syllable = Unicode.Scalar(scalar) else { return XCTFail("U+\(scalar)") }
      XCTAssertEqual(
        jamo(syllable),
        Array(UnicodeForm.decomposed(String(Character(syllable))).unicodeScalars))
    }
  }

  func testOtherScalarsAreNotDecomposed() {
    for scalar in ["a", "ㅋ", "\u{1100}", "\u{D7B0}", "漢", "😀", "\u{ABFF}"] as [Unicode.Scalar] {
      XCTAssertEqual(jamo(scalar), [scalar])
    }
  }

  func testTheFirstJamoOfASyllableIsMarked() {
    var first: [Bool] = []
    Hangul.forEachJamo(of: "각") { first.append($1) }
    XCTAssertEqual(first, [true, false, false])
  }

  func testInitialAndFinalConsonantsHaveTheSameKeystroke() {
    XCTAssertEqual(typed("\u{1100}"), "ㄱ")
    XCTAssertEqual(typed("\u{11A8}"), "ㄱ")
    XCTAssertEqual(typed("ㄱ"), "ㄱ")
  }

  func testKeystrokesAreCompatibilityJamo() {
    XCTAssertEqual(typed(0x1100...0x1112), "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ")
    XCTAssertEqual(
      typed(0x1161...0x1175), "ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅗㅏㅗㅐㅗㅣㅛㅜㅜㅓㅜㅔㅜㅣㅠㅡㅡㅣㅣ")
    XCTAssertEqual(
      typed(0x11A8...0x11C2),
      "ㄱㄲㄱㅅㄴㄴㅈㄴㅎㄷㄹㄹㄱㄹㅁㄹㅂㄹㅅㄹㅌㄹㅍㄹㅎㅁㅂㅂㅅㅅㅆㅇㅈㅊㅋㅌㅍㅎ")
    XCTAssertEqual(typed(0x314F...0x3163), typed(0x1161...0x1175))
  }

  func testTwoVowelsAreCombined() {
    XCTAssertEqual(Hangul.vowel(of: "ㅗ", "ㅏ"), "ㅘ")
    XCTAssertEqual(Hangul.vowel(of: "ㅡ", "ㅣ"), "ㅢ")
    XCTAssertNil(Hangul.vowel(of: "ㅏ", "ㅗ"))
    XCTAssertNil(Hangul.vowel(of: "ㄱ", "ㅅ"))
  }

  private func typed(_ scalar: Unicode.Scalar) -> String {
    let keys = Hangul.keystrokes(of: scalar)
    return [keys.first, keys.second].compactMap(\.self).map { String(Character($0)) }
      .joined()
  }

  private func typed(_ codePoints: ClosedRange<UInt32>) -> String {
    codePoints.compactMap(Unicode.Scalar.init).map(typed).joined()
  }

  private func jamo(_ syllable: Unicode.Scalar) -> [Unicode.Scalar] {
    var jamo: [Unicode.Scalar] = []
    Hangul.forEachJamo(of: syllable) { unit, _ in jamo.append(unit) }
    return jamo
  }
}

final class KeyboardLayoutTests: XCTestCase {
  func testTheSameKeysTypeTheOtherLayout() {
    for (text, typed) in [
      ("dhakdlrjf", "ㅇㅗㅁㅏㅇㅣㄱㅓㄹ"), ("2sp1", "2ㄴㅔ1"), ("ㅅ쟟ㄷ", "twice"), ("ㅅㅈㅑㅊㄷ", "twice"),
      (UnicodeForm.decomposed("ㅅ쟟ㄷ"), "twice"), ("2ㅜㄷ1", "2ne1"),
      // Shift changes seven keys.
      ("QaWaEaRaTaOaPa", "ㅃㅁㅉㅁㄸㅁㄲㅁㅆㅁㅒㅁㅖㅁ"), ("qawaearataoapa", "ㅂㅁㅈㅁㄷㅁㄱㅁㅅㅁㅐㅁㅔㅁ"),
      ("ASDFGHJKLa", "ㅁㄴㅇㄹㅎㅗㅓㅏㅣㅁ"),
      // All capitals imply Caps Lock.
      ("TKSK", "ㅅㅏㄴㅏ"), ("2SP1", "2ㄴㅔ1"),
      ("오마이rjf", "오마이ㄱㅓㄹ"), ("dhak이걸", "ㅇㅗㅁㅏ이걸"), ("ㅌm와", "ㅌㅡ와"),
      // Two keys type one vowel.
      ("dhk", "ㅇㅘ"), ("dnjs", "ㅇㅝㄴ"), ("dml", "ㅇㅢ"),
    ] {
      XCTAssertEqual(KeyboardLayout.converted(text), typed, text)
    }
  }

  func testEveryKeyRoundTrips() {
    let keys = "abcdefghijklmnopqrstuvwxyz"
    let typed = KeyboardLayout.converted(keys).flatMap { KeyboardLayout.converted($0) }
    XCTAssertEqual(typed, keys)
  }

  func testTextOutsideBothLayoutsIsNotConverted() {
    for text in ["rosé", "걸rosé", "漢字", "", "123", "***", "🙂", "ガ"] {
      XCTAssertNil(KeyboardLayout.converted(text), text)
    }
  }
}
