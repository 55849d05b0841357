import KPGGCore

/// The keys of the editor, outside lines of text.
enum MakeKey {
  /// Returns the action of a key; `nil` for a key without one.
  static func action(for key: Key) -> MakeAction? {
    common[key] ?? key.meaning(in: commands)
  }

  /// Returns the action of a key in a list below a line of text, whose letters are text.
  static func listAction(for key: Key) -> MakeAction? { common[key] }

  /// Returns the reply to a decision that a key gives.
  static func reply(for key: Key) -> MakeAction? {
    switch key {
    case .enter: .yes
    case .escape: .back
    default: key.meaning(in: ["y": .yes, "n": .no, "s": .save])
    }
  }

  private static let common: [Key: MakeAction] = [
    .up: .up, .down: .down, .pageUp: .pageUp, .pageDown: .pageDown, .home: .first, .end: .last,
    .enter: .open, .escape: .back, .backspace: .back, .delete: .remove, .control("p"): .help,
  ]

  private static let commands: [Character: MakeAction] = [
    "k": .up, "j": .down, "g": .first, "G": .last, " ": .pageDown, "a": .add, "o": .addOwn,
    "e": .open, "d": .remove, "K": .moveUp, "J": .moveDown, "<": .moveUp, ">": .moveDown,
    "u": .undo, "p": .preview, "s": .save, "L": .switchLanguage, "?": .help, "q": .quit,
  ]
}
