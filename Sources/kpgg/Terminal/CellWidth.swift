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
