import KPGGCore
import KPGGQuiz

extension QuizEditorState {
  mutating func apply(_ event: QuizEditorEvent) -> [QuizEditorEffect] {
    switch event {
    case .key(let key):
      notice = nil
      return handle(key)
    case .paste(let text):
      notice = nil
      paste(text)
    case .action(let action):
      notice = nil
      return perform(action)
    case .command(let command):
      (notice, decision, quitsAfterSaving) = (nil, nil, false)
      run(command)
    case .resized(let size):
      self.size = size
      play(.resized(size))
    case .elapsed(let milliseconds): play(.elapsed(milliseconds))
    case .saved(let document, let content): return didSave(document, content)
    case .fileChanged: decision = .replacesFile
    case .notSaved(let message): (notice, quitsAfterSaving) = (message, false)
    }
    return []
  }

  private mutating func paste(_ text: String) {
    if decision != nil { return }
    if edit != nil {
      edit?.field.insert(text)
    } else if case .search(var field, _) = page.content {
      field.insert(text)
      search(for: field)
    } else {
      play(.paste(text))
    }
  }

  /// A line of text reads letters as text, all other pages read them as commands.
  private mutating func handle(_ key: Key) -> [QuizEditorEffect] {
    if decision != nil { return QuizEditorKeys.replies.action(for: key).map { perform($0) } ?? [] }
    if edit != nil {
      switch key {
      case .enter: return perform(.open)
      case .escape: return perform(.back)
      default: _ = edit?.field.edit(with: key)
      }
      return []
    }
    switch page.content {
    case .preview: play(.key(key))
    case .search(var field, _):
      let text = field.text
      guard field.edit(with: key) else {
        return QuizEditorKeys.table.action(for: key, isText: true).map { perform($0) } ?? []
      }
      if field.text != text { search(for: field) } else { page.content.replace(field) }
    case .quiz, .offer, .question, .help:
      return QuizEditorKeys.table.action(for: key).map { perform($0) } ?? []
    }
    return []
  }

  private mutating func perform(_ action: QuizEditorAction) -> [QuizEditorEffect] {
    if let decision { return reply(action, to: decision) }
    if edit != nil {
      switch action {
      case .open: commitEdit()
      case .back: edit = nil
      // An accidental click must not lose the text.
      default: break
      }
      return []
    }
    switch action {
    case .up: page.selection -= 1
    case .down: page.selection += 1
    case .pageUp: page.selection -= pageLength
    case .pageDown: page.selection += pageLength
    case .first: page.selection = 0
    case .last: page.selection = rowCount - 1
    case .openRow(let row) where row != page.selection: page.selection = row
    case .open, .openRow: open()
    case .back: return back()
    case .quit: return quit()
    case .save: return save()
    case .play(let action): play(.action(action))
    case .switchLanguage: language = language.next
    case .help: pages.append(QuizEditorPage(.help))
    default: change(by: action)
    }
    page.selection = max(0, min(page.selection, rowCount - 1))
    return []
  }

  /// The number of rows that a page key moves.
  private var pageLength: Int { max(1, size.height - 6) }

  /// Opens, edits, or adds what the selected row shows.
  mutating func open() {
    switch page.content {
    case .quiz, .question: openSelectedRow()
    case .search(_, let hits): offer(hits)
    case .offer(_, let questions):
      if questions.indices.contains(page.selection) { add(questions[page.selection]) }
    case .help: pages.removeLast()
    case .preview: break
    }
  }

  private mutating func back() -> [QuizEditorEffect] {
    guard pages.count > 1 else { return quit() }
    pages.removeLast()
    return []
  }
}

extension QuizEditorState {
  private mutating func search(for field: TextField) {
    page = QuizEditorPage(.search(field, hits: settings.catalog.hits(for: field.text)))
  }

  /// Opens a search, and finds what matches a text.
  mutating func openSearch(for text: String) {
    openSearch()
    search(for: TextField(text))
  }

  /// Opens a search of the catalog.
  mutating func openSearch() {
    pages.append(QuizEditorPage(.search(TextField(), hits: settings.catalog.hits(for: ""))))
  }

  /// Lists the questions about the selected hit.
  private mutating func offer(_ hits: [SearchHit]) {
    guard hits.indices.contains(page.selection) else { return }
    let hit = hits[page.selection]
    let questions = settings.catalog.questions(about: hit, for: document)
    if questions.isEmpty {
      let levels = settings.catalog.levels(for: hit, in: document)
      notice = labels.nothingProven(
        document.level.name(in: quizLanguage), levels.map { $0.name(in: quizLanguage) })
    } else {
      pages.append(QuizEditorPage(.offer(hit, questions)))
    }
  }

  /// Plays the selected question and those after it, or the open one.
  mutating func openPreview() {
    let entries =
      openQuestion.map { draft.entries[$0...$0] } ?? draft.entries[(selectedQuestion ?? 0)...]
    guard let first = entries.first else { return notice = labels.noQuestions }
    guard first.question != nil else { return notice = labels.notPlayable }
    let game = QuizGame(
      questions: entries.compactMap(\.question), seconds: document.seconds,
      source: .written(document))
    let quiz = QuizState.Settings(
      date: settings.date, checker: settings.catalog.source.checker, isASCII: settings.isASCII,
      terminal: settings.terminal)
    var state = QuizState(settings: quiz, language: language, size: size, game: game)
    state.notice = labels.previewStarts
    pages.append(QuizEditorPage(.preview(state)))
  }

  /// Applies an event to the preview, if it is open. Its effects are not run.
  private mutating func play(_ event: QuizEvent) {
    guard case .preview(var quiz) = page.content else { return }
    let effects = quiz.apply(event)
    language = quiz.language
    page.content = .preview(quiz)
    if effects.contains(.quit) { pages.removeLast() }
  }
}

extension QuizEditorPage.Content {
  /// Replaces the text of a search.
  fileprivate mutating func replace(_ field: TextField) {
    if case .search(_, let hits) = self { self = .search(field, hits: hits) }
  }
}

// Saving the quiz, and ending the editor.

extension QuizEditorState {
  /// Requests to write the file. A file must have a question.
  mutating func save(isForced: Bool = false) -> [QuizEditorEffect] {
    guard !document.items.isEmpty else {
      (notice, quitsAfterSaving) = (labels.noQuestions, false)
      return []
    }
    return [.save(document, replacing: knownContent, isForced: isForced)]
  }

  mutating func didSave(_ document: QuizDocument, _ content: Data) -> [QuizEditorEffect] {
    knownContent = content
    draft.didSave(document)
    notice = labels.saved(settings.file, document.items.count, draft.problemCount)
    // The author may have asked to quit while the file was written.
    let waits = decision == .savesChanges && !draft.isChanged
    if waits { decision = nil }
    return quitsAfterSaving || waits ? [.quit] : []
  }

  /// Ends the editor if all changes are saved; else asks what to do.
  mutating func quit() -> [QuizEditorEffect] {
    guard draft.isChanged else { return [.quit] }
    decision = .savesChanges
    return []
  }

  /// Applies the reply to a decision. Other actions wait.
  mutating func reply(_ action: QuizEditorAction, to decision: QuizEditorDecision)
    -> [QuizEditorEffect]
  {
    guard [.yes, .no, .back, .save].contains(action) else { return [] }
    self.decision = nil
    switch (decision, action) {
    case (.savesChanges, .yes), (.savesChanges, .save):
      quitsAfterSaving = true
      return save()
    case (.savesChanges, .no): return [.quit]
    case (.replacesFile, .yes): return save(isForced: true)
    // The key that saves does not replace the work of others by its second press.
    case (.replacesFile, .save): self.decision = decision
    default: quitsAfterSaving = false
    }
    return []
  }
}
