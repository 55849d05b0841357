import KPGGSystem

/// Quotes words of user input for messages: short, on one line, without the secrets of URLs, and
/// safe for a terminal.
///
/// Control characters and invisible formatting characters are escaped (`\u{1B}`), so no newline or
/// escape sequence reaches the screen. After 60 scalars, an ellipsis replaces the rest. It never
/// splits a character.
enum QuotedWord {
  /// The word in single quotes.
  static func of(_ word: String) -> String {
    var shown = ""
    var room = 60
    // A cut URL would look like one without a user name.
    for character in URLSecrets.removed(from: word) {
      room -= character.unicodeScalars.count
      guard room >= 0 else {
        shown += "…"
        break
      }
      for scalar in character.unicodeScalars {
        shown += isSafe(scalar) ? String(scalar) : escape(scalar)
      }
    }
    return "'" + shown + "'"
  }

  /// The most choices that a hint lists.
  static let listLimit = 8

  /// Joins quoted words: `'a', 'b', or 'c'`.
  static func list(_ words: [String], _ conjunction: String) -> String {
    var quoted = words.map(of)
    guard quoted.count > 1, let last = quoted.popLast() else { return quoted.joined() }
    let comma = quoted.count > 1 ? "," : ""
    return quoted.joined(separator: ", ") + "\(comma) \(conjunction) \(last)"
  }

  private static func isSafe(_ scalar: Unicode.Scalar) -> Bool {
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
