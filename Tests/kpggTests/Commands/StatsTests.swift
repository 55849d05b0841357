import XCTest

@testable import kpgg

final class StatsTests: CommandTestCase {
  func testTheOverviewHasTotalsAndCharts() async {
    await assertRun("stats", .shows("stats.txt"))
    await assertRun("stats --lang ko", on: .terminal(80), .shows("stats-80-ko.txt"))
    await assertRun("stats --plain", .shows("stats.tsv"))
    await assertRun("stats --json", .shows("stats.json"))
  }

  func testBarsAreFittedToTheTerminal() async {
    for width in [40, 80, 200] {
      await assertRun(
        "stats debuts", on: .terminal(width), .shows("stats-debuts-\(width).txt"))
    }
  }

  func testAPipeGetsWholeLabelsAndBarsOfAFixedLength() async {
    await assertRun("stats agencies", .shows("stats-agencies.txt"))
  }

  func testALimitKeepsTheMostFrequent() async {
    await assertRun(
      "stats agencies --limit 3", on: .terminal(80), .shows("stats-agencies-limit-80.txt"))
    await assertRun("stats blood --limit 1 --plain", .prints("A\t39\n\t9\n"))
  }

  func testColorAddsNothingToTheWidth() async {
    await assertRun(
      "stats heights --color always", on: .terminal(60), .shows("stats-heights-color-60.txt"))
  }

  func testAgesDependOnTheDateAndExcludeDeceasedMembers() async {
    await assertRun("stats ages --lang ko", on: .terminal(80), .shows("stats-ages-80-ko.txt"))
    let earlier = await output(of: "stats ages", in: ["KPGG_TODAY": "2016-11-21"])
    XCTAssertTrue(earlier.hasPrefix("Ages on 2016-11-21  "), earlier)
    XCTAssertTrue(earlier.hasSuffix("\n38   1  ███▋\n"), earlier)
  }

  func testUnknownValuesHaveAnEmptyLabelInPlainOutput() async {
    await assertRun("stats blood --plain", .prints("A\t39\nO\t33\nB\t25\nAB\t17\n\t9\n"))
    let debuts = await output(of: "stats debuts --plain")
    XCTAssertTrue(debuts.hasPrefix("1999\t1\n2000\t0\n"), debuts)
    XCTAssertTrue(debuts.hasSuffix("\n2024\t1\n\t1\n"), debuts)
  }

  func testJSONDoesNotDependOnTheDate() async {
    for topic in topics + [""] {
      let now = await output(of: "stats \(topic) --json", in: ["KPGG_TODAY": "2026-11-21"])
      let then = await output(of: "stats \(topic) --json", in: ["KPGG_TODAY": "1999-12-31"])
      XCTAssertEqual(now, then, topic)
    }
    await assertRun("stats ages --json", .shows("stats-ages.json"))
  }

  func testOtherChartsNeedNoDate() async {
    for line: TypedLine in ["stats", "stats mbti", "stats ages --json"] {
      let context = Context.test(line.arguments)
      let outcome = await Program(context: context).run()
      XCTAssertEqual(outcome.exitCode, .success, "\(line)")
    }
  }

  func testTheTopicIgnoresCase() async {
    await assertRun("stats Blood --plain", .prints(await output(of: "stats blood --plain")))
  }

  func testAnUnknownTopicIsAUsageError() async {
    await assertFails(
      "stats bloods", .usage, "unknown chart topic 'bloods'", hint: "did you mean 'blood'?")
    await assertFails(
      "stats fandoms", .usage, "unknown chart topic 'fandoms'",
      hint: "use 'debuts', 'mbti', 'blood', 'ages', 'heights', 'agencies', 'nationalities', "
        + "or 'songs'")
  }

  func testAnInvalidLimitIsAUsageError() async {
    await assertFails(
      "stats mbti --limit 0", .usage, "--limit must be a whole number of at least 1, not '0'",
      hint: "use a number such as 10")
    for line: TypedLine in ["stats debuts --limit 3", "stats --limit 3"] {
      await assertFails(
        line, .usage, "--limit needs a chart that is sorted by count",
        hint: "use 'mbti', 'blood', 'agencies', or 'nationalities'")
    }
  }

  func testGroupsByStatusAddUpToAllGroups() async throws {
    let catalog = try temporaryCatalog(ofGroup: "AOA")
    await assertRun(
      "stats --plain --source \(catalog.path)",
      .prints(
        "groups\t1\nmembers\t0\npeople\t0\nsongs\t0\nactive\t0\nhiatus\t0\ndisbanded\t0\nunknown\t1\n"
      ))
  }

  func testOnlyATerminalShowsTheHintForOtherCharts() async {
    let text = await output(of: "stats")
    XCTAssertFalse(text.contains("stats TOPIC"), text)
    let shown = await run("stats", on: .terminal(80)).output
    XCTAssertTrue(shown.contains("'kpgg stats TOPIC'"), shown)
  }

  func testAnEmptyCatalogIsASuccess() async throws {
    let catalog = try temporaryCatalog()
    try catalog.write(#"{"group": {}}"#, to: TemporaryCatalog.index)
    let option = "--source \(catalog.path)"
    await assertRun("stats debuts \(option)", .prints("Debuts by year  0 groups\n"))
    await assertRun("stats ages --plain \(option)", .prints(""))
    await assertRun("stats \(option)", .shows("stats-empty.txt"))
  }

  private let topics = [
    "debuts", "mbti", "blood", "ages", "heights", "agencies", "nationalities", "songs",
  ]
}
