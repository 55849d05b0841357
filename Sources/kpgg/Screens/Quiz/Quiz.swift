import KPGGCore
import KPGGQuiz
import KPGGSystem

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
    case .save(let game):
      .work {
        try store.save(game)
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
  /// Saves a game, or removes it if it is over.
  let save: @Sendable (QuizGame) throws -> Void
  /// Returns what becomes due after a day.
  let upcoming: @Sendable (CalendarDate) throws -> [ReviewSchedule.DueCount]
}

/// The records that a running quiz appends to the log of answers.
///
/// An undo names only a question and a day. If the log lacks the answer of this quiz, because it
/// could not be written, the undo would remove an older answer. It is therefore left out.
final class QuizRecords: Sendable {
  private let write: @Sendable (AnswerRecord) throws -> Void
  /// Whether the log has each answer that was not undone, in their order.
  private let areLogged = Mutex<[Bool]>([])

  /// Creates an empty list.
  ///
  /// - Parameter write: Appends a record to the log.
  init(write: @escaping @Sendable (AnswerRecord) throws -> Void) { self.write = write }

  /// Appends an answer, or the undo of the last one.
  func append(_ record: AnswerRecord) throws {
    switch record {
    case .answer:
      areLogged.withLock { $0.append(false) }
      try write(record)
      areLogged.withLock { $0[$0.count - 1] = true }
    case .undo:
      if areLogged.withLock({ $0.popLast() }) == true { try write(record) }
    }
  }
}
