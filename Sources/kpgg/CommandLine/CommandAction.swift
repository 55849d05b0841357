/// An action of a command, named by the command's first argument: `snapshot save`.
protocol CommandAction: RawRepresentable<String>, CaseIterable {
  /// The number of arguments after the action.
  var words: ClosedRange<Int> { get }

  /// The kind of each of these arguments.
  var kind: ValueKind { get }

  /// Whether the action reads the catalog. Most actions do.
  var readsCatalog: Bool { get }
}

extension RawRepresentable<String> where Self: CaseIterable {
  /// Finds the value that a word names, also in Korean.
  ///
  /// - Throws: A usage error if no value has the name. It suggests the closest one, else lists all.
  static func choice(
    _ word: String, _ kind: UsageError.ChoiceKind, ignoresCase: Bool = false
  ) throws(UsageError) -> Self {
    let choices = allCases.map(\.rawValue)
    let name = choices.choice(named: word, ignoringCase: ignoresCase)
    guard let value = name.flatMap(Self.init(rawValue:)) else {
      throw .unknownChoice(word, kind, choices: choices)
    }
    return value
  }
}

extension CommandAction {
  var readsCatalog: Bool { true }

  /// Checks the number of arguments after the action.
  ///
  /// - Parameters:
  ///   - words: The arguments after the action.
  ///   - command: The command of the action.
  ///   - incomplete: The error for too few arguments; by default, it names the action.
  /// - Throws: A usage error if there are too few or too many arguments.
  func checkCount(
    of words: [String], in command: CommandDescription, incomplete: UsageError? = nil
  ) throws(UsageError) {
    guard words.count >= self.words.lowerBound else {
      throw incomplete
        ?? .incompleteAction(rawValue, command: command.name, of: kind)
    }
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

  /// Checks that one of the words after a command supports all given options. The error shows
  /// the invocation, which is the command with the word, and names the actions with the option.
  static func checkOptions(
    _ arguments: ParsedArguments, of command: CommandDescription, with word: String,
    as invocation: String
  ) throws(UsageError) {
    let options = command.options
    for option in options where arguments.has(option) && !options.supports(option, with: word) {
      let owners = command.actions.map(\.name).filter { options.supports(option, with: $0) }
      let actions = owners.filter { Self(rawValue: $0) != nil }.map { "\(command.name) \($0)" }
      // The kinds of questions are the command itself.
      let lines = (actions.count < owners.count ? [command.name] : []) + actions
      throw .misplacedOption(
        option.spelling, command: invocation,
        owners: lines.map { ProgramDescription.invocation(of: $0) })
    }
  }

  /// The descriptions of all actions, for completions.
  static var descriptions: [ActionDescription] {
    allCases.map {
      ActionDescription(
        name: $0.rawValue, wordCount: $0.words, kind: $0.kind, readsCatalog: $0.readsCatalog)
    }
  }
}
