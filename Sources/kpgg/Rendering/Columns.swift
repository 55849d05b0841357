/// Which of a record's fields are to be seen, in which order.
struct Columns<Record>: Sendable {
  let fields: [Field<Record>]
  /// Whether `--fields` named them. Chosen columns are never dropped for want of room.
  let areChosen: Bool

  /// Whether a field is among them.
  func contains(_ key: String) -> Bool { fields.contains { $0.key == key } }
}

// Constrained here rather than where the type is declared: the runtime would look for the
// constraint among all conformances of the program.
extension Columns where Record: Tabular {
  /// The fields that `--fields` names, else those that the format shows.
  ///
  /// - Throws: A usage error that lists the valid fields for one that there is not.
  init(_ arguments: ParsedArguments, format: OutputFormat) throws(UsageError) {
    guard let list = arguments.value("fields") else {
      let keys =
        switch format {
        case .json: Record.fields.map(\.key)
        case .plain: [Record.idKey] + Record.tableKeys.filter { $0 != Record.idKey }
        case .text: Record.tableKeys
        }
      fields = keys.compactMap { Record.field(named: $0) }
      areChosen = false
      return
    }
    var fields: [Field<Record>] = []
    for item in list.split(separator: ",", omittingEmptySubsequences: false) {
      fields.append(try Record.field(typed: item.withoutOuterSpaces))
    }
    self.fields = fields
    areChosen = true
  }
}
