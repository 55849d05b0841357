import KPGGCore
import KPGGSystem

/// Reads the rows of a table with a header. Records its mistakes.
struct TableReader {
  private let layout: TableLayout
  private var rows: CSVReader
  private var rowCount = 0
  /// The column of each cell; `nil` for a column that is skipped.
  private var columns: [HeaderCell] = []
  private var indices: [String: Int] = [:]
  /// Whether a column is skipped because of a mistake in its name.
  private var isMisnamed = false
  /// Whether all rows could be read.
  private(set) var isComplete = true

  /// A cell of the header.
  private enum HeaderCell: Equatable {
    case column(String)
    /// The column's values follow from others, or its name is unknown.
    case skipped
    case unnamed
  }

  /// Reads the header. Without the needed columns, no rows can be read.
  init(_ data: Data, _ layout: TableLayout, _ problems: inout TableProblems) {
    (self.layout, rows) = (layout, CSVReader(data))
    guard let header = nextRow(&problems) else {
      if isComplete { problems.add(.noHeader, in: layout.table, row: 1) }
      isComplete = false
      return
    }
    do {
      try read(header, &problems)
    } catch {
      problems.add(error, in: layout.table, row: header.number)
      isComplete = false
    }
  }

  /// Reads the next row that is not blank; `nil` after the last one, and after a mistake that
  /// makes the rest of the table uncertain.
  mutating func next(_ problems: inout TableProblems) -> TableRow? {
    while isComplete, let row = nextRow(&problems) {
      let cells = row.cells.map(\.cellContent)
      guard row.cellCount > cells.count || !cells.allSatisfy(\.isEmpty) else { continue }
      rowCount += 1
      guard rowCount <= layout.table.rowLimit else {
        problems.add(
          .tooManyRows(limit: layout.table.rowLimit), in: layout.table, row: row.number)
        isComplete = false
        return nil
      }
      checkCells(cells, of: row, &problems)
      return TableRow(table: layout.table, number: row.number, cells: cells, indices: indices)
    }
    return nil
  }

  private mutating func nextRow(_ problems: inout TableProblems) -> CSVReader.Row? {
    do {
      return try rows.next(cellLimit: TableLimits.columns)
    } catch {
      let kind: TableProblem.Kind =
        switch error.kind {
        case .openQuote: .openQuote
        case .strayQuote: .strayQuote
        case .notUTF8: .notUTF8
        }
      problems.add(kind, in: layout.table, row: error.row, column: name(of: error.cell))
      isComplete = false
      return nil
    }
  }

  /// The name of the column of a cell; `nil` if it has none.
  private func name(of cell: Int) -> String? {
    guard columns.indices.contains(cell), case .column(let name) = columns[cell] else { return nil }
    return name
  }

  private mutating func read(
    _ header: CSVReader.Row, _ problems: inout TableProblems
  ) throws(TableProblem.Kind) {
    guard !header.cells.allSatisfy(\.cellContent.isEmpty) else { throw .noHeader }
    guard header.cellCount <= TableLimits.columns else {
      throw .tooManyColumns(limit: TableLimits.columns)
    }
    for cell in header.cells {
      do throws(TableProblem.Kind) {
        columns.append(try headerCell(cell.cellContent))
      } catch {
        problems.add(error, in: layout.table, row: header.number)
        columns.append(.skipped)
        isMisnamed = true
      }
    }
    for needed in layout.needs where needed.allSatisfy({ indices[$0] == nil }) {
      isComplete = false
      // The column may be there under a name with a typo.
      if !isMisnamed {
        problems.add(.missingColumn(needed), in: layout.table, row: header.number)
      }
    }
  }

  private mutating func headerCell(_ text: String) throws(TableProblem.Kind) -> HeaderCell {
    guard !text.isEmpty else { return .unnamed }
    let isSame = { (name: String) in text.utf8.count <= 64 && name.lowercased() == text.lowercased()
    }
    guard !layout.derived.contains(where: isSame) else { return .skipped }
    guard let name = layout.columns.first(where: isSame) else {
      throw .unknownColumn(
        text, suggestion: Suggestion.nearest(to: text, among: layout.columns),
        columns: layout.columns)
    }
    guard indices.updateValue(columns.count, forKey: name) == nil else {
      throw .repeatedColumn(name)
    }
    return .column(name)
  }

  /// Records a value in a column that the header does not name.
  private func checkCells(
    _ cells: [String], of row: CSVReader.Row, _ problems: inout TableProblems
  ) {
    let unnamed = cells.indices.first { index in
      !cells[index].isEmpty && (index >= columns.count || columns[index] == .unnamed)
    }
    let kind: TableProblem.Kind? =
      if let unnamed {
        .unnamedColumn(Self.letters(ofColumn: unnamed))
      } else if row.cellCount > cells.count {
        .tooManyColumns(limit: TableLimits.columns)
      } else {
        nil
      }
    if let kind { problems.add(kind, in: layout.table, row: row.number) }
  }

  /// The letters that spreadsheets show above a column: `A`, `Z`, `AA`.
  private static func letters(ofColumn index: Int) -> String {
    let letter = String(Character(Unicode.Scalar(UInt8(ascii: "A") + UInt8(index % 26))))
    return index < 26 ? letter : letters(ofColumn: index / 26 - 1) + letter
  }
}

/// A row of a table that is not blank.
struct TableRow {
  let table: CatalogTable
  /// The number that a spreadsheet shows.
  let number: Int
  fileprivate let cells: [String]
  fileprivate let indices: [String: Int]

  /// The text of a cell without white space around it; empty for an unknown value and for a missing
  /// column.
  subscript(column: String) -> String {
    guard let index = indices[column], index < cells.count else { return "" }
    return cells[index]
  }

  /// Reads the cells into a record. Records their mistakes.
  func read<Record>(
    _ columns: [TableColumn<Record>], into record: inout Record, _ problems: inout TableProblems
  ) {
    for column in columns {
      let cell = self[column.name]
      guard !cell.isEmpty else { continue }
      do {
        try column.read(&record, cell)
      } catch {
        problems.add(error, in: table, row: number, column: column.name)
      }
    }
  }

  /// Finds the first needed value that is missing, and records it.
  func checkNeeds(_ needs: [[String]], _ problems: inout TableProblems) {
    for needed in needs where needed.allSatisfy({ self[$0].isEmpty }) {
      problems.add(
        .value(.missing), in: table, row: number, column: needed.first { indices[$0] != nil })
    }
  }
}
