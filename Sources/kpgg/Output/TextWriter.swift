import KPGGCore

/// Writes human-readable text. No other writer depends on cells, colors, and languages.
struct TextWriter: OutputWriter {
  let detail = OutputDetail.text
  let language: Language
  /// The terminal's width in cells; `nil` for a pipe or a file, where text is not fitted.
  let width: Int?
  let painter: Painter
  /// The terminal's number of rows; `nil` for a pipe or a file, or if it is unknown.
  var height: Int?

  /// The words of the language.
  var words: any Words { language.words }

  func text(of output: some CommandOutput) -> String { Self.text(output.lines(self)) }

  /// Lines as text, each ended by a newline.
  static func text(_ lines: [String]) -> String {
    var text = ""
    text.reserveCapacity(lines.reduce(0) { $0 + $1.utf8.count + 1 })
    for line in lines {
      text += line
      text += "\n"
    }
    return text
  }
}

extension TextWriter {
  /// A table with a row for each record.
  ///
  /// - Parameters:
  ///   - records: The rows.
  ///   - fields: The columns.
  ///   - isExplicit: Whether the user named the columns; they are never dropped then.
  /// - Returns: The table, not yet fitted.
  func table<Record: Tabular>(
    of records: [Record], _ fields: [Field<Record>], isExplicit: Bool = false
  ) -> Table {
    let fields = isExplicit || !words.prefersHangul ? fields : Self.koreanFirst(fields)
    let columns = fields.map { field in
      Table.Column(
        title: field.label(words.labels), alignment: field.alignment,
        overflow: field.overflow, importance: isExplicit ? .essential : field.importance)
    }
    let rows = records.map { record in
      Table.Row(cells: cells(of: record, fields), isDimmed: record.isDimmed)
    }
    return Table(columns: columns, rows: rows)
  }

  /// The fields with each Korean name before the romanized one beside it, and as important.
  private static func koreanFirst<Record>(_ fields: [Field<Record>]) -> [Field<Record>] {
    var fields = fields
    for index in fields.indices.dropFirst() {
      let name = fields[index - 1].key
      let koreanName = "korean" + name.prefix(1).uppercased() + name.dropFirst()
      guard fields[index].key == koreanName else { continue }
      fields.swapAt(index - 1, index)
      let importance = fields[index].importance
      fields[index].importance = fields[index - 1].importance
      fields[index - 1].importance = importance
    }
    return fields
  }

  /// The human-readable fields of one record.
  func cells<Record: Tabular>(of record: Record, _ fields: [Field<Record>]) -> [String] {
    let json = record.json
    return fields.map { $0.shown?(record, language) ?? $0.cell(of: record, json: json) }
  }

  /// A sheet's lines, fitted to the terminal.
  func lines(of sheet: FactSheet) -> [String] { sheet.lines(width: width, painter: painter) }

  /// The text without control characters, on as many lines as a terminal needs.
  func fitted(_ text: String, indent: Int = 0) -> [String] {
    let text = SafeText.of(text)
    let margin = String(repeating: " ", count: indent)
    guard let width else { return [margin + text] }
    guard width > indent else { return text.wrapped(toCells: width) }
    return text.wrapped(toCells: width - indent).map { margin + $0 }
  }

  /// Dimmed lines below a listing, for a terminal only: a script that reads the last line wants a
  /// value there.
  func footer(_ text: String) -> [String] {
    guard let width else { return [] }
    return text.wrapped(toCells: width).map { painter.paint($0, .dim) }
  }

  /// A list in one line; `nil` for an empty one.
  func list(_ items: [String]) -> String? {
    items.isEmpty ? nil : items.joined(separator: ", ")
  }
}
