/// A word of the user's as a message may repeat it: on one line, harmless to a terminal, short.
///
/// Control and invisible formatting characters are spelled out (`\u{1B}`), so that neither a
/// pasted newline nor an escape sequence reaches the screen; a word of more than 60 scalars ends
/// in an ellipsis, never inside a character.
struct QuotedWord: CustomStringConvertible, Sendable {
  /// `'word'`.
  let description: String

  init(_ word: String) {
    var shown = ""
    var room = 60
    for character in word {
      room -= character.unicodeScalars.count
      guard room >= 0 else {
        shown += "…"
        break
      }
      for scalar in character.unicodeScalars {
        shown += Self.isHarmless(scalar) ? String(scalar) : Self.escape(scalar)
      }
    }
    description = "'" + shown + "'"
  }

  private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: false
    default: true
    }
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": "\\n"
    case "\t": "\\t"
    default: "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
    }
  }
}
