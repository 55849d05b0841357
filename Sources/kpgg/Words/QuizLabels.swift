import KPGGCore
import KPGGQuiz

/// The words of the quiz in one language.
struct QuizLabels: Sendable {
  let quiz: String
  let review: String
  let stats: String
  let points: @Sendable (Int) -> String
  /// The number of the current question, and of all questions.
  let progress: @Sendable (Int, _ count: Int) -> String
  /// The remaining seconds.
  let seconds: @Sendable (Int) -> String
  /// The points for a right answer now, and after the next clue if there is one.
  let worth: @Sendable (Int, _ afterClue: Int?) -> String
  /// How to answer a question about an order.
  let orderHint: String
  /// How to answer a question about all members.
  let namesHint: String
  let byAuthor: @Sendable (String) -> String

  /// The verdicts.
  let right: String
  let typo: String
  let wrong: String
  let partly: @Sendable (_ found: Int, _ count: Int) -> String
  let timeIsUp: String
  let noAnswer: String
  let yourAnswer: String
  let answer: String

  /// The right answers of a game, and its points.
  let total: @Sendable (_ right: Int, _ count: Int, _ points: Int) -> String
  let missed: String
  /// How to repeat the missed questions when they are due.
  let reviewHint: String
  let upcoming: String
  let nothingUpcoming: String
  /// Nothing is due today; a list of what comes when follows.
  let nothingDue: String
  /// The number of questions that become due on a day.
  let due: @Sendable (ReviewSchedule.DueCount) -> String
  /// A saved game: the number of its question, of all questions, and its points.
  let offer: @Sendable (Int, _ count: Int, _ points: Int) -> String

  let noMoreClues: String
  let answerNeeded: String
  /// The message for a line that is not a choice, given the number of choices.
  let choiceNeeded: @Sendable (_ count: Int) -> String
  let nothingToUndo: String
  let undone: String

  let files: Files
  let keys: Keys
  let linear: Linear
  /// The words of the editor.
  let editor: QuizEditorLabels

  /// The columns of a list of quizzes.
  struct Files: Sendable {
    let name: String
    let title: String
    let level: String
    let questions: String
  }

  /// The meanings of keys, for the last line of the screen.
  struct Keys: Sendable {
    let answer: String
    let choose: String
    let clue: String
    let giveUp: String
    let undo: String
    let next: String
    let resume: String
    let newGame: String
    let language: String
    let help: String
    let leave: String
    let scroll: String
  }

  /// The words of the linear mode.
  struct Linear: Sendable {
    let usage: String
    let help: [String]
    let prompt: String
    let unknownCommand: @Sendable (String) -> String
  }
}
