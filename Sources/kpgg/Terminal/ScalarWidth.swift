/// How many cells one Unicode scalar takes when nothing around it matters: 0, 1 or 2.
///
/// What does depend on the neighbours (flags, emoji sequences, conjuncts) is ``CellMeter``'s part.
enum ScalarWidth {
  static func of(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0..<0x300:
      // Latin. A control character counts as the one cell that SafeText puts in its place.
      return 1
    case 0x4E00...0x9FFF, 0xAC00...0xD7A3:
      return 2
    case 0x1160...0x11FF, 0xD7B0...0xD7FF:
      // Vowels and final consonants that join the leading consonant's two cells.
      return 0
    case 0x1F1E6...0x1F1FF:
      return 2
    default:
      if isInvisible(scalar) { return 0 }
      return WideRanges.contains(scalar) ? 2 : 1
    }
  }

  /// Whether the scalar takes no cell of its own: marks, format characters, fillers.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark, .lineSeparator, .paragraphSeparator:
      true
    case .format:
      !isVisibleFormat(scalar)
    case .otherLetter, .unassigned:
      // Of the two Hangul fillers with a width in UAX #11, the leading consonant's keeps it.
      scalar.properties.isDefaultIgnorableCodePoint && scalar.value != 0x115F
    default:
      false
    }
  }

  /// Format characters drawn before what they belong to: the Arabic number and verse signs,
  /// the Syriac abbreviation mark, the Kaithi number signs.
  private static func isVisibleFormat(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x600...0x605, 0x6DD, 0x70F, 0x890...0x891, 0x8E2, 0x110BD, 0x110CD: true
    default: false
    }
  }
}
