import Foundation
import XCTest

@testable import KPGGCore

final class MemberTests: XCTestCase {
  func testTheNameIsTheFirstKnownStageName() throws {
    var member = try member("OHMYGIRL/YooA-2")
    XCTAssertEqual(member.name, "YooA-2")
    member.koreanStageName = "유아"
    XCTAssertEqual(member.name, "유아")
    member.stageName = "YooA"
    XCTAssertEqual(member.name, "YooA")
  }

  func testAgeCountsWholeYearsSinceACompleteBirthDate() throws {
    for (birth, age) in [("1995-09-17", 30), ("1995", nil), (nil, nil)] as [(String?, Int?)] {
      var member = try member("OHMYGIRL/YooA")
      member.birthDate = try birth.map { try checked($0) }
      XCTAssertEqual(member.age(on: try checked("2026-09-16")), age)
      member.deathDate = try checked("2019")
      XCTAssertNil(member.age(on: try checked("2026-09-16")))
    }
  }
}

final class LineUpTests: XCTestCase {
  func testALineUpHasNoMembersOfOtherGroups() throws {
    let group = try group("OHMYGIRL")
    XCTAssertNotNil(LineUp(group: group, members: [try member("OHMYGIRL/YooA")]))
    XCTAssertNil(LineUp(group: group, members: [try member("OTHER/Sora")]))
    let wrong = LineUp(group: group, checkedMembers: [try member("OTHER/Sora")])
    XCTAssertThrowsError(
      try JSONDecoder().decode(LineUp.self, from: try JSONEncoder().encode(wrong)))
  }

  func testFormerMembersComeLast() throws {
    let lineUp = LineUp(
      group: try group("OHMYGIRL"),
      checkedMembers: [
        try member("OHMYGIRL/JinE", isFormer: true), try member("OHMYGIRL/Hyojung"),
        try member("OHMYGIRL/Jiho", isFormer: true), try member("OHMYGIRL/YooA"),
      ])
    XCTAssertEqual(lineUp.members.map(\.id.name), ["Hyojung", "YooA", "JinE", "Jiho"])
    XCTAssertEqual(lineUp.id, "OHMYGIRL")
  }

  func testSongsAreSortedByDate() throws {
    let songs = try [("A", nil), ("B", "2020-04-27"), ("C", "2020"), ("D", "2018"), ("E", "2020")]
      .map { title, date in
        var song = Song(title: title)
        song.date = try date.map { try checked($0) }
        return song
      }
    let lineUp = LineUp(group: try group("OHMYGIRL"), checkedMembers: [], songs: songs)
    XCTAssertEqual(lineUp.songs.map(\.title), ["D", "C", "E", "B", "A"])
  }

  func testAMemberIsFoundByAnyName() throws {
    var yooA = try member("OHMYGIRL/YooA")
    (yooA.stageName, yooA.koreanStageName) = ("YooA", "유아")
    let lineUp = LineUp(
      group: try group("OHMYGIRL"), checkedMembers: [yooA, try member("OHMYGIRL/Arin")])
    for name in ["YooA", "yooa", "유아", "OHMYGIRL/YooA"] {
      XCTAssertEqual(lineUp[name], yooA, name)
    }
  }

  func testAnUnknownOrAmbiguousNameHasNoMember() throws {
    var (one, other) = (try member("OHMYGIRL/Jisoo"), try member("OHMYGIRL/Jisoo-2"))
    (one.koreanStageName, other.koreanStageName) = ("지수", "지수")
    let lineUp = LineUp(group: try group("OHMYGIRL"), checkedMembers: [one, other])
    XCTAssertNil(lineUp["지수"])
    XCTAssertNil(lineUp["Nobody"])
  }
}
