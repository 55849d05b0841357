import KPGGCore

/// A text on the clipboard, and the other texts about the same thing.
struct CopiedText: Hashable, Sendable {
  /// The texts that the copy key copies in turn, at least one.
  let choices: [Choice]
  private let index: Int

  /// A text to copy.
  struct Choice: Hashable, Sendable {
    let kind: CopyKind
    /// The text, without control characters.
    let text: String

    /// The maximum length in bytes, the same as that of a URL.
    private static let limit = 2048

    /// Makes a text safe to paste into a shell, and cuts a text that is too long.
    init(_ kind: CopyKind, _ text: String) {
      self.kind = kind
      var room = Self.limit
      self.text = String(
        SafeText.of(text).prefix { character in
          room -= character.utf8.count
          return room >= 0
        })
    }
  }

  /// Selects the first choice. If the same choices were copied last, selects the next one. `nil`
  /// without choices.
  init?(_ choices: [Choice], after last: CopiedText?) {
    guard !choices.isEmpty else { return nil }
    self.choices = choices
    index = last?.choices == choices ? ((last?.index ?? 0) + 1) % choices.count : 0
  }

  var choice: Choice { choices[index] }

  /// The kind of the choice after this one; `nil` if there is no other.
  var nextKind: CopyKind? {
    choices.count > 1 ? choices[(index + 1) % choices.count].kind : nil
  }
}
