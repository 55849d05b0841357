import XCTest

@testable import KPGGCore
@testable import KPGGQuiz

final class QuizStatisticsTests: XCTestCase {
  func testAnEmptyLogHasZerosAndNoAverage() throws {
    let statistics = try statistics(of: [])
    XCTAssertTrue(statistics.isEmpty)
    XCTAssertNil(statistics.averagePoints)
    XCTAssertEqual(summary(of: statistics), [0, 0, 0, 0, 0, 0, 0])
  }

  func testScoresCountQuestionsWithoutDailyPuzzles() throws {
    let statistics = try statistics(of: [
      .of("lineup IVE", "2026-11-20", points: 1000),
      .of("song IVE", "2026-11-20", points: 801, hasTypo: true),
      .of("song AOA", "2026-11-21", .again),
      daily("2026-11-21", .good, guesses: 3),
    ])
    XCTAssertFalse(statistics.isEmpty)
    XCTAssertEqual(summary(of: statistics), [3, 2, 1, 1801, 2, 1, 1])
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
      .of("lineup IVE", "2026-10-01", .again), .of("lineup AOA", "2026-11-21", .again),
      .of("lineup STAYC", "2026-10-01"),
    ])
    XCTAssertEqual(statistics.scheduledCount, 2)
    XCTAssertEqual(statistics.dueCount, 1)
  }

  func testOnlyTheStreakAndTheReviewDependOnTheDate() throws {
    let answers = try [
      LoggedAnswer.of("lineup IVE", "2026-11-01", .again),
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

  func testKindsCountAnswersAndRightOnesAndTheMostFrequentComeFirst() throws {
    XCTAssertEqual(
      try rows(
        .kinds,
        [
          .of("song IVE", "2026-11-20"), .of("lineup IVE", "2026-11-20"),
          .of("lineup AOA", "2026-11-20", .again), .of("future/AOA", "2026-11-20", .again),
          .of("daily-group/2026-11-20", "2026-11-20"),
        ]),
      ["lineup 2 1", "future 1 0", "song 1 1"])
  }

  func testAMemberCountsForTheGroupAndAQuestionForEachOfItsGroups() throws {
    let answers: [LoggedAnswer] = try [
      .of("a/1", "2026-11-20", subjects: ["IVE/Rei", "IVE"]),
      .of("a/2", "2026-11-20", .again, subjects: ["IVE", "AOA"]),
      .of("a/3", "2026-11-20", subjects: []),
      .of("a/4", "2026-11-20", .again, subjects: ["", "/Rei"]),
    ]
    XCTAssertEqual(try rows(.groups, answers), ["IVE 2 1", "AOA 1 0", " 2 1"])
    let distribution = try distribution(.groups, answers)
    XCTAssertEqual(distribution.several, 1)
    XCTAssertEqual(distribution.rows.last.map { [$0.count, $0.right] }, [2, 1])
    XCTAssertEqual([distribution.totalCount, distribution.right], [4, 2])
  }

  func testDaysAreInOrderAndShortBreaksAreShown() throws {
    XCTAssertEqual(
      try rows(
        .days,
        [
          .of("a/A", "2026-12-01"), .of("a/A", "2026-11-29", .again), .of("a/A", "2026-11-29"),
        ]),
      ["2026-11-29 2 1", "2026-11-30 0 0", "2026-12-01 1 1"])
  }

  func testALongBreakIsOneRow() throws {
    let answers: [LoggedAnswer] = try [.of("a/A", "0001-01-01"), .of("a/A", "9999-12-31")]
    XCTAssertEqual(
      try rows(.days, answers),
      ["0001-01-01 1 1", "0001-01-02..9999-12-30 0 0", "9999-12-31 1 1"])
    XCTAssertEqual(
      try rows(.months, answers), ["0001-01 1 1", "0001-02..9999-11 0 0", "9999-12 1 1"])
  }

  func testMonthsSpanYears() throws {
    XCTAssertEqual(
      try rows(.months, [.of("a/A", "2025-12-31"), .of("a/A", "2026-02-01", .again)]),
      ["2025-12 1 1", "2026-01 0 0", "2026-02 1 0"])
  }

  func testGuessesCountSolvedPuzzlesAndTellOfTheOthers() throws {
    let answers: [LoggedAnswer] = try [
      .of("daily-group/2026-11-18", "2026-11-18", clues: 2),
      .of("daily-group/2026-11-19", "2026-11-19", clues: 4),
      .of("daily-member/2026-11-19", "2026-11-19", clues: 4),
      .of("daily-group/2026-11-20", "2026-11-20", .again, clues: 6),
      .of("song IVE", "2026-11-20", clues: 1),
    ]
    XCTAssertEqual(try rows(.guesses, answers), ["2 1 1", "3 0 0", "4 2 2"])
    let counts = try distribution(.guesses, answers)
    XCTAssertEqual([counts.totalCount, counts.leftOut], [3, 1])
  }

  func testOnlyNoRightAnswerIsZeroPercentAndOnlyAllAreAHundred() {
    for (right, count, percent) in [
      (0, 3, 0), (1, 1000, 1), (1, 3, 33), (2, 3, 67), (999, 1000, 99), (3, 3, 100),
    ] {
      XCTAssertEqual(QuizStatistics.percent(right, of: count), percent, "\(right) of \(count)")
    }
    XCTAssertNil(QuizStatistics.percent(0, of: 0))
  }

  func testALimitKeepsTheTotals() throws {
    let distribution = try distribution(
      .kinds, [.of("a/A", "2026-11-20"), .of("a/B", "2026-11-20"), .of("b/A", "2026-11-20")])
    let limited = distribution.limited(to: 1)
    XCTAssertEqual(limited.counts.map(\.label), ["a"])
    XCTAssertEqual([limited.right, limited.omitted], [3, 1])
  }

  func testEveryChartHasTheSameKeys() throws {
    for topic in QuizChartTopic.allCases {
      XCTAssertEqual(
        try encodedKeys(topic.json(of: distribution(topic, []))),
        [
          "by", "counts", "leftOut", "of", "omitted", "right", "several", "topic", "total",
          "unknown",
        ])
    }
  }

  func testThousandsOfAnswersAddUp() throws {
    let answers = try (0..<5000).map { number in
      try LoggedAnswer.of(
        "k\(number % 7)/G\(number % 79)", "2026-\(10 + number % 3)-\(10 + number % 19)",
        number % 3 == 0 ? .again : .good)
    }
    for topic in QuizChartTopic.allCases where topic != .guesses {
      let rows = try distribution(topic, answers).rows
      XCTAssertEqual(rows.map(\.count).reduce(0, +), 5000, "\(topic)")
      XCTAssertEqual(rows.compactMap(\.right).reduce(0, +), 3333, "\(topic)")
    }
  }

  private func distribution(
    _ topic: QuizChartTopic, _ answers: [LoggedAnswer]
  ) throws -> Distribution {
    QuizStatistics(answers, today: .latest).distribution(of: topic)
  }

  /// The label, count, and right answers of each row.
  private func rows(_ topic: QuizChartTopic, _ answers: [LoggedAnswer]) throws -> [String] {
    try distribution(topic, answers).rows.map { "\($0.label) \($0.count) \($0.right ?? -1)" }
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

  /// The numbers of answers, right ones, typos, points, days, and played and solved puzzles.
  private func summary(of statistics: QuizStatistics) -> [Int] {
    [
      statistics.answers.count, statistics.rightCount, statistics.typoCount, statistics.points,
      statistics.dayCount, statistics.puzzles.count, statistics.solvedCount,
    ]
  }
}
