import KPGGCore
import KPGGQuiz

/// The words of the daily puzzle in one language.
struct DailyLabels: Sendable {
  let title: @Sendable (DailyPuzzle.Kind) -> String
  /// The day of the puzzle, which is Korea's.
  let date: @Sendable (CalendarDate) -> String
  let question: @Sendable (DailyPuzzle.Kind) -> String
  /// The number of the current guess, and of all guesses.
  let guess: @Sendable (Int, _ limit: Int) -> String

  let attribute: @Sendable (GuessAttribute) -> String
  /// The name of an attribute in the head of a narrow column.
  let shortAttribute: @Sendable (GuessAttribute) -> String
  let mark: @Sendable (GuessMark, GuessAttribute) -> String
  /// The signs with their meanings.
  let signs: [String]

  let nameNeeded: String
  /// A repeated guess with the number of the earlier one.
  let alreadyGuessed: @Sendable (_ name: String, Int) -> String
  /// A guess that cannot be the answer, with the numbers and the attributes of earlier guesses.
  let contradiction: @Sendable (_ name: String, _ reasons: [(Int, [GuessAttribute])]) -> String
  /// How to guess it anyway: with a key, and with a line.
  let confirmation: String
  let linearConfirmation: String

  let solved: @Sendable (_ count: Int, _ limit: Int, _ points: Int) -> String
  let lost: @Sendable (_ limit: Int) -> String
  let streak: @Sendable (DailyStreak) -> String
  /// The day of the next puzzle, and the minutes until it comes if they are known.
  let next: @Sendable (CalendarDate, _ minutes: Int?) -> String
  let todayIsReady: String
  /// An earlier puzzle with the numbers of its guesses.
  let offer: @Sendable (CalendarDate, _ count: Int, _ limit: Int) -> String
  let copied: String
  let notCopied: String

  let keys: Keys
  let linear: Linear

  /// The meanings of keys.
  struct Keys: Sendable {
    let guess: String
    let copy: String
    let words: String
    let symbols: String
    let today: String
  }

  /// The words of the linear mode.
  struct Linear: Sendable {
    let usage: String
    /// How to continue an earlier game, or to start today's game.
    let offer: String
    let help: [String]
  }
}
