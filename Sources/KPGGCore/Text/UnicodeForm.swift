#if !canImport(Darwin)
  // The standard library's own normalisation, which Foundation uses too: FoundationEssentials
  // offers none, and the whole of Foundation would load ICU at every start.
  @_spi(_Unicode) internal import Swift
#endif

/// The two canonical normalisation forms of Unicode (UAX #15).
enum UnicodeForm {
  /// NFC: `효` is one scalar.
  static func composed(_ text: String) -> String {
    #if canImport(Darwin)
      text.precomposedStringWithCanonicalMapping
    #else
      string(of: text._nfc)
    #endif
  }

  /// NFD: `효` is two conjoining jamo, `É` a letter and an accent.
  static func decomposed(_ text: String) -> String {
    #if canImport(Darwin)
      text.decomposedStringWithCanonicalMapping
    #else
      string(of: text._nfd)
    #endif
  }

  private static func string(of scalars: some Sequence<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }
}
