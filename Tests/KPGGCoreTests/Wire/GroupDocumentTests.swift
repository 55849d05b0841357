import Foundation
import KPGGPublishing
import XCTest

@testable import KPGGCore

final class GroupDocumentTests: XCTestCase {
  func testIDsOfMembersWithTheSameNameRoundTrip() throws {
    let members = #"[{"activityname": "유아", "ispreviousmember": true}, {"activityname": "유아"}]"#
    let data = Data(#"{"groupname": {"OHMYGIRL": \#(members)}}"#.utf8)
    let group = try group("OHMYGIRL")
    let lineUp = LineUp(group: group, checkedMembers: try readGroup(data).document.members)
    let again = try readGroup(GroupDocument(lineUp).data).document.members
    XCTAssertEqual(LineUp(group: group, checkedMembers: again), lineUp)
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
    let lineUp = LineUp(group: girls, checkedMembers: [try member("OHMYGIRL/member")])
    let document = GroupDocument(lineUp)
    XCTAssertEqual(document.path.description, "group/OHMYGIRL")
    XCTAssertEqual(document.sections?.map(\.description), ["third", "zero"])
    XCTAssertEqual(try readGroup(document.data).document, document)
  }

  func testAGroupInNoSectionRoundTrips() throws {
    let document = GroupDocument(LineUp(group: try group("OHMYGIRL"), checkedMembers: []))
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

/// The additive key `memberid`, which keeps an ID that the stage names do not yield.
final class WireMemberIDTests: XCTestCase {
  func testAMemberWithAnyValidIDSurvivesADocument() throws {
    let names = [
      "YooA", "유아", "a", "***", "J-유", "Jisoo-2", "member", "알려지지", "null", "ROSÉ", "😀",
      UnicodeForm.decomposed("효정"), "..", "%2F", "\"\\",
    ]
    for name in names {
      let id = try XCTUnwrap(MemberID(groupID: "IVE", name: name))
      try assertSurvive([Member(id: id)], name)
    }
    try assertSurvive(
      try names.map { Member(id: try XCTUnwrap(MemberID(groupID: "IVE", name: $0))) })
  }

  func testIDsSurviveInEveryOrder() throws {
    let named = { (id: String, stageName: String?) in
      var member = try member("IVE/\(id)")
      member.stageName = stageName
      return member
    }
    let members = try [
      named("Jisoo", "Jisoo"), named("Jisoo-2", "Jisoo"), named("Jisoo-3", nil),
      named("Chu", "Jisoo"), named("member", nil),
    ]
    for shift in members.indices {
      let rotated = Array(members[shift...] + members[..<shift])
      try assertSurvive(rotated)
      try assertSurvive(rotated.reversed())
    }
  }

  func testAnEmptyStageNameDoesNotChangeTheID() throws {
    var liz = try member("IVE/member")
    (liz.koreanStageName, liz.koreanBirthName) = ("", "김지원")
    let members = try members(in: document(of: [liz]).data)
    XCTAssertEqual(members.map(\.id), [liz.id])
  }

  func testIDsSurviveAStaticTree() async throws {
    let odd = try member("IVE/odd")
    let catalog = Catalog(
      sections: [try section("first", "2020", ["IVE"])], groups: [try group("IVE")],
      featuredIDs: [])
    let tree = try StaticTree(
      catalog: catalog,
      groups: [GroupDocument(LineUp(group: try group("IVE"), checkedMembers: [odd]))])
    let document = try XCTUnwrap(tree.documents.first { $0.path == .group("IVE") })
    XCTAssertEqual(try members(in: document.data), [odd])
    let years = try XCTUnwrap(tree.documents.first { $0.path == .years(2020...2020) })
    XCTAssertEqual(try readYears(years.data, of: "2020").document.members, ["IVE": [odd]])
  }

  func testTheKeyIsWrittenOnlyIfAReaderWouldDeriveAnotherName() throws {
    var yooA = try member("IVE/YooA")
    yooA.stageName = "YooA"
    let document = try self.document(of: [yooA, try member("IVE/member")])
    XCTAssertFalse(document.json.canonicalText.contains("memberid"))
    yooA.stageName = "Yoo Ah"
    let other = try self.document(of: [yooA])
    XCTAssertTrue(other.json.canonicalText.contains("\"memberid\": \"YooA\""))
  }

  func testAnInvalidIDIsIgnored() throws {
    for text in [#""a b""#, #""a/b""#, #""""#, "null", #""알려지지 않음.""#] {
      let members = try members(in: document(#"{"stagename": "Liz", "memberid": \#(text)}"#))
      XCTAssertEqual(members.map(\.id.name), ["Liz"], text)
    }
  }

  func testAnInvalidIDIsRecorded() throws {
    let long = String(repeating: "a", count: 1025)
    for (text, shown) in [
      ("a b", "a b"), ("a/b", "a/b"), (#"a\u0007"#, "a\u{7}"),
      (long, String(repeating: "a", count: 64) + "…"),
    ] {
      let reply = try readGroup(
        document(#"{"stagename": "Liz", "memberid": "\#(text)"}"#), of: "IVE")
      XCTAssertEqual(reply.document.members.map(\.id.name), ["Liz"])
      XCTAssertEqual(
        reply.problems.map(\.phrase),
        ["group/IVE: groupname.IVE[0].memberid: '\(shown)' is not a valid member ID"])
    }
  }

  func testARepeatedIDIsRecorded() throws {
    let reply = try readGroup(
      document(#"{"memberid": "one"}, {"memberid": "one"}, {"memberid": "알려지지 않음"}"#), of: "IVE")
    XCTAssertEqual(reply.document.members.map(\.id.name), ["one", "member", "member-2"])
    XCTAssertEqual(
      reply.problems.map(\.phrase),
      ["group/IVE: groupname.IVE[1].memberid: 'one' is already listed"])
  }

  func testARepeatedIDIsIgnored() throws {
    let text = document(
      """
      {"stagename": "Liz", "memberid": "one"}, {"stagename": "Rei", "memberid": "one"},
      {"stagename": "one"}
      """)
    XCTAssertEqual(try members(in: text).map(\.id.name), ["one", "Rei", "one-2"])
  }

  private func document(_ members: String) -> Data {
    Data(#"{"groupname": {"IVE": [\#(members)]}}"#.utf8)
  }

  private func document(of members: [Member]) throws -> GroupDocument {
    GroupDocument(LineUp(group: try group("IVE"), checkedMembers: members), members: members)
  }

  private func members(in data: Data) throws -> [Member] {
    try readGroup(data, of: "IVE").document.members
  }

  private func assertSurvive(
    _ members: [Member], _ message: String = "", file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    let data = try document(of: members).data
    XCTAssertEqual(try self.members(in: data), members, message, file: file, line: line)
  }
}

final class MemberNamesTests: XCTestCase {
  func testTheIDUsesTheRomanizedNameElseTheKoreanOneElseMember() {
    for (romanized, korean, name) in [
      ("YooA", nil, "YooA"), ("ROSÉ", nil, "ROSE"), ("D.ana", nil, "Dana"), ("E:U", nil, "EU"),
      ("So!YoON", nil, "SoYoON"), ("Kim Lip", nil, "KimLip"), ("S2", nil, "S2"),
      ("Su-ah", nil, "Suah"), ("YooA", "유아", "YooA"), (nil, "유아", "유아"), ("***", "유아", "유아"),
      (nil, "유/아 시\u{3000}아\u{1B}\n", "유아시아"), (nil, "J-유", "J-유"), (nil, nil, "member"),
      ("***", nil, "member"), ("", " / ", "member"),
    ] as [(String?, String?, String)] {
      XCTAssertEqual(self.name(romanized, korean), name)
    }
  }

  func testAKoreanNameIsComposed() {
    let name = name(nil, UnicodeForm.decomposed("효정"))
    XCTAssertEqual(Array(name.utf8), Array("효정".utf8))
  }

  func testRepeatsAreNumberedFromTwo() {
    XCTAssertEqual(names(["Jisoo", "Jisoo", "Jisoo"]), ["Jisoo", "Jisoo-2", "Jisoo-3"])
  }

  func testNamesThatBecomeEqualAreNumbered() {
    XCTAssertEqual(names(["ROSÉ", "Rosé", "ROSE"]), ["ROSE", "Rose", "ROSE-2"])
  }

  func testATakenNumberIsSkipped() {
    var names = MemberNames()
    let given = ["유아", "유아-2", "유아", "유아-2"].map { names.next(romanized: nil, korean: $0) }
    XCTAssertEqual(given, ["유아", "유아-2", "유아-3", "유아-2-2"])
  }

  /// Numbering each repeat from the start would take quadratic time.
  func testNumberingRepeatsTakesLinearTime() {
    var names = MemberNames()
    for _ in 0..<100_000 { _ = names.next(romanized: "Jisoo", korean: nil) }
    XCTAssertEqual(names.next(romanized: "Jisoo", korean: nil), "Jisoo-100001")
  }

  private func name(_ romanized: String?, _ korean: String?) -> String {
    var names = MemberNames()
    return names.next(romanized: romanized, korean: korean)
  }

  private func names(_ romanized: [String]) -> [String] {
    var names = MemberNames()
    return romanized.map { names.next(romanized: $0, korean: nil) }
  }
}
