import KPGGCore
import KPGGQuiz

/// A daily puzzle to play, and its external dependencies.
struct Daily: Screen {
  let isLinear: Bool
  let state: DailyState
  let isColored: Bool
  let environment: [String: String]
  let store: DailyStore
  /// Returns the current moment; `nil` if the date is pinned.
  let now: (@Sendable () -> Date)?

  var terminal: TerminalFeatures { state.settings.terminal }

  func firstEvents() -> [DailyEvent] { [minutesLeft(after: state.game.puzzle), .started] }

  func step(for effect: DailyEffect, in state: DailyState) -> ScreenStep<DailyEvent> {
    switch effect {
    case .save(let game):
      .work {
        try store.save(game)
        return nil
      }
    case .log(let answer):
      .work {
        try store.append(answer)
        return nil
      }
    case .readStreak: .work { .streak(try store.streak()) }
    case .copy(let text): .copy(text)
    case .quit: .quit(nil)
    }
  }

  func event(after milliseconds: Int, in state: DailyState) -> DailyEvent? {
    minutesLeft(after: state.game.puzzle)
  }

  func event(for error: any Error, in state: DailyState) -> DailyEvent {
    .notice(ErrorReport(error, in: state.language.words).message)
  }

  /// The minutes until the puzzle after this one, as an event.
  func minutesLeft(after puzzle: DailyPuzzle) -> DailyEvent {
    .minutesLeft(now.flatMap { puzzle.minutesUntilNext(from: $0()) })
  }
}

/// Reads and changes the files of the daily puzzle.
struct DailyStore: Sendable {
  /// Saves a game for the next start, with the guesses that another process has saved.
  let save: @Sendable (SavedDailyGame) throws -> Void
  /// Appends a result to the log of answers, unless the log has it.
  let append: @Sendable (LoggedAnswer) throws -> Void
  /// Reads the streak from the log of answers.
  let streak: @Sendable () throws -> DailyStreak
}

extension DailyStore {
  /// Creates a store of two files.
  ///
  /// - Parameters:
  ///   - games: The saved games; `nil` if they cannot be read. Then games are not saved.
  ///   - log: The log of answers.
  ///   - today: Korea's date.
  init(games: SavedGamesFile?, log: Result<AnswerLogFile, CommandError>, today: CalendarDate) {
    save = { game in
      _ = try games?.update { games in
        games[game.kind] = games[game.kind].map { game.merged(into: $0) } ?? game
      }
    }
    append = { answer in
      // A result that another process logged does not count twice.
      try log.get().append([.answer(answer)], unlessLogged: answer.questionID)
    }
    streak = { DailyStreak(try log.get().read().answers, today: today) }
  }
}
