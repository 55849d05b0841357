package import KPGGCore

/// A question whose answer the catalog proves.
public struct QuizQuestion: Hashable, Sendable, Identifiable {
  /// The ID, the same at every level.
  public let id: QuizQuestionID
  /// The difficulty.
  public let level: QuizLevel
  /// The question itself.
  package let prompt: QuizPrompt
  /// Known facts, the least telling first.
  package internal(set) var clues: [QuizClue]
  /// The number of clues that are shown from the start. No other group or member, or no other choice,
  /// is known to fit them. All clues together prove the answer.
  public internal(set) var openClueCount: Int
  /// The possible answers, one of them right; empty if the answer is typed.
  public let choices: [QuizName]
  /// The answer.
  package let solution: QuizSolution
  /// The IDs of the groups and members that the question is about.
  public let subjects: [String]

  /// Creates a question with all of its values.
  package init(
    id: QuizQuestionID, level: QuizLevel, prompt: QuizPrompt, clues: [QuizClue],
    openClueCount: Int, choices: [QuizName], solution: QuizSolution, subjects: [String]
  ) {
    (self.id, self.level, self.prompt, self.clues) = (id, level, prompt, clues)
    (self.openClueCount, self.choices) = (openClueCount, choices)
    (self.solution, self.subjects) = (solution, subjects)
  }

  /// The kind of the question.
  public var kind: QuizKind { id.kind }

  /// Every text that counts as an answer.
  public var answers: [String] { solution.texts }

  /// The question itself.
  public var promptText: QuizText { prompt.text }

  /// The question and the clues that are shown from the start, as one text.
  package var fullPromptText: QuizText {
    let texts = [prompt.text] + clues.prefix(openClueCount).map(\.text)
    return QuizText(
      english: texts.map(\.english).joined(separator: " "),
      korean: texts.map(\.korean).joined(separator: " "))
  }

  /// Known facts that help, the least telling first.
  public var clueTexts: [QuizText] { clues.map(\.text) }

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
      "clues": JSONValue(clues.map { $0.text[language] }),
      "kind": JSONValue(kind.rawValue),
      "level": JSONValue(level.rawValue),
      "prompt": .string(prompt.text[language]),
      "subjects": JSONValue(subjects),
    ])
  }
}

extension QuizQuestion {
  /// Whether the prompt or a clue has the text of an answer, in either language.
  var revealsAnswer: Bool {
    let answers = answers.map { NormalizedText($0) }
    return ([prompt.text] + clues.map(\.text)).contains { $0.contains(anyOf: answers) }
  }

  /// Removes the clues with the text of an answer, except those shown from the start.
  mutating func dropRevealingClues() {
    let answers = answers.map { NormalizedText($0) }
    clues =
      clues.prefix(openClueCount)
      + clues.dropFirst(openClueCount).filter { !$0.text.contains(anyOf: answers) }
  }
}

extension QuizText {
  /// Whether one of the texts is in this one, in either language.
  fileprivate func contains(anyOf texts: [NormalizedText]) -> Bool {
    let (english, korean) = (NormalizedText(english), NormalizedText(korean))
    return texts.contains { english.contains($0) || korean.contains($0) }
  }
}
