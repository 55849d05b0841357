import XCTest

@testable import KPGGCore

final class MemberInfoDocumentTests: XCTestCase {
  func testTheMembersAreOhMyGirls() throws {
    let document = try readMemberInfo(try good("memberinfo-of-the-original-endpoint")).document
    XCTAssertEqual(document.members.map(\.id.description), ["OHMYGIRL/효정", "OHMYGIRL/미미"])
    XCTAssertEqual(document.path.description, "main/memberinfo")
  }

  func testThereMayBeNobody() throws {
    XCTAssertEqual(try readMemberInfo(try good("memberinfo-empty")).document.members, [])
  }

  func testWhoeverStandsInItIsACurrentMember() throws {
    let members = try readMemberInfo(try good("memberinfo-with-a-former-member")).document.members
    XCTAssertEqual(members.map(\.id.name), ["효정", "미미"])
    XCTAssertEqual(members.map(\.isFormer), [false, false])
  }

  func testThoseWhoLeftAreNotWritten() throws {
    let members = [try member("OHMYGIRL/A"), try member("OHMYGIRL/B", isFormer: true)]
    XCTAssertEqual(MemberInfoDocument(members: members).members.map(\.id.name), ["A"])
  }

  func testWhoLeftIsNotWritten() throws {
    let document = MemberInfoDocument(members: [try member("OHMYGIRL/member")])
    XCTAssertFalse(document.json.canonicalText.contains("ispreviousmember"))
  }

  func testMembersMakeTheDocument() throws {
    let document = MemberInfoDocument(members: [try member("OHMYGIRL/member")])
    XCTAssertEqual(try readMemberInfo(document.data).document, document)
  }

  func testAReplyWithoutMemberIsAnotherDocument() throws {
    try assertRefused(
      "memberinfo-without-member", "main/memberinfo: another document: the key 'member' is missing")
  }

  func testMemberMustBeAnArray() throws {
    try assertRefused("memberinfo-member-an-object", "main/memberinfo: member: not an array")
  }

  func testAnImpossibleBirthDateIsRefused() throws {
    try assertRefused(
      "memberinfo-birth-impossible", "main/memberinfo: member[1].birth: '1994.06.31' is no date")
  }
}
