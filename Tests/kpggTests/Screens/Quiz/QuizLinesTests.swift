import Foundation
import KPGGCore
import KPGGQuiz
import XCTest

@testable import kpgg

/// Plays quizzes of the sample by typed lines.
final class QuizLinesTests: LinearTestCase {
  override var command: [String] { ["quiz"] }
  override var prompt: String { "quiz>" }

  func testAGameInBothLanguages() async throws {
    for (language, prompt) in [("en", "quiz>"), ("ko", "퀴즈>")] {
      let walk = try await walk(
        "2\n?\n3\n:pass\n:help\n:nonsense\n\n:lang\n3\n:q\n",
        "--seed 8 --questions 4", in: ["KPGG_LANG": language])
      XCTAssertEqual(walk.outcome, Program.Outcome())
      XCTAssertTrue(walk.output.contains(prompt))
      if let problem = Golden(name: "quiz/linear-\(language).txt").problem(with: walk.output) {
        XCTFail(problem)
      }
      try? FileManager.default.removeItem(atPath: "\(path)/kpgg")
    }
  }

  func testTheEndSaysHowToStartAgain() async throws {
    for (language, line) in [
      ("en", "Enter starts a new quiz, :quit leaves."), ("ko", "새 퀴즈는 Enter, 종료는 :quit"),
    ] {
      let walk = try await walk(
        ":pass\n:quit\n", "--seed 8 --questions 1", in: ["KPGG_LANG": language])
      XCTAssertTrue(walk.output.contains("\n\(line)\n"), walk.output)
    }
  }

  func testTypedAnswersAreMarked() async throws {
    let file = try quizFile("Q: Whose song is Dolphin?\nA: OH MY GIRL\n? It debuted in 2015\n")
    for (line, verdict) in [
      ("오마이걸", "✓ Right: 100 points"), ("oh my girll", "✓ Right, with a typo: 80 points"),
      ("dhakdlrjf", "✓ Right: 100 points"), ("oh my", "✗ Wrong"), (":pass", "✗ Not answered"),
    ] {
      let walk = try await walk(line + "\n", ["play", file])
      XCTAssertEqual(walk.replies[1].prefix { $0 != "\n" }, verdict[...], line)
    }
  }

  func testTypedChoicesAreMarkedLikeOtherAnswers() async throws {
    let file = try quizFile("Q: Whose song is Dolphin?\nA: OH MY GIRL\n- SECRET\n- KARA\n")
    for (line, verdict) in [
      ("oh my girl", "✓ Right: 100 points"), ("dhakdlrjf", "✓ Right: 100 points"),
      ("oh my girll", "✓ Right, with a typo: 80 points"), ("secrett", "✗ Wrong"),
      ("IVE", "Type a number from 1 to 3, or a choice"),
    ] {
      let walk = try await walk(line + "\n", ["play", file])
      XCTAssertEqual(walk.replies[1].prefix { $0 != "\n" }, verdict[...], line)
    }
  }

  func testAClueIsShownOnceAndCosts() async throws {
    let file = try quizFile("Q: a?\nA: b\n? first\n? second\n")
    let walk = try await walk("?\n?\n?\nb\n", ["play", file])
    XCTAssertEqual(
      walk.replies.dropFirst().prefix(3),
      [
        "first\nWorth 70 points; 40 after the next clue\n", "second\nWorth 40 points\n",
        "There are no more clues\n",
      ])
    XCTAssertTrue(walk.replies[4].hasPrefix("✓ Right: 40 points\n"), walk.replies[4])
  }

  func testTheEndOfTheInputKeepsTheGame() async throws {
    _ = try await walk("1\n?\n", "--seed 5 --questions 3")
    XCTAssertEqual(try savedGame()?.replies.count, 1)
  }

  func testAFinishedGameIsNotKept() async throws {
    _ = try await walk("1\n1\n", "--seed 5 --questions 2")
    XCTAssertNil(try savedGame())
  }

  func testEveryReplyIsLogged() async throws {
    let walk = try await walk("1\n:undo\n:pass\n", "--seed 5 --questions 2")
    let log = AnswerLog(
      decoding: try Data(contentsOf: URL(fileURLWithPath: "\(path)/kpgg/quiz.jsonl")))
    XCTAssertEqual(log.answers.count, 2)
    XCTAssertTrue(walk.output.contains("unknown command ':undo'"), walk.output)
    XCTAssertEqual(log.answers.map(\.date.description), ["2026-11-21", "2026-11-21"])
  }

  func testALogThatCannotBeWrittenIsToldAndTheGameGoesOn() async throws {
    try FileManager.default.createDirectory(
      atPath: "\(path)/kpgg/quiz.jsonl", withIntermediateDirectories: true)
    let walk = try await walk("1\n", "--questions 1 --seed 1")
    XCTAssertEqual(walk.outcome.exitCode, .cannotWrite)
    XCTAssertTrue(walk.output.contains("quiz.jsonl"), walk.output)
    XCTAssertTrue(walk.output.contains("✓ Right: 100 points\nAnswer: "), walk.output)
    XCTAssertTrue(walk.output.contains("of 1 right"), walk.output)
  }

  func testADamagedFileOfGamesIsToldAndKept() async throws {
    let file = "\(path)/kpgg/quiz-games.json"
    try FileManager.default.createDirectory(
      atPath: "\(path)/kpgg", withIntermediateDirectories: true)
    try "nonsense".write(toFile: file, atomically: true, encoding: .utf8)
    let walk = try await walk("1\n:q\n", "--questions 2 --seed 1")
    XCTAssertEqual(walk.outcome.exitCode, .badData)
    XCTAssertTrue(walk.outcome.errors.contains("quiz-games.json"), walk.outcome.errors)
    XCTAssertTrue(walk.output.contains("✓ Right: 100 points\nAnswer: "), walk.output)
    XCTAssertEqual(try String(contentsOfFile: file, encoding: .utf8), "nonsense")
  }

  func testNothingButPlainLinesIsPrinted() async throws {
    let walk = try await walk("1\n2\n3\n", "--seed 5 --questions 3")
    XCTAssertFalse(walk.output.contains("\u{1B}"))
    XCTAssertFalse(walk.output.contains("\r"))
  }

  func testAPathInAMessageIsShownWithoutControlCharacters() async throws {
    let folder = "\(path)/data\u{1B}[31m"
    try FileManager.default.createDirectory(
      atPath: "\(folder)/kpgg/quiz-games.json", withIntermediateDirectories: true)
    let walk = try await walk(
      "1\n:q\n", "--questions 2 --seed 1", in: ["XDG_DATA_HOME": folder])
    XCTAssertTrue(walk.outcome.errors.contains("quiz-games.json"), walk.outcome.errors)
    XCTAssertFalse((walk.output + walk.outcome.errors).contains("\u{1B}"), walk.output)
  }

  func testAnOwnQuestionHasNoLevelOnTheScreenAndInLines() async throws {
    let file = try quizFile("seed: 4\nQ: How many?\nA: 2\n- 3\n- 4\n- 1\n")
    let walk = try await walk("2\n", ["play", file])
    XCTAssertTrue(walk.output.contains("Question 1 of 1 · own question\n"), walk.output)
  }

  func testTheTextOfAChoiceCountsBeforeItsNumber() async throws {
    let file = try quizFile("seed: 4\nQ: How many?\nA: 2\n- 3\n- 4\n- 1\n")
    for line in ["1", "2", "3", "4"] {
      let walk = try await walk(line + "\n", ["play", file])
      XCTAssertTrue(walk.replies[1].hasPrefix(line == "2" ? "✓" : "✗"), walk.replies[1])
    }
  }

  /// The saved game of generated questions.
  private func savedGame() throws -> SavedQuizGame? {
    try SavedGames(
      decoding: Data(contentsOf: URL(fileURLWithPath: "\(path)/kpgg/quiz-games.json")))[
        .generated(QuizDocument(title: ""))]
  }

  /// Writes a quiz file. Returns its path.
  private func quizFile(_ questions: String) throws -> String {
    let file = "\(path)/quiz.txt"
    try "title: test\nlevel: hard\n\(questions)".write(
      toFile: file, atomically: true, encoding: .utf8)
    return file
  }
}
