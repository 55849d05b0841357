import KPGGCore
import KPGGQuiz
import XCTest

@testable import kpgg

final class QuizStatsTests: QuizStatsTestCase {
  func testTheOverviewHasScoresStreaksAndCharts() async throws {
    try write(LoggedAnswer.sample())
    try await assertStats("", .shows("quiz-stats.txt"))
    try await assertStats("", on: .terminal(40), .shows("quiz-stats-40.txt"))
    try await assertStats("--lang ko", on: .terminal(40), .shows("quiz-stats-40-ko.txt"))
    try await assertStats("", on: .terminal(80), .shows("quiz-stats-80.txt"))
    try await assertStats("--lang ko", on: .terminal(80), .shows("quiz-stats-80-ko.txt"))
    try await assertStats("--json", .shows("quiz-stats.json"))
    try await assertStats("--plain", .shows("quiz-stats.tsv"))
    try await assertStats("--csv", .shows("quiz-stats.csv"))
  }

  func testEveryChartInEveryFormat() async throws {
    try write(LoggedAnswer.sample())
    for topic in QuizStats.topics {
      try await assertStats("\(topic)", on: .terminal(80), .shows("quiz-stats-\(topic)-80.txt"))
      try await assertStats(
        "\(topic) --lang ko", on: .terminal(40), .shows("quiz-stats-\(topic)-40-ko.txt"))
      try await assertStats("\(topic) --json", .shows("quiz-stats-\(topic).json"))
    }
    try await assertStats("groups --plain", .shows("quiz-stats-groups.tsv"))
    try await assertStats("groups --csv", .shows("quiz-stats-groups.csv"))
    try await assertStats("groups --svg - --lang ko", .shows("quiz-stats-groups-ko.svg"))
    try await assertStats("days --svg -", .shows("quiz-stats-days.svg"))
  }

  func testALogWithoutAnswersIsAFriendlySuccess() async throws {
    try await assertStats("", .prints("No answers yet. Type 'kpgg quiz' to play.\n"))
    try await assertStats("--lang ko", .prints("아직 답한 문제가 없습니다. 'kpgg quiz'로 시작하세요.\n"))
    try await assertStats("kinds", .prints("Right answers by kind  0 answers, 0 right\n"))
    try await assertStats("days --plain", .prints(""))
    try await assertStats("--json", .shows("quiz-stats-empty.json"))
    try await assertStats("--plain", .shows("quiz-stats-empty.tsv"))
  }

  func testOneAnswerHasASheetAndTwoCharts() async throws {
    try write([.of("song", ["IVE"], "2026-11-21")])
    try await assertStats("", on: .terminal(60), .shows("quiz-stats-one-60.txt"))
  }

  func testOnlyDailyPuzzlesHaveASheetAndOneChart() async throws {
    try write([.daily(.member, "2026-11-21", .good, guesses: 3)])
    try await assertStats("", on: .terminal(60), .shows("quiz-stats-daily-60.txt"))
  }

  func testDamagedLinesAreReportedAndTheOthersCount() async throws {
    try write([.of("song", ["IVE"], "2026-11-21")], "nonsense\n{\"v\":7}\n")
    try await assertStats(
      "kinds --plain", .prints("song\t1\t1\n"),
      notices: ["\(path): 2 unreadable lines ignored: 2, 3"])
    try await assertStats(
      "kinds --plain --lang ko", .prints("song\t1\t1\n"),
      notices: ["\(path): 읽을 수 없는 2행 제외: 2, 3"])
  }

  func testOneDamagedLineIsOneLine() async throws {
    try write([], "nonsense\n")
    try await assertStats(
      "kinds --plain", .prints(""), notices: ["\(path): 1 unreadable line ignored: 1"])
  }

  func testManyDamagedLinesAreCut() async throws {
    try write([], String(repeating: "nonsense\n", count: 100))
    try await assertStats(
      "--plain kinds", .prints(""),
      notices: ["\(path): 100 unreadable lines ignored: 1, 2, 3, 4, 5, 6, 7, 8, and 92 more"])
  }

  func testThousandsOfAnswersFitTheTerminal() async throws {
    try write(
      (0..<3000).map { number in
        try .of(
          "k\(number % 50)", ["G\(number % 300)/\(String(repeating: "x", count: 60))"],
          "20\(10 + number % 15)-0\(1 + number % 9)-1\(number % 10)",
          number % 3 == 0 ? .again : .good)
      })
    for topic in QuizStats.topics + [""] {
      for width in [1, 10, 40, 80] {
        let (outcome, _) = await stats("\(topic)", on: .terminal(width))
        XCTAssertEqual(outcome.exitCode, .success)
        for line in outcome.output.split(separator: "\n") {
          XCTAssertLessThanOrEqual(CellWidth.of(String(line)), width, "\(topic) \(line)")
        }
      }
    }
  }

  func testHostileTextsReachNoTerminal() async throws {
    try write([.of("\u{1B}[31m\tkind", ["\u{1B}]0;x\u{7}\nY"], "2026-11-21")])
    for line in ["", "kinds", "groups", "groups --plain", "kinds --csv", "kinds --svg -"] {
      let (outcome, _) = await stats("\(line)", on: .terminal(80))
      let controls = outcome.output.unicodeScalars.filter {
        $0.properties.generalCategory == .control && !"\n\t\r".unicodeScalars.contains($0)
      }
      XCTAssertEqual(controls.map(\.value), [], line)
    }
    let (plain, _) = await stats("kinds --plain")
    XCTAssertEqual(plain.output, "\u{FFFD}[31m\u{FFFD}kind\t1\t1\n")
  }

  func testScriptsNeedNoCatalog() async throws {
    try write(LoggedAnswer.sample())
    for format in ["--json", "--plain", "--csv"] {
      try await assertStats(
        "groups \(format) --source /nowhere", .prints(await stats("groups \(format)").0.output))
    }
    let (outcome, _) = await stats("groups --source /nowhere")
    XCTAssertEqual(outcome.exitCode, .noInput)
  }

  func testOnlyTheDateStreakAndReviewOfJSONDependOnTheDate() async throws {
    try write(LoggedAnswer.sample())
    for topic in QuizStats.topics {
      let then = await stats("\(topic) --json", in: ["KPGG_TODAY": "1999-12-31"]).0
      try await assertStats("\(topic) --json", .prints(then.output))
    }
  }
}
