import KPGGCore

/// In which order the rows of a listing stand, and which of them are shown.
struct ListingOrder<Record> {
  private let field: Field<Record>?
  private let isReversed: Bool
  private let limit: Int?
  private let offset: Int

  /// Whether the rows are ordered by this field.
  func sorts(by key: String) -> Bool { field?.key == key }

  /// The rows that are shown, out of those that are left after sorting.
  func page(of records: [Record]) -> [Record] {
    let rest = records.dropFirst(offset)
    return Array(limit.map { rest.prefix($0) } ?? rest)
  }
}

extension ListingOrder where Record: Tabular {
  /// Reads `--sort`, `--reverse`, `--limit` and `--offset`.
  ///
  /// - Parameters:
  ///   - arguments: The command line.
  ///   - ownKey: The field by which the records stand already, the greatest value first; `nil`
  ///     where they stand in another order.
  /// - Throws: A usage error for a field or a number that cannot be.
  init(_ arguments: ParsedArguments, latestFirstBy ownKey: String? = nil) throws(UsageError) {
    let isReversed = arguments.has("reverse")
    if let key = arguments.value("sort") {
      (field, self.isReversed) = (try Record.field(typed: key), isReversed)
    } else if isReversed, let ownKey {
      // Turned around as it stands, the list would begin with the unknown.
      (field, self.isReversed) = (Record.field(named: ownKey), false)
    } else {
      (field, self.isReversed) = (nil, isReversed)
    }
    limit = try arguments.wholeNumber("limit", in: 0...Int.max)
    offset = try arguments.wholeNumber("offset", in: 0...Int.max) ?? 0
  }

  /// All records in the order asked for; in their own, or that turned around, without a field.
  ///
  /// - Parameters:
  ///   - records: In the listing's own order.
  ///   - keys: What to sort by for fields whose own value does not tell.
  /// - Returns: As many records, those without the field's value last.
  func sorted(
    _ records: [Record], keys: [String: (Record) -> SortKey?] = [:]
  ) -> [Record] {
    guard let field else { return isReversed ? records.reversed() : records }
    return records.sorted(
      byKey: keys[field.key] ?? field.sortKey, id: { $0.json[Record.idKey].plainText },
      isReversed: isReversed)
  }
}
