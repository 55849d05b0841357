import XCTest

@testable import KPGGCore

final class SectionDocumentTests: XCTestCase {
  func testASectionListsItsGroupsInTheDocumentsOrder() throws {
    let document = try readSection(try good("section-of-the-original-endpoint")).document
    XCTAssertEqual(document.groups.map(\.id.description), ["OHMYGIRL", "GFRIEND"])
    XCTAssertEqual(document.path.description, "group/third")
  }

  func testASectionCanBeEmpty() throws {
    XCTAssertEqual(try readSection(try good("section-empty")).document.groups, [])
  }

  func testUnknownKeysAreIgnored() throws {
    XCTAssertEqual(try readSection(try good("section-unknown-keys")).problems, [])
  }

  func testTheFirstOfDuplicateGroupsWins() throws {
    let result = try readSection(try good("section-group-listed-twice"))
    XCTAssertEqual(result.document.groups.map(\.agency), ["One"])
    XCTAssertEqual(
      result.problems.map(\.phrase),
      ["group/third: classification[1].groupname: the group 'STAYC' is already listed"])
  }

  func testADocumentOfGroupsRoundTrips() throws {
    let document = SectionDocument(
      key: try checked("third"), groups: [try group("OHMYGIRL", debut: "2015-04-20")])
    XCTAssertEqual(try readSection(document.data).document, document)
  }

  func testAReplyWithoutClassificationIsRejected() throws {
    try assertRejected(
      "section-without-classification",
      "group/third: wrong document: the key 'classification' is missing")
  }

  func testClassificationMustBeAnArray() throws {
    try assertRejected(
      "section-classification-an-object", "group/third: classification: must be an array")
  }

  func testAGroupWithoutAnIDIsRejected() throws {
    try assertRejected(
      "section-groupname-missing", "group/third: classification[1].groupname: missing")
  }

  func testIDsThatDifferOnlyInCaseAreRejected() throws {
    try assertRejected(
      "section-groupnames-in-two-cases",
      "group/third: classification[1].groupname: "
        + "'StayC' differs from 'STAYC' only in letter case")
  }

  func testAnImpossibleDebutIsRejected() throws {
    try assertRejected(
      "section-debut-impossible",
      "group/third: classification[0].debut: '2020.11.31' is not a valid date")
  }
}

final class YearsDocumentTests: XCTestCase {
  func testTheYearsListTheMembersOfEachGroup() throws {
    let document = try readYears(try good("years-of-the-original-endpoint")).document
    let ids = document.members.mapValues { $0.map(\.id.description) }
    XCTAssertEqual(
      ids, [try checked("OHMYGIRL"): ["OHMYGIRL/효정"], try checked("GFRIEND"): ["GFRIEND/소원"]])
    XCTAssertEqual(document.path.description, "group/2014-2015")
  }

  func testTheDocumentCanBeEmpty() throws {
    XCTAssertTrue(try readYears(try good("years-empty")).document.members.isEmpty)
  }

  func testADocumentOfMembersRoundTrips() throws {
    let document = YearsDocument(
      years: try range("2014-2015"),
      members: [try checked("OHMYGIRL"): [try member("OHMYGIRL/member")], try checked("DIA"): []])
    XCTAssertEqual(try readYears(document.data).document, document)
  }

  func testAReplyWithoutGroupnameIsRejected() throws {
    try assertRejected(
      "years-without-groupname",
      "group/2014-2015: wrong document: the key 'groupname' is missing")
  }

  func testAnIDWithASlashIsRejected() throws {
    try assertRejected(
      "years-groupname-with-slash", "group/2014-2015: groupname.a/b: 'a/b' contains '/'")
  }

  func testAReservedIDIsRejected() throws {
    try assertRejected(
      "years-groupname-of-a-section",
      "group/2014-2015: groupname.first: 'first' is reserved for another document")
  }

  func testIDsThatDifferOnlyInCaseAreRejected() throws {
    try assertRejected(
      "years-groupnames-in-two-cases",
      "group/2014-2015: groupname.StayC: 'StayC' differs from 'STAYC' only in letter case")
  }

  func testAnImpossibleBirthDateIsRejected() throws {
    try assertRejected(
      "years-birth-impossible",
      "group/2014-2015: groupname.GFRIEND[0].birth: '1995.02.29' is not a valid date")
  }
}

final class MemberInfoDocumentTests: XCTestCase {
  func testTheMembersBelongToOhMyGirl() throws {
    let document = try readMemberInfo(try good("memberinfo-of-the-original-endpoint")).document
    XCTAssertEqual(document.members.map(\.id.description), ["OHMYGIRL/효정", "OHMYGIRL/미미"])
    XCTAssertEqual(document.path.description, "main/memberinfo")
  }

  func testTheDocumentCanBeEmpty() throws {
    XCTAssertEqual(try readMemberInfo(try good("memberinfo-empty")).document.members, [])
  }

  func testAllListedMembersAreCurrent() throws {
    let members = try readMemberInfo(try good("memberinfo-with-a-former-member")).document.members
    XCTAssertEqual(members.map(\.id.name), ["효정", "미미"])
    XCTAssertEqual(members.map(\.isFormer), [false, false])
  }

  func testFormerMembersAreNotWritten() throws {
    let members = [try member("OHMYGIRL/A"), try member("OHMYGIRL/B", isFormer: true)]
    XCTAssertEqual(MemberInfoDocument(members: members).members.map(\.id.name), ["A"])
  }

  func testTheFormerMemberFlagIsNotWritten() throws {
    let document = MemberInfoDocument(members: [try member("OHMYGIRL/member")])
    XCTAssertFalse(document.json.canonicalText.contains("ispreviousmember"))
  }

  func testADocumentOfMembersRoundTrips() throws {
    let document = MemberInfoDocument(members: [try member("OHMYGIRL/member")])
    XCTAssertEqual(try readMemberInfo(document.data).document, document)
  }

  func testAReplyWithoutMemberIsRejected() throws {
    try assertRejected(
      "memberinfo-without-member", "main/memberinfo: wrong document: the key 'member' is missing"
    )
  }

  func testMemberMustBeAnArray() throws {
    try assertRejected("memberinfo-member-an-object", "main/memberinfo: member: must be an array")
  }

  func testAnImpossibleBirthDateIsRejected() throws {
    try assertRejected(
      "memberinfo-birth-impossible",
      "main/memberinfo: member[1].birth: '1994.06.31' is not a valid date")
  }
}
