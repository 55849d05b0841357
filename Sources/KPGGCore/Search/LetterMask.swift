/// Which letters a text has, as far as 64 bits can tell: two letters may share one. What is not in
/// the set is not in the text, so that most names need no comparing.
struct LetterMask: OptionSet, Sendable {
  let rawValue: UInt64

  init(rawValue: UInt64) { self.rawValue = rawValue }

  /// The set of one letter, by its code point.
  init(_ codePoint: UInt32) { rawValue = 1 << UInt64(codePoint % 64) }

  /// The set of a jamo's one or two letters, by its number in `IndexedName.jamo(in:)`.
  init(jamo: UInt32) {
    self = jamo <= 0x10_FFFF ? Self(jamo) : [Self(jamo >> 16), Self(jamo & 0xFFFF)]
  }
}
