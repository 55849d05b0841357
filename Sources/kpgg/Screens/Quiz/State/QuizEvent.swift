import KPGGCore
import KPGGQuiz

/// An event of the quiz.
enum QuizEvent: ScreenEvent {
  case key(Key)
  /// Pasted text, on one line.
  case paste(String)
  /// A click or the mouse wheel, or a typed command.
  case action(QuizAction)
  /// A typed line as an answer: a text, or the number of a choice.
  case line(String)
  case resized(CellSize)
  /// Milliseconds have passed while the program was running.
  case elapsed(Int)
  /// A new game, with other questions.
  case started(QuizGame)
  /// What becomes due after a review.
  case scheduled([ReviewSchedule.DueCount])
  /// A message for the user.
  case notice(String)
}

/// Something that the player can do with a key or the mouse.
enum QuizAction: ScreenAction {
  case up, down, pageUp, pageDown
  /// Answers with the typed text or the selected choice, or goes on.
  case submit
  case choose(Int)
  case showClue
  case giveUp
  case undo
  /// Leaves a kept game behind and starts a new one.
  case newGame
  case switchLanguage
  case help
  case leave
  /// Removes the notice. A click outside all targets means this.
  case dismissNotice
}

/// A side effect that the runner performs for the state.
enum QuizEffect: Hashable, Sendable {
  /// Appends a record to the log of answers.
  case log(AnswerRecord)
  /// Keeps the game for the next start, or removes it if it is over.
  case keep(QuizGame)
  /// Generates a game with other questions.
  case newGame
  /// Reads what becomes due after a review.
  case readSchedule
  case quit
}
