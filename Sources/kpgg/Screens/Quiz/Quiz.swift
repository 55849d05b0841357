import KPGGCore
import KPGGQuiz

/// A quiz to play, and its external dependencies.
struct Quiz: Screen {
  let isLinear: Bool
  let state: QuizState
  let isColored: Bool
  let environment: [String: String]
  let store: QuizStore
  /// Generates another game; `nil` if there is only one.
  let newGame: (@Sendable () throws -> QuizGame)?

  var terminal: TerminalFeatures { state.settings.terminal }

  func step(for effect: QuizEffect, in state: QuizState) -> ScreenStep<QuizEvent> {
    switch effect {
    case .log(let record):
      .work {
        try store.append(record)
        return nil
      }
    case .keep(let game):
      .work {
        try store.keep(game)
        return nil
      }
    case .newGame: .work { try newGame.map { .started(try $0()) } }
    case .readSchedule:
      .work { [date = state.settings.date] in .scheduled(try store.upcoming(date)) }
    case .quit: .quit(nil)
    }
  }

  func event(after milliseconds: Int, in state: QuizState) -> QuizEvent? { .elapsed(milliseconds) }

  func event(for error: any Error, in state: QuizState) -> QuizEvent {
    .notice(ErrorReport(error, in: state.language.words).message)
  }
}

/// Reads and changes the files of the quiz.
struct QuizStore: Sendable {
  /// Appends a record to the log of answers.
  let append: @Sendable (AnswerRecord) throws -> Void
  /// Keeps a game, or removes it if it is over.
  let keep: @Sendable (QuizGame) throws -> Void
  /// Returns what becomes due after a day.
  let upcoming: @Sendable (CalendarDate) throws -> [ReviewSchedule.DueCount]
}
