import KPGGCore

/// Parses command lines by a program's description.
///
/// Words:
/// - The first word is the subcommand: its full name, case-sensitive, or a Korean word for it.
///   Without a word, the home command runs. Actions have Korean words too.
/// - All other words are the subcommand's arguments. A lone `-` is a word.
/// - After `--`, every argument is a word.
///
/// Options:
/// - They may come anywhere, also before the subcommand.
/// - The forms are `--name value`, `--name=value`, `-n value`, `-nvalue`, `-n=value`, and bundles
///   of switches such as `-ab`. Long names cannot be abbreviated.
/// - If an option is repeated, the last value counts, but `ParsedArguments.values(of:)` has all.
/// - A value in the next argument may be empty, `-`, or a negative number. Any other value that
///   starts with a dash needs the form `--fields=-x`.
/// - Choices match in any letter case.
///
/// Errors:
/// - The leftmost error is reported.
/// - All commands accept `--help` and `--version`, if any command has them. These two suppress
///   every error except an unknown subcommand.
struct ArgumentParser: Sendable {
  /// The names of the options that every command accepts and that suppress errors.
  private static let overridingOptions: Set<String> = ["help", "version"]

  /// The command's own options by name. They are collected once for each command line. The choices
  /// of an option may differ from those of another command.
  private typealias OwnOptions = [String: OptionDescription]

  /// Words that people type for an option, and the options that they can mean.
  private static let synonyms = [
    "age": ["born"], "birthday": ["born"], "company": ["agency"], "country": ["nationality"],
    "days": ["next"], "desc": ["reverse"], "descending": ["reverse"], "label": ["agency"],
    "top": ["limit"], "year": ["released", "debut"],
  ]

  /// Words for the first member of an order, the filter of its field, and the options that sort so.
  private static let orders = [
    "tallest": ("height", "--sort height --reverse"), "shortest": ("height", "--sort height"),
    "youngest": ("born", "--sort born --reverse"), "oldest": ("born", "--sort born"),
  ]

  let program: ProgramDescription

  /// Parses the arguments after the program's name.
  ///
  /// If another word follows them, Korean words mean what takes one: `그룹` means `group`.
  func parse(_ arguments: [String], beforeWord: Bool = false) -> ParsedCommandLine {
    var scanner = ArgumentScanner(program: program)
    let tokens = scanner.tokens(of: arguments)
    var command: CommandDescription?
    var error: UsageError?
    do {
      command = try self.command(in: tokens, beforeWord: beforeWord)
    } catch let unknown {
      error = unknown
    }
    let options = OwnOptions(
      (command ?? program.home).options.map { ($0.name, $0) }, uniquingKeysWith: { one, _ in one })
    let parsed = self.arguments(in: tokens, for: command, options, beforeWord: beforeWord)
    if error == nil, !tokens.contains(where: Self.isOverriding) {
      error = self.error(in: tokens, words: parsed.words, for: command, options)
    }
    return ParsedCommandLine(
      arguments: parsed, pendingOption: Self.pendingOption(in: tokens, options), error: error)
  }

  private static func isOverriding(_ token: ArgumentToken) -> Bool {
    guard case .option(let option, _, nil) = token else { return false }
    return overridingOptions.contains(option.name)
  }

  /// Finds the subcommand; `nil` without a word.
  ///
  /// An unknown option before an unknown command is the likelier mistake: in
  /// `kpgg --sorce DIR group`, the first word is meant as a value.
  private func command(
    in tokens: [ArgumentToken], beforeWord: Bool
  ) throws(UsageError) -> CommandDescription? {
    var unknownOption: UsageError?
    for (index, token) in tokens.enumerated() {
      switch token {
      case .word(let word):
        do {
          return try program.command(
            named: word,
            hasArguments: beforeWord
              || tokens[(index + 1)...].contains {
                if case .word = $0 { true } else { false }
              })
        } catch {
          throw unknownOption ?? error
        }
      case .unknownOption(let spelling) where unknownOption == nil:
        unknownOption = self.unknownOption(spelling, for: nil, among: Array(program.allOptions))
      case .unknownOption, .option:
        continue
      }
    }
    return nil
  }

  /// Collects what the tokens say. It ignores unknown options and options that lack their value.
  private func arguments(
    in tokens: [ArgumentToken], for command: CommandDescription?, _ options: OwnOptions,
    beforeWord: Bool
  ) -> ParsedArguments {
    var words: [String] = []
    var given: [String: [String]] = [:]
    for token in tokens {
      switch token {
      case .word(let word): words.append(word)
      case .option(let option, _, let value?) where option.takesValue:
        let choice = (options[option.name] ?? option).choice(named: value)
        given[option.name, default: []].append(choice ?? value)
      case .option(let option, _, nil) where !option.takesValue: given[option.name] = []
      case .option, .unknownOption: continue
      }
    }
    if let command {
      words.removeFirst()
      // `퀴즈 오늘의 문제`
      if !command.actions.isEmpty, words.starts(with: ["오늘의", "문제"]) {
        words.replaceSubrange(0..<2, with: ["오늘의문제"])
      }
      if !words.isEmpty, let action = command.action(in: beforeWord ? words + [""] : words) {
        words[0] = action
      }
    }
    return ParsedArguments(command: command, words: words, options: given)
  }

  private static func pendingOption(
    in tokens: [ArgumentToken], _ options: OwnOptions
  ) -> OptionDescription? {
    guard case .option(let option, _, nil) = tokens.last, option.takesValue else { return nil }
    return options[option.name] ?? option
  }

  /// The leftmost error.
  private func error(
    in tokens: [ArgumentToken], words: [String], for command: CommandDescription?,
    _ options: OwnOptions
  ) -> UsageError? {
    for token in tokens {
      if let error = error(in: token, for: command, options) { return error }
    }
    return error(in: words, for: command)
  }

  private func error(
    in token: ArgumentToken, for command: CommandDescription?, _ options: OwnOptions
  ) -> UsageError? {
    switch token {
    case .word:
      return nil
    case .unknownOption(let spelling):
      let overriding = program.allOptions.filter { Self.overridingOptions.contains($0.name) }
      return unknownOption(
        spelling, for: command, among: Array((command ?? program.home).options) + overriding)
    case .option(let option, let spelling, let value):
      let own = options[option.name]
      guard own != nil || Self.overridingOptions.contains(option.name) else {
        return .misplacedOption(
          spelling, command: command?.name, owners: program.invocations(with: option.name))
      }
      return Self.error(in: value, of: own ?? option, spelling)
    }
  }

  private static func error(
    in value: String?, of option: OptionDescription, _ spelling: String
  ) -> UsageError? {
    switch (option.placeholder, value) {
    case (nil, nil):
      nil
    case (nil, let value?):
      .unexpectedValue(value, option: spelling)
    case (let placeholder?, nil):
      .missingValue(option: spelling, placeholder: placeholder, choices: option.choices)
    case (_?, let value?) where option.choices.isEmpty || option.choice(named: value) != nil:
      nil
    case (_?, let value?):
      .invalidChoice(value, option: spelling, choices: option.choices)
    }
  }

  private func error(in words: [String], for command: CommandDescription?) -> UsageError? {
    let arguments = (command ?? program.home).arguments
    if let command, !command.actions.isEmpty, let word = words.first {
      // An unknown action comes before the arguments that it would need.
      do throws(UsageError) { try command.check(action: word) } catch { return error }
    }
    // A command with actions checks the words after an action itself.
    let hasAction = command?.actions.isEmpty == false && !words.isEmpty
    if !hasAction,
      let missing = arguments.filter({ !$0.isOptional }).dropFirst(words.count).first
    {
      return .missingArgument(missing.name, command: command?.name)
    }
    guard !arguments.contains(where: \.isRepeating), words.count > arguments.count else {
      return nil
    }
    return .unexpectedArgument(words[arguments.count], command: command?.name)
  }

  private func unknownOption(
    _ spelling: String, for command: CommandDescription?, among options: [OptionDescription]
  ) -> UsageError {
    let name = String(spelling.drop { $0 == "-" })
    let names = options.map(\.name)
    let nearest =
      (Self.synonyms[name] ?? []).first(where: names.contains) ?? names.choice(named: name)
      ?? Suggestion.nearest(to: name, among: names)
    // `--active` means `--status active`.
    let owner = command == nil ? nil : options.first { $0.items.contains(name) }
    if let (filter, options) = Self.orders[name], names.contains(filter), names.contains("sort") {
      return .unknownOption(spelling, command: command?.name, suggestion: options)
    }
    return .unknownOption(
      spelling, command: command?.name,
      suggestion: owner.map { "\($0.spelling) \(name)" } ?? nearest.map { "--" + $0 })
  }
}

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

  /// Whether an option with this name, without dashes, is present.
  func has(optionNamed name: String) -> Bool { options[name] != nil }

  /// The names of the options that are present, without dashes.
  var optionNames: some Collection<String> { options.keys }

  /// The options that are present, except for one: `--kind title`. A value with spaces gets no quotes.
  func spelledOptions(except name: String?) -> [String] {
    options.sorted { $0.key < $1.key }.filter { $0.key != name }.flatMap { name, values in
      values.isEmpty ? ["--\(name)"] : values.map { "--\(name) \($0)" }
    }
  }

  /// The last value of the option with this name, without dashes; `nil` without one.
  func value(ofOptionNamed name: String) -> String? { options[name]?.last }

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
