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

  /// Whether an option is present, as a switch or with a value. The name has no dashes.
  func has(_ option: String) -> Bool {
    switches.contains(option) || valuesByOption[option] != nil
  }

  /// The last value of an option.
  func value(_ option: String) -> String? {
    valuesByOption[option]?.last
  }

  /// All values of a repeated option, in order.
  func values(_ option: String) -> [String] {
    valuesByOption[option] ?? []
  }

  /// Reads the whole number that is an option's last value.
  ///
  /// - Parameters:
  ///   - option: The option's name without dashes.
  ///   - range: The valid numbers, from 0 up.
  /// - Returns: A number in the range; `nil` without the option.
  /// - Throws: A usage error if the value is not made of decimal digits or is out of range.
  func wholeNumber(_ option: String, in range: ClosedRange<Int>) throws(UsageError) -> Int? {
    guard let text = value(option) else { return nil }
    let isNumber = !text.isEmpty && text.utf8.allSatisfy(\.isDigit)
    guard isNumber, let number = Int(text), range.contains(number) else {
      // The largest Int only helps someone who exceeded it.
      let isUnlimited = range.upperBound == .max && !(isNumber && Int(text) == nil)
      throw .invalidValue(
        text, of: "--\(option)",
        .wholeNumber(
          from: UInt64(range.lowerBound), to: isUnlimited ? nil : UInt64(range.upperBound)))
    }
    return number
  }

  /// The number of `--seed`; `nil` without the option.
  ///
  /// - Throws: A usage error if the value is not made of decimal digits or is out of range.
  func seed() throws(UsageError) -> UInt64? {
    guard let text = value("seed") else { return nil }
    guard text.utf8.allSatisfy(\.isDigit), let seed = UInt64(text) else {
      throw .invalidValue(text, of: "--seed", .wholeNumber(from: 0, to: .max))
    }
    return seed
  }

  /// Replaces the options by the source alone and `--offline`.
  ///
  /// - Parameter home: The folder that replaces `~` at the start of the source. A shell passes a
  ///   word to completions before it expands the tilde.
  /// - Returns: The arguments for reading the same catalog without the network.
  func offline(home: String?) -> ParsedArguments {
    var source = value("source")
    if let home, let typed = source, typed.hasPrefix("~/") { source = home + typed.dropFirst() }
    return ParsedArguments(
      command: command, words: words, switches: ["offline"],
      values: source.map { ["source": [$0]] } ?? [:])
  }
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
