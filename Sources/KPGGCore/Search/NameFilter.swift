/// Narrows a list to the records whose names match a text.
///
/// Names match as in ``CatalogSearch``: a part of a name in either script, initial consonants, or
/// the other keyboard layout. Typos count only if nothing else matches.
///
///     NameFilter("ㅎㅈ").filter(lineUp.members).map(\.name)  // ["Hyojung"]
package struct NameFilter {
  private let query: SearchQuery?

  /// Parses words separated by white space or `/`. All of them must match. A text without letters and
  /// digits matches every record.
  package init(_ text: String) { query = SearchQuery(text) }

  /// Returns the records that match, in their own order.
  package func filter<Record: Named>(_ records: [Record]) -> [Record] {
    filter(records) { $0.forEachName($1) }
  }

  /// Narrows a list of records with other names.
  ///
  /// - Parameters:
  ///   - records: The records.
  ///   - forEachName: Calls a closure with each name of a record.
  /// - Returns: The records that match, in their own order.
  package func filter<Record>(
    _ records: [Record], forEachName: (Record, (String) -> Void) -> Void
  ) -> [Record] {
    guard let query else { return records }
    let index = SearchIndex(names: records, forEachName)
    var matches = query.matches(in: index, allowsTypos: false)
    if matches.isEmpty { matches = query.matches(in: index, allowsTypos: true) }
    return matches.map { records[$0.record] }
  }
}
