import Foundation
import KPGGCore
import KPGGQuiz
import XCTest

@testable import kpgg

/// Runs `kpgg quiz stats` with a log of its own. Today is 2026-11-21.
final class QuizStatsTests: CommandTestCase {
  private var folder: TemporaryFolder?

  override func setUpWithError() throws {
    let folder = try TemporaryFolder()
    self.folder = folder
    addTeardownBlock { folder.remove() }
  }

  /// The file of the log.
  var path: String { (folder?.url.path ?? "") + "/kpgg/quiz.jsonl" }

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

  func testWithFewAnswersTheSheetHasFewCharts() async throws {
    try write([.of("song", ["IVE"], "2026-11-21")])
    try await assertStats("", on: .terminal(60), .shows("quiz-stats-one-60.txt"))
    try write([.daily(.member, "2026-11-21", .good, guesses: 3)])
    try await assertStats("", on: .terminal(60), .shows("quiz-stats-daily-60.txt"))
  }

  func testDamagedLinesAreReportedAndTheOthersCount() async throws {
    let many = String(repeating: "nonsense\n", count: 100)
    for (lines, line, notice): (String, TypedLine, String) in [
      ("nonsense\n", "kinds --plain", "1 unreadable line ignored: 2"),
      ("nonsense\n{\"v\":7}\n", "kinds --plain", "2 unreadable lines ignored: 2, 3"),
      ("nonsense\n{\"v\":7}\n", "kinds --plain --lang ko", "읽을 수 없는 행 2개 제외: 2행, 3행"),
      (
        many, "--plain kinds",
        "100 unreadable lines ignored: 2, 3, 4, 5, 6, 7, 8, 9, and 92 more"
      ),
    ] {
      try write([.of("song", ["IVE"], "2026-11-21")], lines)
      try await assertStats(line, .prints("song\t1\t1\n"), notices: ["\(path): \(notice)"])
    }
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

  func testTheTopicIgnoresCase() async throws {
    try write([.of("song", ["IVE"], "2026-11-21")])
    try await assertStats("Kinds --plain", .prints("song\t1\t1\n"))
  }

  func testALimitKeepsTheMostFrequent() async throws {
    try write(
      [
        .of("song", ["IVE"], "2026-11-21"), .of("song", ["AOA"], "2026-11-21"),
        .of("odd", ["AOA/Mina"], "2026-11-21", .again),
      ])
    try await assertStats("groups -n 1 --plain", .prints("AOA\t2\t1\n"))
  }

  func testAnSVGFileIsWritten() async throws {
    try write(LoggedAnswer.sample())
    let folder = try temporaryFolder()
    let file = folder.url.appendingPathComponent("groups.svg").path
    try await assertStats("groups --lang ko --svg \(file)", .prints("저장: \(file)\n"))
    try await assertStats("groups --lang ko --svg -", .prints(try folder.text(of: "groups.svg")))
  }

  func testALogThatCannotBeReadIsAnError() async throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    try await assertStats("", .fails(.noInput, "cannot read '\(path)': Is a directory"))
  }

  func testNoDataFolderIsAnError() async throws {
    let (outcome, _) = await stats("", in: ["XDG_DATA_HOME": ""])
    XCTAssertEqual(outcome.exitCode, .noInput)
  }

  /// Replaces the log by answers, with other lines after them.
  func write(_ answers: [LoggedAnswer], _ lines: String = "") throws {
    let text = answers.compactMap { AnswerRecord.answer($0).line }.reduce(Data(), +)
    let url = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try (text + Data(lines.utf8)).write(to: url)
  }

  /// Asserts the output of the words and options after `kpgg quiz stats`.
  func assertStats(
    _ line: TypedLine, on output: Context.Screen = .none, _ expected: ExpectedOutcome,
    notices: [String] = [], file: StaticString = #filePath, testLine: UInt = #line
  ) async throws {
    let (outcome, found) = await stats(line, on: output)
    XCTAssertEqual(found, notices, file: file, line: testLine)
    for problem in expected.problems(with: outcome) {
      XCTFail("\(line): \(problem)", file: file, line: testLine)
    }
  }

  /// The outcome of the words and options after `kpgg quiz stats`, and its notes.
  func stats(
    _ line: TypedLine, on output: Context.Screen = .none, in variables: [String: String] = [:]
  ) async -> (Program.Outcome, notices: [String]) {
    let defaults = [
      "KPGG_TODAY": "2026-11-21", "NO_COLOR": "1", "XDG_DATA_HOME": folder?.url.path ?? "",
    ]
    let context = Context.test(
      [], environment: defaults.merging(variables) { $1 }, output: output)
    let parser = ArgumentParser(program: .kpgg)
    do {
      let arguments = try parser.parse(["quiz", "stats"] + line.arguments).get()
      let session = try Session(arguments, in: context)
      let result = try await QuizCommand.run(in: session)
      var output = ""
      result.write(session) { output += $0 }
      return (Program.Outcome(output: output, exitCode: result.exitCode), result.notices)
    } catch {
      return (Program(context: context).outcome(of: error), [])
    }
  }
}

extension LoggedAnswer {
  /// An answer to a question about subjects. A typo has 800 points.
  static func of(
    _ kind: String, _ subjects: [String], _ date: String, _ grade: ReviewGrade = .good,
    hasTypo: Bool = false, clues: Int = 0, level: QuizLevel? = nil
  ) throws -> LoggedAnswer {
    let points = grade == .again ? 0 : hasTypo ? 800 : 1000 - 100 * min(clues, 5)
    return try XCTUnwrap(
      LoggedAnswer(
        questionID: ([kind] + subjects).joined(separator: " "), kind: kind, subjects: subjects,
        date: XCTUnwrap(CalendarDate(date)), grade: grade, points: points, hasTypo: hasTypo,
        clues: clues, level: level))
  }

  /// The result of a daily puzzle.
  static func daily(
    _ kind: DailyPuzzle.Kind, _ date: String, _ grade: ReviewGrade, guesses: Int
  ) throws -> LoggedAnswer {
    try XCTUnwrap(
      LoggedAnswer(
        questionID: "daily-\(kind)/\(date)", kind: "daily-\(kind)", subjects: ["IVE"],
        date: XCTUnwrap(CalendarDate(date)), grade: grade, points: 0, clues: guesses))
  }

  /// The answers of three weeks.
  static func sample() throws -> [LoggedAnswer] {
    let subjects = [
      ["OHMYGIRL"], ["TWICE/Mina"], ["IVE", "KARA", "2NE1", "AOA"], ["GFRIEND"], ["OHMYGIRL/YooA"],
      ["GONE"], [],
    ]
    let days = ["2026-09-30", "2026-11-02", "2026-11-17", "2026-11-18", "2026-11-20", "2026-11-21"]
    let answers = try (0..<60).map { number in
      try of(
        number == 59 ? "future" : QuizKind.generated[number % 13 % 7].rawValue,
        subjects[number * 5 % 11 % subjects.count], days[number * number / 600],
        number % 7 * number % 5 == 3 ? .again : .good, hasTypo: number % 10 == 0, clues: number % 3)
    }
    let puzzles = try (12...20).map { day in
      try daily(.group, "2026-11-\(day)", day == 15 ? .again : .good, guesses: 2 + day * day % 5)
    }
    return answers + puzzles
  }
}
