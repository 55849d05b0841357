import KPGGCore
import KPGGQuiz
import XCTest

@testable import kpgg

final class SearchTests: CommandTestCase {
  func testEveryHitHasItsMatchingFieldOrWholeRecords() async {
    await assertShown([
      ("search 유나", .none, "search.txt"), ("search 유나", .terminal(40), "search-40.txt"),
      ("search 유나", .terminal(80), "search-80.txt"),
      ("search 유나 --lang ko", .terminal(80), "search-80-ko.txt"),
      ("search dhakdlrjf --json", .none, "search-group.json"),
      ("search omg yooa --json", .none, "search-member.json"),
      ("search omg dolphin --json", .none, "search-song.json"),
      ("search misamo --json", .none, "search-unit.json"),
      ("search 미사모", .terminal(80), "search-unit-80.txt"),
      ("search aoa black --lang ko", .terminal(80), "search-unit-80-ko.txt"),
      ("search me", .none, "search-songs.txt"),
      ("search me", .terminal(80), "search-songs-80.txt"),
      ("search me --lang ko", .terminal(80), "search-songs-80-ko.txt"),
      ("search me --csv", .none, "search-songs.csv"),
    ])
  }

  func testANarrowTerminalDropsTheKindAndEmptyColumns() async {
    for (line, columns) in [
      ("search ohmygirl --kind group", "Kind   Name                 Found in\n"),
      ("search yooa", "Name       Group"),
      ("search 러브다이브", "Name                   Group       Year\n"),
    ] {
      let table = await output(of: TypedLine(stringLiteral: line), on: .terminal(40))
      XCTAssertTrue(table.hasPrefix(columns), table)
    }
  }

  func testASearchWithoutResultsSuggestsTheNearestName() async {
    for (text, id) in [("stycc", "STAYC"), ("twcei", "TWICE")] {
      await assertFails(
        ["search", text], .notFound, "no results for '\(text)'", hint: "did you mean '\(id)'?")
    }
  }

  func testASearchForAYearSuggestsTheGroupsOfTheYear() async {
    await assertFails(
      ["search", "2015"], .notFound, "no results for '2015'", hint: "use 'kpgg groups 2015'")
  }

  func testRowsStartWithTheKindAndTheIDUnlessFieldsAreChosen() async {
    for (line, expected) in [
      (
        "오마이걸 --plain",
        "group\tOHMYGIRL\tkoreanName\nunit\tOHMYGIRL/units/OH MY GIRL BANHANA\tkoreanName\n"
      ),
      ("ㅇㅁㅇㄱ --plain --kind Group", "group\tOHMYGIRL\tkoreanName\n"),
      ("omg yooa --plain", "member\tOHMYGIRL/YooA\tstageName\n"),
      ("'omg yooa' --plain", "member\tOHMYGIRL/YooA\tstageName\n"),
      ("misamo --plain", "unit\tTWICE/units/MISAMO\tname\n"),
      ("dun dun dance --plain", "song\tOHMYGIRL/songs/Dun Dun Dance\ttitle\n"),
      ("omg yooa --fields member,kind --plain", "OHMYGIRL/YooA\tmember\n"),
      ("불꽃놀이 --fields song,member --plain", "OHMYGIRL/songs/Remember Me\t\n"),
      ("오마걸 --fields kind --json", "[\n  {\n    \"kind\": \"group\"\n  }\n]\n"),
      ("오마걸 --fields member --json", "[\n  {\n    \"member\": null\n  }\n]\n"),
    ] {
      await assertRun(TypedLine(stringLiteral: "search \(line)"), .prints(expected))
    }
    let found = await output(of: "search omg yooa --fields group --json")
    XCTAssertTrue(found.contains("\"id\": \"OHMYGIRL\""), found)
    let table = await output(of: "search 불꽃놀이 --fields song,member")
    XCTAssertTrue(table.contains("\nRemember Me 불꽃놀이"), table)
  }

  func testAUnitShowsTheTitleThatMatches() async {
    await assertRun(
      "search banana allergy",
      .prints(
        """
        Kind  Name                                Group                Year  Found in
        unit  OH MY GIRL BANHANA 오마이걸 반하나  OH MY GIRL 오마이걸  2018  Title: Banana Allergy Monkey

        """))
    await assertRun(
      "search 바나나 --plain", .prints("unit\tOHMYGIRL/units/OH MY GIRL BANHANA\tkoreanTitle\n"))
  }

  func testHitsCanBeLimitedToOneKind() async {
    let groups = await output(of: "search a --kind group --plain")
    XCTAssertTrue(groups.split(separator: "\n").allSatisfy { $0.hasPrefix("group\t") })
    let members = await output(of: "search a --kind member --plain")
    XCTAssertTrue(members.split(separator: "\n").allSatisfy { $0.hasPrefix("member\t") })
    let songs = await output(of: "search a --kind song --plain")
    XCTAssertTrue(songs.split(separator: "\n").allSatisfy { $0.hasPrefix("song\t") })
    await assertFails(
      "search yooa --kind song", .notFound, "no results for 'yooa'",
      hint: "for a list, use 'kpgg groups', 'kpgg members', 'kpgg songs', or 'kpgg units'")
  }

  func testTheLimitKeepsTheBestHits() async {
    let all = await rows("search 유나 --plain")
    let best = await rows("search 유나 --plain --limit 2")
    XCTAssertEqual(best, Array(all.prefix(2)))
    let more = await rows("search 유나 --plain --limit 99999")
    XCTAssertEqual(more, all)
    await assertRun("search 유나 --plain --limit 0", .prints(""))
    let shown = await output(of: "search 유나 --limit 2", on: .terminal(80))
    XCTAssertTrue(shown.hasSuffix("\n2 of 3 results\n"), shown)
  }

  func testTheErrorForAVeryLongTextIsShort() async {
    let outcome = await run(["search", String(repeating: "ㅋ", count: 33_334)])
    XCTAssertEqual(outcome.exitCode, .notFound)
    XCTAssertLessThan(outcome.errors.count, 300)
  }
}
