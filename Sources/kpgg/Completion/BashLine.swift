/// A command line of bash as far as the cursor, as bash itself hands it to a completion: with its
/// quotes and backslashes.
///
/// Nothing of it is expanded, let alone run: `$(…)` and `~` are their own characters. What is
/// redirected is no word of it.
struct BashLine: Hashable, Sendable {
  /// How text has to be written where more of the word follows.
  private enum Quote {
    case none, single, double
  }

  /// A line as far as it was read, in which another stands: `kpgg … <(kpgg …`.
  private struct OuterLine: Hashable, Sendable {
    let words: [String]
    let isTarget: Bool
  }

  /// What was meant, from the program's name on. The last is the word at the cursor, maybe empty.
  var words: [String] { wordsBefore + [word ?? ""] }

  /// Whether the last word names a file for bash itself, or belongs to another program.
  var isForBash: Bool {
    isTarget || (!outer.isEmpty && wordsBefore.first != ProgramDescription.name)
  }

  private var wordsBefore: [String] = []
  /// The word that is read; `nil` between words.
  private var word: String?
  private var state = Quote.none
  /// Whether the word that is read, or else the next one, is what a redirection leads to.
  private var isTarget = false
  /// The outermost first.
  private var outer: [OuterLine] = []
  /// What is meant by the part of the last word that stays as it is typed.
  private var kept = ""
  /// The quote in which the part begins that is replaced.
  private var quote = Quote.none

  /// Reads a line up to the cursor.
  ///
  /// - Parameters:
  ///   - line: What is typed, an unfinished quote perhaps at its end.
  ///   - replaced: The end of it that bash replaces: the last word, or what follows in it after a
  ///     quote or after a character such as `=` or `:`.
  init(_ line: String, replaced: String) {
    let scalars = Array(line.unicodeScalars)
    let end = Array(replaced.unicodeScalars)
    let start = scalars.count - (scalars.suffix(end.count).elementsEqual(end) ? end.count : 0)
    read(scalars[..<start])
    (kept, quote) = (word ?? "", state)
    read(scalars[start...])
  }

  private mutating func read(_ scalars: ArraySlice<Unicode.Scalar>) {
    var rest = scalars
    while let scalar = rest.popFirst() {
      switch (state, scalar) {
      case (.none, " "), (.none, "\t"), (.none, "\n"):
        endWord()
      case (.none, "<"), (.none, ">"): beginRedirection(&rest)
      case (.none, ")") where !outer.isEmpty: endInnerLine()
      case (.none, "'"): begin(.single)
      case (.none, "\""): begin(.double)
      case (.single, "'"), (.double, "\""): state = .none
      case (.none, "\\"), (.double, "\\"):
        guard let quoted = rest.popFirst() else { return }
        let isOneOfItsOwn = state == .none || "$`\"\\".unicodeScalars.contains(quoted)
        append(isOneOfItsOwn ? [quoted] : [scalar, quoted])
      default: append([scalar])
      }
    }
  }

  private mutating func endWord() {
    guard let word else { return }
    if !isTarget { wordsBefore.append(word) }
    (self.word, isTarget) = (nil, false)
  }

  /// Goes past an operator such as `>>` or `2>&`, or into the line of a `<(`.
  private mutating func beginRedirection(_ rest: inout ArraySlice<Unicode.Scalar>) {
    // What just before it tells which stream is meant is a part of it.
    if word?.unicodeScalars.allSatisfy({ ("0"..."9").contains($0) || $0 == "&" }) == true {
      word = nil
    }
    endWord()
    if rest.first == "(" {
      rest.removeFirst()
      outer.append(OuterLine(words: wordsBefore, isTarget: isTarget))
      (wordsBefore, isTarget) = ([], false)
      return
    }
    while let scalar = rest.first, "<>&|".unicodeScalars.contains(scalar) { rest.removeFirst() }
    isTarget = true
  }

  /// Goes back to the line around it, of which it is one word.
  private mutating func endInnerLine() {
    let line = outer.removeLast()
    (wordsBefore, isTarget) = (line.words, line.isTarget)
    word = "(…)"
  }

  private mutating func begin(_ quote: Quote) {
    state = quote
    append([])
  }

  private mutating func append(_ scalars: [Unicode.Scalar]) {
    if word == nil { word = "" }
    // A string's view of its scalars would be copied each time.
    for scalar in scalars { word?.append(String(scalar)) }
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

  /// Whether bash takes it for itself wherever it stands; none of its own characters is beyond
  /// ASCII.
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".", ",", "/", "+", ":", "@", "%", "=": true
    default: scalar.value >= 0x80
    }
  }
}
