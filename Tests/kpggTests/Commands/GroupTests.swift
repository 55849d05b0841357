import Foundation
import XCTest

@testable import kpgg

final class GroupTests: CommandTestCase {
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
    XCTAssertEqual(ten.last, "7 more songs: see 'kpgg songs OHMYGIRL'")
    XCTAssertEqual(all.count, ten.count - 1 + 7)
    XCTAssertEqual(all.last?.hasPrefix("2015-04-20  Cupid"), true)
  }

  func testSeveralWordsAreOneName() async {
    let expected = await output(of: ["group", "girls day"])
    for line: TypedLine in ["group girls day", "group Girl's Day", "group -- GIRLSDAY"] {
      await assertRun(line, .prints(expected))
    }
  }
}
