import KPGGCore

/// A command: it turns options and a catalog into a value to show.
protocol Command: Sendable {
  /// The source of the parser, the help, the manual, and the completions.
  static var description: CommandDescription { get }

  /// The schemas of the command's JSON output; empty by default.
  static var schemas: [OutputSchema] { get }

  /// Runs the command and returns what to show.
  ///
  /// - Throws: An error that ``ErrorReport`` has a message for.
  static func run(in session: Session) async throws -> CommandResult
}

extension Command {
  static var schemas: [OutputSchema] { [] }

  /// The schema whose keys and paths `--fields` accepts after these arguments of the command.
  static func selectableSchema(after words: [String]) -> OutputSchema? {
    let named = schemas.first { schema in words.first.map(schema.words.contains) ?? false }
    let schema = named ?? schemas.first(where: \.isSelectable)
    return schema?.isSelectable == true ? schema : nil
  }
}

/// The output and the exit code of a command.
struct CommandResult: Sendable {
  private enum Content {
    case output(any CommandOutput)
    case text(String)
  }

  private let content: Content
  let exitCode: ExitCode
  /// Notes for standard error.
  private(set) var notices: [String] = []

  /// Shows a value in the format that the options select.
  static func show(_ output: some CommandOutput, exitCode: ExitCode = .success) -> Self {
    Self(content: .output(output), exitCode: exitCode)
  }

  /// Shows text that is the same in every format: a URL, a script, a document.
  static func text(_ text: String) -> Self { Self(content: .text(text), exitCode: .success) }

  /// Shows nothing.
  static let nothing = text("")

  /// Adds a note for standard error, if there is one.
  func adding(notice: String?) -> Self {
    var result = self
    if let notice { result.notices.append(notice) }
    return result
  }

  /// The text for standard output.
  func text(in session: Session) -> String {
    switch content {
    case .output(let output): output.text(in: session.format, session.textWriter)
    case .text(let text): text
    }
  }
}

extension OutputSchema {
  /// The schema of records; `--fields` picks among its keys.
  init(of records: any Tabular.Type, after words: [String] = []) {
    self.init(
      words: words, keys: records.keys, paths: records.paths, sortNames: records.sortNames,
      isSelectable: true)
  }

  /// The schema of all values of a type, taken from an example.
  init(of example: some JSONRepresentable, after words: [String] = []) {
    self.init(words: words, keys: example.json.keys)
  }
}
