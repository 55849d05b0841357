import KPGGCore

/// A line of text that the user edits, and its cursor.
struct TextField: Hashable, Sendable {
  private(set) var text = ""
  /// The number of characters before the cursor.
  private(set) var caret = 0

  /// The maximum length of the text in characters.
  private let limit: Int

  /// Creates a line with a text, and the cursor at its end. The usual limit is longer than any name.
  init(_ text: String = "", limit: Int = 100) {
    self.limit = limit
    insert(text)
  }

  /// Applies a key to the text.
  ///
  /// - Returns: `false` for keys that do not edit, such as Enter and the vertical arrows, and for
  ///   Backspace in an empty text.
  mutating func edit(with key: Key) -> Bool {
    switch key {
    case .character(let character): insert(String(character))
    case .control("u"): remove(caret)
    case .control("w"): remove(lengthOfWordBeforeCaret)
    case .backspace where text.isEmpty: return false
    case .backspace: remove(1)
    case .delete where caret < text.count:
      caret += 1
      remove(1)
    case .delete: break
    case .left, .control("b"): caret = max(0, caret - 1)
    case .right, .control("f"): caret = min(text.count, caret + 1)
    case .home, .control("a"): caret = 0
    case .end, .control("e"): caret = text.count
    default: return false
    }
    return true
  }

  /// Inserts text at the cursor.
  ///
  /// An inserted letter that belongs to the character before it joins it: conjoining jamo, typed one
  /// by one, become one syllable.
  mutating func insert(_ inserted: String) {
    let before = UnicodeForm.composed((text.prefix(caret) + inserted).withLimitedMarks)
    text = String((before + text.dropFirst(caret)).prefix(limit))
    caret = min(before.count, text.count)
  }

  /// The text before the cursor and the text after it.
  var parts: (before: Substring, after: Substring) { (text.prefix(caret), text.dropFirst(caret)) }

  /// Removes characters before the cursor.
  private mutating func remove(_ count: Int) {
    let kept = text.prefix(caret).dropLast(count)
    text = String(kept + text.dropFirst(caret))
    caret = min(kept.count, text.count)
  }

  /// The number of characters from the start of the current or previous word to the cursor.
  private var lengthOfWordBeforeCaret: Int {
    let before = text.prefix(caret)
    let spaces = before.reversed().prefix { $0 == " " }.count
    return spaces + before.dropLast(spaces).reversed().prefix { $0 != " " }.count
  }
}
