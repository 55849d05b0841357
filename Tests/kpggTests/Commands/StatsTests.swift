import XCTest

@testable import kpgg

final class StatsTests: CommandTestCase {
  func testTheOverviewHasTotalsAndChartsWithFittedBars() async {
    await assertShown([
      ("stats", .none, "stats.txt"), ("stats --lang ko", .terminal(80), "stats-80-ko.txt"),
      ("stats --plain", .none, "stats.tsv"), ("stats --json", .none, "stats.json"),
      ("stats debuts", .terminal(40), "stats-debuts-40.txt"),
      ("stats debuts", .terminal(80), "stats-debuts-80.txt"),
      ("stats debuts", .terminal(200), "stats-debuts-200.txt"),
      ("stats agencies", .none, "stats-agencies.txt"),
      ("stats agencies --limit 3", .terminal(80), "stats-agencies-limit-80.txt"),
      ("stats heights --color always", .terminal(60), "stats-heights-color-60.txt"),
      ("stats ages --lang ko", .terminal(80), "stats-ages-80-ko.txt"),
      ("stats ages --json", .none, "stats-ages.json"),
    ])
  }

  func testAKoreanChartNamesAgenciesInKorean() async {
    let korean = await output(of: "stats agencies --lang ko")
    XCTAssertTrue(korean.contains("\n쏘스뮤직 "), korean)
    XCTAssertFalse(korean.contains("Source Music"), korean)
    let english = await output(of: "stats agencies --lang en")
    XCTAssertTrue(english.contains("\nSource Music "), english)
    let rows = await output(of: "stats agencies --lang ko --plain")
    XCTAssertTrue(rows.contains("\nSource Music\t"), rows)
  }

  func testARowOfUnknownValuesHasAnEmptyLabel() async {
    await assertRun("stats Blood --plain", .prints("A\t39\nO\t33\nB\t25\nAB\t17\n\t9\n"))
    await assertRun("stats blood --limit 1 --plain", .prints("A\t39\n\t9\n"))
    let debuts = await output(of: "stats debuts --plain")
    XCTAssertTrue(debuts.hasPrefix("1999\t1\n2000\t0\n"), debuts)
    XCTAssertTrue(debuts.hasSuffix("\n2024\t1\n\t1\n"), debuts)
  }

  func testOnlyHumanReadableAgesDependOnTheDate() async {
    let earlier = await output(of: "stats ages", in: ["KPGG_TODAY": "2016-11-21"])
    XCTAssertTrue(earlier.hasPrefix("Ages on 2016-11-21  "), earlier)
    XCTAssertTrue(earlier.hasSuffix("\n38   1  ███▋\n"), earlier)
    for topic in ["", "debuts", "mbti", "ages", "heights", "songs"] {
      let json = await output(of: "stats \(topic) --json")
      // The test's clock has no date.
      let outcome = await Program(
        context: .test(["stats", topic, "--json"].filter { !$0.isEmpty })
      ).run()
      XCTAssertEqual(outcome, Program.Outcome(output: json), topic)
    }
    let chart = await Program(context: .test(["stats", "mbti"])).run()
    XCTAssertEqual(chart.exitCode, .success)
  }

  func testGroupsByStatusAddUpToAllGroups() async throws {
    let catalog = try temporaryCatalog(ofGroup: "AOA")
    await assertRun(
      "stats --plain --source \(catalog.path)",
      .prints(
        "groups\t1\nmembers\t0\npeople\t0\nsongs\t0\nactive\t0\nhiatus\t0\ndisbanded\t0\nunknown\t1\n"
      ))
  }

  func testAnEmptyCatalogIsASuccess() async throws {
    let catalog = try temporaryCatalog()
    try catalog.write(#"{"group": {}}"#, to: TemporaryCatalog.index)
    let option = "--source \(catalog.path)"
    await assertRun("stats debuts \(option)", .prints("Debuts by year  0 groups\n"))
    await assertRun("stats ages --plain \(option)", .prints(""))
    await assertRun("stats \(option)", .shows("stats-empty.txt"))
  }
}
