import KPGGCore
import KPGGSystem

/// A quiz to play, and its external dependencies.
struct Quiz: InteractiveProgram {
  /// Whether the quiz prints lines even on a terminal that could show a screen.
  let isLinear: Bool
  let state: QuizState
  let isColored: Bool
  let environment: [String: String]
  let store: QuizStore
  /// Generates another game; `nil` if there is only one.
  let newGame: (@Sendable () throws -> QuizGame)?

  func run(input: FileDescriptor, output: FileDescriptor) async throws {
    guard !isLinear, input.isTerminal, output.isTerminal else {
      var lines = LineReader(input)
      return try QuizLinearDriver.run(self, input: &lines, output: output)
    }
    var screen = try InteractiveScreen(
      input: input, output: output, isColored: isColored, features: state.settings.terminal)
    try QuizDriver.run(self, on: &screen)
  }

  /// Runs an effect. Returns what it causes.
  func run(_ effect: QuizEffect, in language: Language) -> QuizEvent? {
    do {
      switch effect {
      case .log(let record): try store.append(record)
      case .keep(let game): try store.keep(game)
      case .newGame: return try newGame.map { .started(try $0()) }
      case .readSchedule:
        return .scheduled(try store.upcoming(state.settings.date))
      case .quit: break
      }
    } catch {
      return .notice(ErrorReport(error, in: language.words).message)
    }
    return nil
  }
}

/// Reads and changes the files of the quiz.
struct QuizStore: Sendable {
  /// Appends a record to the log of answers.
  let append: @Sendable (AnswerRecord) throws -> Void
  /// Keeps a game; `nil` removes the kept one.
  let keep: @Sendable (QuizGame?) throws -> Void
  /// Returns what becomes due after a day.
  let upcoming: @Sendable (CalendarDate) throws -> [ReviewSchedule.DueCount]
}
