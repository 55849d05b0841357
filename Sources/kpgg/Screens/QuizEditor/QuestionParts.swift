import KPGGCore
import KPGGQuiz

/// A question of a quiz, with each of its parts in a row.
struct QuestionParts: Sendable {
  private(set) var question: QuizDocument.Question
  /// The usual clues of a generated question.
  private let usualClues: [QuizDocument.Clue]
  /// The usual text of a generated question.
  private let usualPrompt: QuizText?

  /// Takes a question apart. `usual` is the question that the catalog generates, if it does.
  init(_ question: QuizDocument.Question, usual: QuizQuestion?) {
    self.question = question
    usualClues = (usual?.clues ?? []).indices.map { .generated($0 + 1) }
    usualPrompt = usual?.prompt.text
  }

  /// The rows of the question, in their order.
  var rows: [QuizEditorRow] {
    let clues = clues.indices.map { QuizEditorRow.clue($0) }
    switch question {
    case .own(let own):
      return [.prompt] + own.answers.indices.map { .answer($0) } + [.newAnswer]
        + own.wrongChoices.indices.map { .choice($0) } + [.newChoice] + clues + [.newClue]
    case .generated:
      return [.prompt] + clues + unusedClues.map { .usualClue($0) } + [.newClue]
    }
  }

  /// The clues in their order, the usual ones included.
  var clues: [QuizDocument.Clue] {
    switch question {
    case .own(let own): own.clues.map { .own($0) }
    case .generated(let generated): generated.clues ?? usualClues
    }
  }

  /// The numbers of the usual clues that the question does not have.
  private var unusedClues: [Int] {
    let clues = clues
    return usualClues.indices.map { $0 + 1 }.filter { !clues.contains(.generated($0)) }
  }
}

extension QuestionParts {
  /// Replaces the text of a row, or adds it. The usual text of a generated question is restored by an
  /// empty one.
  ///
  /// - Throws: `QuizDraftError` if the text of another row is empty.
  mutating func set(_ text: String, in row: QuizEditorRow) throws(QuizDraftError) {
    if text.isEmpty, let field = emptyField(row) { throw QuizDraftError(kind: .empty(field)) }
    switch row {
    case .prompt: setPrompt(text)
    case .answer(let index): update(\.answers) { $0[index] = text }
    case .newAnswer: update(\.answers) { $0.append(text) }
    case .choice(let index): update(\.wrongChoices) { $0[index] = text }
    case .newChoice: update(\.wrongChoices) { $0.append(text) }
    case .clue(let index): updateClues { $0[index] = .own(text) }
    case .newClue: updateClues { $0.append(.own(text)) }
    case .usualClue(let number): updateClues { $0.append(.generated(number)) }
    case .title, .author, .level, .seconds, .question: break
    }
  }

  /// The field of a row that must not be empty.
  private func emptyField(_ row: QuizEditorRow) -> QuizDocument.Field? {
    switch row {
    case .prompt: if case .own = question { .question } else { nil }
    case .answer, .newAnswer: .answer
    case .choice, .newChoice: .choice
    case .clue, .newClue: .clue
    default: nil
    }
  }

  /// Removes what a row shows. A generated question gets its usual text back.
  mutating func remove(_ row: QuizEditorRow) {
    switch row {
    case .prompt: if case .generated = question { setPrompt("") }
    case .answer(let index): update(\.answers) { $0.remove(at: index) }
    case .choice(let index): update(\.wrongChoices) { $0.remove(at: index) }
    case .clue(let index): updateClues { $0.remove(at: index) }
    default: break
    }
  }

  /// Swaps a row with another one of its kind, if there is one at the offset.
  mutating func move(_ row: QuizEditorRow, by offset: Int) {
    switch row {
    case .answer(let index): update(\.answers) { $0.swap(index, with: index + offset) }
    case .choice(let index): update(\.wrongChoices) { $0.swap(index, with: index + offset) }
    case .clue(let index): updateClues { $0.swap(index, with: index + offset) }
    default: break
    }
  }

  private mutating func setPrompt(_ text: String) {
    switch question {
    case .own(var own):
      own.prompt = text
      question = .own(own)
    case .generated(var generated):
      let isUsual = text.isEmpty || [usualPrompt?.english, usualPrompt?.korean].contains(text)
      generated.prompt = isUsual ? nil : text
      question = .generated(generated)
    }
  }

  private mutating func update(
    _ texts: WritableKeyPath<QuizDocument.OwnQuestion, [String]>, _ edit: (inout [String]) -> Void
  ) {
    guard case .own(var own) = question else { return }
    edit(&own[keyPath: texts])
    question = .own(own)
  }

  private mutating func updateClues(_ edit: (inout [QuizDocument.Clue]) -> Void) {
    var clues = clues
    edit(&clues)
    switch question {
    case .own(var own):
      own.clues = clues.map(\.text)
      question = .own(own)
    case .generated(var generated):
      generated.clues = clues == usualClues ? nil : clues
      question = .generated(generated)
    }
  }
}

extension Array {
  /// Swaps two elements if both indices are valid.
  mutating func swap(_ index: Int, with other: Int) {
    if indices.contains(index), indices.contains(other) { swapAt(index, other) }
  }
}
