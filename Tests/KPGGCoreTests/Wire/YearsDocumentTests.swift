import XCTest

@testable import KPGGCore

final class YearsDocumentTests: XCTestCase {
  func testTheYearsListTheMembersOfEachGroup() throws {
    let document = try readYears(try good("years-of-the-original-endpoint")).document
    let ids = document.members.mapValues { $0.map(\.id.description) }
    XCTAssertEqual(
      ids, [try checked("OHMYGIRL"): ["OHMYGIRL/효정"], try checked("GFRIEND"): ["GFRIEND/소원"]])
    XCTAssertEqual(document.path.description, "group/2014-2015")
  }

  func testNobodyMayHaveMadeADebut() throws {
    XCTAssertTrue(try readYears(try good("years-empty")).document.members.isEmpty)
  }

  func testMembersMakeTheDocument() throws {
    let document = YearsDocument(
      years: try checked("2014-2015"),
      members: [try checked("OHMYGIRL"): [try member("OHMYGIRL/member")], try checked("DIA"): []])
    XCTAssertEqual(try readYears(document.data).document, document)
  }

  func testAReplyWithoutGroupnameIsAnotherDocument() throws {
    try assertRefused(
      "years-without-groupname",
      "group/2014-2015: another document: the key 'groupname' is missing")
  }

  func testAnIdThatIsNoPathIsRefused() throws {
    try assertRefused(
      "years-groupname-with-slash", "group/2014-2015: groupname.a/b: 'a/b' holds a '/'")
  }

  func testAnIdThatIsAnotherDocumentsNameIsRefused() throws {
    try assertRefused(
      "years-groupname-of-a-section",
      "group/2014-2015: groupname.first: 'first' is the name of another document")
  }

  func testIdsThatDifferInCaseAloneAreRefused() throws {
    try assertRefused(
      "years-groupnames-in-two-cases",
      "group/2014-2015: groupname.StayC: 'StayC' differs from 'STAYC' in letter case alone")
  }

  func testAnImpossibleBirthDateIsRefused() throws {
    try assertRefused(
      "years-birth-impossible",
      "group/2014-2015: groupname.GFRIEND[0].birth: '1995.02.29' is no date")
  }
}
