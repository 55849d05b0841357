import Foundation
import XCTest

@testable import KPGGCore
@testable import KPGGQuiz

final class SavedDailyGameTests: XCTestCase {
  func testASavedGameCanBeReadBack() throws {
    let game = SavedDailyGame(
      date: try checked("2026-12-01"), kind: .member, guesses: ["IVE/Liz", "오마이걸/유아"])
    XCTAssertEqual(try decoded(SavedDailyGame.self, game.json.canonicalText), game)
  }

  func testGuessesOfTwoProcessesAreMerged() throws {
    let stored = try game(["a", "b", "c"])
    XCTAssertEqual(try game(["a", "d"]).merged(into: stored), try game(["a", "b", "c", "d"]))
    XCTAssertEqual(
      try game(["d", "e", "f", "g"]).merged(into: stored),
      try game(["a", "b", "c", "d", "e", "f"]))
    XCTAssertEqual(try game(["a"]).merged(into: stored), stored)
  }

  func testALaterDayReplacesAnEarlierOneAndNeverTheReverse() throws {
    let (first, second) = (try game(["a"]), try game(["b"], day: "2026-12-02"))
    XCTAssertEqual(second.merged(into: first), second)
    XCTAssertEqual(first.merged(into: second), second)
  }

  private func game(_ guesses: [String], day: String = "2026-12-01") throws -> SavedDailyGame {
    SavedDailyGame(date: try checked(day), kind: .group, guesses: guesses)
  }

  func testAGameThatCannotExistIsRejected() throws {
    for text in [
      #"{"date": "2026-12", "guesses": [], "kind": "group"}"#,
      #"{"date": "2026-12-01", "guesses": [], "kind": "song"}"#,
      #"{"date": "2026-12-01", "guesses": "IVE", "kind": "group"}"#,
      #"{"date": "2026-12-01", "guesses": ["","","","","","",""], "kind": "group"}"#,
    ] {
      XCTAssertThrowsError(try decoded(SavedDailyGame.self, text), text)
    }
    let full = #"{"date": "2026-12-01", "guesses": ["","","","","","",""], "kind": "member"}"#
    XCTAssertEqual(try decoded(SavedDailyGame.self, full).guesses.count, 7)
  }
}
