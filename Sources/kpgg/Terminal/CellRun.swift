/// The state that decides how many cells the next scalar adds to those before it.
///
/// The rules are those of Python's `wcwidth.wcswidth` 0.7.0: flags, emoji sequences, keycaps, skin
/// tones, spacing marks, Indic conjuncts. Where ``IndicConjunct`` knows less than Python the width
/// is larger, never smaller.
struct CellRun: Sendable {
  private var settled = 0
  /// The scalar that a variation selector or a spacing mark could still widen.
  private var widenable: Unicode.Scalar?
  private var lastVisible: Unicode.Scalar?
  private var followsVirama = false
  private var isConjunctOpen = false
  private var followsOddRegionalIndicator = false
  private var joinsNext = false

  /// An open conjunct counts one cell for all the consonants that have joined it.
  var width: Int { settled + (isConjunctOpen ? 1 : 0) }

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
      settled += widenable.map(Self.isWidenedToEmoji) == true ? 1 : 0
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
      settled = width + cells
      isConjunctOpen = false
      show(scalar)
    } else if widenable != nil, scalar.properties.generalCategory == .spacingMark {
      // In an open conjunct the mark takes the very cell that closing it would have taken.
      settled += 1
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
