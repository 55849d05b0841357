import KPGGCore
import KPGGQuiz

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

  /// A writer without colors or line wrapping.
  static func plain(_ language: Language) -> TextWriter {
    TextWriter(language: language, width: nil, painter: Painter(isColored: false))
  }

  func text(of output: some CommandOutput) -> String { output.lines(self).endedByNewlines }
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
    var fields = fields
    let names = isExplicit || !words.prefersHangul ? [] : Self.putKoreanFirst(in: &fields)
    let columns = fields.map { field in
      Table.Column(
        title: field.label(words.labels), alignment: field.alignment,
        overflow: field.overflow, importance: isExplicit ? .essential : field.importance)
    }
    let rows = records.map { record in
      var cells = cells(of: record, fields)
      // A record without a Korean name shows its other name in the first column.
      for index in names where cells[index].isEmpty { cells.swapAt(index, index + 1) }
      return Table.Row(cells: cells, isDimmed: record.isDimmed)
    }
    return Table(columns: columns, rows: rows)
  }

  /// Swaps each name with the Korean name after it. A column keeps its importance and overflow.
  ///
  /// - Returns: The indices of the Korean names.
  private static func putKoreanFirst<Record>(in fields: inout [Field<Record>]) -> [Int] {
    fields.indices.dropLast().filter { index in
      let (name, korean) = (fields[index], fields[index + 1])
      guard korean.key == "korean" + name.key.prefix(1).uppercased() + name.key.dropFirst() else {
        return false
      }
      (fields[index], fields[index + 1]) = (korean, name)
      (fields[index].importance, fields[index].overflow) = (name.importance, name.overflow)
      (fields[index + 1].importance, fields[index + 1].overflow) = (
        korean.importance, korean.overflow
      )
      return true
    }
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
