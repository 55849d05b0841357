import KPGGCore

/// A subcommand: it turns typed options and a catalog into a value to show.
protocol Command: Sendable {
  /// The source of the parser, the help, the manual, and the completions.
  static var description: CommandDescription { get }

  /// The keys that `--fields` takes; none for a command without that option.
  static var fieldKeys: [String] { get }

  /// The objects that the command shows as JSON; by default one with `fieldKeys`.
  static var schemas: [OutputSchema] { get }

  /// Works out what to show.
  ///
  /// - Throws: An error that `ErrorReport` knows.
  static func run(in session: Session) async throws -> CommandResult
}

extension Command {
  static var fieldKeys: [String] { [] }

  static var schemas: [OutputSchema] {
    fieldKeys.isEmpty ? [] : [OutputSchema(keys: fieldKeys, isSelectable: true)]
  }

  /// The keys that `--fields` takes after these words of the command.
  static func fieldKeys(after words: [String]) -> [String] {
    let named = schemas.first { schema in words.first.map(schema.words.contains) ?? false }
    guard let schema = named ?? schemas.first(where: \.isSelectable), schema.isSelectable else {
      return []
    }
    return schema.keys
  }
}

/// All commands, and the declaration of the command line that they make up.
struct CommandTable: Sendable {
  let description: ProgramDescription
  /// The command that runs without a subcommand.
  let home: any Command.Type
  /// The subcommands in the order of the overview. `help` is not one: it needs no catalog.
  let commands: [any Command.Type]

  /// Finds a command; the home screen for `nil`.
  func command(named name: String?) -> (any Command.Type)? {
    guard let name else { return home }
    return commands.first { $0.description.name == name }
  }

  /// The outputs of a command whose keys `--fields` selects.
  @Sendable
  func selectableSchemas(of command: CommandDescription) -> [OutputSchema] {
    self.command(named: command.name)?.schemas.filter(\.isSelectable) ?? []
  }
}

/// What a command shows, and the status with which it ends.
struct CommandResult: Sendable {
  private enum Content {
    case output(any CommandOutput)
    case text(String)
  }

  private let content: Content
  let exitCode: ExitCode

  /// A value to show in the format that the options ask for.
  static func show(_ output: some CommandOutput, exitCode: ExitCode = .success) -> Self {
    Self(content: .output(output), exitCode: exitCode)
  }

  /// Text that is the same in every format: a URL, a script, a document.
  static func text(_ text: String) -> Self { Self(content: .text(text), exitCode: .success) }

  /// Nothing to show.
  static let nothing = text("")

  /// The text for standard output.
  func text(from writer: any OutputWriter) -> String {
    switch content {
    case .output(let output): writer.text(of: output)
    case .text(let text): text
    }
  }
}

extension OutputSchema {
  /// The schema of records; `--fields` picks among its keys.
  init(of records: any Tabular.Type, after words: [String] = []) {
    self.init(words: words, keys: records.fieldKeys, isSelectable: true)
  }

  /// The schema of all values of a type, taken from an example.
  init(of example: some JSONRepresentable, after words: [String] = []) {
    self.init(words: words, keys: example.json.keys)
  }
}

extension JSONValue {
  /// The keys of an object in the order of the output; none for anything else.
  var keys: [String] {
    guard case .object(let members) = self else { return [] }
    return members.keys.sorted()
  }
}

/// What a command of several actions can do, its first word being one of them: `snapshot save`.
protocol CommandAction: RawRepresentable<String>, CaseIterable {
  /// How many words may follow.
  var words: ClosedRange<Int> { get }

  /// What each of them is.
  var kind: ValueKind { get }

  /// The names of the command's options that make no sense with it; none, unless it says otherwise.
  var unsupportedOptions: [String] { get }
}

extension CommandAction {
  var unsupportedOptions: [String] { [] }
}

extension CommandAction {
  /// The action of this name, letter for letter.
  ///
  /// - Throws: A usage error that tells which was probably meant, or which there are.
  init(named word: String) throws(UsageError) {
    if let action = Self(rawValue: word) {
      self = action
      return
    }
    throw .unknownChoice(word, .action, choices: Self.allCases.map(\.rawValue))
  }

  /// What completions know of them all.
  static var descriptions: [ActionDescription] {
    allCases.map {
      ActionDescription(
        name: $0.rawValue, wordCount: $0.words, kind: $0.kind,
        unsupportedOptions: $0.unsupportedOptions)
    }
  }
}
