/// What a search looks for: a text as one name, and as several words.
struct SearchQuery {
  /// The whole text, then each of its words if there are several.
  let terms: [SearchTerm]

  /// Reads words between white space or `/`; `nil` for a text without letters and digits.
  init?(_ text: String) {
    guard let whole = SearchTerm(text) else { return nil }
    let words = text.split { $0.isWhitespace || $0 == "/" }.compactMap { SearchTerm(String($0)) }
    terms = [whole] + (words.count > 1 ? words : [])
  }
}
