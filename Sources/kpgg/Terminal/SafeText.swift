/// Makes a text from outside harmless to a terminal: from a document, an argument, a reply.
///
/// What could move the cursor, start an escape sequence, break a line or reverse the order of what
/// is printed becomes U+FFFD, one for each scalar, so that the reader sees that something was
/// there. Joiners and variation selectors stay, since emoji and several scripts need them.
///
///     SafeText.of("IVE\u{1B}[31m")  // "IVE\u{FFFD}[31m"
enum SafeText {
  /// The text itself, uncopied, where there is nothing to replace.
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
    // C0, with tab and newline; DEL and C1, whose U+009B starts a sequence as ESC [ does.
    case 0..<0x20, 0x7F..<0xA0: true
    // Direction marks, embeddings, overrides and isolates; between them the two line separators.
    case 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    // Deprecated format characters, the byte order mark, interlinear annotations, language tag.
    case 0x206A...0x206F, 0xFEFF, 0xFFF9...0xFFFB, 0xE0001: true
    default: false
    }
  }
}
