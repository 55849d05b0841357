import KPGGCore

/// The result of parsing a command line, valid or not.
struct ParsedCommandLine: Hashable, Sendable {
  /// The arguments. If there is an error, they hold everything that could be understood.
  let arguments: ParsedArguments
  /// The option at the end of the command line that still lacks its value.
  let pendingOption: OptionDescription?
  let error: UsageError?

  /// The arguments of a valid command line.
  func get() throws(UsageError) -> ParsedArguments {
    if let error { throw error }
    return arguments
  }
}

/// The subcommand, words, and options of a command line.
struct ParsedArguments: Hashable, Sendable {
  /// The subcommand; `nil` for the home screen, and for an unknown subcommand.
  let command: CommandDescription?
  /// The subcommand's arguments in order, without options. An unknown subcommand is the first word.
  let words: [String]
  /// The values of the options by their names; empty for a switch.
  private let options: [String: [String]]

  init(
    command: CommandDescription?, words: [String] = [], options: [String: [String]] = [:]
  ) {
    (self.command, self.words, self.options) = (command, words, options)
  }

  /// Whether an option is present, as a switch or with a value.
  func has(_ option: OptionDescription) -> Bool { values(of: option) != nil }

  /// All values of an option in order, empty for a switch; `nil` without the option.
  func values(of option: OptionDescription) -> [String]? { options[option.name] }
}

extension String {
  /// Whether two texts are the same in lower case. Unlike in a search, every character counts.
  func isSame(ignoringCase other: String) -> Bool { lowercased() == other.lowercased() }

  /// The items of a comma-separated list, without the spaces around each.
  var listItems: [String] {
    split(separator: ",", omittingEmptySubsequences: false).map { item in
      var item = item.drop { $0 == " " }
      while item.last == " " { item.removeLast() }
      return String(item)
    }
  }
}
