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

/// All commands, and the description of the command line that they form.
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
    self.init(
      words: words, keys: records.keys, paths: records.paths, isSelectable: true)
  }

  /// The schema of all values of a type, taken from an example.
  init(of example: some JSONRepresentable, after words: [String] = []) {
    self.init(words: words, keys: example.json.keys)
  }
}

/// An action of a command, named by the command's first argument: `snapshot save`.
protocol CommandAction: RawRepresentable<String>, CaseIterable {
  /// The number of arguments after the action.
  var words: ClosedRange<Int> { get }

  /// The kind of each of these arguments.
  var kind: ValueKind { get }
}

extension ParsedArguments {
  /// Finds the value that the first argument names. There must be an argument.
  ///
  /// - Parameters:
  ///   - kind: What the argument chooses, for the error.
  ///   - type: The type of the values.
  ///   - ignoresCase: Whether the argument can have any letter case.
  /// - Returns: The value.
  /// - Throws: A usage error if no value has the name. It suggests the closest one, else lists all.
  func choice<Value: RawRepresentable<String> & CaseIterable>(
    _ kind: UsageError.ChoiceKind, of type: Value.Type = Value.self, ignoresCase: Bool = false
  ) throws(UsageError) -> Value {
    try .choice(words[0], kind, ignoresCase: ignoresCase)
  }
}

extension RawRepresentable<String> where Self: CaseIterable {
  /// Finds the value that a word names.
  ///
  /// - Throws: A usage error if no value has the name. It suggests the closest one, else lists all.
  static func choice(
    _ word: String, _ kind: UsageError.ChoiceKind, ignoresCase: Bool = false
  ) throws(UsageError) -> Self {
    let value = allCases.first { value in
      ignoresCase ? value.rawValue.isSame(ignoringCase: word) : value.rawValue == word
    }
    guard let value else { throw .unknownChoice(word, kind, choices: allCases.map(\.rawValue)) }
    return value
  }
}

extension CommandAction {
  /// Checks the number of arguments after the action.
  ///
  /// - Parameters:
  ///   - words: The arguments after the action.
  ///   - command: The command of the action.
  ///   - incomplete: The error for too few arguments.
  /// - Throws: A usage error if there are too few or too many arguments.
  func checkCount(
    of words: [String], in command: CommandDescription, incomplete: UsageError
  ) throws(UsageError) {
    guard words.count >= self.words.lowerBound else { throw incomplete }
    guard words.count <= self.words.upperBound else {
      throw .unexpectedArgument(words[self.words.upperBound], command: command.name)
    }
  }

  /// Checks that the action supports all given options of its command.
  ///
  /// - Throws: A usage error that names the actions with the option.
  func checkOptions(_ arguments: ParsedArguments, of command: CommandDescription) throws(UsageError)
  {
    try Self.checkOptions(
      arguments, of: command, with: rawValue, as: "\(command.name) \(rawValue)")
  }

  /// Checks that one of the words after a command supports all given options.
  ///
  /// - Parameters:
  ///   - arguments: The command line.
  ///   - command: The command.
  ///   - word: The word.
  ///   - invocation: What the error calls the command with the word.
  /// - Throws: A usage error that names the actions with the option.
  static func checkOptions(
    _ arguments: ParsedArguments, of command: CommandDescription, with word: String,
    as invocation: String
  ) throws(UsageError) {
    let list = command.optionList
    for option in list.all where arguments.has(option) && !list.supports(option, with: word) {
      let owners = allCases.filter { list.supports(option, with: $0.rawValue) }
      throw .misplacedOption(
        option.spelling, command: invocation,
        owners: owners.map { ProgramDescription.invocation(of: "\(command.name) \($0.rawValue)") })
    }
  }

  /// The descriptions of all actions, for completions.
  static var descriptions: [ActionDescription] {
    allCases.map { ActionDescription(name: $0.rawValue, wordCount: $0.words, kind: $0.kind) }
  }
}
