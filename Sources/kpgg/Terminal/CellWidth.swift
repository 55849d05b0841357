/// The number of terminal cells that a text takes: two for a Hangul syllable, none for a combining
/// mark.
///
/// Widths follow Unicode (UAX #11) and not the terminal's font or locale, so the layout is the same
/// everywhere. Ambiguous scalars count as one cell.
///
///     CellWidth.of("오마이걸")  // 8
///     CellWidth.of("🇰🇷 IVE")   // 6
enum CellWidth {
  /// The width of a text, composed (NFC) or decomposed (NFD). It is never less than the cells that
  /// the terminal draws.
  ///
  /// The time is linear in the length. ASCII needs no lookup in Unicode tables.
  static func of(_ text: String) -> Int {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.utf8.count }
    var meter = CellMeter()
    for scalar in text.unicodeScalars { meter.add(scalar) }
    return meter.width
  }

  /// The width of a single character. Flags, emoji families, and keycaps are one character each.
  static func of(_ character: Character) -> Int {
    var meter = CellMeter()
    meter.add(character)
    return meter.width
  }
}

/// Measures a text scalar by scalar, so that a caller can stop at a limit.
///
/// The width is the maximum of two: of the text alone, and of the text after a space, as in a
/// table. They differ only if the text starts with a combining mark. A line is thus never wider
/// than the sum of its parts.
struct CellMeter: Sendable {
  private var alone = CellWidthState()
  /// `nil` while ``alone`` has the same width.
  private var afterSpace: CellWidthState?
  private var isEmpty = true

  /// The width of the text so far. Adding more text never reduces it.
  var width: Int { max(alone.width, (afterSpace?.width ?? 1) - 1) }

  mutating func add(_ character: Character) {
    for scalar in character.unicodeScalars { add(scalar) }
  }

  mutating func add(_ scalar: Unicode.Scalar) {
    if isEmpty {
      isEmpty = false
      if ScalarWidth.of(scalar) == 0 {
        afterSpace = CellWidthState()
        afterSpace?.add(" ")
      }
    }
    alone.add(scalar)
    afterSpace?.add(scalar)
  }
}

/// The width of the scalars so far, and the context that determines the width of the next one.
///
/// The rules follow Python's `wcwidth.wcswidth` 0.7.0 for flags, emoji sequences, keycaps, skin
/// tones, spacing marks, and Indic conjuncts. ``IndicConjunct`` covers fewer scripts than Python;
/// the width of other scripts is then larger, never smaller.
private struct CellWidthState: Sendable {
  private var closedWidth = 0
  /// The scalar that a variation selector or a spacing mark can still widen.
  private var widenable: Unicode.Scalar?
  private var lastVisible: Unicode.Scalar?
  private var followsVirama = false
  private var isConjunctOpen = false
  private var followsOddRegionalIndicator = false
  private var joinsNext = false

  /// An open conjunct counts as one cell, however many consonants it has.
  var width: Int { closedWidth + (isConjunctOpen ? 1 : 0) }

  mutating func add(_ scalar: Unicode.Scalar) {
    let isRegionalIndicator = (0x1F1E6...0x1F1FF).contains(scalar.value)
    let completesFlag = isRegionalIndicator && followsOddRegionalIndicator
    followsOddRegionalIndicator = isRegionalIndicator && !completesFlag
    if joinsNext {
      joinsNext = false
      return
    }
    switch scalar.value {
    case 0x200D:
      joinsNext = !followsVirama
    case 0xFE0F where widenable != nil:
      closedWidth += widenable.map(Self.isWidenedToEmoji) == true ? 1 : 0
      widenable = nil
    case 0x1F1E6...0x1F1FF where completesFlag:
      lastVisible = scalar
    case 0x1F3FB...0x1F3FF where lastVisible.map(Self.takesSkinTone) == true:
      break
    default:
      addAlone(scalar)
    }
  }

  private mutating func addAlone(_ scalar: Unicode.Scalar) {
    if followsVirama, IndicConjunct.isConsonant(scalar) {
      isConjunctOpen = true
      show(scalar)
      return
    }
    let cells = ScalarWidth.of(scalar)
    if cells > 0 {
      closedWidth = width + cells
      isConjunctOpen = false
      show(scalar)
    } else if widenable != nil, scalar.properties.generalCategory == .spacingMark {
      // The mark takes the cell of the open conjunct.
      closedWidth += 1
      isConjunctOpen = false
      widenable = nil
      followsVirama = false
    } else {
      followsVirama = IndicConjunct.isVirama(scalar)
    }
  }

  private mutating func show(_ scalar: Unicode.Scalar) {
    widenable = scalar
    lastVisible = scalar
    followsVirama = false
  }

  /// Whether U+FE0F makes a narrow scalar a wide emoji: `❤`, `©`, the digits of keycaps.
  private static func isWidenedToEmoji(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isEmoji && !scalar.properties.isEmojiPresentation
      && ScalarWidth.of(scalar) == 1
  }

  private static func takesSkinTone(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value > 0x7F && scalar.properties.isEmoji && !scalar.properties.isEmojiModifier
  }
}

/// The width of a single Unicode scalar without context: 0, 1, or 2 cells.
///
/// ``CellMeter`` handles context: flags, emoji sequences, and conjuncts.
enum ScalarWidth {
  static func of(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0..<0x300:
      // Latin. SafeText replaces a control character with one cell.
      return 1
    case 0x4E00...0x9FFF, 0xAC00...0xD7A3:
      return 2
    case 0x1160...0x11FF, 0xD7B0...0xD7FF:
      // Vowels and final consonants share the two cells of the leading consonant.
      return 0
    case 0x1F1E6...0x1F1FF:
      return 2
    default:
      if isInvisible(scalar) { return 0 }
      return WideRanges.contains(scalar) ? 2 : 1
    }
  }

  /// Whether the scalar has no width: marks, format characters, and fillers.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark, .lineSeparator, .paragraphSeparator:
      true
    case .format:
      !isVisibleFormat(scalar)
    case .otherLetter, .unassigned:
      // UAX #11 gives two Hangul fillers a width. wcwidth keeps only the leading consonant's.
      scalar.properties.isDefaultIgnorableCodePoint && scalar.value != 0x115F
    default:
      false
    }
  }

  /// Whether a format character is visible: the Arabic number and verse signs, the Syriac
  /// abbreviation mark, and the Kaithi number signs.
  private static func isVisibleFormat(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x600...0x605, 0x6DD, 0x70F, 0x890...0x891, 0x8E2, 0x110BD, 0x110CD: true
    default: false
    }
  }
}

/// The letters of Indic scripts that share cells: a virama joins the consonants around it.
enum IndicConjunct {
  /// Whether Python's `wcwidth` 0.7.0 joins a consonant after this virama.
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
  /// The blocks of the first nine share a layout: 128 scalars, with the consonants at 0x15 to 0x39.
  /// Consonants of other scripts are not joined, so their conjuncts measure too wide, never too
  /// narrow.
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

/// The scalars that are two cells wide in Unicode 17.0.0.
///
/// The source is the classes `W` (wide) and `F` (full-width) of EastAsianWidth-17.0.0.txt (UAX
/// #11), as in Python's `wcwidth` 0.7.0. Adjacent ranges are joined, also across gaps of zero-width
/// scalars, because ``ScalarWidth`` checks for those first. Unassigned scalars with a class are
/// included, as in the ideographic planes.
enum WideRanges {
  /// Whether a range contains the scalar. The binary search takes at most seven comparisons.
  static func contains(_ scalar: Unicode.Scalar) -> Bool {
    var low = 0
    var high = pairs.count
    while low < high {
      let middle = (low + high) / 2
      if scalar.value > pairs[middle].last {
        low = middle + 1
      } else if scalar.value < pairs[middle].first {
        high = middle
      } else {
        return true
      }
    }
    return false
  }

  /// The first and last scalar of each of the 123 ranges, ascending.
  private static let pairs: [(first: UInt32, last: UInt32)] = [
    (0x1100, 0x115F), (0x231A, 0x231B), (0x2329, 0x232A), (0x23E9, 0x23EC), (0x23F0, 0x23F0),
    (0x23F3, 0x23F3), (0x25FD, 0x25FE), (0x2614, 0x2615), (0x2630, 0x2637), (0x2648, 0x2653),
    (0x267F, 0x267F), (0x268A, 0x268F), (0x2693, 0x2693), (0x26A1, 0x26A1), (0x26AA, 0x26AB),
    (0x26BD, 0x26BE), (0x26C4, 0x26C5), (0x26CE, 0x26CE), (0x26D4, 0x26D4), (0x26EA, 0x26EA),
    (0x26F2, 0x26F3), (0x26F5, 0x26F5), (0x26FA, 0x26FA), (0x26FD, 0x26FD), (0x2705, 0x2705),
    (0x270A, 0x270B), (0x2728, 0x2728), (0x274C, 0x274C), (0x274E, 0x274E), (0x2753, 0x2755),
    (0x2757, 0x2757), (0x2795, 0x2797), (0x27B0, 0x27B0), (0x27BF, 0x27BF), (0x2B1B, 0x2B1C),
    (0x2B50, 0x2B50), (0x2B55, 0x2B55), (0x2E80, 0x2E99), (0x2E9B, 0x2EF3), (0x2F00, 0x2FD5),
    (0x2FF0, 0x303E), (0x3041, 0x3096), (0x309B, 0x30FF), (0x3105, 0x312F), (0x3131, 0x318E),
    (0x3190, 0x31E5), (0x31EF, 0x321E), (0x3220, 0x3247), (0x3250, 0xA48C), (0xA490, 0xA4C6),
    (0xA960, 0xA97C), (0xAC00, 0xD7A3), (0xF900, 0xFAFF), (0xFE10, 0xFE19), (0xFE30, 0xFE52),
    (0xFE54, 0xFE66), (0xFE68, 0xFE6B), (0xFF01, 0xFF60), (0xFFE0, 0xFFE6), (0x16FE0, 0x16FE3),
    (0x16FF2, 0x16FF6), (0x17000, 0x18CD5), (0x18CFF, 0x18D1E), (0x18D80, 0x18DF2),
    (0x1AFF0, 0x1AFF3), (0x1AFF5, 0x1AFFB), (0x1AFFD, 0x1AFFE), (0x1B000, 0x1B122),
    (0x1B132, 0x1B132), (0x1B150, 0x1B152), (0x1B155, 0x1B155), (0x1B164, 0x1B167),
    (0x1B170, 0x1B2FB), (0x1D300, 0x1D356), (0x1D360, 0x1D376), (0x1F004, 0x1F004),
    (0x1F0CF, 0x1F0CF), (0x1F18E, 0x1F18E), (0x1F191, 0x1F19A), (0x1F200, 0x1F202),
    (0x1F210, 0x1F23B), (0x1F240, 0x1F248), (0x1F250, 0x1F251), (0x1F260, 0x1F265),
    (0x1F300, 0x1F320), (0x1F32D, 0x1F335), (0x1F337, 0x1F37C), (0x1F37E, 0x1F393),
    (0x1F3A0, 0x1F3CA), (0x1F3CF, 0x1F3D3), (0x1F3E0, 0x1F3F0), (0x1F3F4, 0x1F3F4),
    (0x1F3F8, 0x1F43E), (0x1F440, 0x1F440), (0x1F442, 0x1F4FC), (0x1F4FF, 0x1F53D),
    (0x1F54B, 0x1F54E), (0x1F550, 0x1F567), (0x1F57A, 0x1F57A), (0x1F595, 0x1F596),
    (0x1F5A4, 0x1F5A4), (0x1F5FB, 0x1F64F), (0x1F680, 0x1F6C5), (0x1F6CC, 0x1F6CC),
    (0x1F6D0, 0x1F6D2), (0x1F6D5, 0x1F6D8), (0x1F6DC, 0x1F6DF), (0x1F6EB, 0x1F6EC),
    (0x1F6F4, 0x1F6FC), (0x1F7E0, 0x1F7EB), (0x1F7F0, 0x1F7F0), (0x1F90C, 0x1F93A),
    (0x1F93C, 0x1F945), (0x1F947, 0x1F9FF), (0x1FA70, 0x1FA7C), (0x1FA80, 0x1FA8A),
    (0x1FA8E, 0x1FAC6), (0x1FAC8, 0x1FAC8), (0x1FACD, 0x1FADC), (0x1FADF, 0x1FAEA),
    (0x1FAEF, 0x1FAF8), (0x20000, 0x2FFFD), (0x30000, 0x3FFFD),
  ]
}
