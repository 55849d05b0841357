import KPGGCore

/// The keys of the quiz.
enum QuizKey {
  /// Returns the action of a key; `nil` for a key without one.
  ///
  /// A Hangul letter stands for the Latin key that types it: `ㅊ` is `c`.
  static func action(for key: Key, in state: QuizState) -> QuizAction? {
    if let action = common[key] { return action }
    // While the player types, letters are a part of the answer.
    guard !state.isTyping, !state.ignoresLetters, case .character(let character) = key else {
      return nil
    }
    if let number = character.wholeNumberValue, character.isASCII {
      return number > 0 ? .choose(number - 1) : nil
    }
    if let action = commands[character] { return action }
    // A whole syllable is probably text of someone who expects a line to type in.
    guard let keys = KeyboardLayout.latinKeys(typing: String(character)), keys.count == 1 else {
      return nil
    }
    return keys.lowercased().first.flatMap { commands[$0] }
  }

  private static let common: [Key: QuizAction] = [
    .up: .up, .down: .down, .pageUp: .pageUp, .pageDown: .pageDown, .enter: .submit,
    .tab: .showClue, .control("g"): .giveUp, .escape: .leave,
    .control("p"): .help,
  ]

  private static let commands: [Character: QuizAction] = [
    "k": .up, "j": .down, " ": .submit, "c": .showClue, "d": .giveUp, "u": .undo, "n": .newGame,
    "L": .switchLanguage, "?": .help, "q": .leave,
  ]
}
