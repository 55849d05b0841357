import KPGGCore
import KPGGQuiz
import KPGGSystem

extension QuizEditorState {
  mutating func apply(_ event: QuizEditorEvent) -> [QuizEditorEffect] {
    switch event {
    case .key, .paste, .action, .command: notice = nil
    case .resized, .elapsed, .saved, .fileChanged, .notSaved: break
    }
    switch event {
    case .key(let key): return handle(key)
    case .paste(let text): paste(text)
    case .action(let action): return perform(action)
    case .command(let command): return run(command)
    case .resized(let size):
      self.size = size
      play(.resized(size))
    case .elapsed(let milliseconds): play(.news(.elapsed(milliseconds)))
    case .saved(let document, let content): return didSave(document, content)
    case .fileChanged: decision = .replacesFile
    case .notSaved(let message):
      (notice, quitsAfterSaving) = (message, false)
      returnToEarlierFile()
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
    if key == .control("c") { return interrupt() }
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
    case .search(var field, let hits):
      let text = field.text
      guard field.edit(with: key) else {
        return QuizEditorKeys.table.action(for: key, isText: true).map { perform($0) } ?? []
      }
      if field.text != text {
        search(for: field)
      } else {
        page.content = .search(field, hits: hits)
      }
    case .quiz, .offer, .question, .help:
      return QuizEditorKeys.table.action(for: key).map { perform($0) } ?? []
    }
    return []
  }

  mutating func perform(_ action: QuizEditorAction) -> [QuizEditorEffect] {
    if let decision { return reply(action, to: decision) }
    if edit != nil {
      if action == .open, let edit, edit.target == .file { return save(as: edit.field.text) }
      // An accidental click must not lose the text.
      if action == .open { commitEdit() }
      if action == .back { edit = nil }
      return []
    }
    switch action {
    case .up: page.selection -= 1
    case .down: page.selection += 1
    case .pageUp: page.selection -= size.pageLength
    case .pageDown: page.selection += size.pageLength
    case .first: page.selection = 0
    case .last: page.selection = rowCount - 1
    case .openRow(let row) where row != page.selection: page.selection = row
    case .open, .openRow: openSelection()
    case .back where pages.count > 1:
      pages.removeLast()
      return []
    case .back, .quit: return quit()
    case .save: return save()
    case .saveAs: edit = Edit(target: .file, field: TextField(file, limit: 1000))
    case .play(let action): play(.action(action))
    case .switchLanguage: language = language.next
    case .help: open(.help)
    default: change(by: action)
    }
    page.selection = max(0, min(page.selection, rowCount - 1))
    return []
  }

  /// Handles Ctrl-C: cancels the typed line, or else quits. A question must be answered.
  private mutating func interrupt() -> [QuizEditorEffect] {
    if decision != nil { return [] }
    guard edit == nil else {
      edit = nil
      return []
    }
    return quit()
  }

  /// Ends the editor; with changes, first asks whether to save them.
  private mutating func quit() -> [QuizEditorEffect] {
    guard draft.isChanged else { return [.quit] }
    decision = .savesChanges
    return []
  }

  /// Opens, edits, or adds what the selected row shows.
  mutating func openSelection() {
    switch page.content {
    case .quiz, .question: openSelectedRow()
    case .search(_, let hits): offer(hits)
    case .offer: addSelectedOffer()
    case .help: pages.removeLast()
    case .preview: break
    }
  }
}

extension QuizEditorState {
  private mutating func search(for field: TextField) {
    page = Page(content: .search(field, hits: catalog.hits(for: field.text)))
  }

  mutating func openSearch(for text: String = "") {
    open(.search(TextField(text), hits: catalog.hits(for: text)))
  }

  /// Lists the questions about the selected hit.
  private mutating func offer(_ hits: [SearchHit]) {
    guard hits.indices.contains(page.selection) else { return }
    let hit = hits[page.selection]
    let questions = catalog.questions(about: hit, for: document)
    if questions.isEmpty {
      let levels = catalog.levels(for: hit, in: document)
      notice = labels.nothingProven(
        document.level.name.text(in: language), levels.map { $0.name.text(in: language) })
    } else {
      open(.offer(hit, questions))
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
    var state = QuizState(
      game, on: date, checker: catalog.source.checker, isASCII: isASCII, language: language,
      size: size)
    state.notice = [labels.previewStarts]
    open(.preview(state))
  }

  /// Applies an event to the preview, if it is open. Its effects are not run.
  private mutating func play(_ event: QuizState.Event) {
    guard case .preview(var quiz) = page.content else { return }
    let effects = quiz.apply(event)
    language = quiz.language
    page.content = .preview(quiz)
    if effects.contains(.quit) { pages.removeLast() }
  }
}

// Saving the quiz, and ending the editor.

extension QuizEditorState {
  /// Requests to write the file. A file must have a question.
  private mutating func save(isForced: Bool = false) -> [QuizEditorEffect] {
    guard !document.items.isEmpty else {
      (notice, quitsAfterSaving) = (labels.noQuestions, false)
      return []
    }
    return [.save(document, replacing: knownContent, isForced: isForced)]
  }

  /// Requests to write another file, which is then the file of the editor.
  mutating func save(as name: String) -> [QuizEditorEffect] {
    let name = name.trimmed
    edit = nil
    guard !["", "-"].contains(name) else {
      notice = labels.fileNameNeeded
      return []
    }
    if name != file {
      earlierFile = (file, knownContent)
      (file, knownContent) = (name, nil)
    }
    let effects = save()
    if effects.isEmpty { returnToEarlierFile() }
    return effects
  }

  private mutating func returnToEarlierFile() {
    guard let earlierFile else { return }
    (file, knownContent, self.earlierFile) = (earlierFile.name, earlierFile.content, nil)
  }

  private mutating func didSave(_ document: QuizDocument, _ content: Data) -> [QuizEditorEffect] {
    (knownContent, earlierFile) = (content, nil)
    draft.didSave(document)
    notice = labels.saved(file, document.items.count, draft.problemCount)
    // The author may have asked to quit while the file was written.
    let waits = decision == .savesChanges && !draft.isChanged
    if waits { decision = nil }
    return quitsAfterSaving || waits ? [.quit] : []
  }

  /// Applies the reply to a decision. Other actions wait.
  private mutating func reply(
    _ action: QuizEditorAction, to decision: Decision
  ) -> [QuizEditorEffect] {
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
    default:
      quitsAfterSaving = false
      returnToEarlierFile()
    }
    return []
  }
}
