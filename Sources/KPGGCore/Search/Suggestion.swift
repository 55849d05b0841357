/// Suggestions for a keyword that is unknown, such as a command, an option, or a value.
package enum Suggestion {
  /// Returns the candidate with the fewest typos, or else the shortest candidate that begins with
  /// the word.
  ///
  /// Case does not matter. Words below five letters may have one typo and longer words two. Of
  /// equal candidates, the first wins.
  ///
  ///     Suggestion.nearest(to: "gruop", among: ["help", "group"])  // "group"
  ///     Suggestion.nearest(to: "sect", among: ["sections"])        // "sections"
  package static func nearest(to word: String, among candidates: [String]) -> String? {
    guard !word.isLongerThanNames else { return nil }
    let allowedTypos = word.count < 5 ? 1 : 2
    guard let pattern = QueryPattern(word, as: .keyword, allowedTypos: allowedTypos) else {
      return nil
    }
    let names = candidates.map { IndexedName($0, as: .keyword) }
    let similar = zip(candidates, names).compactMap { candidate, name in
      pattern.typoCount(in: name).map { (candidate: candidate, typos: $0) }
    }
    if let nearest = similar.min(by: { $0.typos < $1.typos }) { return nearest.candidate }

    let longer = zip(candidates, names).filter { pattern.isPrefix(of: $1) }.map(\.0)
    return longer.min { $0.count < $1.count }
  }

  /// Returns the first candidate that the word equals or misspells.
  ///
  /// The limit is stricter than for `nearest(to:among:)`: words below three letters have no typo.
  package static func firstMisspelled(as word: String, among candidates: [String]) -> String? {
    QueryPattern(word, as: .keyword).flatMap { pattern in
      candidates.first { pattern.typoCount(in: IndexedName($0, as: .keyword)) != nil }
    }
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
