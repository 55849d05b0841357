import KPGGCore
import KPGGQuiz

/// The fields of a record that a command shows, in order.
struct FieldSelection<Record>: Sendable {
  let fields: [Field<Record>]
  /// Whether `--fields` named them.
  let isExplicit: Bool
  private let detail: OutputDetail

  /// Whether a field, or a value inside it, is shown.
  func contains(_ key: String) -> Bool {
    fields.contains { $0.key == key || $0.key.hasPrefix(key + ".") }
  }

  /// Whether the output is a sheet of the whole record, with values that depend on the date.
  var showsSheet: Bool { detail == .text && !isExplicit }

  /// Whether a record inside another is shown with all of its keys.
  var showsWholeRecords: Bool { detail == .wholeRecords }

  /// The selection with a change to one of its fields, if it has it.
  func replacing(_ key: String, _ change: (inout Field<Record>) -> Void) -> Self {
    var fields = fields
    for index in fields.indices where fields[index].key == key { change(&fields[index]) }
    return Self(fields: fields, isExplicit: isExplicit, detail: detail)
  }

  private init(fields: [Field<Record>], isExplicit: Bool, detail: OutputDetail) {
    (self.fields, self.isExplicit, self.detail) = (fields, isExplicit, detail)
  }
}

// Constrained here rather than at the type's declaration: there, the runtime would look for the
// constraint among all conformances of the program, at every start.
extension FieldSelection where Record: Tabular {
  /// The fields that `--fields` names, else those that a format shows by default.
  ///
  /// - Throws: A usage error that lists the valid fields if a field is unknown.
  init(_ arguments: ParsedArguments, for detail: OutputDetail) throws(UsageError) {
    guard let list = arguments.value("fields") else {
      let fields =
        switch detail {
        case .wholeRecords: Record.fields
        case .rows: Record.rowFields
        case .text: Record.tableFields
        }
      self.init(fields: fields, isExplicit: false, detail: detail)
      return
    }
    var fields: [Field<Record>] = []
    for item in list.listItems {
      fields.append(try Record.field(typed: item, in: "--fields", of: arguments.command))
    }
    self.init(fields: fields, isExplicit: true, detail: detail)
  }

  /// The whole record, or an object of the fields that `--fields` names.
  func json(of record: Record) -> JSONValue {
    let whole = record.json
    guard isExplicit else { return whole }
    var members: JSONMembers = [:]
    for field in fields { members[field.key] = field.json?(record) ?? whole[field.key] }
    return .object(members)
  }

  /// The selection for a table of these records. If all have the same value, a narrow terminal drops
  /// its field before any other column.
  func fitting<Value: Equatable>(
    _ records: [Record], _ key: String, _ value: (Record) -> Value
  ) -> Self {
    guard let first = records.first.map(value), records.allSatisfy({ value($0) == first }) else {
      return self
    }
    return replacing(key) { $0.importance = .droppable(rank: -1) }
  }

  /// One row a record.
  func rows(of records: [Record]) -> OutputRows {
    let cells = records.map { record in
      let json = record.json
      return fields.map { $0.cell(of: record, json: json) }
    }
    return OutputRows(keys: fields.map(\.key), cells: cells)
  }
}

/// A listing: one row a record, and a count below a terminal's table.
struct RecordList<Record: Sendable>: Sendable {
  let records: [Record]
  let fields: FieldSelection<Record>
  /// The number of rows in words.
  let count: @Sendable (any Words) -> String
}

extension RecordList: CommandOutput where Record: Tabular {
  var json: JSONValue { .array(records.map(fields.json)) }

  var jsonText: String {
    JSONValue.canonicalText(of: records.indices) { fields.json(of: records[$0]) }
  }

  var rows: OutputRows { fields.rows(of: records) }

  func lines(_ writer: TextWriter) -> [String] {
    let table = writer.table(of: records, fields.fields, isExplicit: fields.isExplicit)
    let footer = writer.footer(count(writer.words))
    return table.lines(width: writer.width, painter: writer.painter)
      + (footer.isEmpty ? [] : [""] + footer)
  }
}

/// One record: an object, a row, or a sheet made for it.
struct SingleRecord<Record: Sendable>: Sendable {
  let record: Record
  let fields: FieldSelection<Record>
  /// The human-readable lines, unless `--fields` names fields.
  let sheet: @Sendable (TextWriter) -> [String]
}

extension SingleRecord: CommandOutput where Record: Tabular {
  var json: JSONValue { fields.json(of: record) }

  var rows: OutputRows { fields.rows(of: [record]) }

  func lines(_ writer: TextWriter) -> [String] {
    guard fields.isExplicit else { return sheet(writer) }
    let labels = fields.fields.map { $0.label(writer.words.labels) }
    let facts = zip(labels, writer.cells(of: record, fields.fields)).map(FactSheet.Fact.init)
    return writer.lines(of: FactSheet(facts: facts))
  }
}

/// Several records, each with a sheet of its own; with `--fields`, a listing.
struct RecordSheets<Record: Sendable>: Sendable {
  let list: RecordList<Record>
  let sheet: @Sendable (Record, TextWriter) -> [String]
}

extension RecordSheets: CommandOutput where Record: Tabular {
  var json: JSONValue { list.json }

  var jsonText: String { list.jsonText }

  var rows: OutputRows { list.rows }

  func lines(_ writer: TextWriter) -> [String] {
    guard !list.fields.isExplicit else { return list.lines(writer) }
    return Array(list.records.map { sheet($0, writer) }.joined(separator: [""]))
  }
}
