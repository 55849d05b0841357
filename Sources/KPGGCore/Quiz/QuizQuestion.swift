/// A question whose answer the catalog proves.
package struct QuizQuestion: Hashable, Sendable, Identifiable {
  /// The ID, the same at every level.
  package let id: QuizQuestionID
  /// The difficulty.
  package let level: QuizLevel
  /// The question itself.
  package let prompt: QuizPrompt
  /// Known facts, the least telling first.
  package let clues: [QuizClue]
  /// The number of clues that are shown from the start. Together with the prompt, they prove the
  /// answer; the other clues help.
  package let openClueCount: Int
  /// The possible answers, one of them right; empty if the answer is typed.
  package let choices: [QuizName]
  /// The answer.
  package let solution: QuizSolution
  /// The IDs of the groups and members that the question is about.
  package let subjects: [String]

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
  package var kind: QuizKind { id.kind }

  /// Every text that counts as an answer.
  package var answers: [String] { solution.texts }

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
    return ([prompt.text] + clues.map(\.text)).contains { text in
      let english = NormalizedText(text.english)
      let korean = NormalizedText(text.korean)
      return answers.contains { english.contains($0) || korean.contains($0) }
    }
  }
}
