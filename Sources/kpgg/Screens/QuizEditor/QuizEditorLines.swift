import KPGGCore
import KPGGQuiz

extension QuizEditor {
  func prompt(in state: QuizEditorState) -> String { state.labels.linear.prompt }

  func begin(_ lines: inout LineRunner<QuizEditor>) throws {
    try lines.write([lines.state.labels.linear.usage] + lines.view.page)
  }

  func reply(
    to line: String, after milliseconds: Int, _ lines: inout LineRunner<QuizEditor>
  ) async throws {
    let before = lines.state
    switch QuizEditorLineCommand(line) {
    case .help: return try lines.write(before.labels.linear.help)
    case .unknown(let text):
      return try lines.write([before.labels.linear.unknownCommand(SafeText.of(text))])
    case .run(let command): try await lines.apply(.command(command))
    case .action(let action):
      if lines.state.edit != nil { try await lines.apply(.action(.back)) }
      if lines.state.isDecision(canceledBy: action) { try await lines.apply(.action(.back)) }
      try await lines.apply(.action(before.decided(action)))
    case .add(let text):
      let number = Int(text).flatMap { $0 > 0 ? $0 - 1 : nil }
      let isPick = number != nil && before.offersNumbers
      try await lines.apply(.command(isPick ? .pick(number ?? 0) : .find(text)))
    case .preview(let index):
      try await lines.apply(.command(.show(index)))
      if lines.state.openQuestion == index { try await lines.apply(.action(.preview)) }
      let isPreview = lines.state.isPreviewing
      try lines.write(isPreview ? lines.view.page : lines.view.reply(since: before))
      if isPreview { try await lines.apply(.action(.play(.leave))) }
      return
    }
    if !lines.hasQuit { try lines.write(lines.view.reply(since: before)) }
  }

  /// - Throws: `CommandError.unsavedQuiz` if changes are not saved.
  func inputEnded(_ lines: inout LineRunner<QuizEditor>) throws {
    guard !lines.state.draft.isChanged else {
      throw CommandError.unsavedQuiz(lines.state.settings.file)
    }
  }
}

extension LineRunner<QuizEditor> {
  fileprivate var view: QuizEditorLineView { QuizEditorLineView(state: state, width: width) }
}

extension QuizEditorState {
  /// The meaning of a command while the editor waits for a decision.
  fileprivate func decided(_ action: QuizEditorAction) -> QuizEditorAction {
    switch (decision, action) {
    case (.savesChanges, .quit): .no
    case (.savesChanges, .save), (.replacesFile, .save): .yes
    default: action
    }
  }

  /// Whether the editor waits for a decision, and a command does not decide.
  fileprivate func isDecision(canceledBy action: QuizEditorAction) -> Bool {
    decision != nil && decided(action) == action && ![.yes, .no].contains(action)
  }

  fileprivate var isPreviewing: Bool { if case .preview = page.content { true } else { false } }

  /// Whether a number picks an entry of the page.
  fileprivate var offersNumbers: Bool {
    switch page.content {
    case .search, .offer: true
    case .quiz, .question, .preview, .help: false
    }
  }
}

/// The lines that the linear mode prints.
struct QuizEditorLineView: Sendable {
  let state: QuizEditorState
  /// The width of the terminal; `nil` for a pipe or a file.
  let width: Int?

  private var labels: QuizEditorLabels { state.labels }
  private var language: QuizLanguage { state.quizLanguage }

  /// The lines of the page that is open.
  var page: [String] {
    switch state.page.content {
    case .quiz: quiz
    case .question(let index): question(at: index)
    case .search(_, let hits):
      fitted(hits.isEmpty ? labels.nothingFound : labels.found(hits.count))
        + items(of: QuizEditorItems(state: state, width: 0).items)
    case .offer: items(of: QuizEditorItems(state: state, width: 0).items)
    case .preview(let quiz): QuizLineView(state: quiz, width: width).page
    case .help: []
    }
  }

  /// The reply to a command: its message, or what has changed.
  func reply(since before: QuizEditorState) -> [String] {
    if state.decision == .replacesFile {
      return fitted(labels.replacesFile(state.settings.file) + " " + labels.linear.yesOrNo)
    }
    if state.decision == .savesChanges { return fitted(labels.linear.unsaved) }
    let changed = QuizEditorRow.header.filter {
      QuizEditorItems.value(of: $0, in: state) != QuizEditorItems.value(of: $0, in: before)
    }
    if let notice = state.notice { return fitted(notice) }
    return changed.isEmpty || state.language != before.language
      ? page : changed.flatMap { fitted(header($0)) }
  }

  private var quiz: [String] {
    let questions = state.document.items.indices.flatMap { index in
      let answer = state.answerText(at: index).map { " → \($0)" } ?? ""
      let text = "\(index + 1) \(state.promptText(at: index))\(answer)"
      return fitted(text) + problems(at: index)
    }
    return QuizEditorRow.header.flatMap { fitted(header($0)) }
      + fitted(labels.questions(state.document.items.count)) + questions
  }

  private func header(_ row: QuizEditorRow) -> String {
    "\(state.label(of: row)): \(QuizEditorItems.value(of: row, in: state))"
  }

  private func problems(at index: Int) -> [String] {
    state.draft.entries[index].problems.flatMap { fitted("! \(state.text(of: $0))") }
  }

  /// The parts of a question, each list numbered from 1.
  private func question(at index: Int) -> [String] {
    let parts = state.parts(at: index)
    let question = state.draft.entries[index].question ?? state.draft.usualQuestion(at: index)
    var lines = fitted("\(labels.question) \(index + 1): \(state.promptText(at: index))")
    if case .generated = parts.question, let question {
      lines += fitted("\(labels.answer): \(question.solution.text[language])")
      let choices = question.choices.map { $0.text[language] }.joined(separator: ", ")
      if !choices.isEmpty { lines += fitted(labels.choices(choices)) }
    }
    for row in parts.rows {
      switch row {
      case .answer(let number), .choice(let number), .clue(let number):
        lines += fitted(
          "\(state.label(of: row)) \(number + 1): \(state.text(of: row))")
      case .usualClue(let number):
        lines += fitted("? { \(number) }: \(state.clueText(.generated(number), at: index))")
      default: break
      }
    }
    return lines + problems(at: index)
  }

  /// Items with numbers from 1.
  private func items(of items: [ListItem]) -> [String] {
    items.flatMap { item in
      fitted(
        "\((item.index ?? 0) + 1) \(item.text)"
          + (item.detail.isEmpty
            ? "" : item.detail.hasPrefix("→") ? " \(item.detail)" : ", \(item.detail)"))
    }
  }

  private func fitted(_ text: String) -> [String] { text.safeLines(width: width) }
}
