import KPGGCore

/// Generates questions, and checks answers to them.
struct QuizDeck: Sendable {
  let generator: QuizGenerator
  let checker: QuizAnswerChecker

  init(_ catalog: Catalog, lineUps: [LineUp]) {
    generator = QuizGenerator(catalog, lineUps: lineUps)
    checker = QuizAnswerChecker(lineUps)
  }

  /// The question with an ID, at the preferred level if the catalog has it there.
  func question(_ id: QuizQuestionID, level: QuizLevel) -> QuizQuestion? {
    ([level] + QuizLevel.allCases).lazy
      .compactMap { generator.question(id, level: $0, seed: 0) }.first
  }
}
