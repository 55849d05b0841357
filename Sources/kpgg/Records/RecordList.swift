import KPGGCore

/// The fields of a record that a command shows, in order.
struct FieldSelection<Record>: Sendable {
  private(set) var fields: [Field<Record>]
  /// Whether `--fields` named them.
  let isExplicit: Bool
  /// Whether a field replaces the one of the record.
  private var hasReplacement = false
  /// The format for scripts; `nil` for text.
  private let format: OutputFormat?

  /// Whether a field, or a value inside it, is shown.
  func contains(_ field: Field<Record>) -> Bool {
    fields.contains { $0.key == field.key || $0.key.hasPrefix(field.key + ".") }
  }

  /// The selection without a field, unless `--fields` names it.
  func without(_ field: Field<Record>) -> Self {
    guard !isExplicit else { return self }
    var selection = self
    selection.fields.removeAll { $0.key == field.key }
    return selection
  }

  /// The selection with another field in place of the one with its key.
  func replacing(_ field: Field<Record>) -> Self {
    var selection = self
    selection.hasReplacement = true
    selection.fields = fields.map { old in
      if old.key == field.key { return field }
      guard old.key.hasPrefix(field.key + ".") else { return old }
      return field.inner(old.key.split(separator: ".").dropFirst().map(String.init)[...])
    }
    return selection
  }

  /// The selection of a table with more columns, unless it has them: the place in a ranking first, and
  /// the others last. `--fields` and formats for scripts have no more fields.
  func adding(_ columns: [Field<Record>]) -> Self {
    guard format == nil, !isExplicit else { return self }
    var selection = self
    for var column in columns where !selection.contains(column) {
      // A narrow terminal drops them after all others, and a filter on a list asks for all of it.
      (column.rank, column.overflow) = (8, .wrap)
      let isPlace = column.key == Field<Record>.rankKey
      selection.fields.insert(column, at: isPlace ? 0 : selection.fields.endIndex)
    }
    return selection
  }

  /// Whether the output is a sheet of the whole record, with values that depend on the date.
  var showsSheet: Bool { format == nil && !isExplicit }

  /// Whether a record inside another is shown with all of its keys.
  var showsWholeRecords: Bool { format == .json }
}

// Constrained here rather than at the type's declaration: there, the runtime would look for the
// constraint among all conformances of the program, at every start.
extension FieldSelection where Record: Tabular {
  /// The fields that `--fields` names, else those that a format shows by default.
  ///
  /// - Throws: A usage error that lists the valid fields if a field is unknown.
  init(
    _ list: String?, for format: OutputFormat?, of command: CommandDescription?
  ) throws(UsageError) {
    self.format = format
    isExplicit = list != nil
    if let list {
      var fields: [Field<Record>] = []
      for item in list.listItems {
        fields.append(try Record.field(shown: item, in: "--fields", of: command))
      }
      self.fields = fields
    } else {
      fields =
        switch format {
        case .json: Record.fields
        case .plain, .csv: Record.rows
        case nil: Record.columns
        }
    }
  }

  /// The whole record, or an object of the fields that `--fields` names.
  func json(of record: Record) -> JSONValue {
    guard isExplicit || hasReplacement else { return record.json }
    var members: JSONMembers = [:]
    for field in fields { members[field.key] = field.json(record) }
    return .object(members)
  }

  /// Passes the records as canonical JSON to a closure, in pieces.
  func writeJSON(of records: [Record], to sink: (String) -> Void) {
    guard isExplicit || Record.hasFixedKeys else {
      return JSONValue.writeArray(records.indices, to: sink) { records[$0].json }
    }
    var (keys, values): ([String], [(Record) -> JSONValue]) = ([], [])
    let fields = isExplicit || hasReplacement ? fields : Record.fields
    for field in fields.stablySorted(by: { $0.key.precedesInBytes($1.key) })
    where field.key != keys.last {
      keys.append(field.key)
      values.append(field.json)
    }
    JSONValue.writeArray(records.indices, keys: keys, to: sink) { [values] row in
      let record = records[row]
      return { values[$0](record) }
    }
  }

  /// One row for each record.
  func rows(of records: [Record]) -> OutputRows {
    OutputRows(keys: fields.map(\.key), cells: records.map(cells))
  }

  fileprivate func cells(of record: Record) -> [String] { fields.map { $0.cell(of: record) } }
}

/// A listing: one row for each record, and a count below a terminal's table.
struct RecordList<Record: Sendable>: Sendable {
  let records: [Record]
  let fields: FieldSelection<Record>
  /// The groups that cells show by name.
  var groups: [GirlGroup] = []
  /// The day of the line-ups that are listed; `nil` for the present.
  var day: CalendarDate?
  /// The number of rows in words; empty for a list without a count.
  var count: @Sendable (Words) -> String = { _ in "" }
  /// Passes the human-readable lines to a closure, unless `--fields` names fields; `nil` for a table.
  var text: (@Sendable (TextWriter, (String) -> Void) -> Void)?
}

extension RecordList: CommandOutput where Record: Tabular {
  var json: JSONValue { .array(records.map(fields.json)) }

  var rows: OutputRows { fields.rows(of: records) }

  func lines(_ writer: TextWriter) -> [String] {
    var lines: [String] = []
    writeLines(writer) { lines.append($0) }
    return lines
  }

  func write(in format: OutputFormat?, _ writer: TextWriter, to sink: (String) -> Void) {
    switch format {
    case .json: fields.writeJSON(of: records, to: sink)
    case .plain:
      for record in records { sink(OutputRows.tabSeparated(fields.cells(of: record))) }
    case .csv:
      sink(OutputRows.commaSeparated(fields.fields.map(\.key)))
      for record in records { sink(OutputRows.commaSeparated(fields.cells(of: record))) }
    case nil:
      writeLines(writer) { line in
        sink(line)
        sink("\n")
      }
    }
  }

  private func writeLines(_ writer: TextWriter, to line: (String) -> Void) {
    if !fields.isExplicit, let text { return text(writer, line) }
    let table = writer.table(
      of: records, fields.fields, naming: groups, on: day, isExplicit: fields.isExplicit)
    let footer = writer.footer(count(writer.words))
    table.writeLines(width: writer.width, painter: writer.painter, to: line)
    if !footer.isEmpty { ([""] + footer).forEach(line) }
  }
}

/// One record: an object, a row, or a sheet made for it.
struct SingleRecord<Record: Sendable>: Sendable {
  let record: Record
  let fields: FieldSelection<Record>
  /// The groups that cells show by name.
  var groups: [GirlGroup] = []
  /// The human-readable lines, unless `--fields` names fields.
  let sheet: @Sendable (TextWriter) -> [String]
}

extension SingleRecord: CommandOutput where Record: Tabular {
  var json: JSONValue { fields.json(of: record) }

  var rows: OutputRows { fields.rows(of: [record]) }

  func lines(_ writer: TextWriter) -> [String] {
    guard fields.isExplicit else { return sheet(writer) }
    let labels = fields.fields.map { $0.label(writer.words.labels) }
    let cells = writer.cells(of: record, fields.fields, writer.context(naming: groups))
    return writer.lines(of: FactSheet(facts: zip(labels, cells).map(FactSheet.Fact.init)))
  }
}

extension TextWriter {
  /// A table with a row for each record, not yet fitted. Columns that the user named are never
  /// dropped. Members have their status on the day, or else their present one.
  func table<Record: Tabular>(
    of records: [Record], _ fields: [Field<Record>], naming groups: [GirlGroup] = [],
    on day: CalendarDate? = nil, isExplicit: Bool = false
  ) -> Table {
    var fields = fields
    let names = isExplicit || !words.prefersHangul ? [] : Self.putKoreanFirst(in: &fields)
    let columns = fields.map { field in
      let isRedundant = !records.isEmpty && field.isRedundant?(records) ?? false
      return Table.Column(
        title: field.label(words.labels), alignment: field.alignment, overflow: field.overflow,
        importance: isExplicit
          ? .essential
          : (isRedundant ? -1 : field.rank).map { .droppable(rank: $0) } ?? .essential)
    }
    let context = context(naming: groups, on: day)
    // A chosen column of Korean names shows the other name where there is no Korean one.
    let others = fields.map { field in
      isExplicit && field.isKoreanForm && words.prefersHangul
        ? Record.fields.firstIndex { $0.key == field.key }.map { Record.fields[max(0, $0 - 1)] }
        : nil
    }
    let rows = records.map { record in
      var cells = cells(of: record, fields, context)
      for (index, other) in others.enumerated() where cells[index].isEmpty {
        if let other { cells[index] = self.cells(of: record, [other], context)[0] }
      }
      // A record without a Korean name shows its other name in the first column, and the same name once.
      for index in names where cells[index].isEmpty || cells[index] == cells[index + 1] {
        cells[index] = cells[index + 1]
        cells[index + 1] = ""
      }
      return Table.Row(cells: cells, isDimmed: record.isDimmed(in: context))
    }
    return Table(columns: columns, rows: rows)
  }

  /// Swaps each name with the Korean name after it. A column keeps its rank and overflow.
  ///
  /// - Returns: The indices of the Korean names.
  private static func putKoreanFirst<Record>(in fields: inout [Field<Record>]) -> [Int] {
    let indices = fields.indices.dropLast().filter { fields[$0 + 1].isKoreanForm }
    for index in indices {
      let (name, korean) = (fields[index], fields[index + 1])
      (fields[index], fields[index + 1]) = (korean, name)
      (fields[index].rank, fields[index].overflow) = (name.rank, name.overflow)
      (fields[index + 1].rank, fields[index + 1].overflow) = (korean.rank, korean.overflow)
    }
    return indices
  }

  /// The human-readable fields of one record.
  func cells<Record: Tabular>(
    of record: Record, _ fields: [Field<Record>], _ context: CellContext
  ) -> [String] {
    fields.map { $0.shown?(record, context) ?? $0.cell(of: record) }
  }

  func context(naming groups: [GirlGroup] = [], on day: CalendarDate? = nil) -> CellContext {
    CellContext(language: language, groups: KnownGroups(groups), day: day)
  }
}
