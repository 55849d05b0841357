import KPGGCore

/// Two to four records with their facts side by side.
struct Comparison<Record: Tabular>: Sendable {
  let kind: RecordKind
  let records: [Record]
  /// The fields to compare.
  let fields: [Field<Record>]
  /// The name of a record, as the title of its column.
  let name: @Sendable (Record, Language) -> String
  let shared: SharedFacts
  /// The groups that cells show by name.
  var groups: [GirlGroup] = []
}

/// What all compared records have in common.
struct SharedFacts: Sendable {
  var groups: [GirlGroup] = []
  var members: [Member] = []
  var agencies: [BilingualText] = []
  /// The years in which all groups were active; open for groups that still are.
  var years: (first: Int, last: Int?)?
}

extension Comparison: CommandOutput, JSONRepresentable {
  var json: JSONValue {
    let differing = fields.filter { field in
      records.dropFirst().contains { field.json($0) != field.json(records[0]) }
    }
    return .object([
      "kind": .string(kind.rawValue),
      "records": JSONValue(records),
      "differences": JSONValue(differing.map(\.key)),
      "sharedGroups": .array(shared.groups.map { .string($0.id.description) }),
      "sharedMembers": .array(shared.members.map { .string($0.id.description) }),
      "sharedAgencies": JSONValue(shared.agencies.map(\.english)),
      "sharedYears": shared.years.map { years in
        .object(["first": .integer(years.first), "last": JSONValue(years.last)])
      } ?? .null,
    ])
  }

  func lines(_ writer: TextWriter) -> [String] {
    let context = writer.context(naming: groups)
    let names = records.map { name($0, writer.language) }
    let columns = records.map { writer.cells(of: $0, fields, context) }
    let facts = fields.indices.compactMap { index -> ComparedFact? in
      let values = columns.map { $0[index] }
      guard values.contains(where: { !$0.isEmpty }) else { return nil }
      return ComparedFact(label: fields[index].label(writer.words.labels), values: values)
    }
    let shared = writer.lines(of: FactSheet(facts: writer.facts(of: shared)))
    return writer.lines(of: facts, names: names) + (shared.isEmpty ? [] : [""] + shared)
  }
}

/// A fact of all compared records, in words.
private struct ComparedFact {
  let label: String
  /// A value for each record; empty for an unknown one.
  let values: [String]

  var isDifferent: Bool { Set(values).count > 1 }

  /// The values, with a dash for each unknown one.
  var shownValues: [String] { values.map { $0.isEmpty ? "–" : $0 } }

  /// The label with a mark if the values differ. It takes the same cells with and without.
  var markedLabel: String { (isDifferent ? "≠ " : "  ") + label }
}

extension TextWriter {
  /// A table with a column for each record, or a block for each fact if the columns would be too
  /// narrow to read.
  fileprivate func lines(of facts: [ComparedFact], names: [String]) -> [String] {
    let labelWidth = facts.map { CellWidth.of($0.markedLabel) }.max() ?? 0
    // A column needs room for a few words.
    let readable = names.count * (20 + TableLayout.gap)
    if let width, labelWidth + readable > width { return stack(of: facts, names: names) }
    let columns = [Table.Column(title: "")] + names.map { Table.Column(title: $0, overflow: .wrap) }
    let rows = facts.map { fact in
      Table.Row(cells: [fact.markedLabel] + fact.shownValues, isDimmed: !fact.isDifferent)
    }
    return Table(columns: columns, rows: rows).lines(width: width, painter: painter)
  }

  /// The label of each fact, and below it the value of each record, or the one value of all.
  private func stack(of facts: [ComparedFact], names: [String]) -> [String] {
    facts.flatMap { fact -> [String] in
      guard fact.isDifferent else { return fitted("\(fact.markedLabel): \(fact.values[0])") }
      let values = FactSheet(facts: zip(names, fact.shownValues).map(FactSheet.Fact.init))
      let indented = TextWriter(
        language: language, width: width.map { max(1, $0 - 4) }, painter: painter)
      return fitted(fact.markedLabel) + indented.lines(of: values).map { "    " + $0 }
    }
  }

  fileprivate func facts(of shared: SharedFacts) -> [FactSheet.Fact] {
    let labels = words.labels
    return Self.known([
      (labels.sharedGroups, list(shared.groups.map { $0.name(in: language) })),
      (labels.sharedMembers, list(shared.members.map { $0.name(in: language) })),
      (labels.sharedAgencies, list(shared.agencies.map { $0.text(in: language) })),
      (labels.sharedYears, shared.years.map { words.years(from: $0.first, to: $0.last) }),
    ])
  }
}
