public import KPGGCore

/// A question whose answer the catalog proves.
public struct QuizQuestion: Hashable, Sendable, Identifiable {
  /// The ID, the same at every level.
  public let id: QuizQuestionID
  package let level: QuizLevel
  package let prompt: QuizPrompt
  /// Known facts that help, vaguest first.
  package internal(set) var clues: [BilingualText]
  /// The number of clues that are shown from the start. In the catalog or among the choices, only
  /// the answer is known to fit them. All clues together prove the answer.
  package internal(set) var openClueCount: Int
  /// The possible answers, one of them right; empty if the answer is typed.
  public private(set) var choices: [QuizChoice]
  package private(set) var solution: QuizSolution
  /// The IDs of the groups and members that the question is about.
  package let subjects: [String]

  package init(
    id: QuizQuestionID, level: QuizLevel, prompt: QuizPrompt, clues: [BilingualText] = [],
    openClueCount: Int = 0, choices: [QuizChoice] = [], solution: QuizSolution, subjects: [String]
  ) {
    (self.id, self.level, self.prompt, self.clues) = (id, level, prompt, clues)
    (self.openClueCount, self.choices) = (openClueCount, choices)
    (self.solution, self.subjects) = (solution, subjects)
  }

  /// Creates a question for a preview or a test, with one answer.
  ///
  /// - Parameters:
  ///   - id: The ID.
  ///   - prompt: The question itself.
  ///   - clues: The clues, vaguest first. None is shown from the start.
  ///   - choices: The choices, with the answer; empty if the answer is typed.
  ///   - answer: The answer.
  public init(
    id: QuizQuestionID, prompt: BilingualText, clues: [BilingualText] = [],
    choices: [QuizChoice] = [], answer: QuizChoice
  ) {
    self.init(
      id: id, level: choices.isEmpty ? .hard : .easy, prompt: QuizPrompt(own: prompt), clues: clues,
      choices: choices, solution: .one(answer), subjects: id.subjects)
  }

  /// Shows other names of the choices and of the answer. The accepted texts stay.
  mutating func rename(_ name: (QuizChoice) -> BilingualText) {
    for index in choices.indices { choices[index].name = name(choices[index]) }
    guard case .one(var answer) = solution else { return }
    answer.name = name(answer)
    solution = .one(answer)
  }

  /// The kind of the question.
  public var kind: QuizKind { id.kind }

  /// Every text that is accepted as an answer.
  package var answers: [String] { solution.texts }

  /// The question itself. Some kinds need the clues that a game shows from the start.
  public var promptText: BilingualText { prompt.text }

  /// The question and the clues that are shown from the start, as one text.
  package var fullPromptText: BilingualText {
    let clues = clues.prefix(openClueCount)
    guard !clues.isEmpty else { return prompt.text }
    let texts = clues.map(\.english).joined(separator: ", ")
    let koreanTexts = clues.map(\.korean).joined(separator: ", ")
    return BilingualText(
      english: "\(prompt.text.english) \(texts)", korean: "\(prompt.text.korean) \(koreanTexts)")
  }

  /// The solution to show after the answer.
  public var solutionText: BilingualText { solution.text }
}

/// The question that is shown first.
package struct QuizPrompt: Hashable, Sendable {
  package let text: BilingualText
  /// The subjects that the player must see to answer.
  private let subjects: [BilingualText]

  /// Creates a prompt that names subjects. A `listing` is appended to its text.
  init(
    _ english: String, _ korean: String, about subjects: [BilingualText] = [],
    listing: BilingualText? = nil
  ) {
    let question = BilingualText(english: english, korean: korean)
    text = listing.map(question.followed) ?? question
    self.subjects = subjects + (listing.map { [$0] } ?? [])
  }

  /// Creates a prompt with an author's own words.
  package init(own text: BilingualText) { self.init(text: text, subjects: []) }

  private init(text: BilingualText, subjects: [BilingualText]) {
    (self.text, self.subjects) = (text, subjects)
  }

  /// Returns the prompt in an author's words, with the subjects after them unless they name them.
  func reworded(_ words: String) -> Self {
    let text = subjects.reduce(BilingualText(words)) { text, subject in
      let isNamed = [subject.english, subject.korean].contains { name in
        NormalizedText(text.english).contains(NormalizedText(name))
      }
      return isNamed ? text : text.followed(by: subject)
    }
    return Self(text: text, subjects: subjects)
  }
}

extension BilingualText {
  fileprivate func followed(by subject: BilingualText) -> BilingualText {
    BilingualText(
      english: "\(english) \(subject.english)", korean: "\(korean) \(subject.korean)")
  }
}

/// The names that answer a question.
package enum QuizSolution: Hashable, Sendable {
  case one(QuizChoice)
  /// Several names in any order, separated by commas.
  case all([QuizChoice])
  /// Several names in order, separated by commas, or their numbers in the prompt, such as `2413`.
  case order([QuizChoice], numbers: String)

  /// The names in the order of the solution.
  package var names: [QuizChoice] {
    switch self {
    case .one(let name): [name]
    case .all(let names), .order(let names, _): names
    }
  }

  package var text: BilingualText { names.map(\.name).list }

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
