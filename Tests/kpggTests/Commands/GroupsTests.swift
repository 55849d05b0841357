import XCTest

@testable import kpgg

final class GroupsTests: CommandTestCase {
  func testShortOptionsAreTheLongOnes() async {
    await assertRun(
      "groups -n 2 -f name,debut -l ko -j",
      .prints(await output(of: "groups --limit 2 --fields name,debut --lang ko --json")))
  }

  func testASectionIsFoundByKeyYearsYearAndTitles() async {
    let expected = await output(of: "groups --section second --json")
    for name in [
      "2016-2019", "2016", "2017", "2019", "SECOND", "2016~2019년 데뷔", "Debuted 2016–2019",
    ] {
      await assertRun(["groups", "--json", "--section", name], .prints(expected))
      await assertRun(["groups", "--json", name], .prints(expected))
    }
  }

  func testSeveralSectionsCombineWithOR() async {
    let first = await output(of: "groups --section first --plain")
    let second = await output(of: "groups --section second --plain")
    for typed in ["--section first --section second", "--section second,2020", "2020 second"] {
      await assertRun("groups \(typed) --plain", .prints(first + second))
    }
  }

  func testANarrowTerminalPrefersNamesToTheStatus() async {
    await assertShown([
      ("groups --section 2017", .none, "groups-2017.txt"),
      ("groups --section 2017", .terminal(70), "groups-2017-70.txt"),
      ("groups --debut 2018..2022", .terminal(40), "groups-40-en.txt"),
      ("groups --debut 2018..2022 --lang ko", .terminal(40), "groups-40-ko.txt"),
    ])
  }

  func testTheMemberCountCanBeChosen() async {
    await assertRun(
      "groups --section 2009 --fields id,memberCount --plain",
      .prints(
        "SECRET\t4\nFX\t5\n4MINUTE\t5\n2NE1\t4\n"))
  }
}
