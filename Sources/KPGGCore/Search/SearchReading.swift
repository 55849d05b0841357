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
  /// All letters.
  private let set: LetterSet
  private let jamo: [UInt32]
  /// The one or two letters of each jamo.
  private let jamoSets: [LetterSet]
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
    set = name.set
    jamo = name.jamo(in: name.letters.indices)
    jamoSets = jamo.map(LetterSet.init(jamo:))
    allowedSlips = EditDistance.allowedSlips(of: jamo.count)
  }

  /// Whether it may stand in a name of these letters; if not, it does not.
  func mayMatch(_ letters: LetterSet) -> Bool { set.isSubset(of: letters) }

  /// Whether slips may turn it into a name of these letters; if not, they do not. Each jamo that the
  /// name does not have at all is one.
  func maySlip(_ letters: LetterSet) -> Bool {
    var slips = 0
    for jamo in jamoSets where !jamo.isSubset(of: letters) {
      slips += 1
      if slips > allowedSlips { return false }
    }
    return allowedSlips > 0
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
    guard maySlip(name.set) else { return false }
    let letters = name.letters
    // No name has so many words; a document may, to keep a search busy.
    guard letters.lazy.filter(\.isWordStart).count <= 8 else { return false }
    return letters.indices.contains { start in
      letters[start].isWordStart && isSlip(ofWordsIn: name, from: start)
    }
  }

  /// Whether slips tell it from some words, the first of which starts here. Each jamo of theirs that it
  /// does not have at all is one, and each of them has two letters at most.
  private func isSlip(ofWordsIn name: SpelledName, from start: Int) -> Bool {
    let letters = name.letters
    let lengths = jamo.count - allowedSlips...2 * (jamo.count + allowedSlips)
    var strangers = 0
    for position in letters[start...].indices {
      if !set.contains(LetterSet(letters[position].value)) { strangers += 1 }
      let next = position + 1
      guard strangers <= 2 * allowedSlips, next - start <= lengths.upperBound else { return false }
      guard next == letters.endIndex || letters[next].isWordStart,
        next - start >= lengths.lowerBound
      else { continue }
      let words = name.jamo(in: start..<next)
      if EditDistance.between(jamo, words, atMost: allowedSlips) != nil { return true }
    }
    return false
  }
}
