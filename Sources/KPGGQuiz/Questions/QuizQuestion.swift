import KPGGCore

/// A question whose answer the catalog proves.
public struct QuizQuestion: Hashable, Sendable, Identifiable {
  /// The ID, the same at every level.
  public let id: QuizQuestionID
  package let level: QuizLevel
  package let prompt: QuizPrompt
  /// Known facts that help, vaguest first.
  package internal(set) var clues: [QuizText]
  /// The number of clues that are shown from the start. In the catalog or among the choices, only
  /// the answer is known to fit them. All clues together prove the answer.
  package internal(set) var openClueCount: Int
  /// The possible answers, one of them right; empty if the answer is typed.
  public let choices: [QuizName]
  package let solution: QuizSolution
  /// The IDs of the groups and members that the question is about.
  package let subjects: [String]

  package init(
    id: QuizQuestionID, level: QuizLevel, prompt: QuizPrompt, clues: [QuizText] = [],
    openClueCount: Int = 0, choices: [QuizName] = [], solution: QuizSolution, subjects: [String]
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
}

/// The question that is shown first.
package struct QuizPrompt: Hashable, Sendable {
  package let text: QuizText
  /// The subjects that the player must see to answer.
  private let subjects: [QuizText]

  /// Creates a prompt that names subjects. A `listing` is appended to its text.
  init(
    _ english: String, _ korean: String, about subjects: [QuizText] = [], listing: QuizText? = nil
  ) {
    let question = QuizText(english: english, korean: korean)
    text = listing.map(question.followed) ?? question
    self.subjects = subjects + (listing.map { [$0] } ?? [])
  }

  package init(own text: String) { self.init(text: QuizText(text), subjects: []) }

  private init(text: QuizText, subjects: [QuizText]) {
    (self.text, self.subjects) = (text, subjects)
  }

  /// Returns the prompt in an author's words, with the subjects after them unless they name them.
  func reworded(_ words: String) -> Self {
    let text = subjects.reduce(QuizText(words)) { text, subject in
      let isNamed = [subject.english, subject.korean].contains { name in
        NormalizedText(text.english).contains(NormalizedText(name))
      }
      return isNamed ? text : text.followed(by: subject)
    }
    return Self(text: text, subjects: subjects)
  }
}

extension QuizText {
  fileprivate func followed(by subject: QuizText) -> QuizText {
    QuizText(
      english: "\(english) \(subject.english)", korean: "\(korean) \(subject.korean)")
  }
}

/// The names that answer a question.
package enum QuizSolution: Hashable, Sendable {
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

  package var text: QuizText { names.map(\.text).list }

  /// Every accepted text. A solution of several names in any order lists the spellings of all
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
