import KPGGCore

/// Writes human-readable text. No other format depends on cells, colors, and languages.
struct TextWriter: Sendable {
  let language: Language
  /// The terminal's width in cells; `nil` for a pipe or a file, where text is not fitted.
  let width: Int?
  let painter: Painter
  /// The terminal's number of rows; `nil` for a pipe or a file, or if it is unknown.
  var height: Int?

  /// The words of the language.
  var words: Words { language.words }

  /// A writer without colors or line wrapping.
  static func plain(_ language: Language) -> TextWriter {
    TextWriter(language: language, width: nil, painter: Painter(isColored: false))
  }
}

extension TextWriter {
  /// A sheet's lines, fitted to the terminal.
  func lines(of sheet: FactSheet) -> [String] { sheet.lines(width: width, painter: painter) }

  /// The text without control characters, on as many lines as a terminal needs.
  func fitted(_ text: String, indent: Int = 0) -> [String] {
    let text = SafeText.of(text)
    let margin = String.spaces(indent)
    guard let width else { return [margin + text] }
    guard width > indent else { return text.wrapped(toCells: width) }
    return text.wrapped(toCells: width - indent).map { margin + $0 }
  }

  /// Dimmed lines below a listing, for a terminal only: a script that reads the last line expects a
  /// value there.
  func footer(_ text: @autoclosure () -> String) -> [String] {
    guard let width else { return [] }
    let text = text()
    guard !text.isEmpty else { return [] }
    return text.wrapped(toCells: width).map { painter.paint($0, .dim) }
  }

  /// A list in one line; `nil` for an empty one.
  func list(_ items: [String]) -> String? {
    items.isEmpty ? nil : items.joined(separator: ", ")
  }
}
