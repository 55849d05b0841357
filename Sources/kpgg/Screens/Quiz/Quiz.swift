import KPGGCore
import KPGGQuiz
import KPGGSystem

/// A quiz to play, and its external dependencies.
struct Quiz: Screen {
  let setup: QuizSetup
  let source: QuestionSource
  let state: QuizState
  /// Generates another game; `nil` if there is only one.
  let newGame: (@Sendable () throws -> QuizGame)?
  /// The saved game of the same kind when the quiz began.
  fileprivate let earlierGame: SavedQuizGame?

  var display: ScreenDisplay { setup.display }

  /// The note about a game that the player left and that is now saved: a new one, or the earlier one with
  /// more answers or clues; `nil` without one. `command` continues it.
  func note(ofSavedGame command: String) -> String? {
    guard let saved = try? setup.savedGames.get().read()[state.game.source], saved != earlierGame
    else { return nil }
    let replaces = earlierGame?.isReplaced(by: saved.source) ?? false
    return state.language.words.quiz.savedGame(command, replacesAnother: replaces)
  }

  func step(for effect: QuizEffect, in state: QuizState) -> ScreenStep<QuizState.Event> {
    switch effect {
    case .log(let answer):
      .work {
        try setup.errors.remember { try setup.log.get().append([.answer(answer)]) }
        return nil
      }
    case .save(let game):
      .work {
        try setup.errors.remember { try save(game) }
        return nil
      }
    case .newGame: .work { try newGame.map { .news(.started(try $0())) } }
    case .readSchedule:
      .work {
        let answers = source.askable(try setup.log.get().read().answers)
        let schedule = ReviewSchedule(answers, today: state.date)
        return .news(.scheduled(schedule.upcoming(after: state.date)))
      }
    case .quit: .quit(nil)
    }
  }

  func event(after milliseconds: Int, in state: QuizState) -> QuizState.Event? {
    .news(.elapsed(milliseconds))
  }
}

extension Quiz {
  /// Saves a game, or removes it if it is over.
  ///
  /// The game that was left last is the saved one. It replaces another game at its first reply. When
  /// it is over, the other game is saved again, unless the player chose not to continue it.
  private func save(_ game: QuizGame) throws {
    let saved = SavedQuizGame(game)
    try setup.savedGames.get().update { games in
      let current = games[game.source]
      let isCurrent = current?.source == game.source
      if let saved {
        // A clue alone does not replace replies, even those to the same questions.
        let isFirst = current == nil || isCurrent && current?.replies.isEmpty == true
        guard isFirst || !saved.replies.isEmpty else { return }
        games[game.source] = saved
      } else if isCurrent {
        let returns = state.savedGame == nil && earlierGame?.source != game.source
        games[game.source] = returns ? earlierGame : nil
      }
    }
  }
}

extension SavedQuizGame {
  /// Whether an answer in a game from another source replaces the answers in this one.
  fileprivate func isReplaced(by source: QuizGame.Source) -> Bool {
    !replies.isEmpty && self.source != source
  }
}

/// Settings shared by a command's quizzes: the player's files, the date, and the terminal.
struct QuizSetup: Sendable {
  let display: ScreenDisplay
  let isASCII: Bool
  /// The log of answers; a failure without a data folder.
  let log: Result<AnswerLogFile, CommandError>
  /// The file with the games that the player left; a failure without a data folder.
  let savedGames: Result<SavedGamesFile, CommandError>
  /// Whether the player can decide to continue the saved game.
  var offersSavedGame: Bool
  /// Returns today's date in Korea.
  let today: @Sendable () -> CalendarDate
  let randomNumber: @Sendable () -> UInt64
  let errors = SavingErrors()

  /// Makes a quiz with generated questions, which offers to continue the saved game.
  ///
  /// Each game gets a random seed and the recent questions of the log. If the first game is seeded,
  /// it keeps the seed of the settings, and does not depend on the log.
  ///
  /// - Throws: `QuizError` if no question can be asked, or an error from reading the files.
  func quiz(
    _ settings: QuizSettings, seconds: Int? = nil, isSeeded: Bool = false,
    from source: QuestionSource, in language: Language
  ) throws -> Quiz {
    let newGame = { @Sendable in
      var settings = settings
      (settings.seed, settings.recent) = (randomNumber(), recentQuestions())
      return try QuizGame(settings, seconds: seconds, from: source.generator)
    }
    let game =
      isSeeded ? try QuizGame(settings, seconds: seconds, from: source.generator) : try newGame()
    return quiz(game, from: source, in: language, newGame: newGame)
  }

  /// Makes a quiz that starts with a game, or with the saved one if the player decides so.
  ///
  /// A quiz file offers only saved games of the same document. If the saved games cannot be read, the
  /// screen says so, and kpgg does not save the game.
  func quiz(
    _ game: QuizGame, from source: QuestionSource, in language: Language,
    newGame: (@Sendable () throws -> QuizGame)? = nil
  ) -> Quiz {
    var state = QuizState(
      game, on: today(), checker: source.checker, isASCII: isASCII, language: language)
    var earlierGame: SavedQuizGame?
    do {
      if case .success(let file) = savedGames { earlierGame = try file.read()[game.source] }
      state.savedGame = earlierGame.flatMap { offer($0, before: game, source) }
      // Before the first reply, the group can be the answer.
      if let saved = state.savedGame, !saved.replies.isEmpty {
        state.savedGroup = source.generator.commonGroup(of: saved.questions)
      }
      if let earlierGame, state.savedGame == nil, earlierGame.isReplaced(by: game.source) {
        state.notice = [language.words.quiz.replacesSavedGame]
      }
    } catch {
      state.notice = [ErrorReport(error, in: language.words).message]
    }
    return Quiz(
      setup: self, source: source, state: state, newGame: newGame, earlierGame: earlierGame)
  }

  /// The saved game to offer before another one, if any.
  private func offer(
    _ saved: SavedQuizGame, before game: QuizGame, _ source: QuestionSource
  ) -> QuizGame? {
    guard offersSavedGame, saved.isGenerated || saved.source == game.source else { return nil }
    return saved.game(from: source.generator, checker: source.checker)
  }

  /// The number of questions that are not asked again at once.
  private static let recentCount = 60

  /// The last questions of the log, the oldest first; none if the log cannot be read.
  private func recentQuestions() -> [QuizQuestionID] {
    guard case .success(let file) = log, let log = try? file.read() else { return [] }
    return log.answers.filter { !$0.isDaily }.suffix(Self.recentCount)
      .compactMap { QuizQuestionID($0.questionID) }
  }
}

/// Generates questions, and checks answers to them.
struct QuestionSource: Sendable {
  let generator: QuizGenerator
  let checker: QuizAnswerChecker

  init(_ catalog: FullCatalog) {
    generator = QuizGenerator(catalog)
    checker = QuizAnswerChecker(catalog)
  }

  /// The question with an ID, at the preferred level if the catalog has it there.
  func question(_ id: QuizQuestionID, level: QuizLevel) -> QuizQuestion? {
    ([level] + QuizLevel.allCases).lazy
      .compactMap { generator.question(id, level: $0, seed: 0) }.first
  }

  /// Returns the answers to questions that the catalog can ask again.
  func askable(_ answers: [LoggedAnswer]) -> [LoggedAnswer] {
    var known: [String: Bool] = [:]
    return answers.filter { answer in
      if let isAskable = known[answer.questionID] { return isAskable }
      let isAskable =
        QuizQuestionID(answer.questionID).flatMap { question($0, level: .easy) } != nil
      known[answer.questionID] = isAskable
      return isAskable
    }
  }
}
