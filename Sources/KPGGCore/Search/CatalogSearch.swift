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
  /// All words must be found, a member's also in what her group is found by. Slips and beginnings in
  /// the other layout count only where the text as it was typed begins no name and no word, whatever
  /// kind of record has it.
  ///
  /// - Parameters:
  ///   - text: Words with white space or `/` between them; longer than any name it finds nothing.
  ///   - kinds: What to look for.
  /// - Returns: What is found as it was typed, then the rest; of both exact matches, then prefixes,
  ///   word prefixes, initials, substrings and slips; equals by name, then by id.
  /// - Complexity: O(the catalogue) for a text of usual length.
  public func hits(
    for text: String, kinds: Set<RecordKind> = Set(RecordKind.allCases)
  ) -> SearchHits {
    guard text.utf8.count <= Self.longestText, let query = SearchQuery(text) else {
      return SearchHits([], in: index, of: lineUps)
    }
    var sightings = query.sightings(in: index, isGuessing: false)
    let isSure = sightings.contains { sighting in
      sighting.map { $0.isCertain && $0.match <= .leadingInitials } ?? false
    }
    if !isSure { sightings = query.sightings(in: index, isGuessing: true) }
    let finds = sightings.enumerated().compactMap { record, sighting -> SearchHits.Find? in
      guard let sighting,
        kinds.contains(index.records[record].member == nil ? .group : .member)
      else { return nil }
      return SearchHits.Find(record: record, sighting: sighting)
    }
    return SearchHits(finds, in: index, of: lineUps)
  }

  /// In bytes; no text of a document has more than 1,024 characters.
  private static let longestText = 4096
}
