import KPGGCore
import KPGGPublishing

/// The output of a command, independent of the format.
///
/// Each format reads the one form that it needs.
protocol CommandOutput: Sendable {
  /// The document for `--json`.
  var json: JSONValue { get }

  /// The rows for formats that have rows; empty for commands without such formats.
  var rows: OutputRows { get }

  /// The human-readable lines, fitted to the writer's width.
  func lines(_ writer: TextWriter) -> [String]

  /// Passes the text for standard output to a closure, in pieces. Long lists create one record at a
  /// time.
  ///
  /// - Parameters:
  ///   - format: A format for scripts; `nil` for human-readable lines.
  ///   - writer: The writer of human-readable text.
  ///   - sink: Receives the pieces.
  func write(in format: OutputFormat?, _ writer: TextWriter, to sink: (String) -> Void)
}

extension CommandOutput {
  var rows: OutputRows { OutputRows(keys: [], cells: []) }

  func write(in format: OutputFormat?, _ writer: TextWriter, to sink: (String) -> Void) {
    switch format {
    case .json: sink(json.canonicalText)
    case .plain: sink(rows.tabSeparated)
    case .csv: sink(rows.commaSeparated)
    case nil:
      for line in lines(writer) {
        sink(line)
        sink("\n")
      }
    }
  }
}

/// A format for scripts, by the name of its option. Without one, the output is human-readable.
enum OutputFormat: String, Sendable {
  case json
  case plain
  case csv

  /// The option as it is typed: `--json`.
  var spelling: String { "--" + rawValue }
}

/// The summary of a change to many records: an object with a list of records for each kind of
/// change in JSON, a row for each record, or human-readable lines.
struct Summary: CommandOutput {
  let json: JSONValue
  /// The human-readable lines, not yet fitted.
  let text: @Sendable (Words) -> [String]

  var rows: OutputRows {
    let cells = json.keys.flatMap { change -> [[String]] in
      guard case .array(let ids) = json[change] else { return [] }
      return ids.map { [change, $0.plainText] }
    }
    return OutputRows(keys: ["change", "id"], cells: cells)
  }

  func lines(_ writer: TextWriter) -> [String] { text(writer.words).flatMap { writer.fitted($0) } }
}

/// Records as rows of text: one cell for each key.
struct OutputRows: Hashable, Sendable {
  /// The field keys, in column order.
  let keys: [String]
  /// One array for each row, as long as `keys`.
  let cells: [[String]]

  /// Tab-separated values without a header.
  ///
  /// A tab or a line break inside a value becomes U+FFFD, so that a row is always one line.
  var tabSeparated: String {
    cells.map(Self.tabSeparated).joined()
  }

  static func tabSeparated(_ cells: [String]) -> String {
    cells.map(SafeText.of).joined(separator: "\t") + "\n"
  }

  /// Comma-separated values (RFC 4180) below a header of the field keys.
  ///
  /// Rows end in CRLF. Lists are joined by `, `, and control characters become U+FFFD, as in every
  /// format. A value that begins like a formula (`=`, `+`, `-`, `@`) stays as it is: escaping it
  /// would change the data for every other reader.
  var commaSeparated: String {
    ([keys] + cells).map(Self.commaSeparated).joined()
  }

  static func commaSeparated(_ cells: [String]) -> String { CSVText.row(cells.map(SafeText.of)) }
}
