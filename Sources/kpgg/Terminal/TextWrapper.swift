/// Wraps text between words at a width in terminal cells.
struct TextWrapper: Sendable {
  /// The width of a line. A wider word gets a line of its own and is not cut.
  let width: Int

  /// The width for running text: the terminal's, or 80 without one, and at most 100, because
  /// longer lines are hard to read.
  static func readableWidth(of terminalWidth: Int?) -> Int { min(terminalWidth ?? 80, 100) }

  /// Wraps one paragraph. Line breaks in the text count as spaces.
  ///
  /// - Parameters:
  ///   - text: The paragraph.
  ///   - indent: The number of spaces before the first line.
  ///   - hanging: The number of spaces before all other lines; by default, `indent`.
  /// - Returns: Lines without trailing spaces; none for a blank text.
  func lines(_ text: String, indent: Int = 0, hanging: Int? = nil) -> [String] {
    var lines: [String] = []
    var line = ""
    var used = 0
    for word in text.split(whereSeparator: \.isWhitespace).map(String.init) {
      let needed = CellWidth.of(word)
      if !line.isEmpty, used + 1 + needed <= width {
        line += " " + word
        used += 1 + needed
        continue
      }
      if !line.isEmpty { lines.append(line) }
      let margin = lines.isEmpty ? indent : hanging ?? indent
      line = String.spaces(margin) + word
      used = margin + needed
    }
    return line.isEmpty ? lines : lines + [line]
  }
}
