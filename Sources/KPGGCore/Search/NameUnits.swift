/// A text's *units*, by which names are compared: its letters and digits, without case, spacing,
/// punctuation, Latin diacritics or Unicode form, Hangul taken apart into conjoining jamo (NFD).
enum NameUnits {
  /// Tells each unit in turn, and whether it begins a word: a space or any other separator stood
  /// before it, or nothing. An apostrophe separates no words.
  ///
  /// - Complexity: O(the length of `text`).
  static func forEach(in text: String, _ body: (_ unit: Unicode.Scalar, _ isStart: Bool) -> Void) {
    if text.unicodeScalars.allSatisfy(isSimple) {
      forEach(inSimple: text, body)
    } else {
      forEach(inDecomposed: UnicodeForm.decomposed(text.lowercased()), body)
    }
  }

  /// ASCII and precomposed Hangul, as nearly every name is, need no tables of Unicode.
  private static func isSimple(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x80 || ("가"..."힣").contains(scalar)
  }

  private static func forEach(inSimple text: String, _ body: (Unicode.Scalar, Bool) -> Void) {
    var isStart = true
    for scalar in text.unicodeScalars {
      switch scalar {
      case "a"..."z", "0"..."9": body(scalar, isStart)
      case "A"..."Z": body(Unicode.Scalar(UInt8(scalar.value) | 0x20), isStart)
      case _ where isApostrophe(scalar): continue
      case "\0"..."\u{7F}":
        isStart = true
        continue
      default: Hangul.forEachJamo(of: scalar) { body($0, $1 && isStart) }
      }
      isStart = false
    }
  }

  private static func forEach(inDecomposed text: String, _ body: (Unicode.Scalar, Bool) -> Void) {
    var isStart = true
    for scalar in text.unicodeScalars.lazy.map(withoutWidth) {
      if counts(scalar) {
        body(scalar, isStart)
        isStart = false
      } else if scalar.properties.generalCategory != .nonspacingMark, !isApostrophe(scalar) {
        isStart = true
      }
    }
  }

  private static func isApostrophe(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "'" || scalar == "\u{2019}"
  }

  /// Whether a scalar tells one name from another. Of the marks, the diacritics of Latin, Greek and
  /// Cyrillic do not; other scripts write vowels with marks.
  private static func counts(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .lowercaseLetter, .uppercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber, .spacingMark:
      true
    case .nonspacingMark: !("\u{300}"..."\u{36F}").contains(scalar) && !isVariationSelector(scalar)
    default: false
    }
  }

  private static func isVariationSelector(_ scalar: Unicode.Scalar) -> Bool {
    ("\u{FE00}"..."\u{FE0F}").contains(scalar)
  }

  /// A full-width letter or digit as its plain one (UAX #11: they differ in width alone).
  private static func withoutWidth(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard ("\u{FF01}"..."\u{FF5E}").contains(scalar) else { return scalar }
    return Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar
  }
}
