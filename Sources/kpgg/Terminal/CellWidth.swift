/// How many terminal cells a text takes: two for a Hangul syllable, none for a combining mark.
///
/// Widths come from Unicode (UAX #11) and not from the terminal's font or locale, so that the same
/// catalogue is laid out in the same way everywhere. Ambiguous scalars count as one cell.
///
///     CellWidth.of("오마이걸")  // 8
///     CellWidth.of("🇰🇷 IVE")   // 6
enum CellWidth {
  /// Never less than the cells drawn, whether the text is composed (NFC) or decomposed (NFD).
  ///
  /// Linear in the text; ASCII is answered without looking at Unicode's tables.
  static func of(_ text: String) -> Int {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.utf8.count }
    var meter = CellMeter()
    for scalar in text.unicodeScalars { meter.add(scalar) }
    return meter.width
  }

  /// The same for one character that stands alone: a flag, a family of emoji, a keycap are one.
  static func of(_ character: Character) -> Int {
    var meter = CellMeter()
    meter.add(character)
    return meter.width
  }
}
