import XCTest

@testable import kpgg

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
