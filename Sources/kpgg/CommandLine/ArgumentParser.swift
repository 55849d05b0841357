import KPGGCore

/// Parses command lines by a program's description.
///
/// Words:
/// - The first word is the subcommand: its full name, case-sensitive. Without a word, the home
///   command runs.
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

  let program: ProgramDescription

  init(program: ProgramDescription) {
    self.program = program
  }

  /// Parses the arguments after the program's name.
  func parse(_ arguments: [String]) -> ParsedCommandLine {
    let tokens = ArgumentScanner(program: program).tokens(of: arguments)
    var command: CommandDescription?
    var error: UsageError?
    do {
      command = try self.command(in: tokens)
    } catch let unknown {
      error = unknown
    }
    let parsed = self.arguments(in: tokens, for: command)
    if error == nil, !tokens.contains(where: Self.isOverriding) {
      error = self.error(in: tokens, words: parsed.words, for: command)
    }
    return ParsedCommandLine(
      arguments: parsed, pendingOption: pendingOption(in: tokens, for: command), error: error)
  }

  private static func isOverriding(_ token: ArgumentToken) -> Bool {
    guard case .option(let option, _, nil) = token else { return false }
    return overridingOptions.contains(option.name)
  }

  /// Finds the subcommand; `nil` without a word.
  ///
  /// An unknown option before an unknown command is the likelier mistake: in
  /// `kpgg --sorce DIR group`, the first word is meant as a value.
  private func command(in tokens: [ArgumentToken]) throws(UsageError) -> CommandDescription? {
    var unknownOption: UsageError?
    for token in tokens {
      switch token {
      case .word(let word):
        do {
          return try program.command(named: word)
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
    in tokens: [ArgumentToken], for command: CommandDescription?
  ) -> ParsedArguments {
    var words: [String] = []
    var switches: Set<String> = []
    var values: [String: [String]] = [:]
    for token in tokens {
      switch token {
      case .word(let word): words.append(word)
      case .option(let option, _, let value?) where option.value != nil:
        let choice = declaration(of: option, for: command).value?.choice(named: value)
        values[option.name, default: []].append(choice ?? value)
      case .option(let option, _, nil) where option.value == nil: switches.insert(option.name)
      case .option, .unknownOption: continue
      }
    }
    if command != nil { words.removeFirst() }
    return ParsedArguments(command: command, words: words, switches: switches, values: values)
  }

  private func pendingOption(
    in tokens: [ArgumentToken], for command: CommandDescription?
  ) -> OptionDescription? {
    guard case .option(let option, _, nil) = tokens.last, option.value != nil else { return nil }
    return declaration(of: option, for: command)
  }

  /// The command's own declaration of an option. Its choices may differ from another command's.
  private func declaration(
    of option: OptionDescription, for command: CommandDescription?
  ) -> OptionDescription {
    (command ?? program.home).option(named: option.name) ?? option
  }

  /// The leftmost error.
  private func error(
    in tokens: [ArgumentToken], words: [String], for command: CommandDescription?
  ) -> UsageError? {
    for token in tokens {
      if let error = error(in: token, for: command) { return error }
    }
    return error(in: words, for: command)
  }

  private func error(in token: ArgumentToken, for command: CommandDescription?) -> UsageError? {
    switch token {
    case .word:
      return nil
    case .unknownOption(let spelling):
      let overriding = program.allOptions.filter { Self.overridingOptions.contains($0.name) }
      return unknownOption(
        spelling, for: command, among: (command ?? program.home).options + overriding)
    case .option(let option, let spelling, let value):
      let isSupported = (command ?? program.home).option(named: option.name) != nil
      guard isSupported || Self.overridingOptions.contains(option.name) else {
        return .misplacedOption(
          spelling, command: command?.name, owners: program.invocations(with: option.name))
      }
      return Self.error(in: value, of: declaration(of: option, for: command), spelling)
    }
  }

  private static func error(
    in value: String?, of option: OptionDescription, _ spelling: String
  ) -> UsageError? {
    switch (option.value, value) {
    case (nil, nil):
      nil
    case (nil, let value?):
      .unexpectedValue(value, option: spelling)
    case (let needed?, nil):
      .missingValue(
        option: spelling, placeholder: needed.placeholder, choices: needed.choices)
    case (let needed?, let value?)
    where needed.choices.isEmpty || needed.choice(named: value) != nil:
      nil
    case (let needed?, let value?):
      .invalidChoice(value, option: spelling, choices: needed.choices)
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
    let nearest = Suggestion.nearest(to: name, among: options.map(\.name))
    return .unknownOption(spelling, command: command?.name, suggestion: nearest.map { "--" + $0 })
  }
}

/// A word or an option of the command line. The parser decides whether the subcommand allows it.
enum ArgumentToken: Hashable, Sendable {
  /// The subcommand or one of its arguments.
  case word(String)
  /// An option that at least one command has. `spelling` is the option as typed, without its value.
  ///
  /// The scanner accepts a switch with a value, and an option that lacks its value. It is indirect
  /// because a command line can have 100,000 words, and a description is large.
  indirect case option(OptionDescription, spelling: String, value: String?)
  /// An option that no command has.
  case unknownOption(spelling: String)
}

/// Splits command-line arguments into words and options by the rules of `ArgumentParser`.
///
/// The scanner does not know the subcommand yet, since options may come before it. The options of
/// all commands tell it whether an option takes the next argument as its value.
struct ArgumentScanner: Sendable {
  let program: ProgramDescription

  /// Splits the arguments. It never fails; the parser reports invalid tokens.
  func tokens(of arguments: [String]) -> [ArgumentToken] {
    var tokens: [ArgumentToken] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        tokens += rest.map { .word($0) }
        break
      } else if argument.utf8.starts(with: "--".utf8) {
        tokens.append(longOption(argument, &rest))
      } else if Self.looksLikeOption(argument) {
        tokens += shortOptions(argument, &rest)
      } else {
        tokens.append(.word(argument))
      }
    }
    return tokens
  }

  /// Whether an argument starts with a dash and has more characters: `-x`, `--x`, `--`.
  static func looksLikeOption(_ argument: String) -> Bool {
    argument.utf8.first == UInt8(ascii: "-") && argument.utf8.count > 1
  }

  private func longOption(_ argument: String, _ rest: inout ArraySlice<String>) -> ArgumentToken {
    let (spelling, attached) = Self.splitAtEqualsSign(argument)
    guard let option = program.allOptions.first(where: { $0.spelling == spelling }) else {
      return .unknownOption(spelling: spelling)
    }
    let value = attached ?? (option.value == nil ? nil : Self.popValue(from: &rest))
    return .option(option, spelling: spelling, value: value)
  }

  /// Reads `-h`, the bundle `-hV`, and the values of `-f LIST`, `-fLIST`, and `-f=LIST`.
  ///
  /// It reads scalars: a combining mark would merge with a dash or an equals sign into one
  /// character.
  private func shortOptions(_ argument: String, _ rest: inout ArraySlice<String>) -> [ArgumentToken]
  {
    var tokens: [ArgumentToken] = []
    var letters = argument.unicodeScalars.dropFirst()
    while let letter = letters.popFirst() {
      guard let option = program.allOptions.first(where: { $0.short == Character(letter) }) else {
        return tokens + [.unknownOption(spelling: Self.splitAtEqualsSign(argument).spelling)]
      }
      var value: String?
      if letters.first == "=" || (option.value != nil && !letters.isEmpty) {
        value = String(letters.first == "=" ? letters.dropFirst() : letters)
        letters.removeAll()
      } else if option.value != nil {
        value = Self.popValue(from: &rest)
      }
      tokens.append(.option(option, spelling: "-\(letter)", value: value))
    }
    return tokens
  }

  /// Removes and returns the next argument, unless it looks like an option.
  private static func popValue(from rest: inout ArraySlice<String>) -> String? {
    guard let next = rest.first, !looksLikeOption(next) || isNegativeNumber(next) else {
      return nil
    }
    return rest.popFirst()
  }

  /// Whether the second character is a digit, for an argument that starts with a dash: `-1.5`.
  private static func isNegativeNumber(_ argument: String) -> Bool {
    argument.utf8.dropFirst().first.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      ?? false
  }

  /// Splits at the first equals sign after a name. `--=x` has no name and is not split.
  ///
  /// It splits between scalars, since a value may start with a combining mark.
  private static func splitAtEqualsSign(
    _ argument: String
  ) -> (spelling: String, value: String?) {
    let scalars = argument.unicodeScalars
    guard let sign = scalars.firstIndex(of: "="), scalars[..<sign].contains(where: { $0 != "-" })
    else { return (argument, nil) }
    return (String(scalars[..<sign]), String(scalars[scalars.index(after: sign)...]))
  }
}
