import KPGGCore
import KPGGQuiz

/// All keys of the quiz, and the keys that work in its current state.
enum QuizKeys {
  static let table = KeyTable<QuizAction>([
    .init("1-4") { $0.words.quiz.keys.choose },
    .init("↓↑", [(.up, .up), ("k", .up), (.down, .down), ("j", .down)]) {
      $0.words.quiz.keys.choose
    },
    .init(.submit, [.enter], others: [" "]) { $0.words.quiz.keys.answer },
    .init(.showClue, ["c", .tab]) { $0.words.quiz.keys.clue },
    .init(.giveUp, ["d", .control("g")]) { $0.words.quiz.keys.giveUp },
    .init(.undo, ["u"]) { $0.words.quiz.keys.undo },
    .init("PageUp", [(.pageUp, .pageUp), (.pageDown, .pageDown)]) { $0.words.quiz.keys.scroll },
    .init(.newGame, ["n"]),
    .init(.switchLanguage, ["L"]) { $0.words.quiz.keys.switchLanguage },
    .init(.help, ["?", .control("p")]) { $0.words.quiz.keys.help },
    .init(.leave, ["q", .escape]) { $0.words.quiz.keys.leave },
  ])

  /// Returns the action of a key; `nil` for a key without one.
  static func action(for key: Key, in state: QuizState) -> QuizAction? {
    guard case .character(let character) = key, !state.readsLetters else {
      return table.action(for: key, isText: state.readsLetters)
    }
    if let number = character.wholeNumberValue, character.isASCII {
      return number > 0 ? .choose(number - 1) : nil
    }
    // A whole syllable is probably text of someone who expects a line to type in.
    if let keys = KeyboardLayout.latinKeys(typing: String(character)), keys.count > 1 { return nil }
    return table.action(for: key)
  }

  /// The hints of the last line, most useful first, with help and leaving last.
  static func hints(for state: QuizState) -> [KeyHint<QuizAction>] {
    let keys = state.labels.keys
    let hint = { (action: QuizAction, label: String) in
      table.hint(action, label, isText: state.readsLetters)
    }
    let end = [hint(.help, keys.help), hint(.leave, keys.leave)]
    if state.showsHelp { return end }
    let undo = state.canUndo && !state.ignoresLetters ? [hint(.undo, keys.undo)] : []
    let clue = state.game.pointsAfterNextClue == nil ? [] : [hint(.showClue, keys.clue)]
    let answer = [hint(.submit, keys.answer), hint(.giveUp, keys.giveUp)]
    switch state.phase {
    case .offer: return [hint(.submit, keys.resume), hint(.newGame, keys.newGame)] + end
    case .asking where state.isTyping: return clue + answer + end
    case .asking:
      let count = state.game.question?.choices.count ?? 0
      return [KeyHint("1-\(count)", keys.choose)] + clue + answer + undo + end
    case .solution: return [hint(.submit, keys.next)] + undo + end
    case .result: return (state.hasNewGame ? [hint(.submit, keys.newGame)] : []) + undo + end
    }
  }
}

extension QuizState {
  /// Whether letters are text or ignored.
  fileprivate var readsLetters: Bool { isTyping || ignoresLetters }
}
