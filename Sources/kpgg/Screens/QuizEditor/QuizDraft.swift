import KPGGCore
import KPGGQuiz

/// A quiz that is being written: its document, the questions that it asks, and its earlier versions.
///
/// The document can always be saved and read back as an equal one, unless it has no questions yet.
struct QuizDraft: Sendable {
  /// How a question of the document appears in a game.
  struct Entry: Equatable, Sendable {
    /// The question as the player sees it; `nil` if the catalog does not prove it.
    fileprivate(set) var question: QuizQuestion?
    fileprivate(set) var problems: [Problem] = []
  }

  /// The reason why a question is unfair or cannot be asked.
  indirect enum Problem: Equatable, Sendable {
    case mistake(QuizDocument.Problem.Kind)
    /// The question repeats the one at this index.
    case repeats(Int)
  }

  private(set) var document: QuizDocument
  /// The questions in the order of the document's items.
  private(set) var entries: [Entry] = []
  /// The last saved version; `nil` for a new file.
  private var saved: QuizDocument?
  private var earlier: [QuizDocument] = []
  private let generator: QuizGenerator

  /// The number of changes that can be undone.
  private static let undoLimit = 100

  /// Creates a draft of a file's document, or of a new one.
  init(_ document: QuizDocument, isNew: Bool, generator: QuizGenerator) {
    (self.document, self.generator) = (document, generator)
    saved = isNew ? nil : document
    update(with: try? Self.file(of: document))
  }

  /// Whether there are unsaved changes. A new file without questions counts as unchanged.
  var isChanged: Bool {
    saved.map { $0 != document } ?? (!document.items.isEmpty || !earlier.isEmpty)
  }

  /// The number of questions with problems.
  var problemCount: Int { entries.count { !$0.problems.isEmpty } }

  /// - Throws: `QuizDraftError` if a file could not hold the result. The document stays the same.
  mutating func change(
    _ edit: (inout QuizDocument) throws(QuizDraftError) -> Void
  ) throws(QuizDraftError) {
    var changed = document
    try edit(&changed)
    guard changed != document else { return }
    let file = try Self.file(of: changed)
    earlier = earlier.suffix(Self.undoLimit - 1) + [document]
    let keepsQuestions =
      changed.items == document.items && changed.level == document.level
      && changed.seed == document.seed
    document = changed
    // Hundreds of questions take a while to prove.
    if !keepsQuestions { update(with: file) }
  }

  /// Takes back the last change. Returns whether there was one.
  mutating func undo() -> Bool {
    guard let last = earlier.popLast() else { return false }
    document = last
    update(with: try? Self.file(of: last))
    return true
  }

  /// Remembers the version that the file has.
  mutating func didSave(_ document: QuizDocument) { saved = document }

  /// The usual form of a generated question, with all of its clues.
  func usualQuestion(at index: Int) -> QuizQuestion? {
    guard entries.indices.contains(index), let id = document.items[index].generatedID else {
      return nil
    }
    return generator.question(
      entries[index].question?.id ?? id, level: document.level, seed: document.seed)
  }

  /// The question as the player sees it, else its usual form.
  func knownQuestion(at index: Int) -> QuizQuestion? {
    entries[index].question ?? usualQuestion(at: index)
  }

  func parts(at index: Int) -> QuestionParts {
    QuestionParts(document.items[index].question, usual: usualQuestion(at: index))
  }

  /// Returns the file of a document; `nil` without questions.
  private static func file(of document: QuizDocument) throws(QuizDraftError) -> QuizFile? {
    let file: QuizFile
    do {
      file = try QuizFile(document)
    } catch {
      let kinds = error.list.map(\.kind)
      if kinds == [.noQuestions] { return nil }
      throw QuizDraftError(kind: kinds.first ?? .noQuestions)
    }
    // A text in braces would be read as a generated question or clue.
    guard file.document == document else { throw QuizDraftError(kind: .strayBrace) }
    return file
  }

  private mutating func update(with file: QuizFile?) {
    entries = Array(repeating: Entry(), count: document.items.count)
    guard let file else { return }
    for (index, item) in document.generatedItems(from: generator).enumerated() {
      entries[index].question = item.question
    }
    let lines = file.positions.map(\.question.line)
    for problem in file.problems(in: generator) {
      guard let index = lines.lastIndex(where: { $0 <= problem.position.line }) else { continue }
      if case .repeatedQuestion(let line) = problem.kind, let first = lines.firstIndex(of: line) {
        entries[index].problems.append(.repeats(first))
      } else {
        entries[index].problems.append(.mistake(problem.kind))
      }
    }
  }
}

/// Why a change of a quiz failed.
struct QuizDraftError: Error, Equatable {
  let kind: QuizDocument.Problem.Kind
}
