/// A command line that fits its command's description: what was asked, before anything is decided.
struct ParsedArguments: Hashable, Sendable {
  /// `nil` where no subcommand was named, which asks for the home screen.
  let command: CommandDescription?
  /// What follows the subcommand, options apart, in order.
  let words: [String]
  private let switches: Set<String>
  private let valuesByOption: [String: [String]]

  init(
    command: CommandDescription?, words: [String] = [], switches: Set<String> = [],
    values: [String: [String]] = [:]
  ) {
    self.command = command
    self.words = words
    self.switches = switches
    self.valuesByOption = values
  }

  /// Tells whether an option was given at all, by its name without dashes, with a value or as a
  /// switch, in whichever spelling.
  func has(_ option: String) -> Bool {
    switches.contains(option) || valuesByOption[option] != nil
  }

  /// The value of an option; of several, the last.
  func value(_ option: String) -> String? {
    valuesByOption[option]?.last
  }

  /// All values of an option in their order, for one that may be repeated; none where it is
  /// missing.
  func values(_ option: String) -> [String] {
    valuesByOption[option] ?? []
  }

  /// The same catalogue read from this machine alone, whatever else the command line asks for.
  ///
  /// - Parameter home: What a `~` at the start of the source means, where no shell has said so yet.
  /// - Returns: The words, and the source.
  func offline(home: String?) -> ParsedArguments {
    var source = value("source")
    if let home, let typed = source, typed.hasPrefix("~/") { source = home + typed.dropFirst() }
    return ParsedArguments(
      command: command, words: words, switches: ["offline"],
      values: source.map { ["source": [$0]] } ?? [:])
  }
}
