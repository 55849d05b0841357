import Foundation
import KPGGSystem
import XCTest

@testable import kpgg

/// Runs `kpgg browse` in process, on a pseudo-terminal of 80 by 24 cells.
final class BrowserScreenTests: XCTestCase {
  private var run: TerminalRun?
  private lazy var folder = Result { try TemporaryFolder() }

  override func tearDown() {
    run?.terminal.close()
    try? folder.get().remove()
    super.tearDown()
  }

  func testAQuizReturnsToTheScreenBelow() throws {
    let run = try startedQuiz()
    try run.type("1")
    try run.type("q")
    try run.wait(for: "kpgg › OH MY GIRL")
    try run.type("fq")
    XCTAssertEqual(run.outcome, Program.Outcome())
    XCTAssertEqual(try lines(of: "quiz.jsonl").count, 1)
    XCTAssertTrue(try lines(of: "favorites.json").contains { $0.contains("OHMYGIRL") })
  }

  func testAGameThatIsLeftIsSavedAndTheScreenBelowSaysSo() throws {
    let run = try startedQuiz()
    try run.type("q")
    try run.wait(for: "kpgg › OH MY GIRL")
    XCTAssertThrowsError(try lines(of: "quiz-games.json"))
    try run.type("z1q")
    try run.wait(for: "the game is saved; continue with 'kpgg quiz'")
    try run.type("q")
    XCTAssertEqual(run.outcome, Program.Outcome())
  }

  func testKeysThatArriveTogetherReachTheQuizAndThenTheBrowser() throws {
    let run = try startedQuiz()
    try run.type("q")
    try run.wait(for: "kpgg › OH MY GIRL")
    try run.type("z1qfq")
    XCTAssertEqual(run.outcome, Program.Outcome())
    XCTAssertEqual(try lines(of: "quiz.jsonl").count, 1)
    XCTAssertTrue(try lines(of: "favorites.json").contains { $0.contains("OHMYGIRL") })
  }

  func testATerminalThatGrowsDuringTheQuizIsDrawnInItsNewSize() throws {
    let run = try startedQuiz()
    run.resize(columns: 100, rows: 40)
    try run.wait(for: "\u{1B}[40;")
    try run.type("q")
    try run.wait(for: "\u{1B}[40;")
    try run.wait(for: "kpgg › OH MY GIRL")
    try run.type("q")
    XCTAssertEqual(run.outcome, Program.Outcome())
  }

  func testQuestionsWhoseRepliesTheQuizIgnoresAreAskedAgain() throws {
    let run = try started(
      "OHMYGIRL", "--source", CatalogTransport.base, in: ["TERM": "xterm-256color"])
    let lastQuestion = "\u{1B}[c"
    try run.wait(for: lastQuestion)
    try run.wait(for: "kpgg › OH MY GIRL")
    try run.type("z")
    try run.wait(for: "kpgg › quiz")
    try run.type("q")
    try run.wait(for: lastQuestion)
    try run.type("q")
    XCTAssertEqual(run.outcome, Program.Outcome())
  }

  func testAGameThatCannotBeKeptIsToldByTheScreenBelowAndAtTheEnd() throws {
    let run = try startedQuiz()
    try damageSavedGames()
    try run.type("cq")
    try run.wait(for: "quiz-games.json")
    try run.type("q")
    let outcome = try XCTUnwrap(run.outcome)
    XCTAssertTrue(outcome.errors.contains("quiz-games.json"), outcome.errors)
    XCTAssertEqual(outcome.exitCode, .badData)
  }

  func testATerminalThatClosesDuringTheQuizEndsTheBrowser() throws {
    let run = try startedQuiz()
    try run.terminal.controller.close()
    XCTAssertEqual(try XCTUnwrap(run.outcome).exitCode, .noInput)
  }

  /// Starts a browser, and in it a quiz about a group.
  private func startedQuiz() throws -> TerminalRun {
    let run = try started("OHMYGIRL")
    try run.wait(for: "kpgg › OH MY GIRL")
    try run.type("z")
    try run.wait(for: "kpgg › quiz")
    return run
  }

  /// Starts a browser whose files are in the temporary folder.
  private func started(
    _ words: String..., in variables: [String: String] = [:]
  ) throws -> TerminalRun {
    let path = try folder.get().url.path
    let environment = [
      "KPGG_TODAY": "2026-11-21", "KPGG_LANG": "en", "TERM": "xterm", "XDG_DATA_HOME": path,
      "XDG_CACHE_HOME": path,
    ].merging(variables) { $1 }
    let run = try TerminalRun(
      ["browse"] + words, environment: environment)
    self.run = run
    return run
  }

  private func damageSavedGames() throws {
    let data = try folder.get().url.appendingPathComponent("kpgg")
    try FileManager.default.createDirectory(at: data, withIntermediateDirectories: true)
    try Data("{".utf8).write(to: data.appendingPathComponent("quiz-games.json"))
  }

  private func lines(of file: String) throws -> [Substring] {
    try String(contentsOfFile: "\(folder.get().url.path)/kpgg/\(file)", encoding: .utf8)
      .split(separator: "\n")
  }
}
