import XCTest

@testable import KPGGCore

final class MemberIDTests: XCTestCase {
  func testAnIdIsItsGroupAndAName() throws {
    let id: MemberID = try checked("OHMYGIRL/YooA")
    XCTAssertEqual(id.group.description, "OHMYGIRL")
    XCTAssertEqual(id.name, "YooA")
    XCTAssertEqual(id.description, "OHMYGIRL/YooA")
  }

  func testANameMayBeHangulOrHoldAHyphen() {
    for text in ["OHMYGIRL/유아", "BLACKPINK/Jisoo-2"] { XCTAssertNotNil(MemberID(text), text) }
  }

  func testAnIdComesBackFromJSON() throws {
    let id: MemberID = try checked("OHMYGIRL/YooA")
    XCTAssertEqual(try coded(id), id)
  }

  func testANameAloneIsRefused() {
    for text in ["", "YooA", "/YooA", "OHMYGIRL/"] { XCTAssertNil(MemberID(text), text) }
  }

  func testASecondSlashIsRefused() {
    for text in ["OHMYGIRL/Yoo/A", "OHMYGIRL//YooA", "a/b/"] { XCTAssertNil(MemberID(text), text) }
  }

  func testWhiteSpaceInTheNameIsRefused() {
    for text in ["OHMYGIRL/Yoo A", "OHMYGIRL/Yoo\u{3000}A", "OHMYGIRL/\t"] {
      XCTAssertNil(MemberID(text), text.debugDescription)
    }
  }

  func testControlCharactersInTheNameAreRefused() {
    XCTAssertNil(MemberID("OHMYGIRL/\u{1B}[2J"))
    XCTAssertNil(MemberID("OHMYGIRL/\u{9B}2J"))
  }

  func testAGroupThatIsNoneIsRefused() {
    for text in ["../YooA", "first/YooA", "2020/YooA"] { XCTAssertNil(MemberID(text), text) }
  }

  func testTheTextOfANameLeavesOutWhatAnIdCannotHold() {
    XCTAssertEqual(MemberID.text(of: " 유/아\u{1B}\u{85} 시\u{A0}아\n"), "유아시아")
  }
}
