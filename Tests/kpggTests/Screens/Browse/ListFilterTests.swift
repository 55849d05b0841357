import KPGGCore
import XCTest

@testable import kpgg

final class ListFilterTests: BrowserTestCase {
  func testEachTermSelectsTheMembersWithItsValue() throws {
    let cases: [(String, (Member) -> Bool)] = [
      ("mbti:infp", { $0.mbti == MBTI("INFP") }),
      ("mbti:infp,enfp", { $0.mbti == MBTI("INFP") || $0.mbti == MBTI("ENFP") }),
      ("blood:a", { $0.bloodType == BloodType("A") }),
      ("혈액형:AB", { $0.bloodType == BloodType("AB") }),
      ("born:1999", { $0.birthDate?.year == 1999 }),
      ("생년월일:2004..", { ($0.birthDate?.year ?? 0) >= 2004 }),
      ("height:170..", { ($0.height ?? 1) >= 170 }),
      ("nationality:jap", { $0.nationalities.contains("Japan") }),
      ("국적:일본", { $0.nationalities.contains("Japan") }),
      ("position:leader", { $0.positions.contains { $0.description == "Leader" } }),
      ("former", { !$0.isCurrent }), ("탈퇴", { !$0.isCurrent }), ("current", { $0.isCurrent }),
      ("MBTI:Infp Current", { $0.mbti == MBTI("INFP") && $0.isCurrent }),
    ]
    for (line, isExpected) in cases {
      let filter = try filter(line)
      let expected = library.lineUps.members.filter(isExpected).map(\.id)
      XCTAssertFalse(expected.isEmpty, line)
      let found = library.lineUps.flatMap { lineUp in
        lineUp.members.filter { filter.accepts($0, of: lineUp.group) }.map(\.id)
      }
      XCTAssertEqual(Set(found), Set(expected), line)
      XCTAssertNil(filter.problem, line)
    }
  }

  func testTermsOfGroupsAlsoSelectTheirMembers() throws {
    let filter = try filter("status:dis agency:source")
    let groups = library.catalog.groups.filter { filter.accepts($0) }.map(\.id)
    XCTAssertEqual(Set(groups.map(\.description)), ["GFRIEND"])
    for lineUp in library.lineUps {
      XCTAssertEqual(
        lineUp.members.contains { filter.accepts($0, of: lineUp.group) },
        groups.contains(lineUp.group.id))
    }
  }

  func testATierSelectsGroups() throws {
    for (line, tiers) in [
      ("tier:1", [Tier.first]), ("인지도:2..", [.second, .third]), ("tier:1,3", [.first, .third]),
    ] {
      let filter = try filter(line)
      XCTAssertNil(filter.problem, line)
      for group in library.catalog.groups {
        XCTAssertEqual(filter.accepts(group), group.tier.map(tiers.contains) ?? false, line)
      }
    }
  }

  func testATermOfMembersRejectsGroupsAndSongs() throws {
    let filter = try filter("mbti:infp")
    let lineUp = try XCTUnwrap(library.lineUps.first { !$0.songs.isEmpty })
    XCTAssertFalse(filter.accepts(lineUp.group))
    XCTAssertFalse(filter.accepts(lineUp.songs[0], of: lineUp.group))
  }

  func testATermOfSongsRejectsGroupsAndMembers() throws {
    let filter = try filter("kind:title")
    for lineUp in library.lineUps {
      XCTAssertFalse(filter.accepts(lineUp.group))
      XCTAssertFalse(lineUp.members.contains { filter.accepts($0, of: lineUp.group) })
      for song in lineUp.songs {
        XCTAssertEqual(filter.accepts(song, of: lineUp.group), song.kind == .title)
      }
    }
  }

  func testTheFirstProblemIsReported() throws {
    XCTAssertEqual(try filter("mbti: born:1999").problem, .invalidValue("", .mbti))
    XCTAssertEqual(try filter("mbti:xx").problem, .invalidValue("xx", .mbti))
    XCTAssertEqual(try filter("mbti:infp,xx").problem, .invalidValue("infp,xx", .mbti))
    XCTAssertEqual(try filter("born:2000..1990").problem, .invalidValue("2000..1990", .born))
    XCTAssertEqual(try filter("tier:4").problem, .invalidValue("4", .tier))
    XCTAssertEqual(try filter("height:1.65").problem, .invalidValue("1.65", .height))
    XCTAssertEqual(try filter("zodiac:leo mbti:").problem, .unknownTerm("zodiac"))
    XCTAssertEqual(try filter(":").problem, .unknownTerm(""))
    XCTAssertNil(try filter("").problem)
  }

  func testAnExactValueIsNotTheBeginningOfAnother() throws {
    let filter = try filter("blood:a")
    let found = library.lineUps.members.filter { member in
      filter.accepts(member, of: GirlGroup(id: member.groupID))
    }
    XCTAssertFalse(found.contains { $0.bloodType == BloodType("AB") })
  }

  func testOtherWordsAreNames() throws {
    XCTAssertEqual(try filter("oh  former my mbti:infp girl").names, "oh my girl")
  }

  func testEveryExampleIsAValidTerm() throws {
    for term in FieldFilter.allCases {
      for example in [Language.english, .korean].map(term.example) {
        XCTAssertNil(try filter(example).problem, example)
      }
    }
  }

  private func filter(_ line: String) throws -> ListFilter {
    ListFilter(line, in: try browser().state)
  }
}
