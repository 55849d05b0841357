/// Reduces texts to the scalars that comparisons use.
package enum TextNormalizer {
  /// What a normalized text keeps.
  package enum Form {
    /// The letters and digits of a name, with Hangul decomposed into conjoining jamo (NFD).
    ///
    /// Case, spacing, punctuation, Latin diacritics, width, and Unicode form are lost.
    case name
    /// All characters of a keyword, such as an option or a command, composed (NFC).
    ///
    /// Only case and Unicode form are lost. The text is one word.
    case keyword
  }

  /// Calls a closure with each scalar of the normalized text, and whether it starts a word. Spaces
  /// and punctuation separate words; apostrophes do not. For a text longer than any name, the
  /// closure is not called.
  @inline(__always)
  package static func forEachScalar(
    in text: String, as form: Form = .name, _ body: (Unicode.Scalar, _ startsWord: Bool) -> Void
  ) {
    guard !text.isLongerThanNames else { return }
    let isDone = text.utf8.withContiguousStorageIfAvailable { bytes in
      guard isSimple(bytes, as: form) else { return false }
      forEachScalar(inSimple: bytes, as: form, body)
      return true
    }
    guard isDone != true else { return }
    switch form {
    case .name:
      var startsWord = true
      for scalar in pieces(of: text) {
        if scalar != " " { body(scalar, startsWord) }
        startsWord = scalar == " "
      }
    case .keyword:
      let scalars = UnicodeForm.composed(text.lowercased()).unicodeScalars
      for (index, scalar) in scalars.enumerated() { body(scalar, index == 0) }
    }
  }

  /// Returns the first scalar of a normalized name, if it is easy to find: after ASCII punctuation, the
  /// text starts with a letter or a digit of ASCII, or with a precomposed syllable.
  @inline(__always)
  static func firstScalar(ofName text: String) -> Unicode.Scalar? {
    let first = text.utf8.withContiguousStorageIfAvailable { bytes -> Unicode.Scalar? in
      for index in bytes.indices {
        switch bytes[index] {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
          return Unicode.Scalar(bytes[index])
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): return Unicode.Scalar(bytes[index] | 0x20)
        case ..<0x80: continue
        default:
          var first: Unicode.Scalar?
          if let syllable = syllable(in: bytes, at: index) {
            Hangul.forEachJamo(of: syllable) { if $1 { first = $0 } }
          }
          return first
        }
      }
      return nil
    }
    return first ?? nil
  }

  /// Whether a text has only ASCII and precomposed Hangul, like most names, or in a name also Latin
  /// diacritics. Such a text needs no Unicode tables.
  private static func isSimple(_ bytes: UnsafeBufferPointer<UInt8>, as form: Form) -> Bool {
    var index = 0
    while index < bytes.count {
      if bytes[index] < 0x80 {
        index += 1
      } else if form == .name, isDiacritic(in: bytes, at: index) {
        index += 2
      } else {
        guard syllable(in: bytes, at: index) != nil else { return false }
        index += 3
      }
    }
    return true
  }

  /// Whether the UTF-8 of a scalar from U+0300 to U+036F starts at an index.
  private static func isDiacritic(in bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    guard index + 1 < bytes.count else { return false }
    return bytes[index] == 0xCC || bytes[index] == 0xCD && bytes[index + 1] < 0xB0
  }

  /// Returns the precomposed syllable whose UTF-8 starts at an index.
  private static func syllable(
    in bytes: UnsafeBufferPointer<UInt8>, at index: Int
  ) -> Unicode.Scalar? {
    guard (0xEA...0xED).contains(bytes[index]), index + 2 < bytes.count else { return nil }
    let value =
      UInt32(bytes[index] & 0x0F) << 12 | UInt32(bytes[index + 1] & 0x3F) << 6
      | UInt32(bytes[index + 2] & 0x3F)
    guard let scalar = Unicode.Scalar(value), Hangul.isSyllable(scalar) else { return nil }
    return scalar
  }

  @inline(__always)
  private static func forEachScalar(
    inSimple bytes: UnsafeBufferPointer<UInt8>, as form: Form,
    _ body: (Unicode.Scalar, Bool) -> Void
  ) {
    var startsWord = true
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        body(Unicode.Scalar(byte), startsWord)
        startsWord = false
      case UInt8(ascii: "A")...UInt8(ascii: "Z"):
        body(Unicode.Scalar(byte | 0x20), startsWord)
        startsWord = false
      case ..<0x80 where form == .keyword:
        body(Unicode.Scalar(byte), startsWord)
        startsWord = false
      case UInt8(ascii: "'"): break
      case ..<0x80: startsWord = true
      // A name loses its diacritics.
      case 0xCC, 0xCD: index += 1
      default:
        if let syllable = syllable(in: bytes, at: index - 1) {
          switch form {
          case .name: Hangul.forEachJamo(of: syllable) { body($0, $1 && startsWord) }
          case .keyword: body(syllable, startsWord)
          }
        }
        index += 2
        startsWord = false
      }
    }
  }

  /// Returns the scalars of a normalized name, with a space for each separator. Unicode's tables are
  /// slow, and a long text repeats its letters.
  private static func pieces(of text: String) -> [Unicode.Scalar] {
    guard text.utf8.count > 64 else { return newPieces(of: text) }
    var pieces: [Unicode.Scalar] = []
    var known: [Unicode.Scalar: [Unicode.Scalar]] = [:]
    for scalar in text.unicodeScalars {
      if let piece = known[scalar] {
        pieces += piece
      } else {
        // Unicode's canonical order depends on the marks around a mark.
        guard !scalar.isCombiningMark || !isSignificant(scalar) else { return newPieces(of: text) }
        let piece = newPieces(of: String(scalar))
        pieces += piece
        known[scalar] = piece
      }
    }
    return pieces
  }

  private static func newPieces(of text: String) -> [Unicode.Scalar] {
    UnicodeForm.decomposed(text.lowercased()).unicodeScalars.lazy.map(withoutWidth)
      .compactMap { scalar in
        if isSignificant(scalar) { return scalar }
        let isDropped =
          scalar.properties.generalCategory == .nonspacingMark || scalar == "'"
          || scalar == "\u{2019}"
        return isDropped ? nil : " "
      }
  }

  /// Whether a scalar distinguishes names.
  ///
  /// Latin, Greek, and Cyrillic diacritics do not. Marks of other scripts do: they can be vowels.
  private static func isSignificant(_ scalar: Unicode.Scalar) -> Bool {
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

  /// Returns the ordinary form of a full-width letter or digit (UAX #11).
  private static func withoutWidth(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard ("\u{FF01}"..."\u{FF5E}").contains(scalar) else { return scalar }
    return Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar
  }
}

extension Character {
  /// Whether the character separates the words of a query.
  var isQuerySeparator: Bool { isWhitespace || self == "/" }
}

extension String {
  /// Whether the text is longer than any name. Such a text names nothing, and is never compared.
  ///
  /// A text of the catalog has at most 1,024 scalars, which are at most 4,096 bytes.
  package var isLongerThanNames: Bool { utf8.count > 4 * WireLimits.textLength }

  /// The text without the combining marks in a row that `WireLimits.marks` does not allow.
  package var withLimitedMarks: String {
    guard hasTooManyMarks else { return self }
    var kept = String.UnicodeScalarView()
    var marks = 0
    for scalar in unicodeScalars {
      marks = scalar.isCombiningMark ? marks + 1 : 0
      if marks <= WireLimits.marks { kept.append(scalar) }
    }
    return String(kept)
  }
}
