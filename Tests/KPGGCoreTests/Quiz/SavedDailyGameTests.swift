import Foundation
import XCTest

@testable import KPGGCore

final class SavedDailyGameTests: XCTestCase {
  func testASavedGameCanBeReadBack() throws {
    let game = SavedDailyGame(
      date: try checked("2026-12-01"), kind: .member, guesses: ["IVE/Liz", "오마이걸/유아"])
    XCTAssertEqual(try decoded(SavedDailyGame.self, game.json.canonicalText), game)
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
