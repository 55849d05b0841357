/// Breaks text into lines between words, by the cells that a terminal gives them.
struct TextWrapper: Sendable {
  /// The cells of a line. A word wider than that has a line for itself and is not cut.
  let width: Int
  /// Measures a text in cells: a Hangul syllable takes two.
  let cells: @Sendable (String) -> Int

  /// Wraps one paragraph; its own line breaks count as spaces, and no line ends in a space.
  ///
  /// - Parameters:
  ///   - text: Words between white space.
  ///   - indent: The spaces before the first line.
  ///   - hanging: The spaces before all other lines; as `indent` where it is left out.
  /// - Returns: No line at all where there is no word.
  func lines(_ text: String, indent: Int = 0, hanging: Int? = nil) -> [String] {
    var lines: [String] = []
    var line = ""
    var used = 0
    for word in text.split(whereSeparator: \.isWhitespace).map(String.init) {
      let needed = cells(word)
      if !line.isEmpty, used + 1 + needed <= width {
        line += " " + word
        used += 1 + needed
        continue
      }
      if !line.isEmpty { lines.append(line) }
      let margin = lines.isEmpty ? indent : hanging ?? indent
      line = String(repeating: " ", count: margin) + word
      used = margin + needed
    }
    return line.isEmpty ? lines : lines + [line]
  }
}
