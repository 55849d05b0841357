import XCTest

@testable import KPGGCore

final class GroupIDTests: XCTestCase {
  func testAnIDIsKeptVerbatim() throws {
    for text in [
      "OHMYGIRL", "2NE1", "f(x)", "스테이씨", "a b", "group", "index", "2019-2016", "20200", "0000",
      "2016-2019-2020", String(repeating: "가", count: 64),
    ] {
      XCTAssertEqual(GroupID(rawValue: text)?.description, text)
    }
    let id: GroupID = "OHMYGIRL"
    XCTAssertEqual(id.rawValue, "OHMYGIRL")
  }

  func testPathSyntaxIsRejected() {
    for text in [
      "", "a/b", "/", "../x", ".", "..", ".hidden", ".\u{301}x", "a\u{0}", "a\nb", "\u{1B}[2J",
      "a\u{7F}", "a\u{9B}31m", String(repeating: "가", count: 65),
    ] {
      XCTAssertNil(GroupID(text), text.debugDescription)
      XCTAssertNil(SectionKey(text), text.debugDescription)
      XCTAssertNil(MemberID(text + "/YooA"), text.debugDescription)
    }
  }

  func testTheNameOfAnotherDocumentIsReservedInAnyCase() {
    for text in [
      "zero", "first", "Second", "SEVENTH", "ninth", "2016-2019", "2020", "0001", "index.json",
      "Index.JSON",
    ] {
      XCTAssertNil(GroupID(rawValue: text), text)
      XCTAssertEqual(GroupID.problem(in: text), .reserved)
      XCTAssertNil(MemberID(text + "/YooA"), text)
    }
  }

  func testIDsThatDifferInCaseAreEqualOnlyIgnoringCase() throws {
    let (upper, mixed): (GroupID, GroupID) = ("STAYC", "StayC")
    XCTAssertNotEqual(upper, mixed)
    XCTAssertTrue(upper.isSame(ignoringCase: mixed))
    XCTAssertFalse(upper.isSame(ignoringCase: "STAY"))
  }

  func testIDsAreSortedByBytes() throws {
    let texts = ["2NE1", "KARA", "a", "스테이씨", "😀"]
    let ids: [GroupID] = try texts.map { try checked($0) }
    XCTAssertEqual(ids.reversed().sorted().map(\.description), texts)
  }
}

final class SectionKeyTests: XCTestCase {
  func testOnlyYearsAreReserved() {
    for text in ["tenth", "zero", "first"] { XCTAssertEqual(SectionKey(text)?.rawValue, text) }
    XCTAssertNil(SectionKey("2020"))
  }

  func testWellKnownKeysHaveTheYearsOfTheWireFormat() throws {
    let years: [String: String?] = [
      "first": "2020", "second": "2016-2019", "third": "2014-2015", "fourth": "2012-2013",
      "fifth": "2010-2011", "sixth": "2009", "seventh": "2006-2008", "eighth": "2021-2022",
      "ninth": "2023-2024", "zero": nil,
    ]
    for (key, years) in years {
      XCTAssertEqual((try checked(key) as SectionKey).wellKnownYears?.yearsText(), years, key)
      XCTAssertTrue(SectionKey.isWellKnown(key), key)
    }
    XCTAssertFalse(SectionKey.isWellKnown("twelfth"))
    XCTAssertEqual(SectionKey.featured.description, "zero")
  }
}

final class MemberIDTests: XCTestCase {
  func testAMemberIDHasAGroupAndAName() throws {
    let id: MemberID = try checked("OHMYGIRL/YooA")
    XCTAssertEqual(id.groupID, "OHMYGIRL")
    XCTAssertEqual(id.name, "YooA")
    XCTAssertEqual(MemberID(groupID: "OHMYGIRL", name: "YooA"), id)
    for text in ["OHMYGIRL/유아", "BLACKPINK/Jisoo-2", "OHMYGIRL/Yoo\u{301}A"] {
      XCTAssertEqual(MemberID(text)?.description, text)
    }
  }

  func testInvalidNamesAreRejected() {
    for name in ["", "Yoo A", "Yoo\u{3000}A", "\t", "Yoo/A", "/YooA", "\u{1B}[2J", "\u{9B}2J"] {
      XCTAssertNil(MemberID("OHMYGIRL/" + name), name.debugDescription)
      XCTAssertNil(MemberID(groupID: "OHMYGIRL", name: name), name.debugDescription)
    }
    for text in ["", "YooA", "a/b/", "OHMYGIRL/\u{301}YooA"] { XCTAssertNil(MemberID(text), text) }
  }

  func testInvalidCharactersAreRemovedFromTheTextOfAName() {
    XCTAssertEqual(MemberID.text(of: " 유/아\u{1B}\u{85} 시\u{A0}아\n"), "유아시아")
  }
}
