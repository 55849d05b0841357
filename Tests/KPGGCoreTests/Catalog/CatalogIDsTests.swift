import XCTest

@testable import KPGGCore

final class GroupIDTests: XCTestCase {
  func testAnIDIsKeptVerbatim() throws {
    for text in ["OHMYGIRL", "2NE1", "f(x)", "스테이씨", "a b", "group", "index"] {
      let id: GroupID = try checked(text)
      XCTAssertEqual(id.description, text)
    }
  }

  func testAnIDCanBeALiteralOrARawValue() {
    let id: GroupID = "OHMYGIRL"
    XCTAssertEqual(id.rawValue, "OHMYGIRL")
    XCTAssertEqual(GroupID(rawValue: "OHMYGIRL"), id)
    XCTAssertNil(GroupID(rawValue: "first"))
  }

  func testAnIDRoundTripsThroughJSON() throws {
    let id: GroupID = try checked("OHMYGIRL")
    XCTAssertEqual(try roundTripped(id), id)
  }

  func testAnIDCanHave64Characters() {
    XCTAssertNotNil(GroupID(String(repeating: "가", count: 64)))
    XCTAssertNil(GroupID(String(repeating: "가", count: 65)))
  }

  func testPathSyntaxIsRejected() {
    for text in ["", "a/b", "/", "../x", ".", "..", ".hidden"] { XCTAssertNil(GroupID(text), text) }
  }

  func testALeadingDotWithAnAccentIsRejected() {
    XCTAssertNil(GroupID(rawValue: ".\u{301}x"))
  }

  func testControlCharactersAreRejected() {
    for text in ["a\u{0}", "a\nb", "\u{1B}[2J", "a\u{7F}", "a\u{9B}31m"] {
      XCTAssertNil(GroupID(text), text.debugDescription)
    }
  }

  func testASectionKeyIsRejectedInAnyCase() {
    for text in ["zero", "first", "Second", "SEVENTH", "ninth"] {
      XCTAssertNil(GroupID(text), text)
    }
  }

  func testAYearPathIsRejected() {
    for text in ["2016-2019", "2020", "0001"] { XCTAssertNil(GroupID(text), text) }
  }

  func testYearsThatAreNotADocumentPathAreAllowed() {
    for text in ["2019-2016", "20200", "0000", "2016-2019-2020"] {
      XCTAssertNotNil(GroupID(text), text)
    }
  }

  func testTheNameOfTheIndexIsRejectedInAnyCase() {
    for text in ["index.json", "Index.JSON"] { XCTAssertNil(GroupID(text), text) }
  }

  func testTheNameOfAnotherDocumentIsReserved() {
    XCTAssertEqual(GroupID.problem(in: "First"), .reserved)
    XCTAssertNil(GroupID.problem(in: "OHMYGIRL"))
  }

  func testIDsThatDifferInCaseAreEqualOnlyIgnoringCase() throws {
    let (upper, mixed): (GroupID, GroupID) = (try checked("STAYC"), try checked("StayC"))
    XCTAssertNotEqual(upper, mixed)
    XCTAssertTrue(upper.isSame(ignoringCase: mixed))
  }

  func testDifferentIDsAreNotEqualIgnoringCase() throws {
    let id: GroupID = try checked("STAYC")
    XCTAssertFalse(id.isSame(ignoringCase: try checked("STAY")))
  }

  func testIDsAreSortedByBytes() throws {
    let texts = ["2NE1", "KARA", "a", "스테이씨", "😀"]
    let ids: [GroupID] = try texts.map { try checked($0) }
    XCTAssertEqual(ids.reversed().sorted().map(\.description), texts)
  }
}

final class SectionKeyTests: XCTestCase {
  func testAKeyCanBeARawValue() {
    XCTAssertEqual(SectionKey(rawValue: "tenth")?.rawValue, "tenth")
    XCTAssertNil(SectionKey(rawValue: "2020"))
  }

  func testAnUnknownKeyIsValid() throws {
    let key: SectionKey = try checked("tenth")
    XCTAssertEqual(key.description, "tenth")
  }

  func testAKeyRoundTripsThroughJSON() throws {
    let key: SectionKey = try checked("first")
    XCTAssertEqual(try roundTripped(key), key)
  }

  func testPathSyntaxIsRejected() {
    for text in ["", "a/b", "..", ".x", "a\u{1B}", String(repeating: "a", count: 65)] {
      XCTAssertNil(SectionKey(text), text.debugDescription)
    }
  }

  func testTheFeaturedKeyIsZero() {
    XCTAssertEqual(SectionKey.featured.description, "zero")
  }

  func testWellKnownKeysHaveTheYearsOfTheWireFormat() throws {
    let years = [
      "first": "2020", "second": "2016-2019", "third": "2014-2015", "fourth": "2012-2013",
      "fifth": "2010-2011", "sixth": "2009", "seventh": "2006-2008", "eighth": "2021-2022",
      "ninth": "2023-2024",
    ]
    for (key, years) in years {
      XCTAssertEqual((try checked(key) as SectionKey).wellKnownYears?.yearsText(), years, key)
    }
    XCTAssertFalse(SectionKey.isWellKnown("tenth"))
  }

  func testZeroIsWellKnownWithoutYears() {
    XCTAssertTrue(SectionKey.isWellKnown("zero"))
    XCTAssertNil(SectionKey.featured.wellKnownYears)
  }

  func testKeysAreSortedByBytes() throws {
    let (upper, lower): (SectionKey, SectionKey) = (try checked("Z"), try checked("a"))
    XCTAssertLessThan(upper, lower)
  }
}

final class MemberIDTests: XCTestCase {
  func testAMemberIDHasAGroupAndAName() throws {
    let id: MemberID = try checked("OHMYGIRL/YooA")
    XCTAssertEqual(id.groupID.description, "OHMYGIRL")
    XCTAssertEqual(id.name, "YooA")
    XCTAssertEqual(id.description, "OHMYGIRL/YooA")
  }

  func testAMemberIDIsMadeOfAGroupAndAName() {
    XCTAssertEqual(MemberID(groupID: "OHMYGIRL", name: "YooA")?.description, "OHMYGIRL/YooA")
    for name in ["", "Yoo A", "Yoo/A", "Yoo\u{7}A"] {
      XCTAssertNil(MemberID(groupID: "OHMYGIRL", name: name), name.debugDescription)
    }
  }

  func testANameCanBeHangulOrContainAHyphen() {
    for text in ["OHMYGIRL/유아", "BLACKPINK/Jisoo-2"] { XCTAssertNotNil(MemberID(text), text) }
  }

  func testAnIDRoundTripsThroughJSON() throws {
    let id: MemberID = try checked("OHMYGIRL/YooA")
    XCTAssertEqual(try roundTripped(id), id)
  }

  func testANameAloneIsRejected() {
    for text in ["", "YooA", "/YooA", "OHMYGIRL/"] { XCTAssertNil(MemberID(text), text) }
  }

  func testASecondSlashIsRejected() {
    for text in ["OHMYGIRL/Yoo/A", "OHMYGIRL//YooA", "a/b/"] { XCTAssertNil(MemberID(text), text) }
  }

  func testWhiteSpaceInTheNameIsRejected() {
    for text in ["OHMYGIRL/Yoo A", "OHMYGIRL/Yoo\u{3000}A", "OHMYGIRL/\t"] {
      XCTAssertNil(MemberID(text), text.debugDescription)
    }
  }

  func testControlCharactersInTheNameAreRejected() {
    XCTAssertNil(MemberID("OHMYGIRL/\u{1B}[2J"))
    XCTAssertNil(MemberID("OHMYGIRL/\u{9B}2J"))
  }

  func testAnInvalidGroupIsRejected() {
    for text in ["../YooA", "first/YooA", "2020/YooA"] { XCTAssertNil(MemberID(text), text) }
  }

  func testInvalidCharactersAreRemovedFromTheTextOfAName() {
    XCTAssertEqual(MemberID.text(of: " 유/아\u{1B}\u{85} 시\u{A0}아\n"), "유아시아")
  }
}
