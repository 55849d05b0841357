/// The letters that share cells in Indic scripts: a virama joins the consonants around it.
enum IndicConjunct {
  /// The viramas after which Python's `wcwidth` 0.7.0 joins a consonant.
  static func isVirama(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x094D, 0x09CD, 0x0A4D, 0x0ACD, 0x0B4D, 0x0BCD, 0x0C4D, 0x0CCD, 0x0D4D, 0x0DCA,
      0x1B44, 0xA806, 0xA8C4, 0xA9C0, 0x11046, 0x110B9, 0x111C0, 0x11235, 0x1134D, 0x11442,
      0x114C2, 0x115BF, 0x1163F, 0x116B6, 0x11839, 0x119E0, 0x11C3F:
      true
    default:
      false
    }
  }

  /// Whether the scalar is a consonant of the ten scripts from Devanagari to Sinhala.
  ///
  /// The blocks of the first nine share one layout: 128 scalars, the consonants at 0x15 to 0x39.
  /// Consonants of further scripts are not joined, which measures their conjuncts too wide rather
  /// than too narrow.
  static func isConsonant(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x900..<0xD80:
      (0x15...0x39).contains(scalar.value & 0x7F)
        && scalar.properties.generalCategory == .otherLetter
    case 0xD9A...0xDC6:
      scalar.properties.generalCategory == .otherLetter
    default:
      false
    }
  }
}
