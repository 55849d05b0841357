import Foundation
import KPGGCore
import KPGGQuiz
import KPGGSystem
import XCTest

@testable import kpgg

/// Plays the daily puzzle of 1 December 2026 by typed lines.
final class DailyLinesTests: DailyTestCase {
  func testAGameInBothLanguages() async throws {
    for language in Language.allCases {
      let played = try await play(
        [
          "twice", "없는 그룹", "stay", "twice", "", "오마이걸", "", ":guesses", ":?", ":nonsense", "에이오에이",
        ],
        language)
      let golden = Golden(name: "quiz/daily-linear-\(language.rawValue).txt")
      if let problem = golden.problem(with: played.output) { XCTFail(problem) }
      XCTAssertEqual(played.saved?.guesses, ["TWICE", "OHMYGIRL", "AOA"])
      XCTAssertEqual(played.answers.map(\.points), [76])
    }
  }

  func testTheEndOfTheGameEndsTheProgram() async throws {
    let output = try await play(["aoa", "ive"]).output
    XCTAssertTrue(output.hasSuffix("\nkpgg group puzzle 2026-12-01 1/6\n🟩🟩🟩🟩🟩🟩\n"), output)
    XCTAssertTrue(output.contains("\nDays played in a row: 1, longest: 1\n"), output)
    XCTAssertTrue(output.contains("\nNext puzzle: 2026-12-02 at 00:00 in Korea\n"), output)
  }

  func testTheEndOfTheInputKeepsTheGame() async throws {
    let played = try await play(["twice"])
    XCTAssertEqual(played.saved?.guesses, ["TWICE"])
    XCTAssertEqual(played.answers, [])
    XCTAssertTrue(played.output.hasSuffix("quiz>\n"), played.output)
  }

  func testAnotherLineDoesNotConfirmAContradiction() async throws {
    let played = try await play(["twice", "omg", "stayc", ""])
    XCTAssertEqual(played.saved?.guesses, ["TWICE", "STAYC"])
  }

  func testAnAmbiguousNameListsTheIDs() async throws {
    let output = try await play(["mina"], kind: .member).output
    XCTAssertTrue(output.contains("'mina' matches 2 members\n"), output)
    XCTAssertTrue(output.contains("TWICE/Mina"), output)
  }

  func testAFinishedGameShowsItsResultAgain() async throws {
    var game = try game()
    game.guess(try XCTUnwrap(try candidates()["AOA"]))
    let output = try await play(["ive"], resuming: game).output
    XCTAssertFalse(output.contains("quiz>"), output)
    XCTAssertTrue(output.contains("Answer: AOA (에이오에이)\n"), output)
  }

  func testAnOfferedGameGoesOnWithAnEmptyLine() async throws {
    var yesterday = try game(.group, "2026-11-30")
    yesterday.guess(try XCTUnwrap(try candidates()["TWICE"]))
    let answer = yesterday.puzzle.answer.description
    let played = try await play(["", answer, "", "", "ive"], resuming: yesterday)
    XCTAssertEqual(played.answers.map(\.questionID), ["daily-group/2026-11-30"])
    XCTAssertEqual(played.saved?.date.description, "2026-12-01")
    XCTAssertEqual(played.saved?.guesses, ["IVE"])
    let today = try await play([":today", "ive"], resuming: yesterday)
    XCTAssertEqual(today.saved?.guesses, ["IVE"])
  }

  func testAFailedSaveIsReportedAndTheGameGoesOn() async throws {
    let played = try await play(["twice", "aoa"], savesFail: true)
    XCTAssertTrue(
      played.output.contains("cannot write '/dev/null/x': Not a directory\n1. TWICE"),
      played.output)
    XCTAssertTrue(played.output.contains("Solved in 2 of 6 guesses"), played.output)
  }

  func testTypedLinesCannotControlTheTerminal() async throws {
    let output = try await play(["\u{1B}[2Jx", ":\u{1B}[2J"]).output
    XCTAssertFalse(output.unicodeScalars.contains("\u{1B}"), output)
  }

  /// Types lines into a game. Returns what it printed, saved, and logged.
  private func play(
    _ lines: [String], _ language: Language = .english, kind: DailyPuzzle.Kind = .group,
    resuming saved: DailyGame? = nil, savesFail: Bool = false
  ) async throws -> (output: String, saved: SavedDailyGame?, answers: [LoggedAnswer]) {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let input = folder.url.appendingPathComponent("input")
    let output = folder.url.appendingPathComponent("output")
    try Data(lines.map { $0 + "\n" }.joined().utf8).write(to: input)
    let reader = try FileDescriptor.open(input.path, O_RDONLY)
    let writer = try FileDescriptor.open(output.path, O_WRONLY | O_CREAT | O_TRUNC)
    defer { for file in [reader, writer] { try? file.close() } }
    let data = folder.url.appendingPathComponent("data").path
    let games = SavedGamesFile(folder: savesFail ? "/dev/null/x" : data, lockTimeout: .seconds(30))
    let log = AnswerLogFile(folder: data, lockTimeout: .seconds(30))
    var console = LineConsole(input: reader, output: writer, environment: [:])
    let daily = Daily(
      display: ScreenDisplay(isLinear: true, isColored: false, environment: [:]),
      state: try daily(kind, language, resuming: saved).state, games: games, log: .success(log),
      today: .latest, now: nil)
    try await daily.run(on: &console)
    return (
      try String(contentsOf: output, encoding: .utf8), savesFail ? nil : try games.read()[kind],
      try log.read().answers
    )
  }
}
