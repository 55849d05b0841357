/// How well a text matches a name, best first.
package enum MatchRank: Int, Comparable, Sendable {
  /// The text is the whole name.
  case exact
  /// The name begins with the text. The text's last syllable can be incomplete.
  case prefix
  /// A later word of the name begins with the text: `girl` in OH MY GIRL.
  case wordPrefix
  /// Initial consonants stand for syllables, and the text covers the whole name: `ㅇㅁㅇㄱ` for 오마이걸.
  case initials
  /// Initial consonants stand for syllables, and the text covers the beginning of the name or of a
  /// later word: `ㅇㅁ` for 오마이걸.
  case leadingInitials
  /// The text is inside a word of the name.
  case substring
  /// The text is the name, or consecutive words of it, with one typo.
  case typo
  /// The text is the name, or consecutive words of it, with two typos.
  case twoTypos

  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// The matcher: a text to find in names.
///
/// Search, name resolution, suggestions, and completions all match letters with this type.
struct QueryPattern: Sendable {
  private struct Letter {
    let value: UInt32
    /// Whether the letter is a consonant that can stand for a whole syllable because no vowel
    /// follows. The last letter cannot: its syllable can be incomplete.
    let isInitial: Bool
  }

  private let text: IndexedName
  private let letters: [Letter]
  /// Whether the text has consonants outside of syllables, as in ㅇㅅㅈ or 잇ㅈ. In 잇지, the ㅅ is more likely
  /// to be a typo than the initial of 이수지.
  private let hasLoneConsonants: Bool
  private let first: UInt32
  private let jamo: [UInt32]
  /// The one or two letters of each jamo.
  private let jamoMasks: [LetterMask]
  private let allowedTypos: Int
  private let allowedTyposInTitles: Int

  /// Creates a pattern for names in the same normalized form; `nil` if the normalized text is
  /// empty. A pattern for suggestions allows more typos.
  init?(
    _ text: String, as form: TextNormalizer.Form = .name, forSuggestions: Bool = false
  ) {
    let name = IndexedName(text, as: form)
    guard let first = name.letters.first else { return nil }
    self.text = name
    self.first = first.value
    hasLoneConsonants = text.unicodeScalars.contains { Hangul.isConsonant($0.value) }
    let following = name.letters.dropFirst().map(\.value)
    letters = name.letters.enumerated().map { index, letter in
      let next = index < following.count ? following[index] : nil
      let isInitial = next.map { Hangul.isConsonant(letter.value) && !Hangul.isVowel($0) }
      return Letter(value: letter.value, isInitial: isInitial ?? false)
    }
    jamo = name.jamo(in: name.letters.indices)
    jamoMasks = jamo.map(LetterMask.init(jamo:))
    allowedTypos =
      forSuggestions
      ? EditDistance.allowedTyposInSuggestions(
        for: jamo.count, isHangul: Hangul.isConsonant(first.value) || Hangul.isVowel(first.value))
      : EditDistance.allowedTypos(for: jamo.count)
    allowedTyposInTitles = EditDistance.allowedTyposInTitles(for: jamo.count)
  }

  private func allowedTypos(in matching: SearchField.Matching) -> Int {
    switch matching {
    case .name: allowedTypos
    case .title: allowedTyposInTitles
    case .fandom: 0
    }
  }

  /// Returns whether the name begins with exactly the letters of the text.
  ///
  /// The last syllable can be incomplete. Initial consonants do not stand for syllables.
  func isPrefix(of name: IndexedName) -> Bool { name.starts(with: text) }

  /// Returns `false` if no name with these letters contains the text.
  func canMatch(_ letters: LetterMask) -> Bool { text.mask.isSubset(of: letters) }

  /// Returns `false` if no name with these letters matches within the allowed typos.
  func canMatchWithTypos(
    _ letters: LetterMask, as matching: SearchField.Matching = .name
  ) -> Bool {
    // A jamo that the name lacks is at least one typo.
    let allowedTypos = allowedTypos(in: matching)
    var typos = 0
    for jamo in jamoMasks where !jamo.isSubset(of: letters) {
      typos += 1
      if typos > allowedTypos { return false }
    }
    return allowedTypos > 0
  }

  /// Returns the best rank of the text in a text of the catalog. Initials in a text without lone consonants
  /// count as one typo.
  func rank(in name: IndexedName, as matching: SearchField.Matching) -> MatchRank? {
    guard let rank = rank(in: name) else { return nil }
    return switch matching {
    case .name: rank
    case .title: rank == .substring && jamo.count < 5 ? nil : rank
    case .fandom: rank <= .wordPrefix ? rank : nil
    }
  }

  /// Returns the best rank of the text in a name, without typos.
  func rank(in name: IndexedName) -> MatchRank? {
    var best: MatchRank?
    for start in name.letters.indices
    where name.letters[start].value == first && name.letters[start].startsSyllable {
      guard let rank = rank(in: name.letters, from: start) else { continue }
      best = min(best ?? rank, rank)
    }
    return best
  }

  /// Matches the text from the start of a syllable.
  private func rank(in name: ArraySlice<IndexedLetter>, from start: Int) -> MatchRank? {
    guard letters.count <= name.endIndex - start else { return nil }
    var position = start
    var hasInitials = false
    for letter in letters {
      guard position < name.endIndex, name[position].value == letter.value else { return nil }
      let isWholeSyllable = letter.isInitial && name[position].startsSyllable
      position += 1
      guard isWholeSyllable else { continue }
      hasInitials = true
      position = Self.endOfSyllable(at: position, in: name)
    }
    let isAtStart = start == name.startIndex
    if hasInitials, isAtStart || name[start].startsWord {
      guard hasLoneConsonants else { return .typo }
      let isWhole = Self.endOfSyllable(at: position, in: name) == name.endIndex
      return isAtStart && isWhole ? .initials : .leadingInitials
    }
    if isAtStart { return position == name.endIndex ? .exact : .prefix }
    if name[start].startsWord { return .wordPrefix }
    // A match from inside one word into the next is not a visible part of the name.
    return name[start..<position].contains(where: \.startsWord) ? nil : .substring
  }

  private static func endOfSyllable(at position: Int, in name: ArraySlice<IndexedLetter>) -> Int {
    name[position...].firstIndex(where: \.startsSyllable) ?? name.endIndex
  }

  /// Returns the number of typos between the text and a name or consecutive words of it; `nil` if
  /// there are too many.
  ///
  /// A text of up to three jamo is compared with the whole name only, because too many words
  /// resemble it. In a title, the limit is four.
  func typoCount(in name: IndexedName, as matching: SearchField.Matching = .name) -> Int? {
    guard canMatchWithTypos(name.mask, as: matching) else { return nil }
    let letters = name.letters
    // No real name has more words. A hostile document could otherwise make a search very slow.
    guard letters.lazy.filter(\.startsWord).count <= 8 else { return nil }
    var fewest: Int?
    for start in letters.indices where letters[start].startsWord {
      guard let typos = typoCount(inWordsOf: name, from: start, as: matching) else { continue }
      fewest = min(fewest ?? typos, typos)
    }
    return fewest
  }

  /// Compares the text with each sequence of words that starts at a position.
  private func typoCount(
    inWordsOf name: IndexedName, from start: Int, as matching: SearchField.Matching
  ) -> Int? {
    let letters = name.letters
    let allowedTypos = allowedTypos(in: matching)
    let allowsParts = jamo.count > (matching == .title ? 4 : 3)
    let lengths = jamo.count - allowedTypos...2 * (jamo.count + allowedTypos)
    var foreignLetters = 0
    var fewest: Int?
    var part: [UInt32] = []
    part.reserveCapacity(min(lengths.upperBound, letters.endIndex - start))
    for position in letters[start...].indices {
      part.append(jamoOf: letters[position])
      if !text.mask.contains(LetterMask(letters[position].value)) { foreignLetters += 1 }
      let next = position + 1
      // A jamo that the text lacks is a typo, and it has at most two letters.
      guard foreignLetters <= 2 * allowedTypos, next - start <= lengths.upperBound else { break }
      let isWhole = start == letters.startIndex && next == letters.endIndex
      guard isWhole || allowsParts, next == letters.endIndex || letters[next].startsWord,
        next - start >= lengths.lowerBound,
        let typos = EditDistance.between(jamo, part, atMost: allowedTypos)
      else { continue }
      fewest = min(fewest ?? typos, typos)
    }
    return fewest
  }
}

/// The number of typos between two words, as the keys that type them.
///
/// The distance is *optimal string alignment*: inserting, deleting, or replacing a letter and
/// swapping two neighbors each count as one typo, and no letter changes twice. The distance between
/// `ca` and `abc` is therefore 3, not 2.
package enum EditDistance {
  /// Returns the number of typos that a word of a given length may have: none below 3 letters, one
  /// from 3 to 6, and two above.
  static func allowedTypos(for count: Int) -> Int { count < 3 ? 0 : count <= 6 ? 1 : 2 }

  /// Returns the number of typos that a title of a given length may have: none below 4 letters, one
  /// from 4 to 7, and two above.
  static func allowedTyposInTitles(for count: Int) -> Int { count < 4 ? 0 : count <= 7 ? 1 : 2 }

  /// Returns the number of typos between a typed text of a given length and a suggestion: none below
  /// 3 letters, one for 3 and 4, and two above. In Hangul, two count from 8 letters on: three
  /// syllables with two typos look like many names.
  static func allowedTyposInSuggestions(for count: Int, isHangul: Bool) -> Int {
    count < 3 ? 0 : count <= (isHangul ? 7 : 4) ? 1 : 2
  }

  /// Returns the distance between two words, or `nil` if it exceeds the limit.
  ///
  /// `gruop` and `group` have the distance 1.
  ///
  /// - Complexity: O(`limit` × length of `a`) time and O(`limit`) space. O(1) if the lengths differ
  ///   by more than `limit`.
  package static func between(_ a: [UInt32], _ b: [UInt32], atMost limit: Int) -> Int? {
    guard limit >= 0, abs(a.count - b.count) <= limit else { return nil }
    // The distance never exceeds the longer length. A larger limit would only widen the band.
    let limit = min(limit, max(a.count, b.count))
    // Only cells within `limit` of the diagonal can hold a distance within the limit, so rows keep
    // only those. Column j of row i is at j - i + limit.
    return withUnsafeTemporaryAllocation(of: Int.self, capacity: 3 * (2 * limit + 1)) { cells in
      cells.initialize(repeating: limit + 1)
      return distance(a, b, limit, in: cells)
    }
  }

  /// Fills the rows that `cells` has room for: the row before the last one, the last, and the current.
  private static func distance(
    _ a: [UInt32], _ b: [UInt32], _ limit: Int, in cells: UnsafeMutableBufferPointer<Int>
  ) -> Int? {
    let (overLimit, width) = (limit + 1, 2 * limit + 1)
    var (beforeLast, last, current) = (0, width, 2 * width)
    for i in 0...a.count {
      var smallest = overLimit
      for j in max(0, i - limit)...min(b.count, i + limit) {
        let cell = j - i + limit
        var typos = i + j
        if i > 0, j > 0 {
          typos = cells[last + cell] + (a[i - 1] == b[j - 1] ? 0 : 1)
          if cell > 0 { typos = min(typos, cells[current + cell - 1] + 1) }
          if cell < 2 * limit { typos = min(typos, cells[last + cell + 1] + 1) }
          if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
            typos = min(typos, cells[beforeLast + cell] + 1)
          }
        }
        cells[current + cell] = min(typos, overLimit)
        smallest = min(smallest, typos)
      }
      // A swap looks back two rows, but its result is never below this row's minimum either.
      guard smallest <= limit else { return nil }
      (beforeLast, last, current) = (last, current, beforeLast)
    }
    let typos = cells[last + b.count - a.count + limit]
    return typos <= limit ? typos : nil
  }
}
