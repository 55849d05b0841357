/// Splits arguments into words and options, without knowing which subcommand they belong to.
///
/// Whether an option takes the next argument is looked up among the options of all commands, so
/// options may stand before the subcommand. The rules are those of `ArgumentParser`.
struct ArgumentScanner: Sendable {
  let program: ProgramDescription

  /// Never fails: what is wrong with a token shows in the token.
  func tokens(of arguments: [String]) -> [ArgumentToken] {
    var tokens: [ArgumentToken] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        tokens += rest.map { .word($0) }
        break
      } else if argument.utf8.starts(with: "--".utf8) {
        tokens.append(longOption(argument, &rest))
      } else if Self.looksLikeAnOption(argument) {
        tokens += shortOptions(argument, &rest)
      } else {
        tokens.append(.word(argument))
      }
    }
    return tokens
  }

  private func longOption(_ argument: String, _ rest: inout ArraySlice<String>) -> ArgumentToken {
    let (spelling, attached) = Self.splitAtEqualsSign(argument)
    guard let option = program.allOptions.first(where: { $0.spelling == spelling }) else {
      return .unknownOption(spelling: spelling)
    }
    let value = attached ?? (option.value == nil ? nil : Self.takeValue(from: &rest))
    return .option(option, spelling: spelling, value: value)
  }

  /// Reads `-h`, the bundle `-hV`, and the values of `-f LIST`, `-fLIST` and `-f=LIST`. It goes by
  /// scalars: a combining mark would make one character of a dash or an equals sign and itself.
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
        value = Self.takeValue(from: &rest)
      }
      tokens.append(.option(option, spelling: "-\(letter)", value: value))
    }
    return tokens
  }

  /// Takes the next argument as a value, unless it looks like an option itself.
  private static func takeValue(from rest: inout ArraySlice<String>) -> String? {
    guard let next = rest.first, !looksLikeAnOption(next) || isNegativeNumber(next) else {
      return nil
    }
    return rest.popFirst()
  }

  private static func looksLikeAnOption(_ argument: String) -> Bool {
    argument.utf8.first == UInt8(ascii: "-") && argument.utf8.count > 1
  }

  /// A dash, a digit, then whatever: `-2`, `-1.5`.
  private static func isNegativeNumber(_ argument: String) -> Bool {
    argument.utf8.dropFirst().first.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      ?? false
  }

  /// Splits at the scalar, not the character: a value may begin with a combining mark. Dashes
  /// alone are no name, so `--=x` stays whole.
  private static func splitAtEqualsSign(
    _ argument: String
  ) -> (spelling: String, value: String?) {
    let scalars = argument.unicodeScalars
    guard let sign = scalars.firstIndex(of: "="), scalars[..<sign].contains(where: { $0 != "-" })
    else { return (argument, nil) }
    return (String(scalars[..<sign]), String(scalars[scalars.index(after: sign)...]))
  }
}
