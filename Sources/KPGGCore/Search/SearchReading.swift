/// A text to look for in names, letter by letter as one layout of the keyboard types it.
struct SearchReading: Sendable {
  /// A letter of the text.
  private struct Letter {
    let value: UInt32
    /// Whether it is a consonant that no vowel follows, and so may stand for a whole syllable. The
    /// last letter does not: its syllable is still being typed.
    let isInitial: Bool
  }

  private let first: UInt32
  private let letters: [Letter]
  private let jamo: [UInt32]
  /// The bits of each jamo.
  private let bits: [UInt64]
  private let allowedSlips: Int

  /// Reads a text; `nil` if it has no letters and digits.
  init?(_ text: String) {
    let name = SpelledNames([text])[0]
    guard let first = name.letters.first else { return nil }
    self.first = first.value
    let following = name.letters.dropFirst().map(\.value)
    letters = name.letters.enumerated().map { index, letter in
      let next = index < following.count ? following[index] : nil
      let isInitial = next.map { Hangul.isConsonant(letter.value) && !Hangul.isVowel($0) }
      return Letter(value: letter.value, isInitial: isInitial ?? false)
    }
    jamo = name.jamo(in: name.letters.indices)
    bits = jamo.map { SpelledLetter.bits(ofJamo: $0) }
    allowedSlips = EditDistance.allowedSlips(of: jamo.count)
  }

  /// How it stands in a name without a slip.
  func match(in name: SpelledName) -> SearchMatch? {
    var best: SearchMatch?
    for start in name.letters.indices
    where name.letters[start].value == first && name.letters[start].isStart {
      guard let match = match(in: name.letters, from: start) else { continue }
      best = min(best ?? match, match)
    }
    return best
  }

  /// Follows the name from the start of a syllable.
  private func match(in name: ArraySlice<SpelledLetter>, from start: Int) -> SearchMatch? {
    guard letters.count <= name.endIndex - start else { return nil }
    var position = start
    var hasInitials = false
    for letter in letters {
      guard position < name.endIndex, name[position].value == letter.value else { return nil }
      let isWholeSyllable = letter.isInitial && name[position].isStart
      position += 1
      guard isWholeSyllable else { continue }
      hasInitials = true
      while position < name.endIndex, !name[position].isStart { position += 1 }
    }
    switch (start == name.startIndex, name[start].isWordStart) {
    case (true, _): return hasInitials ? .initials : position == name.endIndex ? .exact : .prefix
    case (false, true): return hasInitials ? .initials : .wordPrefix
    case (false, false): return .substring
    }
  }

  /// Whether slips alone tell it from a name, or from words of a name that follow one another.
  func isSlip(of name: SpelledName) -> Bool {
    guard allowedSlips > 0, !hasTooManyStrangers(in: name) else { return false }
    let starts = name.letters.indices.filter { name.letters[$0].isWordStart }
    // No name has so many words; a document may, to keep a search busy.
    guard starts.count <= 8 else { return false }
    let ends = starts.dropFirst() + [name.letters.endIndex]
    return starts.contains { start in
      ends.contains { $0 > start && isSlip(of: name, in: start..<$0) }
    }
  }

  private func isSlip(of name: SpelledName, in range: Range<Int>) -> Bool {
    // Each letter makes half a jamo at least; most names are too long or too short anyway.
    guard range.count >= jamo.count - allowedSlips,
      range.count <= 2 * (jamo.count + allowedSlips)
    else { return false }
    return EditDistance.between(jamo, name.jamo(in: range), atMost: allowedSlips) != nil
  }

  /// Whether more jamo than there may be slips are nowhere in the name, so that it needs no comparing.
  private func hasTooManyStrangers(in name: SpelledName) -> Bool {
    var strangers = 0
    for bits in bits where bits & ~name.bits != 0 {
      strangers += 1
      if strangers > allowedSlips { return true }
    }
    return false
  }
}
