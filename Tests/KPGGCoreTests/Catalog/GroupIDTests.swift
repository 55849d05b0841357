import XCTest

@testable import KPGGCore

final class GroupIDTests: XCTestCase {
  func testAnIdIsKeptAsItIs() throws {
    for text in ["OHMYGIRL", "2NE1", "f(x)", "스테이씨", "a b", "%2F", "group", "index"] {
      let id: GroupID = try checked(text)
      XCTAssertEqual(id.description, text)
    }
  }

  func testAnIdComesBackFromJSON() throws {
    let id: GroupID = try checked("OHMYGIRL")
    XCTAssertEqual(try coded(id), id)
  }

  func testAnIdMayHold64Characters() {
    XCTAssertNotNil(GroupID(String(repeating: "가", count: 64)))
    XCTAssertNil(GroupID(String(repeating: "가", count: 65)))
  }

  func testAPathIsRefused() {
    for text in ["", "a/b", "/", "../x", ".", "..", ".hidden"] { XCTAssertNil(GroupID(text), text) }
  }

  func testALeadingDotUnderAnAccentIsRefused() {
    XCTAssertNil(GroupID(".\u{301}x"))
  }

  func testControlCharactersAreRefused() {
    for text in ["a\u{0}", "a\nb", "\u{1B}[2J", "a\u{7F}", "a\u{9B}31m"] {
      XCTAssertNil(GroupID(text), text.debugDescription)
    }
  }

  func testASectionKeyIsRefusedInAnyCase() {
    for text in ["zero", "first", "Second", "SEVENTH", "ninth"] {
      XCTAssertNil(GroupID(text), text)
    }
  }

  func testAYearPathIsRefused() {
    for text in ["2016-2019", "2020", "0001"] { XCTAssertNil(GroupID(text), text) }
  }

  func testYearsThatAreNoPathAreAllowed() {
    for text in ["2019-2016", "20200", "0000", "2016-2019-2020"] {
      XCTAssertNotNil(GroupID(text), text)
    }
  }

  func testTheNameOfTheIndexIsRefusedInAnyCase() {
    for text in ["index.json", "Index.JSON"] { XCTAssertNil(GroupID(text), text) }
  }

  func testTheFlawIsSaidInWords() {
    XCTAssertEqual(GroupID.flaw(in: "First"), "is the name of another document")
    XCTAssertNil(GroupID.flaw(in: "OHMYGIRL"))
  }

  func testIdsInTwoCasesAreDifferentButTheSameIgnoringCase() throws {
    let (upper, mixed): (GroupID, GroupID) = (try checked("STAYC"), try checked("StayC"))
    XCTAssertNotEqual(upper, mixed)
    XCTAssertTrue(upper.isSame(ignoringCase: mixed))
  }

  func testOtherIdsAreNotTheSameIgnoringCase() throws {
    let id: GroupID = try checked("STAYC")
    XCTAssertFalse(id.isSame(ignoringCase: try checked("STAY")))
  }

  func testIdsStandInTheOrderOfTheirBytes() throws {
    let texts = ["2NE1", "KARA", "a", "스테이씨", "😀"]
    let ids: [GroupID] = try texts.map { try checked($0) }
    XCTAssertEqual(ids.reversed().sorted().map(\.description), texts)
  }
}
