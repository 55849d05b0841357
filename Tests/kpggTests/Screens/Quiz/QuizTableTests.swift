import KPGGCore
import KPGGQuiz
import KPGGSystem
import XCTest

@testable import kpgg

final class QuizTableTests: QuizTestCase {
  private lazy var folder = Result { try TemporaryFolder() }

  override func tearDown() {
    try? folder.get().remove()
    super.tearDown()
  }

  func testAnswersOfTheLogAreNotAskedAgainAtOnce() throws {
    let table = try table()
    let first = try quiz(from: table)
    let ids = Set(first.state.game.questions.map(\.id))
    XCTAssertEqual(ids.count, 10)
    try log(first)
    let second = try quiz(from: table).state.game.questions.map(\.id)
    XCTAssertEqual(second.count, 10)
    XCTAssertTrue(ids.isDisjoint(with: second))
  }

  func testTheNextGameDoesNotRepeatTheGameBefore() throws {
    let quiz = try quiz(from: table())
    try log(quiz)
    guard case .started(let next) = try event(after: .newGame, in: quiz) else {
      return XCTFail("no game")
    }
    XCTAssertTrue(
      Set(quiz.state.game.questions.map(\.id)).isDisjoint(with: next.questions.map(\.id)))
  }

  func testASeededGameDoesNotDependOnTheLog() throws {
    var settings = QuizSettings()
    settings.seed = 7
    let quizzes = try (0..<2).map { _ in
      let quiz = try table().quiz(settings, isSeeded: true, from: deck, in: .english)
      try log(quiz)
      return quiz
    }
    XCTAssertEqual(quizzes[0].state.game, quizzes[1].state.game)
  }

  func testWithoutAPlaceForALogTheGameStarts() throws {
    let quiz = try quiz(from: table(log: .failure(.noDataFolder)))
    XCTAssertEqual(quiz.state.game.questions.count, 10)
  }

  func testAGameThatWasLeftIsOffered() throws {
    let left = try quiz(from: table())
    var game = left.state.game
    game.giveUp()
    XCTAssertNil(try event(after: .keep(game), in: left))
    XCTAssertEqual(try quiz(from: table()).state.keptGame, game)
    XCTAssertNil(try quiz(from: table(offersKeptGame: false)).state.keptGame)
  }

  func testGeneratedAndWrittenGamesAreKeptSideBySide() throws {
    let generated = try quiz(from: table())
    let (one, two) = (try written("One"), try written("Two"))
    var games = [generated.state.game, one]
    for index in games.indices {
      games[index].giveUp()
      XCTAssertNil(try event(after: .keep(games[index]), in: generated))
    }
    XCTAssertEqual(try quiz(from: table()).state.keptGame, games[0])
    XCTAssertEqual(try quiz(one).state.keptGame, games[1])
    XCTAssertNil(try quiz(two).state.keptGame)
    XCTAssertNil(try quiz(QuizGame(questions: one.questions)).state.keptGame)
  }

  func testTheEndOfAGameRemovesOnlyThatGame() throws {
    let table = try table()
    var games = [try written("One"), try written("Two")]
    for index in games.indices { games[index].giveUp() }
    let quiz = try quiz(games[0])
    for game in games { XCTAssertNil(try event(after: .keep(game), in: quiz)) }
    for index in games.indices { games[index].giveUp() }
    XCTAssertNil(try event(after: .keep(games[0]), in: quiz))
    XCTAssertEqual(
      try table.savedGames.get().read()[games[1].source]?.source, games[1].source)
    XCTAssertNil(try event(after: .keep(games[1]), in: quiz))
    XCTAssertNil(try table.savedGames.get().read()[games[1].source])
  }

  func testUndoAfterAFailedWriteKeepsAnOlderAnswer() throws {
    let quiz = try quiz(from: table())
    var game = quiz.state.game
    game.giveUp()
    let answer = try XCTUnwrap(game.loggedAnswer(on: quiz.state.settings.date))
    let log = try table().log.get()
    try log.append([.answer(answer)])
    let aside = log.path + ".aside"
    try FileManager.default.moveItem(atPath: log.path, toPath: aside)
    try FileManager.default.createDirectory(
      atPath: log.path, withIntermediateDirectories: false)
    XCTAssertThrowsError(try event(after: .log(.answer(answer)), in: quiz))
    try FileManager.default.removeItem(atPath: log.path)
    try FileManager.default.moveItem(atPath: aside, toPath: log.path)
    XCTAssertNil(try event(after: .log(.undo(answer)), in: quiz))
    XCTAssertEqual(try log.read().answers, [answer])
    for record in [AnswerRecord.answer(answer), .answer(answer), .undo(answer), .undo(answer)] {
      XCTAssertNil(try event(after: .log(record), in: quiz))
    }
    XCTAssertEqual(try log.read().answers, [answer])
  }

  /// A game of two written questions.
  private func written(_ title: String) throws -> QuizGame {
    let text = "title: \(title)\nQ: a\nA: b\nQ: c\nA: d\n"
    return QuizGame(try QuizFile(decoding: Array(text.utf8)).document, from: try deck.generator)
  }

  private func event(after effect: QuizEffect, in quiz: Quiz) throws -> QuizEvent? {
    try quiz.step(for: effect, in: quiz.state).event()
  }

  private func quiz(_ game: QuizGame) throws -> Quiz {
    try table().quiz(game, from: deck, in: .english)
  }

  /// Logs an answer to each question of a quiz.
  private func log(_ quiz: Quiz) throws {
    var game = quiz.state.game
    while !game.isOver {
      game.giveUp()
      let answer = try XCTUnwrap(game.loggedAnswer(on: quiz.state.settings.date))
      XCTAssertNil(try event(after: .log(.answer(answer)), in: quiz))
    }
  }

  private func quiz(from table: QuizTable) throws -> Quiz {
    try table.quiz(QuizSettings(), from: deck, in: .english)
  }

  /// A table whose random numbers are always the same.
  private func table(
    log: Result<AnswerLogFile, CommandError>? = nil, offersKeptGame: Bool = true
  ) throws -> QuizTable {
    let path = try folder.get().url.path
    let file = AnswerLogFile(folder: path, lockTimeout: .seconds(30))
    let today = try XCTUnwrap(CalendarDate("2026-11-21"))
    return QuizTable(
      isLinear: false, isASCII: false, isColored: false, environment: [:],
      log: log ?? .success(file),
      savedGames: .success(SavedGamesFile(folder: path, lockTimeout: .seconds(30))),
      offersKeptGame: offersKeptGame, today: { today }, randomNumber: { 5 })
  }
}
