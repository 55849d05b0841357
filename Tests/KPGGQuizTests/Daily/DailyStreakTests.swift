import XCTest

@testable import KPGGCore
@testable import KPGGQuiz

final class DailyStreakTests: XCTestCase {
  func testDaysInARowCount() throws {
    XCTAssertEqual(try streak("###").days, 3)
    XCTAssertEqual(try streak("#").days, 1)
    XCTAssertEqual(try streak("").days, 0)
  }

  func testTodayIsNotMissedBeforeItIsOver() throws {
    XCTAssertEqual(try streak("###.").days, 3)
    XCTAssertEqual(try streak("#.#.").days, 2)
  }

  func testOneMissedDayInSevenIsFree() throws {
    XCTAssertEqual(try streak("###.###").days, 6)
    XCTAssertEqual(try streak("##.######.##").days, 10)
    XCTAssertEqual(try streak("####..").days, 4)
  }

  func testASecondMissedDayInSevenHalvesTheStreak() throws {
    XCTAssertEqual(try streak("##.#####.##").days, 5)
    XCTAssertEqual(try streak("####..#").days, 3)
    XCTAssertEqual(try streak("####...").days, 2)
  }

  func testAStreakNeverFallsToZero() throws {
    XCTAssertEqual(try streak("####....................").days, 1)
    XCTAssertEqual(try streak("#" + String(repeating: ".", count: 3000)).days, 1)
  }

  func testTheLongestStreakStays() throws {
    XCTAssertEqual(try streak("#####.....##").longest, 5)
    XCTAssertEqual(try streak("##.##").longest, 4)
  }

  func testOtherAnswersAndLaterDaysDoNotCount() throws {
    let streak = DailyStreak(
      [
        try .of("song/IVE", "2026-11-19"), try .of("daily-group/2026-11-20", "2026-11-20"),
        try .of("daily-member/2026-11-20", "2026-11-20", .again),
        try .of("daily-group/2026-11-22", "2026-11-22"),
      ], today: try checked("2026-11-21"))
    XCTAssertEqual(streak.days, 1)
  }

  /// The streak after days that were played (`#`) or not; the last one is today.
  private func streak(_ days: String) throws -> DailyStreak {
    let start: CalendarDate = try checked("2026-11-01")
    let dates = try days.indices.map { index in
      try XCTUnwrap(start.adding(days: days.distance(from: days.startIndex, to: index)))
    }
    let answers = try zip(days, dates).filter { $0.0 == "#" }.map {
      try LoggedAnswer.of("daily-group/\($0.1)", "\($0.1)")
    }
    return DailyStreak(answers, today: dates.last ?? start)
  }
}
