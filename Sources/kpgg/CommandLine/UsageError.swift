import KPGGCore

/// An invalid command line. The parser and the commands throw it.
///
/// An option's associated value is the option as typed: `--jsn`. A command is its name; `nil`
/// stands for the program without a subcommand.
enum UsageError: Error, Hashable, Sendable {
  /// No subcommand has this name.
  case unknownCommand(String, suggestion: String?)
  /// No command has this option.
  case unknownOption(String, command: String?, suggestion: String?)
  /// Other commands have this option. The owners are these commands as typed.
  case misplacedOption(String, command: String?, owners: [String])
  /// An option lacks its value.
  case missingValue(option: String, value: OptionValue)
  /// A switch has a value: `--json=yes`.
  case unexpectedValue(String, option: String)
  /// The value is not one of the choices.
  case invalidValue(String, option: String, choices: [String])
  /// A required argument is missing. The first value is its placeholder: `NAME`.
  case missingArgument(String, command: String?)
  /// The command takes fewer arguments.
  case unexpectedArgument(String, command: String?)
  /// Two options cannot be combined.
  case conflictingOptions(String, String)
  /// An error that only one command knows. The message is one line without a period.
  case invalid(message: String, hint: String?)

  /// One line without a period. It quotes what the user typed.
  var message: String {
    switch self {
    case .unknownCommand(let word, _):
      "unknown command \(QuotedWord(word))"
    case .unknownOption(let option, _, _):
      "unknown option \(QuotedWord(option))"
    case .misplacedOption(let option, nil, _):
      "\(ProgramDescription.name) without a command has no option \(QuotedWord(option))"
    case .misplacedOption(let option, let command, _):
      "\(ProgramDescription.invocation(of: command)) has no option \(QuotedWord(option))"
    case .missingValue(let option, _):
      "option \(QuotedWord(option)) needs a value"
    case .unexpectedValue(let value, let option):
      "option \(QuotedWord(option)) takes no value, but was given \(QuotedWord(value))"
    case .invalidValue(let value, let option, _):
      "invalid value \(QuotedWord(value)) for option \(QuotedWord(option))"
    case .missingArgument(let name, let command):
      "\(ProgramDescription.invocation(of: command)) needs the argument \(name)"
    case .unexpectedArgument(let word, _):
      "unexpected argument \(QuotedWord(word))"
    case .conflictingOptions(let one, let other):
      "options \(QuotedWord(one)) and \(QuotedWord(other)) exclude each other"
    case .invalid(let message, _):
      message
    }
  }

  /// One line about a way to fix the command line. Only `invalid` may have none.
  var hint: String? {
    switch self {
    case .unknownCommand(_, let suggestion?), .unknownOption(_, _, let suggestion?):
      "did you mean '\(suggestion)'?"
    case .unknownCommand(_, nil):
      Self.helpHint(nil) + " for the list of commands"
    case .misplacedOption(_, _, let owners) where (1...3).contains(owners.count):
      "it is an option of " + Self.list(owners, "and")
    case .unknownOption(_, let command, nil), .misplacedOption(_, let command, _),
      .missingArgument(_, let command), .unexpectedArgument(_, let command):
      Self.helpHint(command)
    case .missingValue(let option, let value) where value.choices.isEmpty:
      "write '\(option) \(value.placeholder)'"
    case .missingValue(_, let value):
      "choose " + Self.list(value.choices, "or")
    case .invalidValue(_, _, let choices):
      choices.isEmpty ? Self.helpHint(nil) : "choose " + Self.list(choices, "or")
    case .unexpectedValue(_, let option):
      "write '\(option)' alone"
    case .conflictingOptions:
      "give one of the two"
    case .invalid(_, let hint):
      hint
    }
  }

  /// The error for an unknown choice. It suggests the most similar one, else lists all.
  static func unknownChoice(_ word: String, among choices: [String], message: String) -> UsageError
  {
    let similar = Suggestion.nearest(to: word, among: choices)
    return .invalid(
      message: message,
      hint: similar.map { "did you mean '\($0)'?" } ?? "choose " + list(choices, "or"))
  }

  /// The error for a blank name, which an unset variable of a script may cause.
  ///
  /// - Parameters:
  ///   - names: The names to check.
  ///   - areNeeded: Whether the command needs at least one name.
  /// - Returns: `nil` if no name is blank.
  static func emptyName(among names: [String], areNeeded: Bool) -> UsageError? {
    let isEmpty = { (name: String) in name.allSatisfy(\.isWhitespace) }
    guard names.contains(where: isEmpty) else { return nil }
    let isOnlyOne = areNeeded && names.allSatisfy(isEmpty)
    return .invalid(
      message: "a name is empty",
      hint: isOnlyOne ? "give one" : "give one, or leave the argument out")
  }

  /// The error for an empty file name in an argument that takes `-` for a standard stream.
  static func emptyFileName(standard stream: String) -> UsageError {
    .invalid(message: "a file's name is empty", hint: "give one, or '-' for \(stream)")
  }

  private static func helpHint(_ command: String?) -> String {
    let help = ProgramDescription.invocation(of: "help")
    return command.map { "run '\(help) \($0)'" } ?? "run '\(help)'"
  }

  /// Joins quoted words: `'a', 'b' or 'c'`.
  static func list(_ words: [String], _ conjunction: String) -> String {
    let quoted = words.map { "'\($0)'" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.joined() }
    return quoted.dropLast().joined(separator: ", ") + " " + conjunction + " " + last
  }
}
