import KPGGCore

/// A table of a catalog: a file of comma-separated values for a spreadsheet.
package enum CatalogTable: String, CaseIterable, Sendable {
  case groups, members, songs
  /// The units of groups, if there are any.
  case units
  /// The sections whose title or years do not follow from their key and their groups, if there are
  /// any.
  case sections

  package var fileName: String { rawValue + ".csv" }

  /// The maximum number of rows. More groups or sections cannot be written as documents.
  var rowLimit: Int {
    switch self {
    case .groups: WireLimits.records
    case .sections: WireLimits.sections
    case .members, .songs, .units: TableLimits.rows
    }
  }

  /// Whether a catalog cannot be made without the table.
  var isRequired: Bool { [.groups, .members, .songs].contains(self) }
}

/// A record with a row in a table.
protocol TableRecord: Sendable {
  static var table: CatalogTable { get }
  static var columns: [TableColumn<Self>] { get }
  /// The names of columns that follow from other values, as in the output of `--csv`. They are
  /// skipped.
  static var derivedColumns: [String] { get }
  /// For each required value, the names of the columns that can hold it.
  static var needs: [[String]] { get }
}

extension TableRecord {
  static var derivedColumns: [String] { [] }
}

/// A record that belongs to a group.
protocol TableRecordOfGroup: TableRecord {
  /// The maximum number of records in a group.
  static var limit: Int { get }

  /// Creates a record without values.
  init(group: GroupID)

  /// Completes the values that depend on several cells of the row.
  mutating func finish(_ row: TableRow, _ problems: inout TableProblems)
}

/// The columns that a table can have.
struct TableLayout: Sendable {
  let table: CatalogTable
  let columns: [String]
  let derived: [String]
  let needs: [[String]]

  init<Record: TableRecord>(_: Record.Type) {
    (table, columns) = (Record.table, Record.columns.map(\.name))
    (derived, needs) = (Record.derivedColumns, Record.needs)
  }
}

/// The limits of a table, in addition to those of wire documents.
enum TableLimits {
  /// Bytes of a table: 64 MiB, over a hundred times the bundled catalog's.
  static let bytes = 64 << 20
  static let rows = 250_000
  static let columns = 1000
}
