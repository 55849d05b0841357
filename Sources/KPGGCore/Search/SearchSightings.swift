/// Where the terms of a search were seen among the texts of one record.
///
/// One value is used again for each record of a catalogue.
struct SearchSightings {
  /// Where one term was seen best.
  struct Sighting {
    var match: SearchMatch
    /// Whether no slip and no other layout had to be supposed.
    var isCertain: Bool
    var field: SearchField
    var text: String

    func isBetter(than other: Sighting?) -> Bool {
      guard let other else { return true }
      return isCertain == other.isCertain ? match < other.match : isCertain
    }
  }

  private let terms: [SearchTerm]
  private var best: [Sighting?]
  private var name = SpelledName()

  /// Sightings of the terms of a query, of which there are none yet.
  init(of query: SearchQuery) {
    terms = query.terms
    best = Array(repeating: nil, count: terms.count)
  }

  /// Forgets what was seen, for another record.
  mutating func clear() {
    for index in best.indices { best[index] = nil }
  }

  /// Looks for every term in one text of the record.
  mutating func look(in text: String, of field: SearchField, isGuessing: Bool) {
    name.spell(text)
    for (index, term) in terms.enumerated() {
      guard let found = term.found(in: name, isGuessing: isGuessing && field.isName) else { continue }
      let sighting = Sighting(
        match: found.match, isCertain: found.isCertain, field: field, text: text)
      if sighting.isBetter(than: best[index]) { best[index] = sighting }
    }
  }

  /// How the record was found: by the whole text as one name, or by all of its words, of which one
  /// at least is the record's own and the others may be seen in its group; `nil` if it was not.
  func verdict(beside group: SearchSightings?) -> Sighting? {
    let whole = best[0]
    var words: Sighting?
    var worst = SearchMatch.exact
    var isCertain = true
    for index in best.indices.dropFirst() {
      let (own, groups) = (best[index], group?.best[index])
      guard let seen = groups?.isBetter(than: own) ?? false ? groups : own else { return whole }
      worst = max(worst, seen.match)
      isCertain = isCertain && seen.isCertain
      if let own, own.isBetter(than: words) { words = own }
    }
    words?.match = worst
    words?.isCertain = isCertain
    guard let words, words.isBetter(than: whole) else { return whole }
    return words
  }
}
