import XCTest

@testable import KPGGCore
@testable import KPGGQuiz

final class QuizChartTests: XCTestCase {
  func testKindsCountAnswersAndRightOnesAndTheMostFrequentComeFirst() throws {
    XCTAssertEqual(
      try rows(
        .kinds,
        [
          .of("song/IVE", "2026-11-20"), .of("lineup/IVE", "2026-11-20"),
          .of("lineup/AOA", "2026-11-20", .again), .of("future/AOA", "2026-11-20", .again),
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
    XCTAssertEqual(try rows(.groups, answers), ["IVE 2 1", "AOA 1 0"])
    let chart = try chart(.groups, answers)
    XCTAssertEqual(chart.distribution.several, 1)
    XCTAssertEqual(chart.unknownRow.map { [$0.count, $0.right] }, [2, 1])
    XCTAssertEqual([chart.distribution.total, chart.rightCount], [4, 2])
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
      .of("song/IVE", "2026-11-20", clues: 1),
    ]
    XCTAssertEqual(try rows(.guesses, answers), ["2 1 1", "3 0 0", "4 2 2"])
    let counts = try chart(.guesses, answers).distribution
    XCTAssertEqual([counts.total, counts.leftOut], [3, 1])
  }

  func testOnlyNoRightAnswerIsZeroPercentAndOnlyAllAreAHundred() {
    for (right, count, percent) in [
      (0, 3, 0), (1, 1000, 1), (1, 3, 33), (2, 3, 67), (999, 1000, 99), (3, 3, 100),
    ] {
      XCTAssertEqual(QuizChart.percent(right, of: count), percent, "\(right) of \(count)")
    }
    XCTAssertNil(QuizChart.percent(0, of: 0))
  }

  func testALimitKeepsTheTotals() throws {
    let chart = try chart(
      .kinds, [.of("a/A", "2026-11-20"), .of("a/B", "2026-11-20"), .of("b/A", "2026-11-20")])
    let limited = chart.limited(to: 1)
    XCTAssertEqual(limited.rows.map(\.label), ["a"])
    XCTAssertEqual([limited.rightCount, limited.distribution.omitted], [3, 1])
  }

  func testEveryChartHasTheSameKeys() throws {
    for topic in QuizChartTopic.allCases {
      XCTAssertEqual(
        try encodedKeys(chart(topic, []).json),
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
      let rows = try chart(topic, answers).rows
      XCTAssertEqual(rows.map(\.count).reduce(0, +), 5000, "\(topic)")
      XCTAssertEqual(rows.map(\.right).reduce(0, +), 3333, "\(topic)")
    }
  }

  private func chart(_ topic: QuizChartTopic, _ answers: [LoggedAnswer]) throws -> QuizChart {
    QuizStatistics(answers, today: .latest).chart(of: topic)
  }

  /// The label, count, and right answers of each row.
  private func rows(_ topic: QuizChartTopic, _ answers: [LoggedAnswer]) throws -> [String] {
    try chart(topic, answers).rows.map { "\($0.label ?? "") \($0.count) \($0.right)" }
  }
}
