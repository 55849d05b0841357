import KPGGCore
import KPGGQuiz
import KPGGSystem
import XCTest

@testable import kpgg

final class QuizTests: QuizTestCase {
  private lazy var folder = Result { try TemporaryFolder() }

  override func tearDown() {
    try? folder.get().remove()
    super.tearDown()
  }

  func testAnswersOfTheLogAreNotAskedAgainAtOnce() throws {
    let setup = try setup()
    let first = try quiz(from: setup)
    let ids = Set(first.state.game.questions.map(\.id))
    XCTAssertEqual(ids.count, 10)
    try log(first)
    let second = try quiz(from: setup).state.game.questions.map(\.id)
    XCTAssertEqual(second.count, 10)
    XCTAssertTrue(ids.isDisjoint(with: second))
  }

  func testTheNextGameDoesNotRepeatTheGameBefore() throws {
    let quiz = try quiz(from: setup())
    try log(quiz)
    guard case .news(.started(let next)) = try event(after: .newGame, in: quiz) else {
      return XCTFail("no game")
    }
    XCTAssertTrue(
      Set(quiz.state.game.questions.map(\.id)).isDisjoint(with: next.questions.map(\.id)))
  }

  func testASeededGameDoesNotDependOnTheLog() throws {
    var settings = QuizSettings()
    settings.seed = 7
    let quizzes = try (0..<2).map { _ in
      let quiz = try setup().quiz(settings, isSeeded: true, from: source, in: .english)
      try log(quiz)
      return quiz
    }
    XCTAssertEqual(quizzes[0].state.game, quizzes[1].state.game)
  }

  func testWithoutAPlaceForALogTheGameStarts() throws {
    let quiz = try quiz(from: setup(log: .failure(.noDataFolder)))
    XCTAssertEqual(quiz.state.game.questions.count, 10)
  }

  func testAGameThatWasLeftIsOffered() throws {
    let left = try quiz(from: setup())
    var game = left.state.game
    game.giveUp()
    XCTAssertNil(try event(after: .save(game), in: left))
    XCTAssertEqual(try quiz(from: setup()).state.savedGame, game)
    XCTAssertNil(try quiz(from: setup(offersSavedGame: false)).state.savedGame)
  }

  func testTheGameThatWasLeftLastIsSaved() throws {
    let saved = try savedGame()
    let chosen = try chosenQuiz()
    var game = chosen.state.game
    // A clue is no answer.
    game.showClue()
    XCTAssertNil(try event(after: .save(game), in: chosen))
    XCTAssertEqual(try quiz(from: setup()).state.savedGame, saved)
    game.giveUp()
    XCTAssertNil(try event(after: .save(game), in: chosen))
    XCTAssertEqual(try quiz(from: setup()).state.savedGame, game)
  }

  func testAClueInAGameThatStartsAgainKeepsTheReplies() throws {
    let saved = try savedGame()
    var game = QuizGame(questions: saved.questions, source: saved.source)
    game.showClue()
    XCTAssertNil(try event(after: .save(game), in: quiz(from: setup())))
    XCTAssertEqual(try quiz(from: setup()).state.savedGame, saved)
  }

  func testTheEndOfAChosenGameBringsTheSavedOneBack() throws {
    let saved = try savedGame()
    let chosen = try chosenQuiz()
    for seed in [7, 8] as [UInt64] {
      var settings = QuizSettings()
      settings.seed = seed
      var game = try QuizGame(settings, from: source.generator)
      while !game.isOver {
        game.giveUp()
        XCTAssertNil(try event(after: .save(game), in: chosen))
      }
      XCTAssertEqual(try quiz(from: setup()).state.savedGame, saved)
    }
  }

  func testAGameThatReplacesTheOfferedOneEndsWithoutIt() throws {
    _ = try savedGame()
    let quiz = try quiz(from: setup())
    var game = quiz.state.game
    while !game.isOver {
      game.giveUp()
      XCTAssertNil(try event(after: .save(game), in: quiz))
    }
    XCTAssertNil(try self.quiz(from: setup()).state.savedGame)
  }

  func testTheOfferNamesTheOnlyGroupOfTheQuestions() throws {
    for (groups, kinds, start, koreanStart) in [
      (["OHMYGIRL"], nil, "OH MY GIRL, easy, mixed kinds, question 2", "오마이걸, 쉬움, 여러 종류"),
      (["OHMYGIRL"], [.profile], "OH MY GIRL, easy, profile, question 2", "오마이걸, 쉬움, 프로필"),
      (["OHMYGIRL", "IVE"], nil, "Easy, mixed kinds, question 2", "쉬움, 여러 종류"),
    ] as [([String], Set<QuizKind>?, String, String)] {
      var settings = QuizSettings()
      (settings.seed, settings.asksForAcceptedGroups) = (1, kinds != nil)
      settings.groupIDs = Set(groups.compactMap { GroupID($0) })
      if let kinds { settings.kinds = kinds }
      let quiz = try setup(offersSavedGame: false).quiz(settings, from: source, in: .english)
      var game = quiz.state.game
      game.giveUp()
      XCTAssertNil(try event(after: .save(game), in: quiz))
      let state = try self.quiz(from: setup()).state
      let found = [state.pageLines[0], QuizRun(state: state).screen]
      for text in found { XCTAssertTrue(text.contains("Continue your game? \(start)"), text) }
      let korean = try setup().quiz(QuizSettings(), from: source, in: .korean).state.pageLines[0]
      XCTAssertTrue(korean.hasPrefix("풀던 퀴즈를 계속할까요? \(koreanStart)"), korean)
    }
  }

  func testTheOfferDoesNotRevealTheAnswerToTheFirstQuestion() throws {
    var settings = QuizSettings()
    (settings.seed, settings.count, settings.kinds) = (1, 1, [.song])
    let quiz = try setup(offersSavedGame: false).quiz(settings, from: source, in: .english)
    var game = quiz.state.game
    game.showClue()
    XCTAssertNil(try event(after: .save(game), in: quiz))
    let state = try self.quiz(from: setup()).state
    XCTAssertTrue(
      state.pageLines[0].hasPrefix("Continue your game? Easy, song, question 1 of 1"),
      "\(state.pageLines)")
  }

  func testGeneratedAndWrittenGamesAreKeptSideBySide() throws {
    let generated = try quiz(from: setup())
    let (one, two) = (try written("One"), try written("Two"))
    var games = [generated.state.game, one]
    for index in games.indices {
      games[index].giveUp()
      XCTAssertNil(try event(after: .save(games[index]), in: generated))
    }
    XCTAssertEqual(try quiz(from: setup()).state.savedGame, games[0])
    XCTAssertEqual(try quiz(one).state.savedGame, games[1])
    XCTAssertNil(try quiz(two).state.savedGame)
    XCTAssertNil(try quiz(QuizGame(questions: one.questions)).state.savedGame)
  }

  func testAGameThatIsNotOfferedWarnsBeforeItReplacesTheSavedOne() throws {
    XCTAssertEqual(try chosenQuiz().state.notice, [])
    _ = try savedGame()
    XCTAssertEqual(try chosenQuiz().state.notice, ["An answer replaces your saved game"])
    XCTAssertEqual(try quiz(from: setup()).state.notice, [])
    XCTAssertEqual(try quiz(written("One")).state.notice, [])
  }

  func testTheEndOfAGameRemovesOnlyThatGame() throws {
    let setup = try setup()
    var games = [try written("One"), try written("Two")]
    for index in games.indices { games[index].giveUp() }
    let quiz = try quiz(games[0])
    for game in games { XCTAssertNil(try event(after: .save(game), in: quiz)) }
    for index in games.indices { games[index].giveUp() }
    XCTAssertNil(try event(after: .save(games[0]), in: quiz))
    XCTAssertEqual(
      try setup.savedGames.get().read()[games[1].source]?.source, games[1].source)
    XCTAssertNil(try event(after: .save(games[1]), in: quiz))
    XCTAssertNil(try setup.savedGames.get().read()[games[1].source])
  }

  /// A game with one reply, which is saved.
  private func savedGame() throws -> QuizGame {
    let left = try quiz(from: setup())
    var game = left.state.game
    game.giveUp()
    XCTAssertNil(try event(after: .save(game), in: left))
    return game
  }

  /// A quiz that options choose, so it does not offer the saved game.
  private func chosenQuiz() throws -> Quiz {
    var settings = QuizSettings()
    settings.seed = 7
    return try setup(offersSavedGame: false).quiz(
      settings, isSeeded: true, from: source, in: .english)
  }

  /// A game of two written questions.
  private func written(_ title: String) throws -> QuizGame {
    let text = "title: \(title)\nQ: a\nA: b\nQ: c\nA: d\n"
    return QuizGame(try QuizFile(decoding: Array(text.utf8)).document, from: try source.generator)
  }

  private func event(after effect: QuizEffect, in quiz: Quiz) throws -> QuizState.Event? {
    try quiz.step(for: effect, in: quiz.state).event()
  }

  private func quiz(_ game: QuizGame) throws -> Quiz {
    try setup().quiz(game, from: source, in: .english)
  }

  /// Logs an answer to each question of a quiz.
  private func log(_ quiz: Quiz) throws {
    var game = quiz.state.game
    while !game.isOver {
      game.giveUp()
      let answer = try XCTUnwrap(game.loggedAnswer(on: quiz.state.date))
      XCTAssertNil(try event(after: .log(answer), in: quiz))
    }
  }

  private func quiz(from setup: QuizSetup) throws -> Quiz {
    try setup.quiz(QuizSettings(), from: source, in: .english)
  }

  /// A setup whose random numbers are always the same.
  private func setup(
    log: Result<AnswerLogFile, CommandError>? = nil, offersSavedGame: Bool = true
  ) throws -> QuizSetup {
    let path = try folder.get().url.path
    let file = AnswerLogFile(folder: path, lockTimeout: .seconds(30))
    let today = try XCTUnwrap(CalendarDate("2026-11-21"))
    return QuizSetup(
      display: ScreenDisplay(isLinear: false, isColored: false, environment: [:]), isASCII: false,
      log: log ?? .success(file),
      savedGames: .success(SavedGamesFile(folder: path, lockTimeout: .seconds(30))),
      offersSavedGame: offersSavedGame, today: { today }, randomNumber: { 5 })
  }
}
