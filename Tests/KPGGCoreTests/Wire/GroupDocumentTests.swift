import XCTest

@testable import KPGGCore

final class GroupDocumentTests: XCTestCase {
  func testIdsOfThoseWhoShareANameSurviveALineUp() throws {
    let members = #"[{"activityname": "유아", "ispreviousmember": true}, {"activityname": "유아"}]"#
    let data = Data(#"{"groupname": {"OHMYGIRL": \#(members)}}"#.utf8)
    let group = try group("OHMYGIRL")
    let lineUp = LineUp(group: group, members: try readGroup(data).document.members)
    let again = try readGroup(GroupDocument(lineUp).data).document.members
    XCTAssertEqual(LineUp(group: group, members: again), lineUp)
  }

  func testAReplyOfTheOriginalEndpointTellsMembersAlone() throws {
    let document = try read("group-of-the-original-endpoint")
    XCTAssertEqual(document.members.map(\.id.name), ["효정", "미미"])
    XCTAssertNil(document.info)
    XCTAssertNil(document.sections)
  }

  func testAReplyWithInfoTellsTheGroupAndItsSections() throws {
    let document = try read("group-complete")
    XCTAssertEqual(document.info?.name, "OH MY GIRL")
    XCTAssertEqual(document.sections?.map(\.description), ["third", "zero"])
  }

  func testAGroupMayHaveNoMembers() throws {
    XCTAssertEqual(try read("group-without-members").members, [])
  }

  func testTheInnerKeyMayDifferInCase() throws {
    let document = try read("group-inner-key-other-case")
    XCTAssertEqual(document.id.description, "OHMYGIRL")
    XCTAssertEqual(document.members.map(\.id.description), ["OHMYGIRL/효정"])
  }

  func testTheInnerKeyToTheLetterComesFirst() throws {
    let reply = try good("group-inner-key-in-two-cases")
    XCTAssertEqual(try readGroup(reply, of: "OHMYGIRL").document.members.map(\.id.name), ["효정"])
    XCTAssertEqual(try readGroup(reply, of: "ohmygirl").document.members.map(\.id.name), ["미미"])
  }

  func testAnotherGroupBesideItIsPassedOver() throws {
    XCTAssertEqual(try read("group-beside-another-group").members.map(\.id.name), ["효정"])
  }

  func testUnknownKeysArePassedOver() throws {
    let reading = try readGroup(try good("group-unknown-keys"))
    XCTAssertEqual(reading.document.members.count, 1)
    XCTAssertEqual(reading.problems, [])
  }

  func testTheGroupMayBeAskedForInAnotherCase() throws {
    let document = try readGroup(try good("group-complete"), of: "ohmygirl").document
    XCTAssertEqual(document.id.description, "ohmygirl")
    XCTAssertEqual(document.members.first?.id.description, "ohmygirl/Hyojung")
  }

  func testInfoMayWriteTheIdInAnotherCase() throws {
    XCTAssertEqual(try read("group-info-other-case").info?.id.description, "ohmygirl")
  }

  func testInfoWithoutSectionsDoesNotSayWhereTheGroupStands() throws {
    let document = try read("group-info-without-sections")
    XCTAssertNotNil(document.info)
    XCTAssertNil(document.sections)
  }

  func testInfoWithNoSectionsSaysThatItStandsNowhere() throws {
    let document = try read("group-info-in-no-section")
    XCTAssertEqual(document.sections, [])
    XCTAssertNil(document.info?.section)
  }

  func testZeroMakesTheGroupFeatured() throws {
    let info = try XCTUnwrap(try read("group-info-featured").info)
    XCTAssertTrue(info.isFeatured)
    XCTAssertEqual(info.section?.description, "third")
  }

  func testWithoutZeroTheGroupIsNotFeatured() throws {
    XCTAssertEqual(try read("group-info-other-case").info?.isFeatured, false)
  }

  func testALineUpMakesTheDocumentThatTellsAllOfIt() throws {
    var girls = try group("OHMYGIRL", debut: "2015-04-20", status: .active)
    girls.section = try checked("third")
    girls.isFeatured = true
    let lineUp = LineUp(group: girls, members: [try member("OHMYGIRL/member")])
    let document = GroupDocument(lineUp)
    XCTAssertEqual(document.path.description, "group/OHMYGIRL")
    XCTAssertEqual(document.sections?.map(\.description), ["third", "zero"])
    XCTAssertEqual(try readGroup(document.data).document, document)
  }

  func testAGroupInNoSectionComesBackFromItsDocument() throws {
    let document = GroupDocument(LineUp(group: try group("OHMYGIRL"), members: []))
    XCTAssertEqual(try readGroup(document.data).document, document)
  }

  private func read(_ fixture: String) throws -> GroupDocument {
    try readGroup(try good(fixture)).document
  }
}
