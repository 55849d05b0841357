import KPGGCore

/// The names that answer a question.
package enum QuizSolution: Hashable, Sendable {
  /// One name.
  case one(QuizName)
  /// Several names in any order, separated by commas.
  case all([QuizName])
  /// Several names in order, separated by commas, or their numbers in the prompt, such as `2413`.
  case order([QuizName], numbers: String)

  /// The names in the order of the solution.
  package var names: [QuizName] {
    switch self {
    case .one(let name): [name]
    case .all(let names), .order(let names, _): names
    }
  }

  /// The solution as it is shown.
  package var text: QuizText { names.map(\.text).list }

  /// Every text that counts. A solution of several names in any order lists the spellings of all
  /// names.
  package var texts: [String] {
    switch self {
    case .one(let name): name.spellings
    case .all(let names): names.flatMap(\.spellings)
    case .order(_, let numbers):
      text.english == text.korean
        ? [text.english, numbers] : [text.english, text.korean, numbers]
    }
  }
}
