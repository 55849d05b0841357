import KPGGCore

/// The keys of the daily puzzle.
enum DailyKey {
  /// Returns the action of a key; `nil` for a key without one.
  static func action(for key: Key, in state: DailyState) -> DailyAction? {
    if let action = common[key] { return action }
    // While the player types, letters are a part of the name.
    return state.isTyping ? nil : key.meaning(in: commands)
  }

  private static let common: [Key: DailyAction] = [
    .up: .up, .down: .down, .pageUp: .pageUp, .pageDown: .pageDown, .enter: .submit,
    .escape: .leave, .control("p"): .help,
  ]

  private static let commands: [Character: DailyAction] = [
    "k": .up, "j": .down, " ": .submit, "y": .copy, "w": .switchWords, "n": .playToday,
    "L": .switchLanguage, "?": .help, "q": .leave,
  ]
}

/// The keys that work now, for the last line of the screen and for the list of keys.
enum DailyHints {
  typealias Hint = KeyHint<DailyAction>

  /// The hints of the last line, most useful first, with help and leaving last.
  static func hints(for state: DailyState) -> [Hint] {
    let (keys, daily) = (state.language.words.quiz.keys, state.labels.keys)
    let end = [
      Hint(state.isTyping ? "Ctrl-P" : "?", keys.help, .help),
      Hint(state.isTyping ? "Esc" : "q", keys.leave, .leave),
    ]
    if state.showsHelp { return end }
    switch state.phase {
    case .offer:
      return [Hint("Enter", keys.resume, .submit), Hint("n", daily.today, .playToday)] + end
    case .guessing:
      let choose = state.matches.count > 1 ? [Hint("↓↑", keys.choose)] : []
      return [Hint("Enter", daily.guess, .submit)] + choose + end
    case .result:
      let today = state.awaitsToday ? [Hint("Enter", daily.today, .submit)] : []
      return today + [
        Hint("y", daily.copy, .copy),
        Hint("w", state.showsWords ? daily.symbols : daily.words, .switchWords),
      ] + end
    }
  }

  /// All keys.
  static func help(for state: DailyState) -> [Hint] {
    let (keys, daily) = (state.language.words.quiz.keys, state.labels.keys)
    return [
      Hint("Enter", daily.guess), Hint("↓↑", keys.choose), Hint("PageUp", keys.scroll),
      Hint("y", daily.copy), Hint("w", daily.words), Hint("L", keys.language),
      Hint("?  Ctrl-P", keys.help), Hint("q  Esc", keys.leave),
    ]
  }
}
