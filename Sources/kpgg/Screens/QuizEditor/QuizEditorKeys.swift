import KPGGCore

/// All keys of the editor outside lines of text, and the keys that work in its current state.
enum QuizEditorKeys {
  static let table = KeyTable<QuizEditorAction>([
    .init("↓↑  j k", [(.up, .up), ("k", .up), (.down, .down), ("j", .down)]) { $0.keys.select },
    .init("PageUp", [(.pageUp, .pageUp), (.pageDown, .pageDown), (" ", .pageDown)]),
    .init("Home  End", [(.home, .first), ("g", .first), (.end, .last), ("G", .last)]),
    .init(.open, [.enter, "e"]) { $0.keys.edit },
    .init(.add, ["a"]) { $0.keys.add },
    .init(.addOwn, ["o"]) { $0.keys.own },
    .init("<  >  K J", [("<", .moveUp), (">", .moveDown), ("K", .moveUp), ("J", .moveDown)]) {
      $0.keys.move
    },
    .init(.remove, ["d", .delete]) { $0.keys.remove },
    .init(.undo, ["u"]) { $0.keys.undo },
    .init(.preview, ["p"]) { $0.keys.preview },
    .init(.save, ["s"]) { $0.keys.save },
    .init(.switchLanguage, ["L"]) { $0.keys.switchLanguage },
    .init(.back, [.escape], others: [.backspace]) { $0.keys.back },
    .init(.help, ["?", .control("p")]) { $0.keys.help },
    .init(.quit, ["q"]) { $0.keys.quit },
  ])

  /// The replies to a decision.
  static let replies = KeyTable<QuizEditorAction>([
    .init(.yes, ["y", .enter]), .init(.no, ["n"]), .init(.save, ["s"]), .init(.back, [.escape]),
  ])

  /// The hints of the last line, most useful first, with help and leaving last.
  static func hints(for state: QuizEditorState) -> [KeyHint<QuizEditorAction>] {
    let keys = state.labels.keys
    if let decision = state.decision {
      let no = decision == .savesChanges ? keys.discard : keys.no
      return [
        replies.hint(.yes, keys.yes), replies.hint(.no, no), replies.hint(.back, keys.cancel),
      ]
    }
    let hint = { (action: QuizEditorAction, label: String) in table.hint(action, label) }
    if state.edit != nil { return [hint(.open, keys.accept), hint(.back, keys.cancel)] }
    let undo = hint(.undo, keys.undo)
    let preview = hint(.preview, keys.preview)
    let move = KeyHint<QuizEditorAction>("< >", keys.move)
    let end = [hint(.help, keys.help), hint(.back, keys.back)]
    switch state.page.content {
    case .quiz:
      let isQuestion = state.selectedQuestion != nil
      return [
        hint(.add, keys.addThis), hint(.save, keys.save),
        hint(.open, isQuestion ? keys.open : keys.edit), preview, hint(.addOwn, keys.own),
        hint(.remove, keys.remove), move, undo, hint(.help, keys.help), hint(.quit, keys.quit),
      ]
    case .question:
      return [
        hint(.open, keys.edit), hint(.remove, keys.remove), move, preview, hint(.save, keys.save),
        undo,
      ] + end
    case .offer: return [hint(.open, keys.addThis), undo] + end
    case .search:
      return [
        hint(.open, keys.open), table.hint(.help, keys.help, isText: true), hint(.back, keys.back),
      ]
    case .help, .preview: return [KeyHint("↓↑", keys.scroll), hint(.back, keys.back)]
    }
  }
}

extension Language {
  fileprivate var keys: QuizEditorLabels.Keys { words.quiz.editor.keys }
}
