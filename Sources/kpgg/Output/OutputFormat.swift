/// A format for scripts, by the name of its option; without one, output is text for a person.
enum OutputFormat: String, CaseIterable, Sendable {
  case json
  case plain
  case csv

  /// The format that the options ask for; `nil` for text.
  ///
  /// - Throws: A usage error for two formats at once.
  init?(_ arguments: ParsedArguments) throws(UsageError) {
    let formats = Self.allCases.filter { arguments.has($0.rawValue) }
    guard formats.count <= 1 else {
      throw .conflictingOptions(formats[0].spelling, formats[1].spelling)
    }
    guard let format = formats.first else { return nil }
    self = format
  }

  /// The formats that show records as rows.
  static let ofRows = allCases.filter { $0.writer.detail == .rows }

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
