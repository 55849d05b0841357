import Foundation
import KPGGCore
import KPGGQuiz
import XCTest

@testable import kpgg

final class SavedGamesFileTests: XCTestCase {
  func testEachGameIsSavedBesideTheOthers() throws {
    try withFile { file, folder in
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

  func testReadingCreatesNothing() throws {
    try withFile { file, folder in
      XCTAssertEqual(try file.read(), SavedGames())
      try file.update { $0[.group] = nil }
      XCTAssertFalse(FileManager.default.fileExists(atPath: folder.path))
    }
  }

  func testADamagedFileIsAnErrorAndStaysUnchanged() throws {
    for text in ["", "{\"schemaVersion\": 1, \"daily-group\": {\"da", "{\"schemaVersion\": 2}"] {
      try withFile(text) { file, folder in
        XCTAssertThrowsError(try file.read(), text) { error in
          guard case UserFileError.corrupt = error else { return XCTFail("\(error)") }
        }
        XCTAssertThrowsError(try file.update { $0 = SavedGames() }, text)
        XCTAssertThrowsError(try file.update { $0[.group] = try .of(.group, "2026-11-21") }, text)
        let path = folder.appendingPathComponent("quiz-games.json")
        XCTAssertEqual(String(decoding: try Data(contentsOf: path), as: UTF8.self), text)
      }
    }
  }

  /// Calls the body with a file of this text. Without a text, neither file nor folder exists.
  private func withFile(
    _ text: String? = nil, _ body: (SavedGamesFile, URL) throws -> Void
  ) throws {
    let temporary = try TemporaryFolder()
    defer { temporary.remove() }
    let folder = temporary.url.appendingPathComponent("data/kpgg")
    if let text {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: folder.appendingPathComponent("quiz-games.json"))
    }
    try body(SavedGamesFile(folder: folder.path, lockTimeout: .seconds(30)), folder)
  }
}
