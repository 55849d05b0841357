/// What belongs where the cursor is, by the program's description.
struct CompletionPlace: Hashable, Sendable {
  /// What may be meant there.
  enum Content: Hashable, Sendable {
    case command
    /// One of the place's options.
    case option
    /// The words before it are the beginning of the same name, or the group of a member.
    case value(ValueKind, after: [String])
    case nothing
  }

  let content: Content
  /// What is typed of it.
  let typed: String
  /// What is typed before it in the same word: `--lang=`.
  let kept: String
  /// What the words before it mean.
  let arguments: ParsedArguments
  /// The options that may stand there, and may be given yet: a switch once, one with a value again.
  let options: [OptionDescription]

  /// - Parameters:
  ///   - words: What follows the program's name, up to the cursor; the last may be empty.
  ///   - program: The whole command line.
  init(_ words: [String], program: ProgramDescription) {
    let before = Array(words.dropLast())
    let current = words.last ?? ""
    let areOptionsOver = before.contains("--")
    let commandLine = ArgumentParser(program: program).parse(before)
    let arguments = commandLine.arguments
    self.arguments = arguments
    options = areOptionsOver ? [] : Self.options(behind: arguments, program)
    if let option = commandLine.pendingOption, !Self.isOption(current) {
      content = .value(option.value?.effectiveKind ?? .text, after: [])
      (kept, typed) = ("", current)
    } else if !areOptionsOver, Self.isOption(current) || current == "-" {
      (content, kept, typed) = Self.option(current, arguments, program)
    } else {
      (kept, typed) = ("", current)
      content = Self.word(arguments)
    }
  }

  private static func options(
    behind arguments: ParsedArguments, _ program: ProgramDescription
  ) -> [OptionDescription] {
    let command = arguments.description(in: program)
    let action = command.actions.first { $0.name == arguments.words.first }
    return command.options.filter { option in
      (option.value != nil || !arguments.has(option.name))
        && action?.unsupportedOptions.contains(option.name) != true
    }
  }

  private static func isOption(_ word: String) -> Bool {
    word.utf8.first == UInt8(ascii: "-") && word.utf8.count > 1
  }

  /// An option's name, or what follows its equals sign.
  private static func option(
    _ word: String, _ arguments: ParsedArguments, _ program: ProgramDescription
  ) -> (Content, kept: String, typed: String) {
    let options = arguments.description(in: program).options
    guard let sign = word.unicodeScalars.firstIndex(of: "=") else { return (.option, "", word) }
    let rest = word.unicodeScalars.index(after: sign)
    let named = options.first { $0.spelling == String(word.unicodeScalars[..<sign]) }
    return (
      named?.value.map { .value($0.effectiveKind, after: []) } ?? .nothing,
      String(word.unicodeScalars[..<rest]), String(word.unicodeScalars[rest...])
    )
  }

  private static func word(_ arguments: ParsedArguments) -> Content {
    guard let command = arguments.command else {
      return arguments.words.isEmpty ? .command : .nothing
    }
    let index = arguments.words.count
    if !command.actions.isEmpty, let word = arguments.words.first {
      guard let action = command.actions.first(where: { $0.name == word }) else { return .nothing }
      return index <= action.wordCount.upperBound ? .value(action.kind, after: []) : .option
    }
    let places = command.arguments
    guard let place = index < places.count ? places[index] : places.last,
      index < places.count || place.isRepeating
    else { return .option }
    // Places for one kind of name hold its words together.
    let first = places.firstIndex { $0.kind == place.kind } ?? 0
    return .value(place.kind, after: Array(arguments.words.dropFirst(first)))
  }
}

extension ParsedArguments {
  /// The command, or the home screen's where none is named.
  fileprivate func description(in program: ProgramDescription) -> CommandDescription {
    command ?? program.home
  }
}
