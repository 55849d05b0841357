/// A text's *units*, by which names are compared: its letters and digits, without case, spacing,
/// punctuation, Latin diacritics or Unicode form, Hangul taken apart into conjoining jamo (NFD).
enum TextNormalizer {
  /// Tells each unit in turn, and whether it begins a word: a space or any other separator stood
  /// before it, or nothing. An apostrophe separates no words.
  ///
  /// - Complexity: O(the length of `text`).
  @inline(__always)
  static func forEach(in text: String, _ body: (_ unit: Unicode.Scalar, _ isStart: Bool) -> Void) {
    let isDone = text.utf8.withContiguousStorageIfAvailable { bytes in
      guard isSimple(bytes) else { return false }
      forEach(inSimple: bytes, body)
      return true
    }
    if isDone != true { forEach(inDecomposed: UnicodeForm.decomposed(text.lowercased()), body) }
  }

  /// Whether a text is all ASCII and precomposed Hangul, as nearly every name is: then it needs no
  /// tables of Unicode.
  private static func isSimple(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = 0
    while index < bytes.count {
      if bytes[index] < 0x80 {
        index += 1
      } else {
        guard syllable(in: bytes, at: index) != nil else { return false }
        index += 3
      }
    }
    return true
  }

  /// The precomposed syllable whose UTF-8 begins here.
  private static func syllable(
    in bytes: UnsafeBufferPointer<UInt8>, at index: Int
  ) -> Unicode.Scalar? {
    guard (0xEA...0xED).contains(bytes[index]), index + 2 < bytes.count else { return nil }
    let value =
      UInt32(bytes[index] & 0x0F) << 12 | UInt32(bytes[index + 1] & 0x3F) << 6
      | UInt32(bytes[index + 2] & 0x3F)
    guard let scalar = Unicode.Scalar(value), ("가"..."힣").contains(scalar) else { return nil }
    return scalar
  }

  @inline(__always)
  private static func forEach(
    inSimple bytes: UnsafeBufferPointer<UInt8>, _ body: (Unicode.Scalar, Bool) -> Void
  ) {
    var isStart = true
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        body(Unicode.Scalar(byte), isStart)
        isStart = false
      case UInt8(ascii: "A")...UInt8(ascii: "Z"):
        body(Unicode.Scalar(byte | 0x20), isStart)
        isStart = false
      case UInt8(ascii: "'"): break
      case ..<0x80: isStart = true
      default:
        if let syllable = syllable(in: bytes, at: index - 1) {
          Hangul.forEachJamo(of: syllable) { body($0, $1 && isStart) }
        }
        index += 2
        isStart = false
      }
    }
  }

  private static func forEach(inDecomposed text: String, _ body: (Unicode.Scalar, Bool) -> Void) {
    var isStart = true
    for scalar in text.unicodeScalars.lazy.map(withoutWidth) {
      if counts(scalar) {
        body(scalar, isStart)
        isStart = false
      } else if scalar.properties.generalCategory != .nonspacingMark, scalar != "'",
        scalar != "\u{2019}"
      {
        isStart = true
      }
    }
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
