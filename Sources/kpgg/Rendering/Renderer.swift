import KPGGCore

/// Turns values into what is written to standard output. Only here are formats, cells, colours and
/// languages known.
struct Renderer: Sendable {
  let format: OutputFormat
  let language: Language
  /// The terminal's width in cells; `nil` for a pipe or a file, where nothing is fitted.
  let width: Int?
  let painter: Painter

  /// Several records: an array, or a row each, or a table. A terminal's table ends with a count.
  func listing<Record: Tabular>(
    _ records: [Record], _ columns: Columns<Record>, count: Label
  ) -> String {
    switch format {
    case .json: return JSONValue.array(records.map { json($0, columns) }).canonicalText
    case .plain: return records.map { plainRow($0, columns) }.joined()
    case .text:
      var lines = table(of: records, columns.fields, areChosen: columns.areChosen)
        .lines(width: width, painter: painter)
      if let width {
        let count = count.text(in: language).wrapped(toCells: width)
        lines += [""] + count.map { painter.paint($0, .dim) }
      }
      return Self.text(lines)
    }
  }

  /// One record: an object, or a row, or lines made for it; of chosen columns, a sheet.
  func single<Record: Tabular>(
    _ record: Record, _ columns: Columns<Record>, lines: () -> [String]
  ) -> String {
    switch format {
    case .json: return json(record, columns).canonicalText
    case .plain: return plainRow(record, columns)
    case .text:
      guard columns.areChosen else { return Self.text(lines()) }
      let labels = columns.fields.map { $0.label.text(in: language) }
      let facts = zip(labels, cells(of: record, columns.fields)).map(FactSheet.Fact.init)
      return Self.text(FactSheet(facts: facts).lines(width: width, painter: painter))
    }
  }

  /// Several records, each with lines made for it and a blank line between; of chosen columns, a
  /// table.
  func sheets<Record: Tabular>(
    _ records: [Record], _ columns: Columns<Record>, count: Label, lines: (Record) -> [String]
  ) -> String {
    guard format == .text, !columns.areChosen else {
      return listing(records, columns, count: count)
    }
    return Self.text(Array(records.map(lines).joined(separator: [""])))
  }

  /// A table with a row for each record.
  func table<Record: Tabular>(
    of records: [Record], _ fields: [Field<Record>], areChosen: Bool = false
  ) -> Table {
    let columns = fields.map { field in
      Table.Column(
        title: field.label.text(in: language), alignment: field.alignment,
        overflow: field.overflow, importance: areChosen ? .essential : field.importance)
    }
    let rows = records.map { record in
      Table.Row(cells: cells(of: record, fields), isDimmed: record.isDimmed)
    }
    return Table(columns: columns, rows: rows)
  }

  /// Lines as text, each ended by a newline.
  static func text(_ lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }

  private func json<Record: Tabular>(_ record: Record, _ columns: Columns<Record>) -> JSONValue {
    let whole = record.json
    guard columns.areChosen else { return whole }
    let members = columns.fields.map { ($0.key, $0.json?(record) ?? whole[$0.key]) }
    return .object(Dictionary(members) { first, _ in first })
  }

  private func plainRow<Record: Tabular>(_ record: Record, _ columns: Columns<Record>) -> String {
    let whole = record.json
    let cells = columns.fields.map { field in
      SafeText.of(field.plain?(record) ?? whole[field.key].plainText)
    }
    return cells.joined(separator: "\t") + "\n"
  }

  private func cells<Record: Tabular>(of record: Record, _ fields: [Field<Record>]) -> [String] {
    let whole = record.json
    return fields.map { field in
      field.shown?(record, language) ?? field.plain?(record) ?? whole[field.key].plainText
    }
  }
}
