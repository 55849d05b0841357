import KPGGCore
import KPGGQuiz

// Lines in which the author types texts.

extension MakeState {
  /// Edits, opens, or adds what the selected row shows.
  mutating func openSelectedRow() {
    guard let row = selectedRow else { return }
    switch row {
    case .level:
      change { document in
        let levels = QuizLevel.allCases
        let index = levels.firstIndex(of: document.level) ?? 0
        document.level = levels[(index + 1) % levels.count]
      }
    case .question(let index): pages.append(MakePage(.question(index)))
    case .usualClue: changeParts { parts throws(QuizDraftError) in try parts.set("", in: row) }
    default: startEdit(row)
    }
  }

  /// Begins to edit the text of a row.
  mutating func startEdit(_ row: MakeRow) {
    edit = MakeEdit(
      target: .row(row), field: TextField(text(of: row), limit: row.field?.limit ?? 10))
  }

  /// Begins to write a question without the catalog.
  mutating func startOwnQuestion() {
    edit = MakeEdit(target: .newPrompt, field: TextField(limit: QuizDocument.Field.question.limit))
  }

  /// The text of a row as the author edits it.
  func text(of row: MakeRow) -> String {
    switch row {
    case .title: document.title
    case .author: document.author ?? ""
    case .seconds: document.seconds.map(String.init) ?? ""
    default: openQuestion.map { parts(at: $0) }.flatMap { text(of: row, in: $0) } ?? ""
    }
  }

  private func text(of row: MakeRow, in parts: QuestionParts) -> String? {
    switch (row, parts.question) {
    case (.prompt, _): openQuestion.map { promptText(at: $0) }
    case (.answer(let index), .own(let own)): own.answers[index]
    case (.choice(let index), .own(let own)): own.wrongChoices[index]
    case (.clue(let index), _): openQuestion.map { clueText(parts.clues[index], at: $0) }
    default: nil
    }
  }

  /// Applies the typed text. A text that a file could not hold stays in the line.
  mutating func commitEdit() {
    guard let edit else { return }
    let text = QuizDocument.cleaned(edit.field.text)
    switch edit.target {
    case .row(let row): commit(text, in: row)
    case .newPrompt: commitPrompt(text)
    case .newQuestion(let prompt):
      guard add(QuizDocument.Item(.own(.init(prompt, answers: [text])))) else { return }
      self.edit = nil
      pages.append(MakePage(.question(document.items.count - 1), selection: 2))
    }
  }

  private mutating func commit(_ text: String, in row: MakeRow) {
    let isNew = [.newAnswer, .newChoice, .newClue].contains(row)
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
  mutating func set(_ text: String, in row: MakeRow) -> Bool {
    switch row {
    case .title: return change { $0.title = text }
    case .author: return change { $0.author = text.isEmpty ? nil : text }
    case .seconds:
      let seconds = Int(text)
      guard text.isEmpty || seconds.map(QuizDocument.Limits.seconds.contains) == true else {
        notice = QuizDocument.Problem.Kind.invalidTime(text).text[quizLanguage]
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
    edit = MakeEdit(
      target: .newQuestion(prompt: text),
      field: TextField(limit: QuizDocument.Field.answer.limit))
  }
}

extension MakeRow {
  /// The field of a text; `nil` for a number.
  var field: QuizDocument.Field? {
    switch self {
    case .title: .title
    case .author: .author
    case .prompt: .question
    case .answer, .newAnswer: .answer
    case .choice, .newChoice: .choice
    case .clue, .newClue: .clue
    case .level, .seconds, .question, .usualClue: nil
    }
  }
}
