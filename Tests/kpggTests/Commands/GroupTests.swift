import Foundation
import XCTest

@testable import kpgg

final class GroupTests: CommandTestCase {
  func testSeveralNamesShowSeveralGroups() async {
    await assertRun(
      "group twice girls day ive --plain --fields id", .prints("TWICE\nGIRLSDAY\nIVE\n"))
    await assertFails(
      "group twice nosuch", .notFound, "group 'twice nosuch' not found",
      hint: "did you mean 'TWICE'?")
  }

  func testAGroupIsASheetWithTablesOrAnObjectOrARow() async {
    await assertShown([
      ("group OHMYGIRL", .none, "group-ohmygirl.txt"),
      ("group OHMYGIRL", .terminal(80), "group-ohmygirl-80.txt"),
      ("group OHMYGIRL", .terminal(40), "group-ohmygirl-40.txt"),
      ("group OHMYGIRL --lang ko", .none, "group-ohmygirl-ko.txt"),
      ("group OHMYGIRL --color always", .none, "group-ohmygirl-color.txt"),
      ("group OHMYGIRL --json", .none, "group-ohmygirl.json"),
      ("group OHMYGIRL --plain", .none, "group-ohmygirl.tsv"),
      (
        "group OHMYGIRL --fields name,hitSong,members,aliases,memberCount", .none,
        "group-ohmygirl-fields.txt"
      ),
      ("group izone", .none, "group-izone.txt"),
      ("group izone --lang ko", .none, "group-izone-ko.txt"),
    ])
  }

  func testTheLineUpOfADay() async {
    await assertShown([
      ("group lumina --on 2002-06-01", .none, "group-lumina-on-day.txt"),
      ("group lumina --on 2000-12 --lang ko", .terminal(80), "group-lumina-on-month-80-ko.txt"),
      ("group lumina --on 2001", .terminal(40), "group-lumina-on-year-40.txt"),
      ("group lumina --on 1999-10-31", .terminal(40), "group-lumina-on-none-40.txt"),
      ("group lumina --on 2000-12 --json", .none, "group-lumina-on.json"),
      ("group lumina", .none, "group-lumina.txt"),
      ("group kara", .terminal(40), "group-kara-40.txt"),
      ("group kara --lang ko", .terminal(80), "group-kara-80-ko.txt"),
    ])
    let line: TypedLine = "lumina --on 2001 --plain --fields memberCount,members"
    await assertRun(line, .prints("4\tLUMINA/Sora, LUMINA/Eunbi, LUMINA/Lina, LUMINA/Boram\n"))
    await assertRun(
      "group - --on 2004-02 --plain --fields name,memberCount", reading: "lumina\naoa\n",
      .prints("Lumina\t3\nAOA\t0\n"))
  }

  func testAnUnreadableDocumentHidesSharedMembersWithANote() async throws {
    let catalog = try temporaryCatalog()
    try catalog.write("{", to: "group/LESSERAFIM")
    for line in ["group izone", "group -"] {
      let outcome = await run(
        "\(line) --source \(catalog.path)", reading: line == "group -" ? "izone" : "")
      XCTAssertEqual(outcome.exitCode, .success)
      XCTAssertFalse(outcome.output.contains("Shared members"), outcome.output)
      XCTAssertTrue(outcome.output.contains("Debuted the same year"), outcome.output)
      XCTAssertTrue(
        outcome.errors.hasPrefix("kpgg: note: shared members are not shown: group/LESSERAFIM: "),
        outcome.errors)
    }
    let json = await run("group izone --json --source \(catalog.path)")
    XCTAssertEqual(json.errors, "")
  }

  func testAnInvalidDayIsAUsageError() async {
    for day in ["2012-13", "2012-02-30", "12-06-01", "2012.6.1.1", "june", "2012-6-1-1", ""] {
      await assertRun(
        TypedLine(["group", "aoa", "--on", day]),
        .fails(
          .usage, "--on must be a date, not '\(day)'",
          hint: "use a date such as 2012-06-01, 2012-06, or 2012"))
    }
  }

  func testATextInTheOtherLanguageIsBetterThanNone() async {
    for (line, start): (TypedLine, String) in [
      ("group 달무리", "보름달 둘레에 생기는"), ("group no9u --lang ko", "Nine rooms, seven members &"),
    ] {
      let lines = await output(of: line).split(separator: "\n")
      XCTAssertEqual(lines[1].hasPrefix(start), true, "\(lines[1])")
    }
  }

  func testTablesAndRowsHaveNoText() async {
    let rows = await output(of: "group OHMYGIRL --plain") + output(of: "groups --plain")
    XCTAssertFalse(rows.contains("concept fairies"))
    await assertRun(
      "group LUMINA --lang ko --fields about --plain",
      .prints(
        "Lumina were three friends from a seaside town who sang about the sea. Their song "
          + "“Lighthouse” (2001) is still played on the last ferry of the day.\n"))
  }

  func testAllSongsAreShownOnRequest() async {
    let ten = await output(of: "group OHMYGIRL").split(separator: "\n")
    let all = await output(of: "group OHMYGIRL --all").split(separator: "\n")
    XCTAssertTrue(ten.contains("7 more songs: see 'kpgg songs OHMYGIRL'"))
    XCTAssertEqual(all.count, ten.count - 1 + 7)
    XCTAssertTrue(all.contains { $0.hasPrefix("2015-04-20  Cupid") })
  }

  func testSeveralWordsAreOneName() async {
    let expected = await output(of: ["group", "girls day"])
    for line: TypedLine in ["group girls day", "group Girl's Day", "group -- GIRLSDAY"] {
      await assertRun(line, .prints(expected))
    }
  }
}
