import KPGGCore
import KPGGQuiz

/// Settings shared by a command's quizzes: the player's files, the date, and the terminal.
struct QuizSetup: Sendable {
  /// Whether quizzes print lines instead of drawing a screen.
  let isLinear: Bool
  let isASCII: Bool
  let isColored: Bool
  let environment: [String: String]
  /// The log of answers; a failure without a data folder.
  let log: Result<AnswerLogFile, CommandError>
  /// The file with the games that the player left; a failure without a data folder.
  let savedGames: Result<SavedGamesFile, CommandError>
  /// Whether the player can decide to continue the saved game.
  let offersSavedGame: Bool
  /// Returns today's date in Korea.
  let today: @Sendable () -> CalendarDate
  let randomNumber: @Sendable () -> UInt64

  /// Makes a quiz with generated questions, which offers to continue the saved game.
  ///
  /// - Parameters:
  ///   - settings: What to ask. Each game gets a random seed and the recent questions of the log.
  ///   - seconds: The time for each question; `nil` without a limit.
  ///   - isSeeded: Whether the first game keeps the seed. It then does not depend on the log.
  ///   - source: The questions of the catalog.
  ///   - language: The language at the start.
  /// - Returns: The quiz, which makes another game on request.
  /// - Throws: `QuizError` if no question can be asked, or an error from reading the files.
  func quiz(
    _ settings: QuizSettings, seconds: Int? = nil, isSeeded: Bool = false,
    from source: QuestionSource,
    in language: Language
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
  ///
  /// - Parameters:
  ///   - game: The new game.
  ///   - source: The questions of the catalog.
  ///   - language: The language at the start.
  ///   - newGame: Makes another game; `nil` if there is none.
  /// - Returns: The quiz.
  func quiz(
    _ game: QuizGame, from source: QuestionSource, in language: Language,
    newGame: (@Sendable () throws -> QuizGame)? = nil
  ) -> Quiz {
    let settings = QuizState.Settings(
      date: today(), checker: source.checker, isASCII: isASCII,
      terminal: TerminalFeatures(environment: environment))
    // The runner sets the size.
    var state = QuizState(
      settings: settings, language: language, size: CellSize(width: 80, height: 24), game: game)
    do {
      state.savedGame = try savedGame(before: game, source)
    } catch {
      state.notice = ErrorReport(error, in: language.words).message
    }
    return Quiz(
      isLinear: isLinear, state: state, isColored: isColored, environment: environment,
      store: store(for: source), newGame: newGame)
  }

  /// The saved game to offer, if any.
  private func savedGame(before game: QuizGame, _ source: QuestionSource) throws -> QuizGame? {
    guard offersSavedGame, case .success(let file) = savedGames,
      let saved = try file.read()[game.source],
      saved.isGenerated || saved.source == game.source
    else { return nil }
    return saved.game(from: source.generator, checker: source.checker)
  }
}

extension QuizSetup {
  private func store(for source: QuestionSource) -> QuizStore {
    let records = QuizRecords { try log.get().append([$0]) }
    return QuizStore(
      append: { try records.append($0) },
      save: { game in
        let saved = SavedQuizGame(game)
        try savedGames.get().update { games in
          // A game that is over leaves the game of another process alone.
          guard saved != nil || games[game.source]?.source == game.source else { return }
          games[game.source] = saved
        }
      },
      upcoming: { day in
        let answers = source.askable(try log.get().read().answers)
        return ReviewSchedule(answers, today: day).upcoming(after: day)
      })
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
