import KPGGCore
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
    guard case .started(let next) = try quiz.run(.newGame) else {
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
    XCTAssertNil(try left.run(.keep(game)))
    XCTAssertEqual(try quiz(from: table()).state.keptGame, game)
    XCTAssertNil(try quiz(from: table(offersKeptGame: false)).state.keptGame)
  }

  /// Logs an answer to each question of a quiz.
  private func log(_ quiz: Quiz) throws {
    var game = quiz.state.game
    while !game.isOver {
      game.giveUp()
      let answer = try XCTUnwrap(game.loggedAnswer(on: quiz.state.settings.date))
      XCTAssertNil(try quiz.run(.log(.answer(answer))))
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
