/// Finds what a typed name means, whatever its case, spacing, punctuation or Unicode form.
///
/// An id to the letter comes first, then the names that are shown, then aliases and birth names.
/// A name that is reduced to nothing (`***`, an emoji) means nothing.
public struct NameResolver<Candidate: Named> {
  private let candidates: [Candidate]

  /// A resolver over candidates in the order in which ambiguous ones are to be listed.
  public init(_ candidates: [Candidate]) { self.candidates = candidates }

  /// What a name means among the candidates.
  public func resolve(_ text: String) -> Resolution<Candidate> {
    let matches = matches(text)
    switch matches.count {
    case 0: return .unknown(suggestions: suggestions(for: text))
    case 1: return .found(matches[0])
    default: return .ambiguous(matches)
    }
  }

  /// All candidates that a name means, in their order.
  public func matches(_ text: String) -> [Candidate] {
    if let exact = candidates.first(where: { $0.exactID == text }) { return [exact] }
    let key = NormalizedText(text)
    guard !key.isEmpty else { return [] }
    let hasKey = { (names: [String]) in names.contains { NormalizedText($0) == key } }
    let byMainName = candidates.filter { hasKey($0.mainNames) }
    return byMainName.isEmpty ? candidates.filter { hasKey($0.otherNames) } : byMainName
  }

  /// At most three candidates, the likeliest first: those in whose names all words of the text
  /// stand, those that a search would find by it, and those that share a word with it.
  private func suggestions(for text: String) -> [Candidate] {
    guard let query = SuggestionQuery(text) else { return [] }
    var ranked: [(rank: Int, index: Int)] = []
    for (index, candidate) in candidates.enumerated() {
      // Of two names that are as like it, one that is shown is the likelier.
      let mainRanks = candidate.mainNames.compactMap(query.rank(of:)).map { 2 * $0 }
      let otherRanks = candidate.otherNames.compactMap(query.rank(of:)).map { 2 * $0 + 1 }
      if let rank = (mainRanks + otherRanks).min() { ranked.append((rank, index)) }
    }
    ranked.sort { ($0.rank, $0.index) < ($1.rank, $1.index) }
    return ranked.prefix(3).map { candidates[$0.index] }
  }
}

/// A text that is no name, to be compared with names.
private struct SuggestionQuery {
  private let whole: QueryTerm
  private let words: Set<NormalizedText>
  /// Two letters stand inside many names.
  private let isLong: Bool

  /// Words of one letter, as of an initial, tell nothing; `nil` for a text that is no more than
  /// one.
  init?(_ text: String) {
    let count = NormalizedText(text).units.count
    guard count > 1, let whole = QueryTerm(text) else { return nil }
    self.whole = whole
    isLong = count > 2
    words = Self.words(of: text)
  }

  /// How unlikely a name is; `nil` where it is nothing like the text.
  func rank(of name: String) -> Int? {
    let shared = Self.words(of: name).intersection(words).count
    if shared > 0, shared == words.count { return MatchRank.exact.rawValue }
    if let match = whole.found(in: IndexedNames([name])[0], allowsTypos: true)?.match,
      match != .substring || isLong
    {
      return match.rawValue
    }
    return shared > 0 ? MatchRank.twoTypos.rawValue + 1 : nil
  }

  private static func words(of text: String) -> Set<NormalizedText> {
    Set(text.split { $0 == " " || $0 == "-" }.map { NormalizedText(String($0)) })
      .filter { $0.units.count > 1 }
  }
}

extension Catalog {
  /// Finds a group by its id, its Korean or English name, or an alias.
  public func group(named name: String) -> Resolution<GirlGroup> {
    NameResolver(groups).resolve(name)
  }

  /// Finds a section by its key, its title, its years (`2016-2019`), or one year that it holds.
  public func section(named name: String) -> Resolution<DebutSection> {
    let resolution = NameResolver(sections).resolve(name)
    guard case .unknown = resolution, let year = YearRange(name), year.from == year.to,
      let section = sections.first(where: { $0.years?.contains(year.from) ?? false })
    else { return resolution }
    return .found(section)
  }
}
