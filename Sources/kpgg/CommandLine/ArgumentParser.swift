import KPGGCore

/// Reads a command line against the program's description.
///
/// - The first word is the subcommand, in full and in its own letter case; no word at all is the
///   home command. The words after it are its arguments.
/// - Options may stand anywhere, also before the subcommand: `--name value`, `--name=value`,
///   `-n value`, `-nvalue`, `-n=value`, and switches bundled as `-ab`. Long names are never
///   abbreviated. Of a repeated option the last value counts; all are kept.
/// - An option that needs a value takes the next argument, even an empty one, unless that begins
///   with a dash: `--fields --json` lacks a value rather than swallowing an option. A lone `-` and
///   a negative number such as `-2` are values all the same; any other value that begins with a
///   dash is written `--fields=-x`.
/// - Of a value that is one of a few words, letter case does not count.
/// - After `--` everything is a word, whatever it begins with; where no word came before, the
///   first one after it is still the subcommand. A lone `-` is a word.
/// - `--help` and `--version` are understood by every command once any has them, and win over all
///   that is wrong with a command, but not over a subcommand that does not exist.
/// - Of several problems, the leftmost is reported.
struct ArgumentParser: Sendable {
  private static let winning: Set<String> = ["help", "version"]

  let program: ProgramDescription

  init(program: ProgramDescription) {
    self.program = program
  }

  /// Reads the arguments that follow the program's own name.
  func parse(_ arguments: [String]) throws(UsageError) -> ParsedArguments {
    let tokens = ArgumentScanner(program: program).tokens(of: arguments)
    let command = try command(in: tokens)
    let parsed = collect(tokens, for: command)
    if Self.winning.contains(where: parsed.has) { return parsed }

    for token in tokens {
      if let problem = problem(with: token, for: command) { throw problem }
    }
    if let problem = problem(with: parsed.words, for: command) { throw problem }
    return parsed
  }

  /// What tokens mean as far as they mean anything, whatever is wrong with them or missing; without
  /// a command where there is none of that name.
  func arguments(in tokens: [ArgumentToken]) -> ParsedArguments {
    collect(tokens, for: try? command(in: tokens))
  }

  /// Finds the subcommand. An unknown option left of an unknown one is the likelier mistake: in
  /// `kpgg --sorce DIR group` the first word is no command because `--sorce` did not take it.
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

  private func collect(
    _ tokens: [ArgumentToken], for command: CommandDescription?
  ) -> ParsedArguments {
    var words: [String] = []
    var switches: Set<String> = []
    var values: [String: [String]] = [:]
    for token in tokens {
      switch token {
      case .word(let word): words.append(word)
      case .option(let known, _, let value?) where known.value != nil:
        let option = (command ?? program.home).option(named: known.name) ?? known
        let choice = option.value?.choice(named: value)
        values[option.name, default: []].append(choice ?? value)
      case .option(let option, _, nil) where option.value == nil: switches.insert(option.name)
      case .option, .unknownOption: continue
      }
    }
    if command != nil { words.removeFirst() }
    return ParsedArguments(command: command, words: words, switches: switches, values: values)
  }

  private func problem(with token: ArgumentToken, for command: CommandDescription?) -> UsageError? {
    switch token {
    case .word:
      return nil
    case .unknownOption(let spelling):
      let understood = program.allOptions.filter { Self.winning.contains($0.name) }
      return unknownOption(
        spelling, for: command, among: (command ?? program.home).options + understood)
    case .option(let known, let spelling, let value):
      // The command's own description decides: its choices may differ from another's.
      let own = (command ?? program.home).option(named: known.name)
      guard own != nil || Self.winning.contains(known.name) else {
        return .misplacedOption(
          spelling, command: command?.name, owners: program.invocations(with: known.name))
      }
      return Self.problem(with: value, of: own ?? known, spelling)
    }
  }

  private static func problem(
    with value: String?, of option: OptionDescription, _ spelling: String
  ) -> UsageError? {
    switch (option.value, value) {
    case (nil, nil):
      nil
    case (nil, let value?):
      .unexpectedValue(value, option: spelling)
    case (let needed?, nil):
      .missingValue(option: spelling, value: needed)
    case (let needed?, let value?)
    where needed.choices.isEmpty || needed.choice(named: value) != nil:
      nil
    case (let needed?, let value?):
      .invalidValue(value, option: spelling, choices: needed.choices)
    }
  }

  private func problem(with words: [String], for command: CommandDescription?) -> UsageError? {
    let arguments = (command ?? program.home).arguments
    if let missing = arguments.filter({ !$0.isOptional }).dropFirst(words.count).first {
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
