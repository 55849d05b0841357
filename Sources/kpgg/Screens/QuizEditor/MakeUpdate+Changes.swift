import KPGGCore
import KPGGQuiz

// Changes of the quiz with one key.

extension MakeState {
  /// Changes the quiz, unless a file cannot hold the result.
  ///
  /// - Returns: Whether the quiz changed.
  @discardableResult
  mutating func change(_ edit: (inout QuizDocument) -> Void) -> Bool {
    do {
      try draft.change(edit)
      return true
    } catch {
      notice = error.kind.text[quizLanguage]
      return false
    }
  }

  /// Performs an action that changes the quiz, or begins a change.
  mutating func change(by action: MakeAction) {
    switch (action, page.content) {
    case (.undo, _): undo()
    case (.preview, .quiz), (.preview, .question): openPreview()
    case (.add, .quiz): openSearch()
    case (.add, .question): startEdit(.newClue)
    case (.add, .offer(_, let questions)):
      if questions.indices.contains(page.selection) { add(questions[page.selection]) }
    case (.addOwn, .quiz): startOwnQuestion()
    case (.remove, _): removeSelection()
    case (.moveUp, _): moveSelection(by: -1)
    case (.moveDown, _): moveSelection(by: 1)
    default: break
    }
  }

  /// Adds a generated question at the end, unless the quiz has it.
  mutating func add(_ question: QuizQuestion) {
    if let index = document.items.firstIndex(where: { $0.generatedID == question.id }) {
      return notice = labels.alreadyThere(index + 1)
    }
    add(QuizDocument.Item(.generated(.init(question.id))))
  }

  /// Adds a question at the end.
  ///
  /// - Returns: Whether a file can hold it.
  @discardableResult
  mutating func add(_ item: QuizDocument.Item) -> Bool {
    guard change({ $0.items.append(item) }) else { return false }
    pages[0].selection = MakeRow.header.count + document.items.count - 1
    notice = labels.added(document.items.count)
    return true
  }

  private mutating func undo() {
    notice = draft.undo() ? labels.undone : labels.nothingToUndo
    // A question that is open can be gone.
    let count = document.items.count
    pages.removeAll { page in
      if case .question(let index) = page.content { index >= count } else { false }
    }
  }

  private mutating func removeSelection() {
    guard let row = selectedRow else { return }
    switch row {
    case .author: change { $0.author = nil }
    case .seconds: change { $0.seconds = nil }
    case .question(let index):
      if change({ $0.items.remove(at: index) }) { notice = labels.removed(index + 1) }
    default: changeParts { $0.remove(row) }
    }
  }

  /// Moves the selected question, answer, choice, or clue, and the selection with it.
  private mutating func moveSelection(by offset: Int) {
    guard let row = selectedRow else { return }
    let before = document
    if case .question(let index) = row {
      change { $0.items.swap(index, with: index + offset) }
    } else {
      changeParts { $0.move(row, by: offset) }
    }
    if document != before { page.selection += offset }
  }

  /// Changes the open question.
  @discardableResult
  mutating func changeParts(_ edit: (inout QuestionParts) throws(QuizDraftError) -> Void) -> Bool {
    guard let index = openQuestion else { return false }
    var parts = parts(at: index)
    do {
      try edit(&parts)
    } catch {
      notice = error.kind.text[quizLanguage]
      return false
    }
    return change { $0.items[index].question = parts.question }
  }
}
