import KPGGCore
import KPGGQuiz

/// A row of the quiz or of a question.
enum QuizEditorRow: Hashable, Sendable {
  case title, author, level, seconds
  case question(Int)

  /// The text of the question.
  case prompt
  case part(Part, Int)
  /// One of the usual clues that the question does not have.
  case usualClue(Int)
  /// The row that adds a part.
  case new(Part)

  /// The parts that a question can have several of.
  enum Part: Sendable {
    case answer, choice, clue

    fileprivate var texts: WritableKeyPath<QuizDocument.OwnQuestion, [String]> {
      switch self {
      case .answer: \.answers
      case .choice: \.wrongChoices
      case .clue: \.clues
      }
    }
  }

  /// The rows of the header.
  static let header: [QuizEditorRow] = [.title, .author, .level, .seconds]

  /// The field of a text; `nil` for a number.
  var field: QuizDocument.Field? {
    switch self {
    case .title: .title
    case .author: .author
    case .prompt: .question
    case .part(.answer, _), .new(.answer): .answer
    case .part(.choice, _), .new(.choice): .choice
    case .part(.clue, _), .new(.clue): .clue
    case .level, .seconds, .question, .usualClue: nil
    }
  }
}

/// A question of a quiz, with each of its parts in a row.
struct QuestionParts: Sendable {
  private(set) var question: QuizDocument.Question
  /// The usual clues of a generated question.
  private let usualClues: [QuizDocument.Clue]
  /// The usual text of a generated question.
  private let usualPrompt: BilingualText?

  /// Takes a question apart. `usual` is the question that the catalog generates, if it does.
  init(_ question: QuizDocument.Question, usual: QuizQuestion?) {
    self.question = question
    usualClues = (usual?.clues ?? []).indices.map { .generated($0 + 1) }
    usualPrompt = usual?.prompt.text
  }

  var isGenerated: Bool { if case .generated = question { true } else { false } }

  /// The rows of the question, in their order.
  var rows: [QuizEditorRow] {
    let parts: [QuizEditorRow.Part] = isGenerated ? [.clue] : [.answer, .choice, .clue]
    return [.prompt]
      + parts.flatMap { part in
        texts(of: part).indices.map { .part(part, $0) }
          + (part == .clue ? unusedClues.map { .usualClue($0) } : []) + [.new(part)]
      }
  }

  /// The texts of a part in their order, the usual clues included.
  func texts(of part: QuizEditorRow.Part) -> [QuizDocument.Clue] {
    switch question {
    case .own(let own): own[keyPath: part.texts].map { .own($0) }
    case .generated(let generated): part == .clue ? generated.clues ?? usualClues : []
    }
  }

  /// The numbers of the usual clues that the question does not have.
  private var unusedClues: [Int] {
    let clues = texts(of: .clue)
    return usualClues.indices.map { $0 + 1 }.filter { !clues.contains(.generated($0)) }
  }

  /// Replaces the text of a row, or adds it. The usual text of a generated question is restored by an
  /// empty one.
  ///
  /// - Throws: `QuizDraftError` if the text of another row is empty.
  mutating func set(_ text: String, in row: QuizEditorRow) throws(QuizDraftError) {
    if text.isEmpty, let field = row.field, row != .prompt || !isGenerated {
      throw QuizDraftError(kind: .empty(field))
    }
    switch row {
    case .prompt: setPrompt(text)
    case .part(let part, let index): update(part) { $0[index] = .own(text) }
    case .usualClue(let number): update(.clue) { $0.append(.generated(number)) }
    case .new(let part): update(part) { $0.append(.own(text)) }
    case .title, .author, .level, .seconds, .question: break
    }
  }

  /// Removes what a row shows. A generated question gets its usual text back.
  mutating func remove(_ row: QuizEditorRow) {
    if row == .prompt, isGenerated { setPrompt("") }
    if case .part(let part, let index) = row { update(part) { $0.remove(at: index) } }
  }

  /// Swaps a row with another one of its kind, if there is one at the offset.
  mutating func move(_ row: QuizEditorRow, by offset: Int) {
    guard case .part(let part, let index) = row else { return }
    update(part) { $0.swap(index, with: index + offset) }
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
    _ part: QuizEditorRow.Part, _ edit: (inout [QuizDocument.Clue]) -> Void
  ) {
    var texts = texts(of: part)
    edit(&texts)
    switch question {
    case .own(var own):
      own[keyPath: part.texts] = texts.map(\.text)
      question = .own(own)
    case .generated(var generated):
      generated.clues = texts == usualClues ? nil : texts
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
