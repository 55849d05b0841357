import Foundation
import KPGGCore
import KPGGQuiz
import XCTest

@testable import kpgg

final class SavedGamesTests: XCTestCase {
  func testADocumentCanBeReadBack() throws {
    var games = SavedGames()
    games[try SavedQuizGame.sample().source] = try .sample()
    games[try SavedQuizGame.sample(isGenerated: true).source] = try .sample(isGenerated: true)
    games[.group] = try .of(.group, "2026-11-21", ["IVE", "AOA"])
    games[.member] = try .of(.member, "2026-11-20")
    XCTAssertEqual(try SavedGames(decoding: Data(games.json.canonicalText.utf8)), games)
    XCTAssertEqual(
      try SavedGames(decoding: Data(SavedGames().json.canonicalText.utf8)), SavedGames())
  }

  func testTheDocumentIsCanonical() throws {
    var games = SavedGames()
    games[.group] = try .of(.group, "2026-11-21", ["IVE"])
    XCTAssertEqual(
      games.json.canonicalText,
      """
      {
        "daily-group": {
          "date": "2026-11-21",
          "guesses": [
            "IVE"
          ],
          "kind": "group"
        },
        "daily-member": null,
        "play": null,
        "quiz": null,
        "schemaVersion": 1
      }

      """)
  }

  func testGamesOfLaterVersionsAndUnknownKeysAreReadAsFarAsPossible() throws {
    XCTAssertEqual(try read("\"other\": 1, \"schemaVersion\": 1"), SavedGames())
    assertInvalid("\"schemaVersion\": 2", "the schema version must be 1, not 2")
  }

  func testInvalidDailyGamesAreReportedWithTheirKeyPath() {
    for (game, problem) in [
      ("[]", "daily-group: must be an object"),
      (#"{"date": "2026-11-21", "guesses": []}"#, "daily-group.kind: missing"),
      (
        #"{"date": "2026-11", "guesses": [], "kind": "group"}"#,
        "daily-group.date: '2026-11' is not a complete date"
      ),
      (
        #"{"date": "2026-11-21", "guesses": [], "kind": "song"}"#,
        "daily-group.kind: not a valid value"
      ),
      (
        #"{"date": "2026-11-21", "guesses": [], "kind": "member"}"#,
        "daily-group.kind: not a valid value"
      ),
      (
        #"{"date": "2026-11-21", "guesses": [1], "kind": "group"}"#,
        "daily-group.guesses[0]: must be a string"
      ),
      (
        #"{"date": "2026-11-21", "guesses": ["","","","","","",""], "kind": "group"}"#,
        "daily-group.guesses: more than the limit of 6 values"
      ),
    ] {
      assertInvalid("\"schemaVersion\": 1, \"daily-group\": \(game)", problem)
    }
  }

  func testAMemberGameUnderTheKeyOfGroupsIsInvalid() throws {
    var games = SavedGames()
    games[.member] = try .of(.group, "2026-11-21")
    XCTAssertThrowsError(try SavedGames(decoding: Data(games.json.canonicalText.utf8)))
  }

  func testAQuizUnderTheKeyOfTheOtherKindIsInvalid() throws {
    for (key, isGenerated) in [("quiz", false), ("play", true)] {
      let game = try SavedQuizGame.sample(isGenerated: isGenerated).json.canonicalText
      assertInvalid(
        "\"schemaVersion\": 1, \"\(key)\": \(game)", "\(key).isGenerated: not a valid value")
    }
  }

  func testEachGameIsSavedBesideTheOthers() throws {
    try withDataFolder("quiz-games.json", nil) { folder in
      let file = SavedGamesFile(folder: folder.path, lockTimeout: .seconds(30))
      let group = try SavedDailyGame.of(.group, "2026-11-21", ["IVE"])
      let member = try SavedDailyGame.of(.member, "2026-11-21")
      try file.update { $0[.group] = group }
      try file.update { $0[.member] = member }
      let quizzes = try [true, false].map { try SavedQuizGame.sample(isGenerated: $0) }
      for quiz in quizzes { try file.update { $0[quiz.source] = quiz } }
      let games = try file.read()
      XCTAssertEqual(games[.group], group)
      XCTAssertEqual(games[.member], member)
      XCTAssertEqual(quizzes.map { games[$0.source] }, quizzes)
      XCTAssertEqual(
        try FileManager.default.contentsOfDirectory(atPath: folder.path), ["quiz-games.json"])
    }
  }

  private func read(_ members: String) throws -> SavedGames {
    try SavedGames(decoding: Data("{\(members)}".utf8))
  }

  private func assertInvalid(_ members: String, _ problem: String, line: UInt = #line) {
    XCTAssertThrowsError(try read(members), line: line) { error in
      XCTAssertTrue("\(error)".hasPrefix(problem), "\(error)", line: line)
    }
  }
}

extension SavedDailyGame {
  /// Creates a saved game of a day.
  static func of(
    _ kind: DailyPuzzle.Kind, _ date: String, _ guesses: [RecordID] = []
  ) throws -> SavedDailyGame {
    SavedDailyGame(
      date: try XCTUnwrap(CalendarDate(date)), kind: kind, guesses: guesses)
  }
}

extension SavedQuizGame {
  /// A quiz with one reply.
  static func sample(isGenerated: Bool = false) throws -> SavedQuizGame {
    let text = "title: a\nlevel: easy\n\nQ: b\nA: c\n\nQ: { song IVE }\n"
    let json = JSONValue.object([
      "clues": .integer(1), "document": .string(text), "isGenerated": .boolean(isGenerated),
      "replies": .array([
        .object(["clues": .integer(0), "isLate": .boolean(true), "text": .string("오마이걸")])
      ]),
    ])
    return try JSONDecoder().decode(SavedQuizGame.self, from: Data(json.canonicalText.utf8))
  }
}
