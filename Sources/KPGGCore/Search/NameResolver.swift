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
    let key = SearchKey(text)
    guard !key.isEmpty else { return [] }
    let hasKey = { (names: [String]) in names.contains { SearchKey($0) == key } }
    let byMainName = candidates.filter { hasKey($0.mainNames) }
    return byMainName.isEmpty ? candidates.filter { hasKey($0.otherNames) } : byMainName
  }

  /// At most three candidates. First those in whose names all words of the text stand, in any order;
  /// then names a slip or two away, names that begin with the text, and names that share a word.
  private func suggestions(for text: String) -> [Candidate] {
    let key = SearchKey(text)
    let limit = EditDistance.allowedSlips(of: key.units.count)
    let words = Self.words(of: text)
    var ranked: [(rank: Int, index: Int)] = []
    for (index, candidate) in candidates.enumerated() {
      let ranks = (candidate.mainNames + candidate.otherNames).compactMap { name -> Int? in
        let nameKey = SearchKey(name)
        let shared = words.isEmpty ? 0 : Set(Self.words(of: name)).intersection(words).count
        if shared > 0, shared == words.count { return 0 }
        if let slips = EditDistance.between(key.units, nameKey.units, atMost: limit) {
          return slips
        }
        if key.units.count >= 2, nameKey.units.starts(with: key.units) { return limit + 1 }
        return shared > 0 ? limit + 2 : nil
      }
      if let rank = ranks.min() { ranked.append((rank, index)) }
    }
    ranked.sort { ($0.rank, $0.index) < ($1.rank, $1.index) }
    return ranked.prefix(3).map { candidates[$0.index] }
  }

  /// The words of two letters or more: one letter, as of an initial, tells nothing.
  private static func words(of text: String) -> [SearchKey] {
    text.split { $0 == " " || $0 == "-" }.map { SearchKey(String($0)) }
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
