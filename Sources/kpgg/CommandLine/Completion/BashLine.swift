/// A bash command line up to the cursor, split into words by bash's rules for quotes and
/// redirections.
///
/// Expansions such as `$(…)` and `~` stay as typed and never run. Redirections are not words.
struct BashLine: Hashable, Sendable {
  private enum Quote {
    case none, single, double
  }

  /// The line around a process substitution: `kpgg … <(kpgg …`.
  private struct EnclosingLine: Hashable, Sendable {
    let words: [String]
    let isRedirection: Bool
  }

  /// The unquoted words, starting with the program's name. The last is the word at the cursor,
  /// which may be empty.
  var words: [String] { precedingWords + [word ?? ""] }

  /// Whether the last word is a redirection's file or an argument of another program.
  var isLeftToBash: Bool {
    isRedirection
      || (!enclosingLines.isEmpty && precedingWords.first != ProgramDescription.name)
  }

  private var precedingWords: [String] = []
  /// The unquoted current word; `nil` between words.
  private var word: String?
  private var state = Quote.none
  /// Whether the current or next word is the file of a redirection.
  private var isRedirection = false
  /// The lines around this one, outermost first.
  private var enclosingLines: [EnclosingLine] = []
  /// The unquoted part of the last word that bash keeps.
  private var fixedPrefix = ""
  /// The quote that is open where bash's replacement starts.
  private var quote = Quote.none

  /// Reads a line up to the cursor.
  ///
  /// - Parameters:
  ///   - line: The text as typed. It may end in an open quote.
  ///   - current: The end of the line that bash replaces: the last word, or its part after a quote
  ///     or a character such as `=` or `:`.
  init(_ line: String, completing current: String) {
    let scalars = Array(line.unicodeScalars)
    let end = Array(current.unicodeScalars)
    let start = scalars.count - (scalars.suffix(end.count).elementsEqual(end) ? end.count : 0)
    read(scalars[..<start])
    (fixedPrefix, quote) = (word ?? "", state)
    read(scalars[start...])
  }

  private mutating func read(_ scalars: ArraySlice<Unicode.Scalar>) {
    var rest = scalars
    while let scalar = rest.popFirst() {
      switch (state, scalar) {
      case (.none, " "), (.none, "\t"), (.none, "\n"):
        endWord()
      case (.none, "<"), (.none, ">"): beginRedirection(&rest)
      case (.none, ")") where !enclosingLines.isEmpty: endSubstitution()
      case (.none, "'"): begin(.single)
      case (.none, "\""): begin(.double)
      case (.single, "'"), (.double, "\""): state = .none
      case (.none, "\\"), (.double, "\\"):
        guard let quoted = rest.popFirst() else { return }
        let isEscape = state == .none || "$`\"\\".unicodeScalars.contains(quoted)
        append(isEscape ? [quoted] : [scalar, quoted])
      default: append([scalar])
      }
    }
  }

  private mutating func endWord() {
    guard let word else { return }
    if !isRedirection { precedingWords.append(word) }
    (self.word, isRedirection) = (nil, false)
  }

  /// Skips an operator such as `>>` or `2>&`, or enters a process substitution.
  private mutating func beginRedirection(_ rest: inout ArraySlice<Unicode.Scalar>) {
    // The file descriptor before the operator belongs to it.
    if word?.unicodeScalars.allSatisfy({ ("0"..."9").contains($0) || $0 == "&" }) == true {
      word = nil
    }
    endWord()
    if rest.first == "(" {
      rest.removeFirst()
      enclosingLines.append(EnclosingLine(words: precedingWords, isRedirection: isRedirection))
      (precedingWords, isRedirection) = ([], false)
      return
    }
    while let scalar = rest.first, "<>&|".unicodeScalars.contains(scalar) { rest.removeFirst() }
    isRedirection = true
  }

  /// Returns to the enclosing line. The substitution is one word of that line.
  private mutating func endSubstitution() {
    let line = enclosingLines.removeLast()
    (precedingWords, isRedirection) = (line.words, line.isRedirection)
    word = "(…)"
  }

  private mutating func begin(_ quote: Quote) {
    state = quote
    append([])
  }

  private mutating func append(_ scalars: [Unicode.Scalar]) {
    if word == nil { word = "" }
    // Appending to the optional string's scalar view would copy it each time.
    for scalar in scalars { word?.append(String(scalar)) }
  }

  /// The quoted text that turns the last word into a candidate when it replaces the end of the
  /// line.
  ///
  /// - Returns: `nil` if the candidate does not start with the part of the word that bash keeps.
  func replacement(for candidate: String) -> String? {
    let (word, prefix) = (candidate.unicodeScalars, fixedPrefix.unicodeScalars)
    guard word.starts(with: prefix) else { return nil }
    return word.dropFirst(prefix.count).map(quoted).joined()
  }

  private func quoted(_ scalar: Unicode.Scalar) -> String {
    switch quote {
    case .none: Self.isPlain(scalar) ? String(scalar) : "\\" + String(scalar)
    case .single: scalar == "'" ? "'\\''" : String(scalar)
    case .double:
      switch scalar {
      // Inside double quotes, bash would keep the backslash.
      case "!": "\"\\!\""
      case "$", "`", "\"", "\\": "\\" + String(scalar)
      default: String(scalar)
      }
    }
  }

  /// Whether a character has no special meaning to bash. All special characters are ASCII.
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".", ",", "/", "+", ":", "@", "%", "=": true
    default: scalar.value >= 0x80
    }
  }
}
