import KPGGCore

/// The output of a command, independent of the format.
///
/// Each writer reads the one form that it needs.
protocol CommandOutput: Sendable {
  /// The document for `--json`.
  var json: JSONValue { get }

  /// The canonical text of the document.
  var jsonText: String { get }

  /// The rows for formats that have rows; empty for commands without such formats.
  var rows: OutputRows { get }

  /// The human-readable lines, fitted to the writer's width.
  func lines(_ writer: TextWriter) -> [String]
}

extension CommandOutput {
  var jsonText: String { json.canonicalText }

  var rows: OutputRows { OutputRows(keys: [], cells: []) }
}

/// The summary of a change to many records: an object in JSON, a row for each record, or one line
/// with the counts.
struct Summary<Change: JSONRepresentable & Sendable>: CommandOutput {
  let change: Change
  /// The IDs of the records by kind of change, for commands with rows.
  var ids: [(change: String, ids: [String])] = []
  let text: @Sendable (any Words) -> String

  var json: JSONValue { change.json }

  var rows: OutputRows {
    OutputRows(
      keys: ["change", "id"],
      cells: ids.flatMap { change, ids in ids.map { [change, $0] } })
  }

  func lines(_ writer: TextWriter) -> [String] { writer.fitted(text(writer.words)) }
}

/// Records as rows of text: one cell for each key.
struct OutputRows: Hashable, Sendable {
  /// The field keys, in column order.
  let keys: [String]
  /// One array for each row, as long as `keys`.
  let cells: [[String]]
}

/// How much of a record a format shows by default.
enum OutputDetail: Hashable, Sendable {
  /// Every key, and no value that depends on the date.
  case wholeRecords
  /// The id and the columns of the table.
  case rows
  /// Human-readable tables, sheets, and charts.
  case text
}

/// Converts the output of a command to the text of one format.
protocol OutputWriter: Sendable {
  /// How much of a record the format shows by default.
  var detail: OutputDetail { get }

  /// The whole text for standard output.
  func text(of output: some CommandOutput) -> String
}

/// Writes the canonical JSON document.
struct JSONWriter: OutputWriter {
  let detail = OutputDetail.wholeRecords

  func text(of output: some CommandOutput) -> String { output.jsonText }
}

/// Writes tab-separated values without a header.
///
/// A tab or a line break inside a value becomes U+FFFD, so that a row is always one line.
struct TabSeparatedWriter: OutputWriter {
  let detail = OutputDetail.rows

  func text(of output: some CommandOutput) -> String {
    output.rows.cells.map { cells in
      cells.map(SafeText.of).joined(separator: "\t") + "\n"
    }.joined()
  }
}

/// A format for scripts, by the name of its option. Without one, the output is human-readable.
enum OutputFormat: String, CaseIterable, Sendable {
  case json
  case plain
  case csv

  /// The option as it is typed: `--json`.
  var spelling: String { "--" + rawValue }

  /// The writer of the format.
  var writer: any OutputWriter {
    switch self {
    case .json: JSONWriter()
    case .plain: TabSeparatedWriter()
    case .csv: CSVWriter()
    }
  }
}
