/// Makes untrusted text safe to print on a terminal.
///
/// Each scalar that can move the cursor, start an escape sequence, break a line, or reverse the
/// direction becomes U+FFFD. Joiners and variation selectors stay, because emoji and several
/// scripts need them.
///
///     SafeText.of("IVE\u{1B}[31m")  // "IVE\u{FFFD}[31m"
enum SafeText {
  /// The safe form of a text; the same text, without a copy, if it is already safe.
  static func of(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isHarmful) else { return text }
    var safe = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      safe.append(isHarmful(scalar) ? "\u{FFFD}" : scalar)
    }
    return String(safe)
  }

  private static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20..<0x7F: false
    // C0, with tab and newline; DEL; and C1, where U+009B starts a sequence like ESC [.
    case 0..<0x20, 0x7F..<0xA0: true
    // Direction marks, embeddings, overrides, and isolates; the two line separators.
    case 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    // Deprecated format characters, the byte order mark, interlinear annotations, language tag.
    case 0x206A...0x206F, 0xFEFF, 0xFFF9...0xFFFB, 0xE0001: true
    default: false
    }
  }
}

/// Safe text and its width, computed once.
struct MeasuredText: Sendable {
  let text: String
  /// The width in cells.
  let width: Int

  init(_ untrusted: String) {
    self.init(safe: SafeText.of(untrusted))
  }

  /// Removes trailing spaces, which would shift right-aligned text.
  private init(safe text: String) {
    self.text = text.utf8.last == UInt8(ascii: " ") ? Self.trimmed(text) : text
    width = CellWidth.of(self.text)
  }

  /// Works on scalars, because a space can be part of a larger character.
  private static func trimmed(_ text: String) -> String {
    var scalars = text.unicodeScalars
    while scalars.last == " " { scalars.removeLast() }
    return String(scalars)
  }

  func cut(toCells limit: Int) -> MeasuredText {
    width <= limit ? self : MeasuredText(safe: text.cut(toCells: limit))
  }

  func wrapped(toCells limit: Int) -> [MeasuredText] {
    width <= limit ? [self] : text.wrapped(toCells: limit).map { MeasuredText(safe: $0) }
  }
}
