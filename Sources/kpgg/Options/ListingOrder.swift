import KPGGCore

/// The order of a listing's rows, and the page that is shown.
struct ListingOrder<Record> {
  /// The field of `--sort`; `nil` for the listing's own order.
  private(set) var field: Field<Record>?
  private let isReversed: Bool
  private let limit: Int?
  private let offset: Int

  /// Whether the rows are sorted by a field.
  func sorts(by field: Field<Record>) -> Bool { self.field?.key == field.key }

  /// The order with another field in place of the one with its key.
  func replacing(_ field: Field<Record>) -> Self {
    var order = self
    if sorts(by: field) { order.field = field }
    return order
  }

  /// The page of the sorted records that is shown.
  func page(of records: [Record]) -> [Record] {
    guard limit != nil || offset > 0 else { return records }
    let rest = records.dropFirst(offset)
    return Array(limit.map { rest.prefix($0) } ?? rest)
  }
}

extension ListingOrder where Record: Tabular {
  /// Reads `--sort`, `--reverse`, `--limit`, and `--offset`.
  ///
  /// - Parameters:
  ///   - options: The command line.
  ///   - ownField: The field by which the records are already sorted, in descending order; `nil` for
  ///     any other order.
  /// - Throws: A usage error if the field is unknown or a number is invalid.
  init(_ options: OptionReader, latestFirstBy ownField: Field<Record>? = nil) throws(UsageError) {
    let key = options.text(
      "sort", placeholder: "FIELD", kind: .field,
      "Sort by this field; unknown values come last. Tables sort names as they show them",
      "이 필드로 정렬. 정보가 없는 항목은 맨 끝에 표시. 표에서는 이름을 보이는 대로 정렬")
    let isReversed = options.flag(
      "reverse", "Reverse the order",
      "순서 뒤집기")
    limit = try options.limit()
    offset =
      try options.wholeNumber(
        "offset", placeholder: "N", "Skip the first N results",
        "처음 N개 건너뛰기") ?? 0
    if key == Field<Record>.rankKey, Record.rankedKind != nil {
      (field, self.isReversed) = (.rank([:]), isReversed)
    } else if let key {
      // The youngest have the latest birth dates.
      let isAge =
        ["age", "나이"].contains(key.lowercased()) && !Record.keys.contains(key)
        && Record.fields.contains { $0.filter == .born }
      field = try Record.field(sortedBy: isAge ? "born" : key, of: options.arguments.command)
      self.isReversed = isReversed != isAge
    } else if isReversed, let ownField {
      // Reversing the list itself would put the unknown values first.
      (field, self.isReversed) = (ownField, false)
    } else {
      (field, self.isReversed) = (nil, isReversed)
    }
  }

  /// Sorts the records by the field of `--sort`. Without it, they keep or reverse their own order.
  ///
  /// - Parameters:
  ///   - records: The records in the listing's own order.
  ///   - context: The context of a table; `nil` for the same order in every language.
  /// - Returns: All records; those without a value in the field are last.
  func sorted(_ records: [Record], in context: CellContext? = nil) -> [Record] {
    guard let field else { return isReversed ? records.reversed() : records }
    return records.sorted(
      byKey: { field.sortKey(of: $0, in: context) }, id: Record.id.cell, isReversed: isReversed)
  }
}
