/// Searches groups, members, songs, and units by name.
///
/// A query can be a name or a title, or a part of it, in either script. It can also be initial
/// consonants, have a typo, or be typed in the wrong keyboard layout.
///
///     CatalogSearch(catalog).hits(for: "ㅇㅁㅇㄱ").first?.id  // "OHMYGIRL"
///     CatalogSearch(catalog).hits(for: "omg yooa").first?.id  // "OHMYGIRL/YooA"
///     CatalogSearch(catalog).hits(for: "hype boy").first?.id  // "NEWJEANS/songs/Hype Boy"
///
/// Creating a search of the bundled catalog takes about a millisecond, and a query less than one. Keep
/// the search. It is fast enough to call on the main actor for each letter. It does not change, so
/// several tasks can use it at the same time.
public struct CatalogSearch: Sendable {
  private let shared: SharedSearchIndex

  private var index: SearchIndex { shared.value }

  /// Creates a search over the line-ups of a catalog and indexes all their names once.
  public init(_ catalog: FullCatalog) { self.init(catalog.lineUps) }

  /// Creates a search over the groups of line-ups, and their records of some kinds.
  package init(_ lineUps: [LineUp], kinds: Set<RecordKind> = Set(RecordKind.allCases)) {
    shared = SharedSearchIndex(SearchIndex(lineUps, kinds: kinds))
  }

  /// Returns all records of some kinds as hits by their own names: each group, followed by its
  /// members, its songs, and its units.
  package func everything(_ kinds: Set<RecordKind>) -> [SearchHit] {
    index.records.indices.lazy.filter { kinds.contains(index.records[$0].kind) }.map { record in
      let name = index.records[record].names.lowerBound
      return shared.hit(NameMatch(rank: .exact, isVerbatim: true, record: record, name: name))
    }
  }

  /// Returns the groups, members, songs, and units that match a text, best match first.
  ///
  /// Every word must match. For a member, a song, or a unit, a word can also match the group, and the
  /// space after the group's name is optional. If a name or a word of a name begins with the text as
  /// typed, typos and partial names in the other keyboard layout do not count. If nothing matches, a
  /// romanized text is compared with the sounds of Korean names, `sonyeosidae` finds 소녀시대, and a text
  /// in Hangul with the sounds of English titles: `하입보이` finds *Hype Boy*.
  ///
  /// - Parameters:
  ///   - text: Words separated by white space or `/`. A text over 4,096 bytes has no hits.
  ///   - kinds: The kinds of records to return. They do not affect whether typos count.
  ///   - limit: The maximum number of hits, 0 or more.
  /// - Returns: Matches of the text as typed, then typos and matches in the other keyboard layout.
  ///   In each part, better matches come first, then better known groups, then the order is by name
  ///   and ID. Among typos, birth names come after other names.
  /// - Complexity: O(size of the catalog) for a text of usual length.
  public func hits(
    for text: String, kinds: Set<RecordKind> = Set(RecordKind.allCases), limit: Int = .max
  ) -> [SearchHit] {
    Array(rankedHits(for: text, kinds: kinds).prefix(max(limit, 0)))
  }

  /// Returns the hits of `hits(for:kinds:limit:)` without creating them.
  package func rankedHits(
    for text: String, kinds: Set<RecordKind> = Set(RecordKind.allCases)
  ) -> SearchHits {
    guard let query = SearchQuery(text) else { return SearchHits([], in: shared) }
    var matches = query.matches(in: index, allowsTypos: false)
    if !matches.contains(where: { $0.isVerbatim && $0.rank <= .leadingInitials }) {
      matches = query.matches(in: index, allowsTypos: true)
    }
    if matches.isEmpty {
      matches =
        index.splits(of: text).lazy.compactMap { SearchQuery($0) }
        .map { $0.matches(in: index, allowsTypos: false) }.first { !$0.isEmpty } ?? []
    }
    if matches.isEmpty { matches = index.matches(romanized: text) }
    let areBySound = matches.isEmpty
    if areBySound { matches = index.matches(bySound: text) }
    matches.removeAll { !kinds.contains(index.records[$0.record].kind) }
    return SearchHits(matches, in: shared, bySound: areBySound)
  }
}

extension CatalogSearch {
  /// Returns the songs, and the units with songs, whose titles a text in Hangul spells by their sounds. The
  /// text can follow the name of their group.
  package func songs(soundingLike text: String) -> [SearchHit] {
    SearchHits(index.matches(bySound: text).filter { $0.rank == .typo }, in: shared).map(\.self)
  }
}

extension CatalogReader {
  /// Creates a search over all names of ``fullCatalog()``. It does not find the members of a group
  /// whose document cannot be read.
  public func search() async throws(CatalogError) -> CatalogSearch {
    try await outsideCallersActor { () throws(CatalogError) in
      CatalogSearch(try await fullCatalog())
    }
  }
}

/// Narrows a list to the records whose names match a text.
///
/// Names match as in ``CatalogSearch``: a part of a name in either script, initial consonants, or
/// the other keyboard layout. Typos count only if nothing else matches.
///
///     NameFilter("ㅎㅈ").filter(lineUp.members).map(\.name)  // ["Hyojung"]
package struct NameFilter {
  private let query: SearchQuery?
  private let romanized: RomanizedQuery?

  /// Parses words separated by white space or `/`. All of them must match. A text without letters and
  /// digits matches every record.
  package init(_ text: String) { (query, romanized) = (SearchQuery(text), RomanizedQuery(text)) }

  /// Returns the records that match, in their own order. The field decides how closely the text must
  /// match.
  package func filter<Record: Named>(
    _ records: [Record], as field: SearchField = .name
  ) -> [Record] {
    filter(records, as: field) { record, body in record.forEachName { name, _ in body(name) } }
  }

  /// Returns the records with a matching name, in their original order. A closure lists the names
  /// of a record.
  package func filter<Record>(
    _ records: [Record], as field: SearchField = .name,
    forEachName: (Record, (String) -> Void) -> Void
  ) -> [Record] {
    guard let query else { return records }
    let index = SearchIndex(names: records, as: field, forEachName)
    var matches = query.matches(in: index, allowsTypos: false)
    if matches.isEmpty { matches = query.matches(in: index, allowsTypos: true) }
    guard matches.isEmpty, let romanized else { return matches.map { records[$0.record] } }
    return records.filter { record in
      var isMatch = false
      forEachName(record) { isMatch = isMatch || romanized.matches($0) }
      return isMatch
    }
  }
}
