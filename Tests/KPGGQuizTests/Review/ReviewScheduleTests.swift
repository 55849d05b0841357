import XCTest

@testable import KPGGCore
@testable import KPGGQuiz

final class ReviewScheduleTests: XCTestCase {
  func testOnlyMissedQuestionsAreScheduled() throws {
    let schedule = ReviewSchedule([
      try .of("song IVE", "2026-11-21"), try .of("song AOA", "2026-11-21", .again),
    ])
    XCTAssertEqual(schedule.items.map(\.questionID.description), ["song AOA"])
  }

  func testAMissedQuestionIsDueTheNextDay() throws {
    let schedule = ReviewSchedule([try .of("song AOA", "2026-11-21", .again)])
    XCTAssertEqual(try due(schedule, "2026-11-21"), [])
    XCTAssertEqual(try due(schedule, "2026-11-22"), ["song AOA"])
    XCTAssertEqual(try due(schedule, "2027-11-22"), ["song AOA"])
  }

  func testTheLevelIsTheOneOfTheLastMiss() throws {
    let misses = [try LoggedAnswer.of("song AOA", "2026-11-20", .again, level: .medium)]
    let later = [
      try LoggedAnswer.of("song AOA", "2026-11-21", .again, level: .hard),
      try .of("song AOA", "2026-11-22", level: .easy),
      try .of("song AOA", "2026-11-23", .again),
    ]
    XCTAssertEqual(ReviewSchedule(misses).items.map(\.missedLevel), [.medium])
    XCTAssertEqual(ReviewSchedule(misses + later).items.map(\.missedLevel), [.hard])
    let old = try LoggedAnswer.of("song AOA", "2026-11-21", .again)
    XCTAssertEqual(ReviewSchedule([old]).items.map(\.missedLevel), [nil])
  }

  func testTheMemoryFollowsFromAllAnswers() throws {
    let schedule = ReviewSchedule([
      try .of("song AOA", "2026-11-21"), try .of("song AOA", "2026-11-24", .again),
      try .of("song AOA", "2026-11-25"),
    ])
    let memory = MemoryState(first: .good).next(.again, afterDays: 3).next(.good, afterDays: 1)
    XCTAssertEqual(schedule.items.map(\.memory), [memory])
    XCTAssertEqual(schedule.items.map(\.lastDate.description), ["2026-11-25"])
    XCTAssertEqual(
      schedule.items[0].dueDate, schedule.items[0].lastDate.adding(days: memory.interval()))
  }

  func testDailyPuzzlesAreNotScheduled() throws {
    let daily = try LoggedAnswer.of("daily-group/2026-11-21", "2026-11-21", .again)
    XCTAssertEqual(ReviewSchedule([daily]).items, [])
  }

  func testQuestionsWithTheirOwnTextAreNotScheduled() throws {
    let day = try XCTUnwrap(CalendarDate("2026-11-21"))
    let own = try XCTUnwrap(
      LoggedAnswer(
        questionID: "own 0123456789ab", kind: "own", subjects: [], date: day, grade: .again,
        points: 0))
    XCTAssertEqual(ReviewSchedule([own]).items, [])
  }

  func testAnAnswerFromTheFutureCountsForToday() throws {
    let today = try XCTUnwrap(CalendarDate("2026-11-21"))
    let answers = [
      try LoggedAnswer.of("song AOA", "2030-01-01"),
      try LoggedAnswer.of("song AOA", "2026-11-21", .again),
    ]
    let schedule = ReviewSchedule(answers, today: today)
    XCTAssertEqual(try due(schedule, "2026-11-22"), ["song AOA"])
  }

  func testTheMostForgottenQuestionComesFirst() throws {
    let schedule = ReviewSchedule([
      try .of("song AOA", "2026-11-21", .again), try .of("song IVE", "2026-11-01", .again),
      try .of("song 2NE1", "2026-11-21", .again),
    ])
    XCTAssertEqual(try due(schedule, "2026-11-22"), ["song IVE", "song 2NE1", "song AOA"])
  }

  func testAQuestionAboutTheSameSubjectIsBuried() throws {
    let schedule = ReviewSchedule([
      try .of("song AOA", "2026-11-20", .again, subjects: ["AOA"]),
      try .of("lineup AOA", "2026-11-01", .again, subjects: ["AOA"]),
    ])
    XCTAssertEqual(try due(schedule, "2026-11-22"), ["lineup AOA"])
  }

  func testAnAnswerBuriesItsSiblingsForTheDay() throws {
    let schedule = ReviewSchedule([
      try .of("song AOA", "2026-11-20", .again, subjects: ["AOA"]),
      try .of("lineup AOA", "2026-11-22", subjects: ["IVE", "AOA"]),
    ])
    XCTAssertEqual(try due(schedule, "2026-11-22"), [])
    XCTAssertEqual(try due(schedule, "2026-11-23"), ["song AOA"])
  }

  func testUpcomingQuestionsAreCountedByDay() throws {
    let schedule = ReviewSchedule([
      try .of("song AOA", "2026-11-20", .again, subjects: ["AOA"]),
      try .of("lineup AOA", "2026-11-20", .again, subjects: ["AOA"]),
      try .of("song IVE", "2026-11-22", .again), try .of("song KARA", "2026-11-20", .again),
      try .of("song KARA", "2026-11-21", .good),
    ])
    XCTAssertEqual(try due(schedule, "2026-11-22"), ["lineup AOA"])
    let counts = schedule.upcoming(after: try checked("2026-11-22"))
    XCTAssertEqual(counts.map { "\($0.date) \($0.count)" }, ["2026-11-23 3"])
  }

  func testAClockThatGoesBackDoesNotMoveTheLastDay() throws {
    let schedule = ReviewSchedule([
      try .of("song AOA", "2026-11-21", .again), try .of("song AOA", "2026-11-01", .again),
    ])
    XCTAssertEqual(schedule.items.map(\.lastDate.description), ["2026-11-21"])
  }

  func testADueDayAfterTheCalendarIsItsLastDay() throws {
    let schedule = ReviewSchedule([try .of("song AOA", "9999-12-31", .again)])
    XCTAssertEqual(schedule.items.map(\.dueDate), [.latest])
    XCTAssertEqual(schedule.upcoming(after: .latest).map(\.date), [.latest])
  }

  private func due(_ schedule: ReviewSchedule, _ day: String) throws -> [String] {
    schedule.due(on: try checked(day)).map(\.questionID.description)
  }
}
