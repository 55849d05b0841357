import KPGGCore
import KPGGQuiz

/// Generates questions, and checks answers to them.
struct QuestionSource: Sendable {
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

  /// Returns the answers to questions that the catalog can ask again.
  func askable(_ answers: [LoggedAnswer]) -> [LoggedAnswer] {
    var known: [String: Bool] = [:]
    return answers.filter { answer in
      if let isAskable = known[answer.questionID] { return isAskable }
      let isAskable =
        QuizQuestionID(answer.questionID).flatMap { question($0, level: .easy) } != nil
      known[answer.questionID] = isAskable
      return isAskable
    }
  }
}
