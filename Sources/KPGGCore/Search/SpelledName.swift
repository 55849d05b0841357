/// A name taken apart for searching, once for all that is searched for in it.
///
/// A search spells hundreds of thousands of names, so one value is used again for each.
struct SpelledName {
  /// One letter as it is typed: `걸` is ㄱ, ㅓ and ㄹ.
  struct Letter {
    let scalar: Unicode.Scalar
    /// Whether it begins a syllable; a letter of another script is one by itself.
    let isStart: Bool
    /// Whether it begins a word.
    let isWordStart: Bool
  }

  private(set) var letters: [Letter] = []
  /// The jamo of Hangul, where `ㅘ` and `ㄳ` are one each, and the letters of other scripts.
  private(set) var jamo: [Unicode.Scalar] = []
  /// Where words begin among `jamo`.
  private(set) var wordStarts: [Int] = []
  /// A bit for each of `jamo`; different ones may share a bit.
  private(set) var bits: UInt64 = 0

  /// A name without letters.
  init() {}

  /// Spells a name of any length, in time proportional to it.
  init(_ text: String) { spell(text) }

  /// Becomes another name.
  mutating func spell(_ text: String) {
    letters.removeAll(keepingCapacity: true)
    jamo.removeAll(keepingCapacity: true)
    wordStarts.removeAll(keepingCapacity: true)
    bits = 0
    NameUnits.forEach(in: text) { unit, isWordStart in append(unit, isWordStart) }
  }

  private mutating func append(_ unit: Unicode.Scalar, _ isWordStart: Bool) {
    if isWordStart { wordStarts.append(jamo.count) }
    let isStart = !("\u{1161}"..."\u{11FF}").contains(unit)
    let unit = Hangul.standalone(unit)
    jamo.append(unit)
    bits |= Self.bit(of: unit)
    let typed = Hangul.letters(of: unit)
    letters.append(Letter(scalar: typed.first, isStart: isStart, isWordStart: isWordStart))
    if let second = typed.second {
      letters.append(Letter(scalar: second, isStart: false, isWordStart: false))
    }
  }

  private static func bit(of jamo: Unicode.Scalar) -> UInt64 { 1 << UInt64(jamo.value % 64) }
}
