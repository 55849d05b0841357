/// A command line of bash as far as the cursor, as bash itself hands it to a completion: with its
/// quotes and backslashes.
///
/// Nothing of it is expanded, let alone run: `$(…)` and `~` are their own characters.
struct BashLine: Hashable, Sendable {
  /// How text has to be written where more of the word follows.
  private enum Quote: Unicode.Scalar {
    case none = " "
    case single = "'"
    case double = "\""
  }

  /// What was meant, from the program's name on. The last is the word at the cursor, maybe empty.
  private(set) var words: [String] = [""]
  /// What is meant by the part of the last word that stays as it is typed.
  private(set) var kept = ""
  private var quote = Quote.none

  /// - Parameters:
  ///   - line: What is typed, up to the cursor.
  ///   - replaced: The end of it that bash replaces: the last word, or what follows in it after a
  ///     quote or after a character such as `=` or `:`.
  init(_ line: String, replaced: String) {
    let scalars = Array(line.unicodeScalars)
    let end = Array(replaced.unicodeScalars)
    let isEnd = scalars.suffix(end.count).elementsEqual(end)
    let start = isEnd ? scalars.count - end.count : scalars.count
    var word = ""
    var words: [String] = []
    // Where the cursor stands behind a space, a word begins that is still empty.
    var isInWord = false
    var state = Quote.none
    var position = 0
    while position < scalars.count {
      if position == start { (kept, quote) = (isInWord ? word : "", state) }
      let scalar = scalars[position]
      position += 1
      switch (state, scalar) {
      case (.none, " "), (.none, "\t"), (.none, "\n"):
        if isInWord { words.append(word) }
        (word, isInWord) = ("", false)
        continue
      case (.none, "'"), (.none, "\""):
        state = scalar == "'" ? .single : .double
      case (.single, "'"), (.double, "\""):
        state = .none
      case (.none, "\\"), (.double, "\\"):
        guard position < scalars.count else { break }
        let next = scalars[position]
        if state == .double, !"$`\"\\".unicodeScalars.contains(next) {
          word.unicodeScalars.append(scalar)
        }
        word.unicodeScalars.append(next)
        // The end that bash replaces never begins between a backslash and what it quotes.
        position += 1
      default:
        word.unicodeScalars.append(scalar)
      }
      isInWord = true
    }
    if start >= scalars.count { (kept, quote) = (isInWord ? word : "", state) }
    self.words = words + [word]
  }

  /// What bash has to put in the place of the end, for the last word to become another; `nil` if
  /// that does not begin with what stays.
  func replacement(with word: String) -> String? {
    let (word, kept) = (word.unicodeScalars, kept.unicodeScalars)
    guard word.starts(with: kept) else { return nil }
    return word.dropFirst(kept.count).map(written).joined()
  }

  private func written(_ scalar: Unicode.Scalar) -> String {
    switch quote {
    case .none: Self.isPlain(scalar) ? String(scalar) : "\\" + String(scalar)
    case .single: scalar == "'" ? "'\\''" : String(scalar)
    case .double:
      switch scalar {
      // A backslash before it would stay; outside of the quotes it does not.
      case "!": "\"\\!\""
      case "$", "`", "\"", "\\": "\\" + String(scalar)
      default: String(scalar)
      }
    }
  }

  /// Whether bash takes it for itself wherever it stands; none of its own characters is beyond ASCII.
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".", ",", "/", "+", ":", "@", "%", "=": true
    default: scalar.value >= 0x80
    }
  }
}
