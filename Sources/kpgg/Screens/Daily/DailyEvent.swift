import KPGGCore
import KPGGQuiz

/// An event of the daily puzzle.
enum DailyEvent: ScreenEvent {
  /// The puzzle is shown for the first time.
  case started
  case key(Key)
  /// Pasted text, on one line.
  case paste(String)
  /// A click or the mouse wheel, or a typed command.
  case action(DailyAction)
  /// A typed line as a guess.
  case line(String)
  case resized(CellSize)
  /// The streak was read.
  case streak(DailyStreak)
  /// The minutes until the next puzzle have changed.
  case minutesLeft(Int?)
  /// A message for the user.
  case notice(String)
}

/// Something that the player can do with a key or the mouse.
enum DailyAction: ScreenAction {
  case up, down, pageUp, pageDown
  /// Guesses the selected match, or goes on.
  case submit
  /// Selects a match, or guesses the selected one.
  case choose(Int)
  case copy
  /// Switches between the symbols and the words of the result.
  case switchWords
  /// Starts the puzzle of today instead of an earlier one.
  case playToday
  case switchLanguage
  case help
  case leave
  /// Removes the notice. A click outside all targets means this.
  case dismissNotice
}

/// A side effect that the runner performs for the state.
enum DailyEffect: Hashable, Sendable {
  /// Keeps the game for the next start.
  case save(SavedDailyGame)
  /// Appends the result to the log of answers.
  case log(LoggedAnswer)
  /// Reads the streak from the log.
  case readStreak
  /// Puts a text on the clipboard.
  case copy(String)
  case quit
}
