/// Finds groups and members by what a person types: a name in either script and any Unicode form, a
/// part of it, its initial consonants, a name typed in the other layout of the keyboard, or with a
/// slip.
///
///     CatalogSearch(lineUps).hits(for: "ㅇㅁㅇㄱ").first?.id  // "OHMYGIRL"
///     CatalogSearch(lineUps).hits(for: "omg yooa").first?.id  // "OHMYGIRL/YooA"
public struct CatalogSearch: Sendable {
  private let lineUps: [LineUp]

  /// A search in these groups and their members. Costs nothing: the work is done by each search.
  public init(_ lineUps: [LineUp]) { self.lineUps = lineUps }

  /// What a text finds, the best first; the same for the same text and catalogue.
  ///
  /// All words must be found, a member's also among the names of her group. Slips and the other
  /// layout count only where the text as it was typed is not the beginning of a name or of a word.
  ///
  /// - Parameters:
  ///   - text: Words with white space or `/` between them; longer than any name it finds nothing.
  ///   - kinds: What to look for.
  /// - Returns: Exact matches, then prefixes, word prefixes, initials, substrings and slips; among
  ///   equals names before fandoms and songs, then by name, then by id.
  /// - Complexity: O(the catalogue) for a text of usual length.
  public func hits(
    for text: String, kinds: Set<SearchHit.Kind> = Set(SearchHit.Kind.allCases)
  ) -> [SearchHit] {
    guard text.utf8.count <= Self.longestText, let query = SearchQuery(text) else { return [] }
    var pass = SearchPass(query, kinds: kinds)
    for lineUp in lineUps { pass.search(lineUp) }
    return pass.hits
  }

  /// In bytes; no text of a document has more than 1,024 characters.
  private static let longestText = 4096
}
