/// A name reduced to what is compared: letters and digits, without case, spacing, punctuation,
/// Latin diacritics or Unicode form.
///
///     SearchKey("Oh My Girl!") == SearchKey("oh-my-girl")  // true
///     SearchKey("ROSÉ") == SearchKey("rose")               // true
///     SearchKey("★").isEmpty                               // true
public struct SearchKey: Hashable, Sendable {
  /// The reduced name, Hangul taken apart into conjoining jamo (NFD).
  let units: [Unicode.Scalar]

  /// Reduces a text of any length, in time proportional to it.
  public init(_ text: String) {
    if let units = Self.simpleUnits(of: text) {
      self.units = units
    } else {
      units = UnicodeForm.decomposed(text.lowercased()).unicodeScalars
        .map(Self.withoutWidth).filter(Self.counts)
    }
  }

  /// Whether nothing is left, as of `***`; such a key names nothing.
  public var isEmpty: Bool { units.isEmpty }

  /// The units of a text in ASCII and precomposed Hangul, as nearly every name is; `nil` for others.
  private static func simpleUnits(of text: String) -> [Unicode.Scalar]? {
    var units: [Unicode.Scalar] = []
    units.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "a"..."z", "0"..."9": units.append(scalar)
      case "A"..."Z": units.append(Unicode.Scalar(UInt8(scalar.value) | 0x20))
      case "\0"..."\u{7F}": continue
      case "가"..."힣": units.append(contentsOf: Hangul.jamo(of: scalar))
      default: return nil
      }
    }
    return units
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
