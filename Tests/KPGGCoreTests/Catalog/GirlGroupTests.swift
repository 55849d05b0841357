import Foundation
import XCTest

@testable import KPGGCore

final class GirlGroupTests: XCTestCase {
  func testTheDefaultNameIsTheID() throws {
    XCTAssertEqual(GirlGroup(id: try checked("OHMYGIRL")).name, "OHMYGIRL")
  }

  func testTheNewestDebutComesFirst() throws {
    let (newer, older) = (try group("Z", debut: "2015-04-21"), try group("A", debut: "2015-04-20"))
    XCTAssertLessThan(newer, older)
    XCTAssertFalse(older < newer)
  }

  func testEqualDebutsAreSortedByID() throws {
    XCTAssertLessThan(try group("A", debut: "2015"), try group("B", debut: "2015"))
    XCTAssertLessThan(try group("A"), try group("B"))
  }

  func testAnUnknownDebutComesLast() throws {
    XCTAssertLessThan(try group("Z", debut: "1997"), try group("A"))
    XCTAssertFalse(try group("A") < group("Z", debut: "1997"))
  }

  func testEveryKeyIsAlwaysWritten() throws {
    let keys = [
      "agency", "aliases", "debut", "disbanded", "fandom", "hasFormerMembers", "hitSong", "id",
      "image", "isFeatured", "koreanName", "links", "logo", "name", "section", "status",
    ]
    XCTAssertEqual(try encodedKeys(GirlGroup(id: try checked("OHMYGIRL"))), keys)
    XCTAssertEqual(try encodedKeys(try fullGroup()), keys)
  }

  func testAnUnknownValueIsNullAndAnUnknownListEmpty() throws {
    let text = GirlGroup(id: try checked("OHMYGIRL")).json.canonicalText
    XCTAssertTrue(text.contains("\"hitSong\": null"))
    XCTAssertTrue(text.contains("\"aliases\": []"))
  }

  func testAGroupRoundTripsThroughJSON() throws {
    for group in [try fullGroup(), GirlGroup(id: try checked("OHMYGIRL"))] {
      XCTAssertEqual(try roundTripped(group), group)
    }
  }

  func testAnImpossibleDebutIsRejected() throws {
    let text = try fullGroup().json.canonicalText
    let broken = text.replacingOccurrences(of: "2015-04-20", with: "2015-02-31")
    XCTAssertNotEqual(broken, text)
    XCTAssertThrowsError(try decoded(GirlGroup.self, broken))
  }

  func testAnInvalidStatusIsRejected() throws {
    let text = try fullGroup().json.canonicalText
    let broken = text.replacingOccurrences(of: "\"active\"", with: "\"resting\"")
    XCTAssertNotEqual(broken, text)
    XCTAssertThrowsError(try decoded(GirlGroup.self, broken))
  }

  private func fullGroup() throws -> GirlGroup {
    var group = try group(
      "OHMYGIRL", name: "OH MY GIRL", korean: "오마이걸", aliases: ["OMG"], debut: "2015-04-20",
      status: .active)
    group.sectionKey = try checked("third")
    group.agency = "WM Entertainment"
    group.fandom = "Miracle"
    group.disbandedOn = try checked("2030")
    group.hitSong = HitSong(title: "Dolphin", koreanTitle: nil, year: 2020, youtubeID: nil)
    group.logo = try checked("https://example.org/logo.png")
    group.image = try checked("https://example.org/image.png")
    group.hasFormerMembers = true
    group.isFeatured = true
    return group
  }
}

final class GroupStatusTests: XCTestCase {
  func testAStatusIsParsedFromItsName() {
    XCTAssertEqual(
      ["active", "hiatus", "disbanded"].map { GroupStatus($0) }, [.active, .hiatus, .disbanded])
  }

  func testAStatusRoundTripsThroughJSON() throws {
    XCTAssertEqual(try roundTripped(GroupStatus.allCases), GroupStatus.allCases)
  }

  func testAStatusHasANameInBothLanguages() {
    XCTAssertEqual(GroupStatus.allCases.map(\.englishName), ["active", "hiatus", "disbanded"])
    XCTAssertEqual(GroupStatus.allCases.map(\.koreanName), ["활동 중", "활동 중단", "해체"])
  }

  func testOtherWordsAreRejected() {
    for text in ["Active", "resting", "unknown", ""] { XCTAssertNil(GroupStatus(text), text) }
  }
}

final class LineUpTests: XCTestCase {
  func testFormerMembersComeLast() throws {
    XCTAssertEqual(try lineUp().members.map(\.id.name), ["Hyojung", "YooA", "JinE", "Jiho"])
  }

  func testTheMemberCountIncludesFormerMembers() throws {
    XCTAssertTrue(try lineUp().json.canonicalText.contains("\"memberCount\": 4,"))
  }

  func testAnEmptyLineUpHasCountZero() throws {
    let lineUp = LineUp(group: try group("OHMYGIRL"), members: [])
    XCTAssertTrue(lineUp.json.canonicalText.contains("\"memberCount\": 0,"))
  }

  func testTheJSONHasTheKeysOfTheGroupItsMembersAndItsSongs() throws {
    XCTAssertEqual(
      try encodedKeys(try lineUp()),
      (try encodedKeys(try group("OHMYGIRL")) + ["memberCount", "members", "songs"]).sorted())
  }

  func testALineUpRoundTripsThroughJSON() throws {
    let lineUp = try lineUp()
    XCTAssertEqual(try roundTripped(lineUp), lineUp)
  }

  func testAMemberIsFoundByAnyName() throws {
    var yooA = try member("OHMYGIRL/YooA")
    (yooA.stageName, yooA.koreanStageName) = ("YooA", "유아")
    let lineUp = LineUp(
      group: try group("OHMYGIRL"), members: [yooA, try member("OHMYGIRL/Arin")])
    for name in ["YooA", "yooa", "유아", "OHMYGIRL/YooA"] {
      XCTAssertEqual(lineUp[name], yooA, name)
    }
  }

  func testAnUnknownOrAmbiguousNameHasNoMember() throws {
    var (one, other) = (try member("OHMYGIRL/Jisoo"), try member("OHMYGIRL/Jisoo-2"))
    (one.koreanStageName, other.koreanStageName) = ("지수", "지수")
    let lineUp = LineUp(group: try group("OHMYGIRL"), members: [one, other])
    XCTAssertNil(lineUp["지수"])
    XCTAssertNil(lineUp["Nobody"])
  }

  func testTheIDIsThatOfTheGroup() throws {
    XCTAssertEqual(try lineUp().id, "OHMYGIRL")
  }

  func testAMissingMembersKeyIsRejected() throws {
    let text = try group("OHMYGIRL").json.canonicalText
    XCTAssertThrowsError(try decoded(LineUp.self, text))
  }

  private func lineUp() throws -> LineUp {
    LineUp(
      group: try group("OHMYGIRL"),
      members: [
        try member("OHMYGIRL/JinE", isFormer: true), try member("OHMYGIRL/Hyojung"),
        try member("OHMYGIRL/Jiho", isFormer: true), try member("OHMYGIRL/YooA"),
      ])
  }
}
