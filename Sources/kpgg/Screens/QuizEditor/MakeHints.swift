import KPGGCore

/// The keys that work now, for the last line of the screen and for the list of keys.
enum MakeHints {
  typealias Hint = KeyHint<MakeAction>

  /// The hints of the last line, most useful first, with help and leaving last.
  static func hints(for state: MakeState) -> [Hint] {
    let keys = state.labels.keys
    if let decision = state.decision {
      let no = decision == .savesChanges ? keys.discard : keys.no
      return [Hint("y", keys.yes, .yes), Hint("n", no, .no), Hint("Esc", keys.cancel, .back)]
    }
    if state.edit != nil {
      return [Hint("Enter", keys.accept, .open), Hint("Esc", keys.cancel, .back)]
    }
    let undo = Hint("u", keys.undo, .undo)
    let preview = Hint("p", keys.preview, .preview)
    let back = Hint("Esc", keys.back, .back)
    let help = Hint("?", keys.help, .help)
    switch state.page.content {
    case .quiz:
      let isQuestion = state.selectedQuestion != nil
      return [
        Hint("a", keys.addThis, .add), Hint("s", keys.save, .save),
        Hint("Enter", isQuestion ? keys.open : keys.edit, .open), preview,
        Hint("o", keys.own, .addOwn), Hint("d", keys.remove, .remove), Hint("< >", keys.move), undo,
        help, Hint("q", keys.quit, .quit),
      ]
    case .question:
      return [
        Hint("Enter", keys.edit, .open), Hint("d", keys.remove, .remove), Hint("< >", keys.move),
        preview, Hint("s", keys.save, .save), undo, help, back,
      ]
    case .offer: return [Hint("Enter", keys.addThis, .open), undo, help, back]
    case .search: return [Hint("Enter", keys.open, .open), Hint("Ctrl-P", keys.help, .help), back]
    case .help, .preview: return [Hint("↓↑", keys.scroll), back]
    }
  }

  /// All keys.
  static func help(in language: Language) -> [Hint] {
    let keys = language.words.quiz.make.keys
    return [
      Hint("↓↑  j k", keys.select), Hint("Enter  e", keys.edit), Hint("a", keys.add),
      Hint("o", keys.own), Hint("<  >  K J", keys.move), Hint("d  Delete", keys.remove),
      Hint("u", keys.undo), Hint("p", keys.preview), Hint("s", keys.save),
      Hint("L", keys.language), Hint("Esc", keys.back), Hint("?  Ctrl-P", keys.help),
      Hint("q", keys.quit),
    ]
  }
}
