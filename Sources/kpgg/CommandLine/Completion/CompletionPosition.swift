/// The word at the cursor, and what the program's description expects there.
struct CompletionPosition: Hashable, Sendable {
  /// What the word at the cursor can be.
  indirect enum Expectation: Hashable, Sendable {
    /// A subcommand.
    case command
    /// One of the position's options.
    case option
    /// A value. The words before it may be the start of the same name, or a member's group.
    case value(ValueKind, after: [String])
    /// Nothing that completions know.
    case nothing
  }

  let expectation: Expectation
  /// The part of the word that candidates replace.
  let typed: String
  /// The part of the word before `typed`: `--lang=`. Candidates keep it.
  let fixedPrefix: String
  /// The arguments before the cursor.
  let arguments: ParsedArguments
  /// The options that may follow. A switch that is already present is left out.
  let options: [OptionDescription]

  /// Finds what the program expects at the cursor.
  ///
  /// - Parameters:
  ///   - words: The words after the program's name, up to the cursor. The last may be empty.
  ///   - program: The program's description.
  init(_ words: [String], program: ProgramDescription) {
    let before = Array(words.dropLast())
    let current = words.last ?? ""
    let hasTerminator = before.contains("--")
    let looksLikeOption = ArgumentScanner.looksLikeOption(current)
    let commandLine = ArgumentParser(program: program)
      .parse(before, beforeWord: hasTerminator || !looksLikeOption)
    let arguments = commandLine.arguments
    let command = arguments.command ?? program.home
    self.arguments = arguments
    options = hasTerminator ? [] : Self.options(of: command, after: arguments)
    if let option = commandLine.pendingOption, !looksLikeOption {
      expectation = .value(option.kind, after: [])
      (fixedPrefix, typed) = ("", current)
    } else if !hasTerminator, looksLikeOption || current == "-" {
      (expectation, fixedPrefix, typed) = Self.option(current, of: command)
    } else {
      expectation = Self.word(after: arguments)
      (fixedPrefix, typed) = ("", current)
    }
  }

  private static func options(
    of command: CommandDescription, after arguments: ParsedArguments
  ) -> [OptionDescription] {
    let action = command.actions.first { $0.name == arguments.words.first }
    return command.options.filter { option in
      (option.takesValue || !arguments.has(option))
        && action.map { command.options.supports(option, with: $0.name) } ?? true
    }
  }

  /// Expects an option, or the value after an option's equals sign.
  private static func option(
    _ word: String, of command: CommandDescription
  ) -> (Expectation, fixedPrefix: String, typed: String) {
    guard let sign = word.unicodeScalars.firstIndex(of: "=") else { return (.option, "", word) }
    let rest = word.unicodeScalars.index(after: sign)
    let spelling = String(word.unicodeScalars[..<sign])
    let option = command.options.first { $0.spelling == spelling && $0.takesValue }
    return (
      option.map { .value($0.kind, after: []) } ?? .nothing,
      String(word.unicodeScalars[..<rest]), String(word.unicodeScalars[rest...])
    )
  }

  private static func word(after arguments: ParsedArguments) -> Expectation {
    guard let command = arguments.command else {
      return arguments.words.isEmpty ? .command : .nothing
    }
    let index = arguments.words.count
    if !command.actions.isEmpty, let word = arguments.words.first {
      guard let action = command.actions.first(where: { $0.name == word }) else { return .nothing }
      return index <= action.wordCount.upperBound ? .value(action.kind, after: []) : .option
    }
    let declared = command.arguments
    guard let argument = index < declared.count ? declared[index] : declared.last,
      index < declared.count || argument.isRepeating
    else { return .option }
    // Neighboring arguments of the same kind can share one name: `profile GROUP MEMBER`.
    let first = declared.firstIndex { $0.kind == argument.kind } ?? 0
    return .value(argument.kind, after: Array(arguments.words.dropFirst(first)))
  }
}
