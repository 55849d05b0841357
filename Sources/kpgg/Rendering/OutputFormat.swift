/// The three shapes of a result.
enum OutputFormat: Sendable {
  /// For a person: tables and sheets.
  case text
  /// One document in canonical JSON.
  case json
  /// Tab-separated values without a header.
  case plain

  /// The format asked for by the options.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    switch (arguments.has("json"), arguments.has("plain")) {
    case (true, true): throw .conflictingOptions("--json", "--plain")
    case (true, false): self = .json
    case (false, true): self = .plain
    case (false, false): self = .text
    }
  }
}
