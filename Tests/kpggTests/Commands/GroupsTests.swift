import KPGGCore
import XCTest

@testable import kpgg

final class GroupsTests: CommandTestCase {
  func testShortOptionsAreTheLongOnes() async {
    await assertRun(
      "groups -n 2 -f name,debut -l ko -j",
      .prints(await output(of: "groups --limit 2 --fields name,debut --lang ko --json")))
  }

  func testASectionIsFoundByKeyYearsAndTitles() async {
    let expected = await output(of: "groups --section second --json")
    for name in ["2016-2019", "SECOND", "2016~2019년 데뷔", "Debuted 2016–2019"] {
      await assertRun(["groups", "--json", "--section", name], .prints(expected))
      await assertRun(["groups", "--json", name], .prints(expected))
    }
  }

  func testAYearMeansTheDebutsOfThatYear() async {
    for year in 2005...2027 {
      await assertRun(
        "groups \(year) --json", .prints(await output(of: "groups --debut \(year) --json")))
    }
    await assertRun(
      "groups 2017 2018 --json", .prints(await output(of: "groups --debut 2017,2018 --json")))
    await assertRun(
      "groups 2020 2017 --section first --json", .prints(await output(of: "groups 2020 --json")))
  }

  func testAYearInASectionIsNoSection() async {
    await assertFails(
      "groups --section 2017", .notFound, "section '2017' not found",
      hint: "use '--debut 2017' or '--section 2016-2019'")
    await assertFails(
      "groups --section 1990", .notFound, "section '1990' not found",
      hint: "use years such as 2016-2019")
    await assertFails(
      "groups 2018-2017", .notFound, "section '2018-2017' not found",
      hint: "use a year, or years such as 2016-2019")
  }

  func testYearsThatAreNoSectionMeanTheirDebuts() async {
    let expected = await output(of: "groups --debut 2017..2018 --json")
    XCTAssertNotEqual(expected, "[]\n")
    for years in ["2017-2018", "2017..2018", "2017~2018", "2017년~2018년"] {
      await assertRun("groups \(years) --json", .prints(expected))
    }
    for years in ["2017-2017", "2018.."] {
      await assertRun(
        "groups \(years) --json", .prints(await output(of: "groups --debut \(years) --json")))
    }
    for years in ["2017.2018", "2017--2018"] {
      let outcome = await run("groups \(years)")
      XCTAssertEqual(outcome.exitCode, .notFound, years)
    }
  }

  func testNamesOfGroupsSuggestAComparison() async {
    await assertFails(
      "groups twice ive", .notFound, "section 'twice' not found",
      hint: "use 'kpgg compare TWICE IVE'")
  }

  func testATableIsSortedAsItIsShown() async throws {
    let table = await output(of: "groups --sort agency --lang ko --fields agency")
    let shown = table.split(separator: "\n").dropFirst().map { NormalizedText(String($0)) }
    XCTAssertGreaterThan(shown.count, 10)
    XCTAssertEqual(shown, shown.sorted())
    await assertRun(
      "groups --sort agency --lang ko --json",
      .prints(await output(of: "groups --sort agency --lang en --json")))
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
      ("groups --section 2016-2019", .none, "groups-2017.txt"),
      ("groups --section 2016-2019", .terminal(70), "groups-2017-70.txt"),
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
