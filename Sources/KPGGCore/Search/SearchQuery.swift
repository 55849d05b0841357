/// A parsed search text: the whole text as one name, and its separate words.
struct SearchQuery {
  private let whole: QueryTerm
  /// The distinct words. Empty if the text is a single word.
  private let words: [QueryTerm]

  /// Parses words separated by white space or `/`.
  ///
  /// Returns `nil` for a text without letters and digits.
  init?(_ text: String) {
    guard let whole = QueryTerm(text) else { return nil }
    self.whole = whole
    let words = text.split(whereSeparator: \.isQuerySeparator).map(String.init)
    guard words.count > 1 else {
      self.words = []
      return
    }
    var seen: Set<NormalizedText> = []
    let distinct = Spelling.withoutAnd(words).filter { seen.insert(NormalizedText($0)).inserted }
    self.words = distinct.compactMap { QueryTerm($0) }
  }

  /// Returns the records that match the whole text or all of its words, in index order.
  func matches(in index: SearchIndex, allowsTypos: Bool) -> [NameMatch] {
    let matches = index.matches(of: whole, allowsTypos: allowsTypos)
    guard !words.isEmpty else { return matches.compactMap(\.self) }
    return zip(matches, wordMatches(in: index, allowsTypos: allowsTypos))
      .compactMap { NameMatch.better($0, $1) }
  }

  /// Matches all words against each record and its group.
  ///
  /// At least one word must match the record itself, and the best of these matches counts even if
  /// the word matches the group better. The result has the rank of the worst word and the name of
  /// the best word.
  private func wordMatches(in index: SearchIndex, allowsTypos: Bool) -> [NameMatch?] {
    var best = [NameMatch?](repeating: nil, count: index.records.count)
    var worst = [NameMatch?](
      repeating: NameMatch(rank: .exact, isVerbatim: true), count: best.count)
    for word in words {
      // After a word or two, only a few records remain to be matched.
      var remains = worst.map { $0 != nil }
      for (record, group) in index.records.lazy.map(\.group).enumerated() where remains[record] {
        remains[group] = true
      }
      let own = index.matches(of: word, allowsTypos: allowsTypos) { remains[$0] }
      var matchesAnyRecord = false
      for (record, group) in index.records.lazy.map(\.group).enumerated() {
        let found = NameMatch.better(own[record], own[group])
        guard let found, let match = worst[record] else {
          worst[record] = nil
          continue
        }
        matchesAnyRecord = true
        worst[record] = match.combined(with: found)
        best[record] = NameMatch.better(best[record], own[record])
      }
      guard matchesAnyRecord else { break }
    }
    return best.indices.map { record in
      guard let best = best[record], let match = worst[record] else { return nil }
      return best.combined(with: match)
    }
  }
}

/// A whole text or a word of a query, with up to three patterns: the text as typed, the same keys
/// in the other keyboard layout, and another spelling of the same sounds.
struct QueryTerm {
  private let typed: QueryPattern
  private let otherLayout: QueryPattern?
  private let otherSpelling: QueryPattern?

  /// Returns `nil` for a text without letters and digits. A term for suggestions allows more typos, but not in
  /// the other layout: 솔로 is not *TAFFY*, typed as `thffh`.
  init?(_ text: String, forSuggestions: Bool = false) {
    let pattern = { (text: String) in QueryPattern(text, forSuggestions: forSuggestions) }
    guard let typed = pattern(text) else { return nil }
    self.typed = typed
    otherLayout = KeyboardLayout.converted(text).flatMap { QueryPattern($0) }
    otherSpelling = Spelling.respelled(text).flatMap(pattern)
  }

  /// Returns `false` if no text with these letters can match.
  func canMatch(
    _ letters: LetterMask, as matching: SearchField.Matching = .name, allowsTypos: Bool
  ) -> Bool {
    if typed.canMatch(letters) { return true }
    guard matching != .fandom else { return false }
    if otherLayout?.canMatch(letters) ?? false || otherSpelling?.canMatch(letters) ?? false {
      return true
    }
    guard allowsTypos else { return false }
    return typed.canMatchWithTypos(letters, as: matching)
      || otherLayout?.canMatchWithTypos(letters, as: matching) ?? false
      || otherSpelling?.canMatchWithTypos(letters, as: matching) ?? false
  }

  /// Returns the best match in a text. Typos, and partial matches in the other keyboard layout,
  /// count only if typos are allowed. A whole name in the other layout or spelling always counts.
  func match(
    in name: IndexedName, as matching: SearchField.Matching = .name, allowsTypos: Bool
  ) -> NameMatch? {
    if let rank = typed.rank(in: name, as: matching), allowsTypos || rank < .typo {
      return NameMatch(rank: rank, isVerbatim: rank < .typo)
    }
    guard matching != .fandom else { return nil }
    if let rank = otherLayout?.rank(in: name, as: matching), allowsTypos || rank == .exact {
      return NameMatch(rank: rank, isVerbatim: false)
    }
    if otherSpelling?.rank(in: name) == .exact { return NameMatch(rank: .exact, isVerbatim: false) }
    guard allowsTypos else { return nil }
    // An array of the patterns would take longer than most comparisons.
    let typos = min(
      typed.typoCount(in: name, as: matching) ?? .max,
      otherLayout?.typoCount(in: name, as: matching) ?? .max,
      otherSpelling?.typoCount(in: name, as: matching) ?? .max)
    guard typos < .max else { return nil }
    return NameMatch(rank: typos > 1 ? .twoTypos : .typo, isVerbatim: false)
  }
}

/// A match in one name of a record.
struct NameMatch: Sendable {
  var rank: MatchRank
  /// `false` for a typo and for a text in the other keyboard layout.
  var isVerbatim: Bool
  /// `false` if the words of the query match different texts.
  var isWhole = true
  var record = 0
  var name = 0

  /// Returns the match in this name if another word of the query also matches.
  func combined(with other: Self) -> Self {
    var combined = self
    combined.rank = max(rank, other.rank)
    combined.isVerbatim = isVerbatim && other.isVerbatim
    combined.isWhole = false
    return combined
  }

  func isBetter(than other: Self) -> Bool {
    if isVerbatim != other.isVerbatim { return isVerbatim }
    // `rolly polly` is Roly-Poly with two typos rather than two words that look like Rolly.
    if !isVerbatim, isWhole != other.isWhole { return isWhole }
    return rank == other.rank ? isWhole && !other.isWhole : rank < other.rank
  }

  /// Returns the better of two matches, or the first if they are equally good.
  static func better(_ one: Self?, _ other: Self?) -> Self? {
    guard let one, let other else { return one ?? other }
    return other.isBetter(than: one) ? other : one
  }
}

/// Spellings that sound the same in names: `ph` and `f`, number words and digits, `and` and `&`.
package enum Spelling {
  /// Returns a text with `f` for `ph`, digits for number words, and without `and`.
  ///
  ///     Spelling.respelled("le seraphim")  // "le serafim", one typo away from LE SSERAFIM
  ///     Spelling.respelled("2ne one")      // "2ne 1"
  ///     Spelling.respelled("up and down")  // "up down", which is Up & Down without punctuation
  ///
  /// - Returns: `nil` if nothing changes, and for a text that is longer than any name.
  package static func respelled(_ text: String) -> String? {
    guard !text.isLongerThanNames else { return nil }
    let typed = text.lowercased().split(whereSeparator: \.isQuerySeparator)
    let words = withoutAnd(typed.map(String.init)).map { word in
      digits[word] ?? withoutPH(word)
    }
    return words.elementsEqual(typed, by: ==) ? nil : words.joined(separator: " ")
  }

  /// Returns words without each `and` that is between two others.
  static func withoutAnd(_ words: [String]) -> [String] {
    words.enumerated().filter { index, word in
      index == 0 || index == words.count - 1 || word.lowercased() != "and"
    }.map(\.element)
  }

  private static func withoutPH(_ word: String) -> String {
    var letters: [UInt8] = []
    for letter in word.utf8 {
      if letter == UInt8(ascii: "h"), letters.last == UInt8(ascii: "p") {
        letters[letters.count - 1] = UInt8(ascii: "f")
      } else {
        letters.append(letter)
      }
    }
    return String(decoding: letters, as: UTF8.self)
  }

  private static let digits = [
    "one": "1", "two": "2", "three": "3", "four": "4", "five": "5", "six": "6", "seven": "7",
    "eight": "8", "nine": "9",
  ]
}
