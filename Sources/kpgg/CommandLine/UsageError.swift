import KPGGCore

/// A command line that cannot be run as it stands, with what is needed to put it right.
///
/// Options are given as they were typed (`--jsn`), commands by name, `nil` being the plain
/// program. Commands throw the same cases for what they check themselves.
enum UsageError: Error, Hashable, Sendable {
  case unknownCommand(String, suggestion: String?)
  case unknownOption(String, command: String?, suggestion: String?)
  /// The option exists, though not for this command; `owners` take it, as they are typed.
  case misplacedOption(String, command: String?, owners: [String])
  case missingValue(option: String, value: OptionValue)
  /// A switch was given `=value`.
  case unexpectedValue(String, option: String)
  case invalidValue(String, option: String, choices: [String])
  case missingArgument(String, command: String?)
  case unexpectedArgument(String, command: String?)
  case conflictingOptions(String, String)
  /// What only one command can know; the message is one line without a full stop.
  case invalid(message: String, hint: String?)

  /// One line without a full stop. What the user typed stands in single quotes.
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

  /// What to do about it, in one line; every case but `invalid` always has one.
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

  /// The error for a word that is none of a few, with the one that was probably meant, else all.
  static func noChoice(_ word: String, among choices: [String], message: String) -> UsageError {
    let similar = Suggestion.nearest(to: word, among: choices)
    return .invalid(
      message: message,
      hint: similar.map { "did you mean '\($0)'?" } ?? "choose " + list(choices, "or"))
  }

  /// The error for an empty name, which a script's unset variable leaves behind; `nil` where there
  /// is none. Of names of which one is needed, an empty one beside others can be left out.
  static func emptyName(among names: [String], areNeeded: Bool) -> UsageError? {
    let isEmpty = { (name: String) in name.allSatisfy(\.isWhitespace) }
    guard names.contains(where: isEmpty) else { return nil }
    let isOnlyOne = areNeeded && names.allSatisfy(isEmpty)
    return .invalid(
      message: "a name is empty",
      hint: isOnlyOne ? "give one" : "give one, or leave the argument out")
  }

  /// The error for an empty name of a file, where `-` is a standard stream.
  static func emptyFileName(standard stream: String) -> UsageError {
    .invalid(message: "a file's name is empty", hint: "give one, or '-' for \(stream)")
  }

  private static func helpHint(_ command: String?) -> String {
    let help = ProgramDescription.invocation(of: "help")
    return command.map { "run '\(help) \($0)'" } ?? "run '\(help)'"
  }

  /// `'a', 'b' or 'c'`.
  static func list(_ words: [String], _ conjunction: String) -> String {
    let quoted = words.map { "'\($0)'" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.joined() }
    return quoted.dropLast().joined(separator: ", ") + " " + conjunction + " " + last
  }
}
