/// What a search looks for: a text as one name, and as several words.
struct SearchQuery {
  private let whole: QueryTerm
  /// Each once; none where the text is a single word.
  private let words: [QueryTerm]

  /// Reads words between white space or `/`; `nil` for a text without letters and digits.
  init?(_ text: String) {
    guard let whole = QueryTerm(text) else { return nil }
    self.whole = whole
    let words = text.split(whereSeparator: Self.isSeparator).map(String.init)
    var seen: Set<NormalizedText> = []
    let distinct = words.filter { seen.insert(NormalizedText($0)).inserted }
    self.words = words.count > 1 ? distinct.compactMap { QueryTerm($0) } : []
  }

  /// Whether a character stands between words.
  static func isSeparator(_ character: Character) -> Bool {
    character.isWhitespace || character == "/"
  }

  /// How it is seen in each record of an index: as one name, or in all of its words.
  func sightings(in index: SearchIndex, allowsTypos: Bool) -> [RecordMatch?] {
    let sightings = index.sightings(of: whole, allowsTypos: allowsTypos)
    guard !words.isEmpty else { return sightings }
    return zip(sightings, wordSightings(in: index, allowsTypos: allowsTypos))
      .map { RecordMatch.better($0, $1) }
  }

  /// Of the words one at least must be the record's own; the others may be seen in its group. All
  /// are found as badly as the worst of them, under the name of the best.
  private func wordSightings(in index: SearchIndex, allowsTypos: Bool) -> [RecordMatch?] {
    var best = [RecordMatch?](repeating: nil, count: index.records.count)
    var worst = [MatchRank?](repeating: .exact, count: best.count)
    var isVerbatim = [Bool](repeating: true, count: best.count)
    for word in words {
      // Few records are left after a word or two, however many words follow.
      var isLeft = worst.map { $0 != nil }
      for (record, group) in index.records.lazy.map(\.group).enumerated() where isLeft[record] {
        isLeft[group] = true
      }
      let own = index.sightings(of: word, allowsTypos: allowsTypos) { isLeft[$0] }
      var isFoundAtAll = false
      for (record, group) in index.records.lazy.map(\.group).enumerated() {
        let seen = RecordMatch.better(own[record], own[group])
        guard let seen, let match = worst[record] else {
          worst[record] = nil
          continue
        }
        isFoundAtAll = true
        worst[record] = max(match, seen.match)
        isVerbatim[record] = isVerbatim[record] && seen.isVerbatim
        best[record] = RecordMatch.better(best[record], own[record])
      }
      guard isFoundAtAll else { break }
    }
    return best.indices.map { record in
      guard let best = best[record], let match = worst[record] else { return nil }
      return RecordMatch(match: match, isVerbatim: isVerbatim[record], name: best.name)
    }
  }
}
