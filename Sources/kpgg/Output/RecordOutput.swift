import KPGGCore

/// A listing: one row a record, and a count below a terminal's table.
struct RecordList<Record: Sendable>: Sendable {
  let records: [Record]
  let fields: FieldSelection<Record>
  /// The number of rows in words.
  let count: @Sendable (any Words) -> String
}

extension RecordList: CommandOutput where Record: Tabular {
  var json: JSONValue { .array(records.map(fields.json)) }

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
  /// The lines for a person, unless `--fields` names fields.
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

  var rows: OutputRows { list.rows }

  func lines(_ writer: TextWriter) -> [String] {
    guard !list.fields.isExplicit else { return list.lines(writer) }
    return Array(list.records.map { sheet($0, writer) }.joined(separator: [""]))
  }
}
