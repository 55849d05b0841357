import KPGGCore
import KPGGQuiz

// Saving the quiz, and ending the editor.

extension MakeState {
  /// Requests to write the file. A file must have a question.
  mutating func save(isForced: Bool = false) -> [MakeEffect] {
    guard !document.items.isEmpty else {
      (notice, quitsAfterSaving) = (labels.noQuestions, false)
      return []
    }
    return [.save(document, replacing: knownContent, isForced: isForced)]
  }

  mutating func didSave(_ document: QuizDocument, _ content: Data) -> [MakeEffect] {
    knownContent = content
    draft.didSave(document)
    notice = labels.saved(settings.file, document.items.count, draft.problemCount)
    // The author may have asked to quit while the file was written.
    let waits = decision == .savesChanges && !draft.isChanged
    if waits { decision = nil }
    return quitsAfterSaving || waits ? [.quit] : []
  }

  /// Ends the editor, unless changes are not saved.
  mutating func quit() -> [MakeEffect] {
    guard draft.isChanged else { return [.quit] }
    decision = .savesChanges
    return []
  }

  /// Applies the reply to a decision. Other actions wait.
  mutating func reply(_ action: MakeAction, to decision: MakeDecision) -> [MakeEffect] {
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
