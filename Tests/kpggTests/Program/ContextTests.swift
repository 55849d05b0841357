import Foundation
import KPGGCore
import XCTest

@testable import kpgg

final class ContextTests: CommandTestCase {
  func testAnInvalidDateIsReportedBeforeTheCatalogIsRead() async {
    for today in ["nonsense", "", "2026", "2026-11", "2026-02-30", "2026.11.21", " 2026-11-21"] {
      for line: TypedLine in ["", "sections", "group OHMYGIRL", "profile OHMYGIRL YooA"] {
        await assertFails(
          line, in: ["KPGG_TODAY": today, "KPGG_SOURCE": "/nowhere"], .usage,
          "KPGG_TODAY must be a date, not '\(today)'", hint: "use a date such as 2026-11-21")
      }
    }
  }

  func testTodayComesFromTheClock() throws {
    let date = try XCTUnwrap(CalendarDate("2026-11-21"))
    let context = Context.test([], date: { date })
    XCTAssertEqual(try context.today(), date)
  }

  func testThePinnedDateOverridesTheClock() throws {
    let context = Context.test(
      [], environment: ["KPGG_TODAY": "2000-01-01"], date: { CalendarDate("2026-11-21") })
    XCTAssertEqual(try context.today().description, "2000-01-01")
  }

  func testTheDateOfTheQuizIsKoreas() throws {
    let lastSecond = try Date("2026-11-21T14:59:59Z", strategy: .iso8601)
    for (moment, day) in [(lastSecond, "2026-11-21"), (lastSecond + 1, "2026-11-22")] {
      let context = Context.test([], date: { CalendarDate("2000-01-01") }, now: { moment })
      XCTAssertEqual(context.koreaToday().description, day)
    }
  }

  func testThePinnedDateOverridesKoreas() throws {
    let session = try Session(
      ParsedArguments(command: nil),
      in: .test(
        [], environment: ["KPGG_TODAY": "2000-01-01"], now: { Date(timeIntervalSince1970: 1e9) }))
    XCTAssertEqual(session.context.koreaToday().description, "2000-01-01")
  }

  func testAnInvalidClockIsAnErrorOnlyIfADateIsShown() async {
    let program = { (arguments: [String]) in
      Program(context: .test(arguments))
    }
    let home = await program([]).run()
    XCTAssertEqual(
      home.errors,
      "kpgg: error: the system clock is not set to a valid date\nkpgg: hint: set KPGG_TODAY\n")
    XCTAssertEqual(home.exitCode, .usage)
    let sections = await program(["sections"]).run()
    XCTAssertEqual(sections.exitCode, .success)
  }
}

final class SystemContextTests: XCTestCase {
  func testTodayIsTheDateOfTheLocalTimeZone() throws {
    // The zones are 26 hours apart, so their dates always differ.
    let dates = try ["EAST-14", "WEST+12"].map { zone in
      try Executable().shell("unset KPGG_TODAY; TZ=\(zone) \"$KPGG\" --json | grep '\"date\"'")
    }
    for date in dates {
      XCTAssertNotNil(date.output.firstMatch(of: /^  "date": "\d{4}-\d\d-\d\d",\n$/), date.output)
    }
    XCTAssertGreaterThan(dates[0].output, dates[1].output)
  }

  func testPipesAreNotTerminals() throws {
    let variables = ["COLUMNS": "40", "TERM": "xterm-256color"]
    let narrow = try Executable().run("group OHMYGIRL", in: variables)
    XCTAssertEqual(narrow, try Executable().run("group OHMYGIRL"))
    XCTAssertFalse(narrow.output.contains("\u{1B}"))
  }

  func testTheEnvironmentReachesTheProgram() throws {
    let korean = try Executable().run("group OHMYGIRL", in: ["KPGG_LANG": "ko"])
    XCTAssertTrue(korean.output.hasPrefix("오마이걸  OH MY GIRL\n"))
  }
}
