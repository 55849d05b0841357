import XCTest

@testable import KPGGCore

final class NormalizedTextTests: XCTestCase {
  func testCaseSpacingAndPunctuationDoNotCount() {
    for text in ["oh my girl", "oh-my-girl", "OhMyGirl!", " O.H_M·Y  G★I(R)L\t"] {
      XCTAssertEqual(NormalizedText(text), NormalizedText("OHMYGIRL"), text)
    }
  }

  func testLatinDiacriticsDoNotCount() {
    XCTAssertEqual(NormalizedText("ROSÉ"), NormalizedText("rose"))
    XCTAssertEqual(NormalizedText("Rose\u{301}"), NormalizedText("rose"))
  }

  func testTheUnicodeFormDoesNotCount() {
    XCTAssertEqual(NormalizedText(UnicodeForm.decomposed("오마이걸")), NormalizedText("오마이걸"))
  }

  func testFullWidthFormsArePlainOnes() {
    XCTAssertEqual(NormalizedText("ＯＭＧ　２ＮＥ１！"), NormalizedText("omg2ne1"))
  }

  func testHangulBesideOtherScriptsIsTakenApartAlike() {
    XCTAssertEqual(NormalizedText("오마이걸É"), NormalizedText("오마이걸e"))
  }

  func testEmojiVariationsDoNotCount() {
    XCTAssertEqual(NormalizedText("a\u{FE0F}é"), NormalizedText("ae"))
  }

  func testOtherWordsDiffer() {
    for (one, other) in [
      ("오마이걸", "오마이글"), ("OHMYGIRL", "OHMYGIRLS"), ("2NE1", "NE"), ("ガ", "カ"), ("가", "ㄱㅏ"),
    ] { XCTAssertNotEqual(NormalizedText(one), NormalizedText(other), "\(one) \(other)") }
  }

  func testPunctuationAndEmojiLeaveNothing() {
    for text in ["", "***", " \t\n", "★", "😀", "👩‍👩‍👧", "♥️", "…", "\u{301}", "(!)", "🇰🇷", "\u{200B}"] {
      XCTAssertTrue(NormalizedText(text).isEmpty, text.debugDescription)
    }
  }

  func testDigitsAloneAreSomething() { XCTAssertFalse(NormalizedText("9").isEmpty) }

  func testAHundredKilobytesAreReduced() {
    XCTAssertEqual(NormalizedText(String(repeating: "ㅋ", count: 33_334)).units.count, 33_334)
    XCTAssertEqual(NormalizedText("e" + String(repeating: "\u{301}", count: 50_000)).units.count, 1)
  }
}
