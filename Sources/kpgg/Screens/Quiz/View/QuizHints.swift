import KPGGCore
import KPGGQuiz

/// The keys that work now, for the last line of the screen and for the list of keys.
enum QuizHints {
  typealias Hint = KeyHint<QuizAction>

  /// The hints of the last line, most useful first, with help and leaving last.
  static func hints(for state: QuizState) -> [Hint] {
    let keys = state.labels.keys
    let isText = state.isTyping || state.ignoresLetters
    let end = [
      Hint(isText ? "Ctrl-P" : "?", keys.help, .help),
      Hint(isText ? "Esc" : "q", keys.leave, .leave),
    ]
    if state.showsHelp { return end }
    let undo = state.canUndo && !state.ignoresLetters ? [Hint("u", keys.undo, .undo)] : []
    switch state.phase {
    case .offer:
      return [Hint("Enter", keys.resume, .submit), Hint("n", keys.newGame, .newGame)] + end
    case .asking where state.isTyping:
      return clue(in: state, key: "Tab") + [Hint("Enter", keys.answer, .submit)]
        + [Hint("Ctrl-G", keys.giveUp, .giveUp)] + end
    case .asking:
      let count = state.game.question?.choices.count ?? 0
      return [Hint("1-\(count)", keys.choose)] + clue(in: state, key: "c")
        + [Hint("Enter", keys.answer, .submit), Hint("d", keys.giveUp, .giveUp)] + undo + end
    case .solution: return [Hint("Enter", keys.next, .submit)] + undo + end
    case .result:
      return (state.hasNewGame ? [Hint("Enter", keys.newGame, .submit)] : []) + undo + end
    }
  }

  private static func clue(in state: QuizState, key: String) -> [Hint] {
    state.game.pointsAfterNextClue == nil
      ? [] : [Hint(key, state.labels.keys.clue, .showClue)]
  }

  /// All keys.
  static func help(for state: QuizState) -> [Hint] {
    let keys = state.labels.keys
    return [
      Hint("1-4", keys.choose), Hint("↓↑", keys.choose), Hint("Enter", keys.answer),
      Hint("c  Tab", keys.clue), Hint("d  Ctrl-G", keys.giveUp), Hint("u", keys.undo),
      Hint("PageUp", keys.scroll), Hint("L", keys.language), Hint("?  Ctrl-P", keys.help),
      Hint("q  Esc", keys.leave),
    ]
  }
}
