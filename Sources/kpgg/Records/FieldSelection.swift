import KPGGCore

/// The fields of a record that a command shows, in order.
struct FieldSelection<Record>: Sendable {
  let fields: [Field<Record>]
  /// Whether `--fields` named them.
  let isExplicit: Bool
  private let detail: OutputDetail

  /// Whether a field, or a value inside it, is shown.
  func contains(_ field: Field<Record>) -> Bool {
    fields.contains { $0.key == field.key || $0.key.hasPrefix(field.key + ".") }
  }

  /// Whether the output is a sheet of the whole record, with values that depend on the date.
  var showsSheet: Bool { detail == .text && !isExplicit }

  /// Whether a record inside another is shown with all of its keys.
  var showsWholeRecords: Bool { detail == .wholeRecords }
}

// Constrained here rather than at the type's declaration: there, the runtime would look for the
// constraint among all conformances of the program, at every start.
extension FieldSelection where Record: Tabular {
  /// The fields that `--fields` names, else those that a format shows by default.
  ///
  /// - Throws: A usage error that lists the valid fields if a field is unknown.
  init(
    _ list: String?, for detail: OutputDetail, of command: CommandDescription?
  ) throws(UsageError) {
    self.detail = detail
    guard let list else {
      let table = Record.table
      (fields, isExplicit) =
        switch detail {
        case .wholeRecords: (table.fields, false)
        case .rows: (table.rows, false)
        case .text: (table.columns, false)
        }
      return
    }
    var fields: [Field<Record>] = []
    for item in list.listItems {
      fields.append(try Record.field(typed: item, in: "--fields", of: command))
    }
    (self.fields, isExplicit) = (fields, true)
  }

  /// The whole record, or an object of the fields that `--fields` names.
  func json(of record: Record) -> JSONValue {
    guard isExplicit else { return record.json }
    var members: JSONMembers = [:]
    for field in fields { members[field.key] = field.json(record) }
    return .object(members)
  }

  /// One row for each record.
  func rows(of records: [Record]) -> OutputRows {
    OutputRows(
      keys: fields.map(\.key),
      cells: records.map { record in fields.map { $0.cell(of: record) } })
  }
}
