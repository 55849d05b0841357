import KPGGCore

/// The word that was probably meant.
enum Suggestion {
  /// Picks the candidate with the fewest slips, letter case apart: one at most where the word has
  /// fewer than five letters, two otherwise. Failing that, the shortest candidate that begins
  /// with the word. Among equals the first candidate wins.
  ///
  ///     Suggestion.nearest(to: "gruop", among: ["help", "group"])  // "group"
  ///     Suggestion.nearest(to: "sect", among: ["sections"])        // "sections"
  static func nearest(to word: String, among candidates: [String]) -> String? {
    let letters = Array(word.lowercased())
    guard !letters.isEmpty else { return nil }

    var nearest: String?
    var limit = letters.count < 5 ? 1 : 2
    for candidate in candidates {
      let other = Array(candidate.lowercased())
      guard let slips = EditDistance.between(letters, other, atMost: limit) else { continue }
      nearest = candidate
      limit = slips - 1
    }
    if let nearest { return nearest }

    let longer = candidates.filter { $0.lowercased().starts(with: letters) }
    return longer.min { $0.count < $1.count }
  }
}
