import KPGGCore
import KPGGPublishing

extension TableProblem: Tabular {
  static let fields: [Field<TableProblem>] = [.file, .row, .column, .message]

  var json: JSONValue { jsonOfFields }
}

extension Field<TableProblem> {
  static var file: Self {
    Self(key: "file", label: \.findingFields.file, json: { .string($0.table.fileName) })
  }
  static var row: Self {
    Self(
      key: "row", label: \.findingFields.row, json: { JSONValue($0.row) }, alignment: .trailing)
  }
  static var column: Self {
    Self(key: "column", label: \.findingFields.column, json: { JSONValue($0.column) })
  }
  static var message: Self {
    Self(
      key: "message", label: \.findingFields.message, json: { .string($0.kind.description) },
      overflow: .wrap, shown: { $1.words.message(for: $0.kind) })
  }
}

extension RecordList<TableProblem> {
  /// The mistakes in tables, one per line, and for a terminal also their number.
  init(_ problems: TableProblems, fields: FieldSelection<TableProblem>) {
    self.init(
      records: problems.list, fields: fields,
      text: { writer, line in
        for problem in problems.list {
          writer.fitted("\(problem.place)\(writer.words.message(for: problem.kind))").forEach(line)
        }
        let footer = writer.footer(writer.words.mistakes(problems.count))
        if !footer.isEmpty { ([""] + footer).forEach(line) }
      })
  }
}
