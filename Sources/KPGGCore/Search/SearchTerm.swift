/// One text to look for in names, as it was typed and as the same keys type in the other layout of a
/// Korean keyboard.
struct SearchTerm {
  /// How a term stands in a name.
  struct Found {
    let match: SearchMatch
    /// Whether it was typed so; else there is a slip in it, or the layout was the other one.
    let isCertain: Bool
  }

  private let typed: Reading
  private let otherLayout: Reading?

  /// A term of any length; `nil` for one without letters and digits, which is found nowhere.
  init?(_ text: String) {
    typed = Reading(text)
    guard !typed.letters.isEmpty else { return nil }
    otherLayout = KeyboardLayout.other(than: text).map { Reading($0) }
  }

  /// How it stands in a name; `nil` if it does not.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - isGuessing: Whether slips and the other layout count too.
  /// - Returns: The best of all ways in which it stands there.
  func found(in name: SpelledName, isGuessing: Bool) -> Found? {
    if let match = typed.match(in: name) { return Found(match: match, isCertain: true) }
    guard isGuessing else { return nil }
    let match =
      otherLayout?.match(in: name)
      ?? (typed.isSlip(of: name) || otherLayout?.isSlip(of: name) ?? false ? .slip : nil)
    return match.map { Found(match: $0, isCertain: false) }
  }
}

/// A term in one layout.
private struct Reading {
  let letters: [Unicode.Scalar]
  private let jamo: [Unicode.Scalar]
  private let bits: UInt64
  private let allowedSlips: Int

  init(_ text: String) {
    let spelled = SpelledName(text)
    letters = spelled.letters.map(\.scalar)
    (jamo, bits) = (spelled.jamo, spelled.bits)
    allowedSlips = EditDistance.allowedSlips(of: jamo.count)
  }

  /// How it stands in a name without a slip.
  func match(in name: SpelledName) -> SearchMatch? {
    var best: SearchMatch?
    for start in name.letters.indices
    where name.letters[start].scalar == letters[0] && name.letters[start].isStart {
      guard let match = match(in: name.letters, from: start) else { continue }
      best = min(best ?? match, match)
    }
    return best
  }

  /// Follows the name from the start of a syllable. A consonant of the term which no vowel follows
  /// may stand for a whole syllable.
  private func match(in name: [SpelledName.Letter], from start: Int) -> SearchMatch? {
    guard letters.count <= name.count - start else { return nil }
    var position = start
    var hasInitials = false
    for (index, letter) in letters.enumerated() {
      guard position < name.count, name[position].scalar == letter else { return nil }
      let isInitial = name[position].isStart && isInitial(at: index)
      position += 1
      guard isInitial else { continue }
      hasInitials = true
      while position < name.count, !name[position].isStart { position += 1 }
    }
    switch (start == 0, name[start].isWordStart) {
    case (true, _): return hasInitials ? .initials : position == name.count ? .exact : .prefix
    case (false, true): return hasInitials ? .initials : .wordPrefix
    case (false, false): return .substring
    }
  }

  /// Whether a letter is a consonant that no vowel follows. The last letter is none: its syllable is
  /// still being typed.
  private func isInitial(at index: Int) -> Bool {
    index + 1 < letters.count && Hangul.isConsonant(letters[index])
      && !Hangul.isVowel(letters[index + 1])
  }

  /// Whether slips alone tell it from a name, or from words of a name that follow one another.
  func isSlip(of name: SpelledName) -> Bool {
    guard allowedSlips > 0, (bits & ~name.bits).nonzeroBitCount <= allowedSlips else { return false }
    let ends = name.wordStarts.dropFirst() + [name.jamo.count]
    for (index, start) in name.wordStarts.enumerated() {
      for end in ends[(ends.startIndex + index)...]
      where abs(end - start - jamo.count) <= allowedSlips {
        let words = Array(name.jamo[start..<end])
        if EditDistance.between(jamo, words, atMost: allowedSlips) != nil { return true }
      }
    }
    return false
  }
}
