import KPGGCore

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
  private var options: OptionIndex

  init(program: ProgramDescription) {
    options = OptionIndex([program.home] + program.commands)
  }

  /// Splits the arguments. It never fails; the parser reports invalid tokens.
  mutating func tokens(of arguments: [String]) -> [ArgumentToken] {
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

  private mutating func longOption(
    _ argument: String, _ rest: inout ArraySlice<String>
  ) -> ArgumentToken {
    let (spelling, attached) = Self.splitAtEqualsSign(argument)
    guard let option = options.option(spelled: spelling) else {
      return .unknownOption(spelling: spelling)
    }
    let value = attached ?? (option.takesValue ? Self.popValue(from: &rest) : nil)
    return .option(option, spelling: spelling, value: value)
  }

  /// Reads `-h`, the bundle `-hV`, and the values of `-f LIST`, `-fLIST`, and `-f=LIST`.
  ///
  /// It reads scalars: a combining mark would merge with a dash or an equals sign into one
  /// character.
  private mutating func shortOptions(
    _ argument: String, _ rest: inout ArraySlice<String>
  ) -> [ArgumentToken] {
    var tokens: [ArgumentToken] = []
    var letters = argument.unicodeScalars.dropFirst()
    while let letter = letters.popFirst() {
      guard let option = options.option(spelled: "-\(letter)") else {
        // Then no letter is an option: `-height` does not ask for help.
        return [.unknownOption(spelling: Self.splitAtEqualsSign(argument).spelling)]
      }
      var value: String?
      if letters.first == "=" || (option.takesValue && !letters.isEmpty) {
        value = String(letters.first == "=" ? letters.dropFirst() : letters)
        letters.removeAll()
      } else if option.takesValue {
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
    argument.utf8.dropFirst().first?.isDigit ?? false
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

/// Finds options of several commands by their names.
///
/// The options of a command are collected at most once, and only if no command before it has the
/// option.
private struct OptionIndex: Sendable {
  private var uncollected: ArraySlice<CommandDescription>
  private var bySpelling: [String: OptionDescription] = [:]

  init(_ commands: [CommandDescription]) { uncollected = commands[...] }

  /// The option of the first command that has one with this long or short form, including its
  /// dashes.
  mutating func option(spelled spelling: String) -> OptionDescription? {
    repeat { if let option = bySpelling[spelling] { return option } } while collectNext()
    return nil
  }

  /// Collects the options of the next command; `false` if there is none.
  private mutating func collectNext() -> Bool {
    guard let command = uncollected.popFirst() else { return false }
    for option in command.options {
      for spelling in [option.spelling, option.short.map { "-\($0)" }].compactMap(\.self) {
        bySpelling[spelling] = bySpelling[spelling] ?? option
      }
    }
    return true
  }
}
