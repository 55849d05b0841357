/// Adds colour to a text, or leaves it alone where the stream is not to have any.
///
/// Measure before painting: the sequences take no cells, but ``CellWidth`` would count their
/// letters.
struct Painter: Sendable {
  let isColored: Bool

  /// The text between a sequence that starts the style and one that ends all styles.
  ///
  /// An empty text and a plain style give the text back, without sequences.
  func paint(_ text: String, _ style: TextStyle) -> String {
    guard isColored, !text.isEmpty, style != .plain else { return text }
    return "\u{1B}[\(style.parameters)m\(text)\u{1B}[0m"
  }
}
