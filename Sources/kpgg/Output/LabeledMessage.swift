/// A message on standard error with its label: `kpgg: hint: use 'kpgg groups'`.
struct LabeledMessage: Hashable, Sendable {
  let label: String
  let style: TextStyle
  let text: String

  /// Narrower terminals have no room to align all lines.
  private static let narrowWidth = 40

  /// The lines, without control characters. To a terminal, they wrap between words, and all but
  /// the first are indented.
  ///
  /// - Parameters:
  ///   - painter: Paints the label.
  ///   - width: The terminal's width in cells; `nil` for a pipe or a file, where the message is one
  ///     line.
  /// - Returns: The lines, each ended by a newline.
  func text(painter: Painter, width: Int?) -> String {
    let start = "\(ProgramDescription.name): "
    let prefix = "\(start)\(label):"
    let message = "\(prefix) \(SafeText.of(text))"
    var lines = [message]
    if let width, width > CellWidth.of(prefix), CellWidth.of(message) > width {
      lines = TextWrapper(width: width, cells: { CellWidth.of($0) })
        .lines(message, hanging: width < Self.narrowWidth ? 2 : CellWidth.of(prefix) + 1)
    }
    // The first line has room for the label.
    lines[0] = start + painter.paint("\(label):", style) + lines[0].dropFirst(prefix.count)
    return lines.endedByNewlines
  }
}
