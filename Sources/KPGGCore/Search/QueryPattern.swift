/// A text to look for in names, letter by letter as one layout of the keyboard types it.
struct QueryPattern: Sendable {
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
  private let set: LetterMask
  private let jamo: [UInt32]
  /// The one or two letters of each jamo.
  private let jamoSets: [LetterMask]
  private let allowedTypos: Int

  /// Reads a text; `nil` if it has no letters and digits.
  init?(_ text: String) {
    let name = IndexedNames([text])[0]
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
    jamoSets = jamo.map(LetterMask.init(jamo:))
    allowedTypos = EditDistance.allowedTypos(for: jamo.count)
  }

  /// Whether it may stand in a name of these letters; if not, it does not.
  func mayMatch(_ letters: LetterMask) -> Bool { set.isSubset(of: letters) }

  /// Whether slips may turn it into a name of these letters; if not, they do not. Each jamo that
  /// the name does not have at all is one.
  func maySlip(_ letters: LetterMask) -> Bool {
    var slips = 0
    for jamo in jamoSets where !jamo.isSubset(of: letters) {
      slips += 1
      if slips > allowedTypos { return false }
    }
    return allowedTypos > 0
  }

  /// How it stands in a name without a slip.
  func match(in name: IndexedName) -> MatchRank? {
    var best: MatchRank?
    for start in name.letters.indices
    where name.letters[start].value == first && name.letters[start].isStart {
      guard let match = match(in: name.letters, from: start) else { continue }
      best = min(best ?? match, match)
    }
    return best
  }

  /// Follows the name from the start of a syllable.
  private func match(in name: ArraySlice<IndexedLetter>, from start: Int) -> MatchRank? {
    guard letters.count <= name.endIndex - start else { return nil }
    var position = start
    var hasInitials = false
    for letter in letters {
      guard position < name.endIndex, name[position].value == letter.value else { return nil }
      let isWholeSyllable = letter.isInitial && name[position].isStart
      position += 1
      guard isWholeSyllable else { continue }
      hasInitials = true
      position = Self.endOfSyllable(at: position, in: name)
    }
    let isAtStart = start == name.startIndex
    if hasInitials, isAtStart || name[start].isWordStart {
      let isWhole = Self.endOfSyllable(at: position, in: name) == name.endIndex
      return isAtStart && isWhole ? .initials : .leadingInitials
    }
    if isAtStart { return position == name.endIndex ? .exact : .prefix }
    if name[start].isWordStart { return .wordPrefix }
    // What begins inside a word and ends in another is no part of the name that anyone sees.
    return name[start..<position].contains(where: \.isWordStart) ? nil : .substring
  }

  private static func endOfSyllable(at position: Int, in name: ArraySlice<IndexedLetter>) -> Int {
    name[position...].firstIndex(where: \.isStart) ?? name.endIndex
  }

  /// How many slips tell it from a name, or from words of a name that follow one another; `nil` if
  /// more do. A single slip in three letters is only one of a whole name: too many words are as
  /// like.
  func slips(from name: IndexedName) -> Int? {
    guard maySlip(name.set) else { return nil }
    let letters = name.letters
    // No name has so many words; a document may, to keep a search busy.
    guard letters.lazy.filter(\.isWordStart).count <= 8 else { return nil }
    var fewest: Int?
    for start in letters.indices where letters[start].isWordStart {
      guard let slips = slips(fromWordsOf: name, startingAt: start) else { continue }
      fewest = min(fewest ?? slips, slips)
    }
    return fewest
  }

  /// Compares with some words, the first of which starts here. Each jamo of theirs that the reading
  /// does not have at all is a slip, and each of them has two letters at most.
  private func slips(fromWordsOf name: IndexedName, startingAt start: Int) -> Int? {
    let letters = name.letters
    let lengths = jamo.count - allowedTypos...2 * (jamo.count + allowedTypos)
    var strangers = 0
    var fewest: Int?
    for position in letters[start...].indices {
      if !set.contains(LetterMask(letters[position].value)) { strangers += 1 }
      let next = position + 1
      guard strangers <= 2 * allowedTypos, next - start <= lengths.upperBound else { break }
      let isWhole = start == letters.startIndex && next == letters.endIndex
      guard isWhole || jamo.count > 3, next == letters.endIndex || letters[next].isWordStart,
        next - start >= lengths.lowerBound,
        let slips = EditDistance.between(
          jamo, name.jamo(in: start..<next), atMost: allowedTypos)
      else { continue }
      fewest = min(fewest ?? slips, slips)
    }
    return fewest
  }
}
