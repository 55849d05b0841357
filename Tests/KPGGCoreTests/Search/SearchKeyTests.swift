import XCTest

@testable import KPGGCore

final class SearchKeyTests: XCTestCase {
  func testCaseSpacingAndPunctuationDoNotCount() {
    for text in ["oh my girl", "oh-my-girl", "OhMyGirl!", " O.H_M·Y  G★I(R)L\t"] {
      XCTAssertEqual(SearchKey(text), SearchKey("OHMYGIRL"), text)
    }
  }

  func testLatinDiacriticsDoNotCount() {
    XCTAssertEqual(SearchKey("ROSÉ"), SearchKey("rose"))
    XCTAssertEqual(SearchKey("Rose\u{301}"), SearchKey("rose"))
  }

  func testTheUnicodeFormDoesNotCount() {
    XCTAssertEqual(SearchKey(UnicodeForm.decomposed("오마이걸")), SearchKey("오마이걸"))
  }

  func testFullWidthFormsArePlainOnes() {
    XCTAssertEqual(SearchKey("ＯＭＧ　２ＮＥ１！"), SearchKey("omg2ne1"))
  }

  func testHangulBesideOtherScriptsIsTakenApartAlike() {
    XCTAssertEqual(SearchKey("오마이걸É"), SearchKey("오마이걸e"))
  }

  func testEmojiVariationsDoNotCount() { XCTAssertEqual(SearchKey("a\u{FE0F}é"), SearchKey("ae")) }

  func testOtherWordsDiffer() {
    for (one, other) in [
      ("오마이걸", "오마이글"), ("OHMYGIRL", "OHMYGIRLS"), ("2NE1", "NE"), ("ガ", "カ"), ("가", "ㄱㅏ"),
    ] { XCTAssertNotEqual(SearchKey(one), SearchKey(other), "\(one) \(other)") }
  }

  func testPunctuationAndEmojiLeaveNothing() {
    for text in ["", "***", " \t\n", "★", "😀", "👩‍👩‍👧", "♥️", "…", "\u{301}", "(!)", "🇰🇷", "\u{200B}"] {
      XCTAssertTrue(SearchKey(text).isEmpty, text.debugDescription)
    }
  }

  func testDigitsAloneAreSomething() { XCTAssertFalse(SearchKey("9").isEmpty) }

  func testAHundredKilobytesAreReduced() {
    XCTAssertEqual(SearchKey(String(repeating: "ㅋ", count: 33_334)).units.count, 33_334)
    XCTAssertEqual(SearchKey("e" + String(repeating: "\u{301}", count: 50_000)).units.count, 1)
  }
}
