import KPGGCore

/// The words of the editor of quizzes in one language.
struct QuizEditorLabels: Sendable {
  let make: String

  /// The names of rows.
  let title: String
  let author: String
  let level: String
  let time: String
  let question: String
  let answer: String
  let wrongChoice: String
  let clue: String
  /// The headings of lists.
  let questions: @Sendable (_ count: Int) -> String
  let answers: String
  let wrongChoices: String
  let clues: String
  /// The rows that add a text.
  let newAnswer: String
  let newChoice: String
  let newClue: String
  /// The mark of a clue that the player sees from the start.
  let shownFirst: String
  let noLimit: String
  let seconds: @Sendable (Int) -> String
  let choices: @Sendable (String) -> String

  /// The prompt of a search, and the number of hits.
  let search: String
  let found: @Sendable (Int) -> String
  let nothingFound: String
  /// The number of questions about a subject, at a level.
  let offered: @Sendable (Int, _ subject: String, _ level: String) -> String
  /// No question at a level, and the levels that have some.
  let nothingProven: @Sendable (_ level: String, _ others: [String]) -> String

  /// What has happened, with the number of a question.
  let added: @Sendable (Int) -> String
  let alreadyThere: @Sendable (Int) -> String
  let removed: @Sendable (Int) -> String
  let undone: String
  let nothingToUndo: String
  /// The quiz was saved to a file, with a number of questions, some of which have problems.
  let saved: @Sendable (String, _ count: Int, _ problems: Int) -> String
  let noQuestions: String
  let notPlayable: String
  let previewStarts: String
  let repeats: @Sendable (Int) -> String
  let problems: @Sendable (Int) -> String

  /// The decisions.
  let savesChanges: String
  let replacesFile: @Sendable (String) -> String

  /// The reply to a number in a command that no question has.
  let noEntry: @Sendable (Int) -> String
  let showQuestionFirst: String
  let answerNeeded: String

  let keys: Keys
  let linear: Linear

  /// The words of the linear mode.
  struct Linear: Sendable {
    let usage: String
    let help: [String]
    let prompt: String
    let unknownCommand: @Sendable (String) -> String
    let unsaved: String
    let yesOrNo: String
  }

  /// The meanings of keys.
  struct Keys: Sendable {
    let add: String
    let own: String
    let open: String
    let edit: String
    let addThis: String
    let accept: String
    let cancel: String
    let back: String
    let move: String
    let remove: String
    let undo: String
    let preview: String
    let save: String
    let language: String
    let help: String
    let quit: String
    let select: String
    let scroll: String
    let yes: String
    let no: String
    let discard: String
  }
}
