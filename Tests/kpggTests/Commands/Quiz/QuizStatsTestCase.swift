import Foundation
import KPGGCore
import KPGGQuiz
import XCTest

@testable import kpgg

/// Runs `kpgg quiz stats` with a log of its own. Today is 2026-11-21.
class QuizStatsTestCase: CommandTestCase {
  private var folder: TemporaryFolder?

  override func setUpWithError() throws {
    let folder = try TemporaryFolder()
    self.folder = folder
    addTeardownBlock { folder.remove() }
  }

  /// The file of the log.
  var path: String { (folder?.url.path ?? "") + "/kpgg/quiz.jsonl" }

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
      return (
        Program.Outcome(output: result.text(in: session), exitCode: result.exitCode),
        result.notices
      )
    } catch {
      return (Program(context: context).outcome(of: error), [])
    }
  }
}

extension LoggedAnswer {
  /// An answer to a question about subjects. A typo has 800 points.
  static func of(
    _ kind: String, _ subjects: [String], _ date: String, _ grade: ReviewGrade = .good,
    hasTypo: Bool = false, clues: Int = 0
  ) throws -> LoggedAnswer {
    let points = grade == .again ? 0 : hasTypo ? 800 : 1000 - 100 * min(clues, 5)
    return try XCTUnwrap(
      LoggedAnswer(
        questionID: ([kind] + subjects).joined(separator: " "), kind: kind, subjects: subjects,
        date: XCTUnwrap(CalendarDate(date)), grade: grade, points: points, hasTypo: hasTypo,
        clues: clues))
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
