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
  /// All words must be found, a member's also in what her group is found by; a group's name and a
  /// member's need no space between them. Slips and beginnings in the other layout count only where
  /// the text as it was typed begins no name and no word, whatever kind of record has it.
  ///
  /// - Parameters:
  ///   - text: Words with white space or `/` between them; longer than any name it finds nothing.
  ///   - kinds: What to look for.
  /// - Returns: What is found as it was typed, then the rest; of both exact matches, then prefixes,
  ///   word prefixes, initials, substrings and slips, of these one before two and birth names last;
  ///   equals by name, then by id.
  /// - Complexity: O(the catalogue) for a text of usual length.
  public func hits(
    for text: String, kinds: Set<RecordKind> = Set(RecordKind.allCases)
  ) -> SearchHits {
    guard text.utf8.count <= Self.longestText, let query = SearchQuery(text) else {
      return SearchHits([], in: index, of: lineUps)
    }
    var finds = finds(of: query, allowsTypos: false)
    if !finds.contains(where: { $0.sighting.isVerbatim && $0.sighting.match <= .leadingInitials }) {
      finds = self.finds(of: query, allowsTypos: true)
    }
    if finds.isEmpty {
      finds =
        index.partings(of: text).lazy.compactMap { SearchQuery($0) }
        .map { self.finds(of: $0, allowsTypos: false) }.first { !$0.isEmpty } ?? []
    }
    finds.removeAll { find in
      !kinds.contains(index.records[find.record].member == nil ? .group : .member)
    }
    return SearchHits(finds, in: index, of: lineUps)
  }

  /// In bytes; no text of a document has more than 1,024 characters.
  private static let longestText = 4096

  private func finds(of query: SearchQuery, allowsTypos: Bool) -> [SearchHits.Find] {
    query.sightings(in: index, allowsTypos: allowsTypos).enumerated().compactMap {
      record, sighting in
      sighting.map { SearchHits.Find(record: record, sighting: $0) }
    }
  }
}
