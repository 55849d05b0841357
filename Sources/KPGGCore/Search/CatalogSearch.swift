/// Finds groups and members by what a person types: a name in either script and any Unicode form, a
/// part of it, its initial consonants, a name typed in the other layout of the keyboard, or with a
/// slip.
///
///     CatalogSearch(lineUps).hits(for: "ㅇㅁㅇㄱ").first?.id  // "OHMYGIRL"
///     CatalogSearch(lineUps).hits(for: "omg yooa").first?.id  // "OHMYGIRL/YooA"
public struct CatalogSearch: Sendable {
  private let lineUps: [LineUp]
  private let index: SearchIndex

  /// A search in these groups and their members, whose names are taken apart once for all searches.
  public init(_ lineUps: [LineUp]) {
    self.lineUps = lineUps
    index = SearchIndex(lineUps)
  }

  /// What a text finds, the best first; the same for the same text and catalogue.
  ///
  /// All words must be found, a member's also among the names of her group. Slips and the other
  /// layout count only where the text as it was typed is not the beginning of a name or of a word.
  ///
  /// - Parameters:
  ///   - text: Words with white space or `/` between them; longer than any name it finds nothing.
  ///   - kinds: What to look for.
  /// - Returns: Exact matches, then prefixes, word prefixes, initials, substrings and slips; equals
  ///   by name, then by id.
  /// - Complexity: O(the catalogue) for a text of usual length.
  public func hits(
    for text: String, kinds: Set<RecordKind> = Set(RecordKind.allCases)
  ) -> SearchHits {
    guard text.utf8.count <= Self.longestText, let query = SearchQuery(text) else {
      return SearchHits([], in: index, of: lineUps)
    }
    let certain = finds(of: query, kinds, isGuessing: false)
    let isGuessing = !certain.contains { $0.sighting.match <= .initials }
    return SearchHits(
      isGuessing ? finds(of: query, kinds, isGuessing: true) : certain, in: index, of: lineUps)
  }

  /// In bytes; no text of a document has more than 1,024 characters.
  private static let longestText = 4096

  private func finds(
    of query: SearchQuery, _ kinds: Set<RecordKind>, isGuessing: Bool
  ) -> [SearchHits.Find] {
    let sightings = query.sightings(in: index, isGuessing: isGuessing)
    return index.records.indices.compactMap { record in
      guard let sighting = sightings[record],
        kinds.contains(index.records[record].member == nil ? .group : .member)
      else { return nil }
      return SearchHits.Find(record: record, sighting: sighting)
    }
  }
}
