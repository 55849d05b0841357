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

  func testTheFirstOfDuplicateGroupsWins() throws {
    let result = try readSection(try good("section-group-listed-twice"))
    XCTAssertEqual(result.document.groups.map(\.agency), ["One"])
  }

  func testADocumentOfGroupsRoundTrips() throws {
    let document = SectionDocument(
      key: try checked("third"), groups: [try group("OHMYGIRL", debut: "2015-04-20")])
    XCTAssertEqual(try readSection(document.data).document, document)
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
}
