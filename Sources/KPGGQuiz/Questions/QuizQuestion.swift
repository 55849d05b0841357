package import KPGGCore

/// A question whose answer the catalog proves.
public struct QuizQuestion: Hashable, Sendable, Identifiable {
  /// The ID, the same at every level.
  public let id: QuizQuestionID
  /// The difficulty.
  package let level: QuizLevel
  /// The question itself.
  package let prompt: QuizPrompt
  /// Known facts that help, vaguest first.
  public internal(set) var clues: [QuizText]
  /// The number of clues that are shown from the start. In the catalog or among the choices, only
  /// the answer is known to fit them. All clues together prove the answer.
  package internal(set) var openClueCount: Int
  /// The possible answers, one of them right; empty if the answer is typed.
  public let choices: [QuizName]
  /// The answer.
  package let solution: QuizSolution
  /// The IDs of the groups and members that the question is about.
  package let subjects: [String]

  /// Creates a question with all of its values.
  package init(
    id: QuizQuestionID, level: QuizLevel, prompt: QuizPrompt, clues: [QuizText],
    openClueCount: Int, choices: [QuizName], solution: QuizSolution, subjects: [String]
  ) {
    (self.id, self.level, self.prompt, self.clues) = (id, level, prompt, clues)
    (self.openClueCount, self.choices) = (openClueCount, choices)
    (self.solution, self.subjects) = (solution, subjects)
  }

  /// The kind of the question.
  public var kind: QuizKind { id.kind }

  /// Every text that is accepted as an answer.
  package var answers: [String] { solution.texts }

  /// The question itself.
  public var promptText: QuizText { prompt.text }

  /// The question and the clues that are shown from the start, as one text.
  package var fullPromptText: QuizText {
    let texts = [prompt.text] + clues.prefix(openClueCount)
    return QuizText(
      english: texts.map(\.english).joined(separator: " "),
      korean: texts.map(\.korean).joined(separator: " "))
  }

  /// The solution to show after the answer.
  public var solutionText: QuizText { solution.text }

  /// The keys of the object, sorted.
  package static let jsonKeys = [
    "answers", "choices", "clues", "kind", "level", "prompt", "subjects",
  ]

  /// The object with the keys `kind`, `level`, `prompt`, `clues`, `choices`, `answers`, and
  /// `subjects`.
  package func json(in language: QuizLanguage) -> JSONValue {
    .object([
      "answers": JSONValue(answers),
      "choices": JSONValue(choices.map { $0.text[language] }),
      "clues": JSONValue(clues.map { $0[language] }),
      "kind": JSONValue(kind.rawValue),
      "level": JSONValue(level.rawValue),
      "prompt": .string(prompt.text[language]),
      "subjects": JSONValue(subjects),
    ])
  }
}
