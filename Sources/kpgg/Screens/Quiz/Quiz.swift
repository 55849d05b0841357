import KPGGCore
import KPGGQuiz

/// A quiz to play, and its external dependencies.
struct Quiz: ScreenProgram {
  let isLinear: Bool
  let state: QuizState
  let isColored: Bool
  let environment: [String: String]
  let store: QuizStore
  /// Generates another game; `nil` if there is only one.
  let newGame: (@Sendable () throws -> QuizGame)?

  var terminal: TerminalFeatures { state.settings.terminal }

  func frame(of state: QuizState) -> QuizFrame { QuizView(state: state).frame() }

  func run(_ effect: QuizEffect) throws -> QuizEvent? {
    switch effect {
    case .log(let record): try store.append(record)
    case .keep(let game): try store.keep(game)
    case .newGame: return try newGame.map { .started(try $0()) }
    case .readSchedule: return .scheduled(try store.upcoming(state.settings.date))
    case .quit: break
    }
    return nil
  }

  func event(after milliseconds: Int, in state: QuizState) -> QuizEvent { .elapsed(milliseconds) }

  func event(for error: any Error, in state: QuizState) -> QuizEvent {
    .notice(ErrorReport(error, in: state.language.words).message)
  }

  func runLineByLine(on console: inout LineConsole) throws {
    try QuizLinearDriver.run(self, on: &console)
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
