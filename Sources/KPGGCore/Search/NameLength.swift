extension String {
  /// Whether the text is longer than any name. Such a text names nothing, and is never compared.
  ///
  /// A text of the catalog has at most 1,024 scalars, which are at most 4,096 bytes.
  package var isLongerThanNames: Bool { utf8.count > 4 * WireLimits.textLength }

  /// The text without combining marks after the 30th in a row.
  ///
  /// Unicode's canonical order makes comparing a text take quadratic time in the number of
  /// consecutive marks. No language needs more than 30: it is the limit of the *Stream-Safe Text
  /// Format* (UAX #15).
  package var withLimitedMarks: String {
    guard !isQuickToCompare else { return self }
    var kept = String.UnicodeScalarView()
    var marks = 0
    for scalar in unicodeScalars {
      marks = scalar.properties.canonicalCombiningClass == .notReordered ? 0 : marks + 1
      if marks <= 30 { kept.append(scalar) }
    }
    return String(kept)
  }
}
