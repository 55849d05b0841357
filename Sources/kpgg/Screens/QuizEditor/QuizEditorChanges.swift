import KPGGCore
import KPGGQuiz

// Changes of the quiz with one key.

extension QuizEditorState {
  /// Changes the quiz, unless a file cannot hold the result.
  ///
  /// - Returns: Whether the quiz changed.
  @discardableResult
  mutating func change(_ edit: (inout QuizDocument) throws(QuizDraftError) -> Void) -> Bool {
    do {
      try draft.change(edit)
      return true
    } catch {
      notice = error.kind.text.text(in: language)
      return false
    }
  }

  @discardableResult
  private mutating func changeParts(
    _ edit: (inout QuestionParts) throws(QuizDraftError) -> Void
  ) -> Bool {
    guard let index = openQuestion else { return false }
    var parts = draft.parts(at: index)
    return change { document throws(QuizDraftError) in
      try edit(&parts)
      document.items[index].question = parts.question
    }
  }

  /// Performs an action that changes the quiz, or begins a change.
  mutating func change(by action: QuizEditorAction) {
    switch (action, page.content) {
    case (.undo, _): undo()
    case (.preview, .quiz), (.preview, .question): openPreview()
    case (.add, .quiz): openSearch()
    case (.add, .question): startEdit(.new(.clue))
    case (.add, .offer): addSelectedOffer()
    case (.addOwn, .quiz): startOwnQuestion()
    case (.remove, _): removeSelection()
    case (.moveUp, _): moveSelection(by: -1)
    case (.moveDown, _): moveSelection(by: 1)
    default: break
    }
  }

  /// Adds the selected question of the catalog at the end, unless the quiz has it.
  mutating func addSelectedOffer() {
    guard case .offer(_, let questions) = page.content, questions.indices.contains(page.selection)
    else { return }
    let id = questions[page.selection].id
    if let index = document.items.firstIndex(where: { $0.generatedID == id }) {
      notice = labels.alreadyThere(index + 1)
    } else {
      add(QuizDocument.Item(.generated(.init(id))))
    }
  }

  /// Adds a question at the end.
  ///
  /// - Returns: Whether a file can hold it.
  @discardableResult
  mutating func add(_ item: QuizDocument.Item) -> Bool {
    guard change({ $0.items.append(item) }) else { return false }
    pages[0].selection = QuizEditorRow.header.count + document.items.count - 1
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
}

// Lines in which the author types texts.

extension QuizEditorState {
  /// Edits, opens, or adds what the selected row shows.
  mutating func openSelectedRow() {
    guard let row = selectedRow else { return }
    switch row {
    case .level:
      let levels = QuizLevel.allCases
      let index = levels.firstIndex(of: document.level) ?? 0
      change { $0.level = levels[(index + 1) % levels.count] }
    case .question(let index): open(.question(index))
    case .usualClue: set("", in: row)
    default: startEdit(row)
    }
  }

  /// Begins to edit the text of a row.
  private mutating func startEdit(_ row: QuizEditorRow) {
    edit = Edit(target: .row(row), field: TextField(text(of: row), limit: row.field?.limit ?? 10))
  }

  /// Begins to write a question without the catalog.
  mutating func startOwnQuestion() {
    edit = Edit(target: .newPrompt, field: TextField(limit: QuizDocument.Field.question.limit))
  }

  /// Applies the typed text. A text that a file could not hold stays in the line.
  mutating func commitEdit() {
    guard let edit else { return }
    let text = QuizDocument.cleaned(edit.field.text)
    switch edit.target {
    case .row(let row): commit(text, in: row)
    case .newPrompt: commitPrompt(text)
    case .file: break
    case .newQuestion(let prompt):
      guard add(QuizDocument.Item(.own(.init(prompt, answers: [text])))) else { return }
      self.edit = nil
      open(.question(document.items.count - 1), selection: 2)
    }
  }

  private mutating func commit(_ text: String, in row: QuizEditorRow) {
    let isNew = if case .new = row { true } else { false }
    // Each new text is followed by another one, up to an empty line.
    if isNew && text.isEmpty || text == self.text(of: row) {
      edit = nil
    } else if set(text, in: row) {
      edit = nil
      if isNew {
        page.selection = rows.firstIndex(of: row) ?? page.selection
        startEdit(row)
      }
    }
  }

  /// Replaces the text of a row, or adds it to the open question.
  ///
  /// - Returns: Whether a file can hold it.
  @discardableResult
  mutating func set(_ text: String, in row: QuizEditorRow) -> Bool {
    switch row {
    case .title: return change { $0.title = text }
    case .author: return change { $0.author = text.isEmpty ? nil : text }
    case .seconds:
      let seconds = Int(text)
      guard text.isEmpty || seconds.map(QuizDocument.Limits.seconds.contains) == true else {
        notice = QuizDocument.Problem.Kind.invalidTime(text).text.text(in: language)
        return false
      }
      return change { $0.seconds = seconds }
    default: return changeParts { parts throws(QuizDraftError) in try parts.set(text, in: row) }
    }
  }

  /// Asks for the answer, if a file can hold the text of the question.
  private mutating func commitPrompt(_ text: String) {
    guard !text.isEmpty else { return edit = nil }
    var trial = self
    guard trial.add(QuizDocument.Item(.own(.init(text, answers: ["0"])))) else {
      return notice = trial.notice
    }
    edit = Edit(
      target: .newQuestion(prompt: text),
      field: TextField(limit: QuizDocument.Field.answer.limit))
  }
}
