/// A column of a table: how a record's value is written to a cell and read from it.
///
/// A record lists each of its columns once.
struct TableColumn<Record>: Sendable {
  /// The key in the record's JSON, or the path of a value inside another: `hitSong.title`.
  let name: String
  /// The text of a record's cell; empty for an unknown value.
  let cell: @Sendable (Record) -> String
  /// Reads a cell that is not empty.
  let read: @Sendable (inout Record, String) throws(TableProblem.Kind) -> Void

  /// Creates a column of values that may be unknown.
  init<Value: TableValue>(
    _ name: String, _ property: any WritableKeyPath<Record, Value?> & Sendable,
    limit: Int = Value.lengthLimit
  ) {
    self.name = name
    cell = { $0[keyPath: property]?.cell ?? "" }
    read = { (record, cell) throws(TableProblem.Kind) in
      record[keyPath: property] = try Value(checking: cell, limit: limit)
    }
  }

  /// Creates a column of values that are never unknown. An empty cell keeps the default value.
  init<Value: TableValue>(
    _ name: String, _ property: any WritableKeyPath<Record, Value> & Sendable
  ) {
    self.name = name
    cell = { $0[keyPath: property].cell }
    read = { (record, cell) throws(TableProblem.Kind) in
      record[keyPath: property] = try Value(checking: cell, limit: Value.lengthLimit)
    }
  }

  /// Creates a column that identifies the record. It is read before the other columns.
  init(_ name: String, _ cell: @escaping @Sendable (Record) -> String) {
    (self.name, self.cell) = (name, cell)
    read = { (_, _) throws(TableProblem.Kind) in }
  }
}

extension CSVText {
  /// The text of a table with a header row and a row for each record.
  static func table<Record: TableRecord>(of records: [Record]) -> String {
    let columns = Record.columns
    var text = row(columns.map(\.name))
    for record in records { text += row(columns.map { $0.cell(record) }) }
    return text
  }
}
