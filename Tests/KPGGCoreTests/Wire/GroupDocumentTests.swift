import XCTest

@testable import KPGGCore

final class GroupDocumentTests: XCTestCase {
  func testIDsOfMembersWithTheSameNameRoundTrip() throws {
    let members = #"[{"activityname": "유아", "ispreviousmember": true}, {"activityname": "유아"}]"#
    let data = Data(#"{"groupname": {"OHMYGIRL": \#(members)}}"#.utf8)
    let group = try group("OHMYGIRL")
    let lineUp = LineUp(group: group, members: try readGroup(data).document.members)
    let again = try readGroup(GroupDocument(lineUp).data).document.members
    XCTAssertEqual(LineUp(group: group, members: again), lineUp)
  }

  func testAReplyOfTheOriginalEndpointHasOnlyMembers() throws {
    let document = try read("group-of-the-original-endpoint")
    XCTAssertEqual(document.members.map(\.id.name), ["효정", "미미"])
    XCTAssertNil(document.info)
    XCTAssertNil(document.sections)
  }

  func testAReplyWithInfoHasTheGroupAndItsSections() throws {
    let document = try read("group-complete")
    XCTAssertEqual(document.info?.name, "OH MY GIRL")
    XCTAssertEqual(document.sections?.map(\.description), ["third", "zero"])
  }

  func testAGroupCanHaveNoMembers() throws {
    XCTAssertEqual(try read("group-without-members").members, [])
  }

  func testTheInnerKeyCanDifferInCase() throws {
    let document = try read("group-inner-key-other-case")
    XCTAssertEqual(document.id.description, "OHMYGIRL")
    XCTAssertEqual(document.members.map(\.id.description), ["OHMYGIRL/효정"])
  }

  func testAnExactInnerKeyTakesPrecedence() throws {
    let reply = try good("group-inner-key-in-two-cases")
    XCTAssertEqual(try readGroup(reply, of: "OHMYGIRL").document.members.map(\.id.name), ["효정"])
    XCTAssertEqual(try readGroup(reply, of: "ohmygirl").document.members.map(\.id.name), ["미미"])
  }

  func testOtherGroupsInAReplyAreIgnored() throws {
    XCTAssertEqual(try read("group-beside-another-group").members.map(\.id.name), ["효정"])
  }

  func testUnknownKeysAreIgnored() throws {
    let result = try readGroup(try good("group-unknown-keys"))
    XCTAssertEqual(result.document.members.count, 1)
    XCTAssertEqual(result.problems, [])
  }

  func testTheGroupCanBeRequestedInAnotherCase() throws {
    let document = try readGroup(try good("group-complete"), of: "ohmygirl").document
    XCTAssertEqual(document.id.description, "ohmygirl")
    XCTAssertEqual(document.members.first?.id.description, "ohmygirl/Hyojung")
  }

  func testInfoCanHaveTheIDInAnotherCase() throws {
    XCTAssertEqual(try read("group-info-other-case").info?.id.description, "ohmygirl")
  }

  func testInfoWithoutSectionsLeavesTheSectionsUnknown() throws {
    let document = try read("group-info-without-sections")
    XCTAssertNotNil(document.info)
    XCTAssertNil(document.sections)
  }

  func testInfoWithEmptySectionsHasNoSection() throws {
    let document = try read("group-info-in-no-section")
    XCTAssertEqual(document.sections, [])
    XCTAssertNil(document.info?.sectionKey)
  }

  func testZeroMakesTheGroupFeatured() throws {
    let info = try XCTUnwrap(try read("group-info-featured").info)
    XCTAssertTrue(info.isFeatured)
    XCTAssertEqual(info.sectionKey?.description, "third")
  }

  func testWithoutZeroTheGroupIsNotFeatured() throws {
    XCTAssertEqual(try read("group-info-other-case").info?.isFeatured, false)
  }

  func testALineUpMakesACompleteDocument() throws {
    var girls = try group("OHMYGIRL", debut: "2015-04-20", status: .active)
    girls.sectionKey = try checked("third")
    girls.isFeatured = true
    let lineUp = LineUp(group: girls, members: [try member("OHMYGIRL/member")])
    let document = GroupDocument(lineUp)
    XCTAssertEqual(document.path.description, "group/OHMYGIRL")
    XCTAssertEqual(document.sections?.map(\.description), ["third", "zero"])
    XCTAssertEqual(try readGroup(document.data).document, document)
  }

  func testAGroupInNoSectionRoundTrips() throws {
    let document = GroupDocument(LineUp(group: try group("OHMYGIRL"), members: []))
    XCTAssertEqual(try readGroup(document.data).document, document)
  }

  func testTheErrorShowsTheIDAsRequested() throws {
    let data = try broken("group-reply-for-another-group")
    assertRejected("group/ohmygirl: groupname: belongs to another group: 'GFRIEND'") {
      _ = try readGroup(data, of: "ohmygirl")
    }
  }

  private func read(_ fixture: String) throws -> GroupDocument {
    try readGroup(try good(fixture)).document
  }
}
