/// Suggestions for a keyword that is unknown, such as a command, an option, or a value.
package enum Suggestion {
  /// Returns the best candidate: the one that the same keys type in the other keyboard layout, else
  /// the one with the fewest typos, else the shortest that begins with the word, else the first that
  /// the word spells without vowels, or that begins with most of the word.
  ///
  /// Case does not matter. Words of three or four letters may have one typo and longer words two; in Hangul,
  /// words of three to seven jamo may have one. Of
  /// equal candidates, the first wins.
  ///
  ///     Suggestion.nearest(to: "gruop", among: ["help", "group"])  // "group"
  ///     Suggestion.nearest(to: "ㅎ개ㅕㅔ", among: ["help", "group"])  // "group"
  ///     Suggestion.nearest(to: "sect", among: ["sections"])        // "sections"
  ///     Suggestion.nearest(to: "srch", among: ["search"])          // "search"
  ///     Suggestion.nearest(to: "agency", among: ["agencies"])      // "agencies"
  ///     Suggestion.nearest(to: "생릴", among: ["생일"])              // "생일"
  package static func nearest(to word: String, among candidates: [String]) -> String? {
    // Words in Hangul are compared by their jamo: 생릴 is 생일 with one typo.
    let isHangul = word.unicodeScalars.contains(where: Hangul.isHangul)
    let form = isHangul ? TextNormalizer.Form.name : .keyword
    guard !word.isLongerThanNames,
      let pattern = QueryPattern(word, as: form, forSuggestions: true)
    else { return nil }
    if let keys = KeyboardLayout.converted(word)?.lowercased(),
      let typed = candidates.first(where: { $0.lowercased() == keys })
    {
      return typed
    }
    let names = candidates.map { IndexedName($0, as: form) }
    let similar = zip(candidates, names).compactMap { candidate, name in
      pattern.typoCount(in: name).map { (candidate: candidate, typos: $0) }
    }
    if let nearest = similar.min(by: { $0.typos < $1.typos }) { return nearest.candidate }

    let longer = zip(candidates, names).filter { pattern.isPrefix(of: $1) }.map(\.0)
    if let shortest = longer.min(by: { $0.count < $1.count }) { return shortest }

    let letters = word.lowercased()
    if letters.count > 2,
      let full = candidates.first(where: {
        $0.lowercased().filter { !"aeiou".contains($0) } == letters
      })
    {
      return full
    }

    // Of a plural or another form, at most the last two letters of the word differ.
    let stem = IndexedName(String(word.dropLast(2)), as: form)
    guard stem.letters.count >= 4 else { return nil }
    return zip(candidates, names).first { $1.starts(with: stem) }?.0
  }

  /// Returns the first candidate that the word equals or misspells.
  package static func firstMisspelled(as word: String, among candidates: [String]) -> String? {
    QueryPattern(word, as: .keyword, forSuggestions: true).flatMap { pattern in
      candidates.first { pattern.typoCount(in: IndexedName($0, as: .keyword)) != nil }
    }
  }
}

/// How near known names are to an unknown one, which is typed with mistakes or in part.
package struct Nearness {
  /// Names with a better rank have all words of the text, or are the text in the other keyboard layout.
  static let otherForm = 2 * MatchRank.prefix.rawValue
  /// The rank of a name with two typos. Better ranks are lower.
  package static let twoTypos = 2 * MatchRank.twoTypos.rawValue
  /// The rank of a name with a word in common, the worst one.
  static let commonWord = twoTypos + 2

  /// Whether a name with this rank contains the text inside a word, or has two typos. In a text of three
  /// Latin letters, one typo is enough.
  package static func isLoose(_ rank: Int, for text: String) -> Bool {
    let limit = text.utf8.count > 3 ? twoTypos : 2 * MatchRank.typo.rawValue
    return rank / 2 == MatchRank.substring.rawValue || rank >= limit
  }

  private let whole: QueryTerm
  private let words: Set<NormalizedText>
  /// The letters of each word.
  private let wordMasks: [LetterMask]
  /// Whether the text is long enough to match inside a name. Two letters occur in many names.
  private let allowsSubstrings: Bool

  /// Returns `nil` for a text of one letter or none.
  package init?(_ text: String) {
    let count = NormalizedText(text).scalars.count
    guard count > 1, let whole = QueryTerm(text, forSuggestions: true) else { return nil }
    self.whole = whole
    allowsSubstrings = count > 2
    let words = Self.words(of: text)
    self.words = words
    wordMasks = words.map { word in
      IndexedName(String(String.UnicodeScalarView(word.scalars))).mask
    }
  }

  /// Returns the rank of a name, from 0 for the best; the greatest number for a name that is not
  /// similar. A main name wins over another name that is just as similar.
  package func rank(of name: String, isMain: Bool = true) -> Int {
    rank(of: name).map { isMain ? 2 * $0 : 2 * $0 + 1 } ?? .max
  }

  /// Returns the rank of a name: first names with all words, then matches of a search, then names
  /// with a common word; `nil` for other names.
  private func rank(of name: String) -> Int? {
    let indexed = IndexedName(name)
    // Few names have all letters of a word, and splitting a name is slow.
    let mayHaveWord = wordMasks.contains { $0.isSubset(of: indexed.mask) }
    let commonWords = mayHaveWord ? Self.words(of: name).intersection(words).count : 0
    if commonWords > 0, commonWords == words.count { return MatchRank.exact.rawValue }
    if whole.canMatch(indexed.mask, allowsTypos: true),
      let rank = whole.match(in: indexed, allowsTypos: true)?.rank,
      rank != .substring || allowsSubstrings
    {
      return rank.rawValue
    }
    return commonWords > 0 ? MatchRank.twoTypos.rawValue + 1 : nil
  }

  /// The words of two letters or more. Single letters, such as initials, are too common.
  private static func words(of text: String) -> Set<NormalizedText> {
    let words = text.split { $0 == " " || $0 == "-" }.map { NormalizedText(String($0)) }
    return Set(words.filter { $0.scalars.count > 1 })
  }
}

/// The typed beginning of a word that a shell completes.
///
/// Case, spacing, punctuation, and Unicode form do not matter, and the last syllable can be
/// incomplete.
///
///     CompletionPrefix("oh-my").begins("OH MY GIRL")  // true
///     CompletionPrefix("오막").begins("오마걸")         // true: ㄱ starts 걸
///     CompletionPrefix("***").begins("IVE")           // false
package struct CompletionPrefix: Sendable {
  private let literal: QueryPattern?
  private let pattern: QueryPattern?
  private let isEmpty: Bool

  /// Creates a prefix. Every name starts with an empty prefix. No name starts with a prefix that is
  /// longer than names.
  package init(_ typed: String) {
    isEmpty = typed.isEmpty
    literal = QueryPattern(typed, as: .keyword)
    pattern = QueryPattern(typed)
  }

  package func begins(_ name: String) -> Bool {
    beginsLiterally(name) || pattern?.isPrefix(of: IndexedName(name)) ?? false
  }

  /// Returns whether a name begins with the same characters. Only case and Unicode form do not
  /// matter.
  package func beginsLiterally(_ name: String) -> Bool {
    literal?.isPrefix(of: IndexedName(name, as: .keyword)) ?? isEmpty
  }
}
