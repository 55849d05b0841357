import KPGGQuiz
import XCTest

@testable import kpgg

final class SearchTests: CommandTestCase {
  func testAPipeGetsEveryHitWithItsMatchingField() async {
    await assertRun("search 유나", .shows("search.txt"))
  }

  func testATerminalGetsAFittedTableAndACount() async {
    await assertRun("search 유나", on: .terminal(40), .shows("search-40.txt"))
    await assertRun("search 유나", on: .terminal(80), .shows("search-80.txt"))
    await assertRun("search 유나 --lang ko", on: .terminal(80), .shows("search-80-ko.txt"))
  }

  func testANarrowTerminalDropsMembersOnlyIfThereAreNone() async {
    let groups = await run("search 러브다이브", on: .terminal(40)).output
    XCTAssertTrue(groups.hasPrefix("Kind   Group       Found in\n"), groups)
    let members = await run("search yooa", on: .terminal(40)).output
    XCTAssertTrue(members.hasPrefix("Member     Group"), members)
  }

  func testAPositionInHangulIsNoTitle() async {
    for (text, command) in [
      ("리더", "members --position 리더"), ("댄서", "members --position 댄서"),
      ("일본", "members --nationality 일본"), ("미국", "members --nationality 미국"),
    ] {
      await assertFails(
        TypedLine(["search", text]), .notFound, "no results for '\(text)'",
        hint: "use 'kpgg \(command)'")
    }
  }

  func testANarrowTerminalPrefersNamesToTheKind() async {
    await assertRun(
      "search omg", on: .terminal(40),
      .prints(
        "Kind   Group                Found in\ngroup  OH MY GIRL 오마이걸  Aliases: OMG\n\n1 result\n"
      )
    )
  }

  func testJSONContainsWholeRecords() async {
    await assertRun("search dhakdlrjf --json", .shows("search-group.json"))
    await assertRun("search omg yooa --json", .shows("search-member.json"))
  }

  func testPlainOutputStartsWithTheKindAndTheID() async {
    await assertRun("search ㅇㅁㅇㄱ --plain", .prints("group\tOHMYGIRL\tkoreanName\n"))
    await assertRun("search omg yooa --plain", .prints("member\tOHMYGIRL/YooA\tstageName\n"))
  }

  func testChosenFieldsAreInEveryFormat() async {
    await assertRun(
      "search omg yooa --fields member,kind --plain", .prints("OHMYGIRL/YooA\tmember\n"))
    await assertRun(
      "search 오마걸 --fields kind --json", .prints("[\n  {\n    \"kind\": \"group\"\n  }\n]\n"))
  }

  func testTheGroupOfAMemberHitIsAWholeRecord() async {
    let found = await output(of: "search omg yooa --fields group --json")
    XCTAssertTrue(found.contains("\"id\": \"OHMYGIRL\""), found)
    await assertRun(
      "search 오마걸 --fields member --json", .prints("[\n  {\n    \"member\": null\n  }\n]\n"))
  }

  func testASongFindsItsGroup() async {
    for text in ["dun dun dance", "Dun Dun Dance"] {
      await assertRun(["search", text, "--plain"], .prints("group\tOHMYGIRL\tsongs\n"))
    }
    let table = await output(of: "search 불꽃놀이")
    XCTAssertTrue(table.contains("OH MY GIRL 오마이걸  Songs: 불꽃놀이\n"), table)
  }

  func testWordsNeedNoQuotes() async {
    let quoted = await output(of: ["search", "omg yooa"])
    await assertRun("search omg yooa", .prints(quoted))
  }

  func testHitsCanBeLimitedToOneKind() async {
    let groups = await output(of: "search a --kind group --plain")
    XCTAssertTrue(groups.split(separator: "\n").allSatisfy { $0.hasPrefix("group\t") })
    let members = await output(of: "search a --kind member --plain")
    XCTAssertTrue(members.split(separator: "\n").allSatisfy { $0.hasPrefix("member\t") })
  }

  func testTheLimitKeepsTheBestHits() async {
    let all = await output(of: "search 유나 --plain")
    let best = await output(of: "search 유나 --plain --limit 2")
    XCTAssertEqual(best.split(separator: "\n"), Array(all.split(separator: "\n").prefix(2)))
    await assertRun("search 유나 --plain --limit 99999", .prints(all))
    await assertRun("search 유나 --plain --limit 0", .prints(""))
  }

  func testATerminalShowsTheTotalWithALimit() async {
    let cut = await output(of: "search 유나 --limit 2", on: .terminal(80))
    XCTAssertTrue(cut.hasSuffix("\n2 of 3 results\n"), cut)
  }

  func testAnInvalidLimitIsAUsageError() async {
    for limit in ["", "-1", "x", "99999999999999999999"] {
      let outcome = await run(["search", "omg", "--limit=\(limit)"])
      XCTAssertEqual(outcome.exitCode, .usage, limit)
      XCTAssertEqual(outcome.output, "", limit)
    }
  }

  func testASearchWithoutHitsIsAnErrorWithAHint() async {
    await assertFails(
      "search zzzz", .notFound, "no results for 'zzzz'",
      hint: "for a list, use 'kpgg groups', 'kpgg members', or 'kpgg songs'")
    await assertFails(
      "search zzzz --json", .notFound, "no results for 'zzzz'",
      hint: "for a list, use 'kpgg groups', 'kpgg members', or 'kpgg songs'")
  }

  func testATextWithoutLettersFindsNothing() async {
    for text in ["***", "🙂", "\u{1B}[", "…"] {
      let outcome = await run(["search", text])
      XCTAssertEqual(outcome.exitCode, .notFound, text)
      XCTAssertTrue(outcome.errors.hasSuffix("a search needs letters or digits\n"), outcome.errors)
    }
  }

  func testTheKindIgnoresCase() async {
    let expected = await output(of: "search omg --kind group --plain")
    await assertRun("search omg --kind Group --plain", .prints(expected))
  }

  func testAnEmptyTextIsAUsageError() async {
    for text in ["", " ", "\t"] {
      await assertFails(["search", text], .usage, "a name must not be empty", hint: "give a name")
    }
    let outcome = await run("search")
    XCTAssertEqual(outcome.exitCode, .usage)
  }

  func testTheErrorForAVeryLongTextIsShort() async {
    let outcome = await run(["search", String(repeating: "ㅋ", count: 33_334)])
    XCTAssertEqual(outcome.exitCode, .notFound)
    XCTAssertLessThan(outcome.errors.count, 300)
  }
}
