import XCTest

@testable import KPGGCore
@testable import KPGGQuiz

final class QuizStatisticsTests: XCTestCase {
  func testAnEmptyLogHasZerosAndNoAverage() throws {
    let statistics = try statistics(of: [])
    XCTAssertTrue(statistics.isEmpty)
    XCTAssertNil(statistics.averagePoints)
    XCTAssertEqual(try summary(of: statistics), Summary())
  }

  func testScoresCountQuestionsWithoutDailyPuzzles() throws {
    let statistics = try statistics(of: [
      .of("lineup/IVE", "2026-11-20", points: 1000),
      .of("song/IVE", "2026-11-20", points: 801, hasTypo: true),
      .of("song/AOA", "2026-11-21", .again),
      daily("2026-11-21", .good, guesses: 3),
    ])
    XCTAssertFalse(statistics.isEmpty)
    XCTAssertEqual(
      try summary(of: statistics),
      Summary(answers: 3, right: 2, typos: 1, points: 1801, days: 2, played: 1, solved: 1))
  }

  func testTheAverageIsRounded() throws {
    for (points, average) in [([1, 1, 0], 1), ([1, 0, 0], 0), ([1000, 801, 0], 600)] {
      let answers = try points.map { try LoggedAnswer.of("a/A", "2026-11-20", points: $0) }
      XCTAssertEqual(try statistics(of: answers).averagePoints, average, "\(points)")
    }
  }

  func testAPuzzleCountsOnceWithItsFirstResult() throws {
    let statistics = try statistics(of: [
      daily("2026-11-20", .again, guesses: 6), daily("2026-11-20", .good, guesses: 1),
      daily("2026-11-20", .good, guesses: 4, kind: .member),
    ])
    XCTAssertEqual(statistics.puzzles.count, 2)
    XCTAssertEqual(statistics.solvedCount, 1)
    XCTAssertEqual(statistics.dayCount, 1)
  }

  func testTheStreakIsThatOfDailyPuzzles() throws {
    let days = ["2026-11-10", "2026-11-11", "2026-11-12", "2026-11-20"]
    let statistics = try statistics(
      of: days.map { try daily($0, .again, guesses: 6) } + [.of("a/A", "2026-11-13")])
    XCTAssertEqual([statistics.streak.days, statistics.streak.longest], [2, 3])
  }

  func testMissedQuestionsAreScheduledAndSomeAreDue() throws {
    let statistics = try statistics(of: [
      .of("lineup/IVE", "2026-10-01", .again), .of("lineup/AOA", "2026-11-21", .again),
      .of("lineup/STAYC", "2026-10-01"),
    ])
    XCTAssertEqual(statistics.scheduledCount, 2)
    XCTAssertEqual(statistics.dueCount, 1)
  }

  func testOnlyTheStreakAndTheReviewDependOnTheDate() throws {
    let answers = try [
      LoggedAnswer.of("lineup/IVE", "2026-11-01", .again),
      daily("2026-10-31", .good, guesses: 2), daily("2026-11-01", .good, guesses: 2),
    ]
    let (early, late) = try (
      members(of: statistics(of: answers, "2026-11-01")),
      members(of: statistics(of: answers, "2026-12-31"))
    )
    let dated = early.keys.filter { early[$0] != late[$0] }.sorted()
    XCTAssertEqual(dated, ["date", "review", "streak"])
  }

  func testEveryKeyIsAlwaysPresent() throws {
    let keys = [
      "answerCount", "averagePoints", "charts", "daily", "date", "dayCount", "points", "review",
      "rightCount", "streak", "typoCount",
    ]
    XCTAssertEqual(try encodedKeys(statistics(of: []).json), keys)
    XCTAssertEqual(try encodedKeys(statistics(of: [.of("a/A", "2026-11-20")]).json), keys)
  }

  func testTheOrderOfAnswersDoesNotChangeCounts() throws {
    let answers = try (0..<40).map { number in
      try LoggedAnswer.of("k\(number % 7)/G\(number % 5)", "2026-11-\(10 + number % 9)")
    }
    XCTAssertEqual(
      members(of: try statistics(of: answers)),
      members(of: try statistics(of: answers.reversed())))
  }

  private func statistics(
    of answers: [LoggedAnswer], _ today: String = "2026-11-21"
  ) throws -> QuizStatistics {
    QuizStatistics(answers, today: try checked(today))
  }

  /// The JSON object's values by key.
  private func members(of statistics: QuizStatistics) -> [String: JSONValue] {
    guard case .object(let members) = statistics.json else { return [:] }
    return Dictionary(members.map { ($0.key, $0.value) }) { $1 }
  }

  private func daily(
    _ date: String, _ grade: ReviewGrade, guesses: Int, kind: DailyPuzzle.Kind = .group
  ) throws -> LoggedAnswer {
    try .of("daily-\(kind)/\(date)", date, grade, subjects: ["IVE"], clues: guesses)
  }

  private struct Summary: Equatable {
    var answers = 0
    var right = 0
    var typos = 0
    var points = 0
    var days = 0
    var played = 0
    var solved = 0
  }

  private func summary(of statistics: QuizStatistics) throws -> Summary {
    Summary(
      answers: statistics.answers.count, right: statistics.rightCount, typos: statistics.typoCount,
      points: statistics.points, days: statistics.dayCount, played: statistics.puzzles.count,
      solved: statistics.solvedCount)
  }
}
