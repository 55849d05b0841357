import XCTest

@testable import KPGGCore

final class LineUpTests: XCTestCase {
  func testFormerMembersComeLast() throws {
    let lineUp = LineUp(
      group: try group("OHMYGIRL"),
      members: [
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
    let lineUp = LineUp(group: try group("OHMYGIRL"), members: [], songs: songs)
    XCTAssertEqual(lineUp.songs.map(\.title), ["D", "C", "E", "B", "A"])
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
}
