#if !canImport(Darwin)
  // FoundationEssentials has no normalization, and the full Foundation loads ICU at every start.
  // Foundation itself uses this code of the standard library.
  @_spi(_Unicode) internal import Swift
#endif

/// The canonical normalization forms of Unicode (UAX #15).
package enum UnicodeForm {
  /// Returns the text in NFC, in which `효` is one scalar.
  package static func composed(_ text: String) -> String {
    guard !text.isASCII else { return text }
    #if canImport(Darwin)
      return text.precomposedStringWithCanonicalMapping
    #else
      return String(String.UnicodeScalarView(text._nfc))
    #endif
  }

  static func isComposed(_ text: String) -> Bool {
    text.isASCII || composed(text).utf8.elementsEqual(text.utf8)
  }

  /// Returns the text in NFD, in which `효` is two conjoining jamo and `É` a letter and an accent.
  static func decomposed(_ text: String) -> String {
    #if canImport(Darwin)
      text.decomposedStringWithCanonicalMapping
    #else
      String(String.UnicodeScalarView(text._nfd))
    #endif
  }
}

extension String {
  /// Whether all characters are ASCII. Such a text is the same in all normalization forms.
  var isASCII: Bool { utf8.allSatisfy { $0 < 0x80 } }
}

extension Unicode.Scalar {
  /// Whether Unicode's canonical order can move the scalar.
  package var isCombiningMark: Bool {
    // Most letters are ASCII or Hangul, and need no Unicode tables.
    value >= 0x300 && !(0xAC00...0xD7A3).contains(value)
      && properties.canonicalCombiningClass != .notReordered
  }
}
