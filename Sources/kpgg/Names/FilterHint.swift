import KPGGCore

/// A hint for a search without results: the filter that finds the text.
enum FilterHint {
  /// The command whose filter finds a text, such as an agency, a position, or a nationality.
  ///
  ///     FilterHint.command(finding: "jyp", in: lineUps)     // "kpgg groups --agency JYP"
  ///     FilterHint.command(finding: "maknae", in: lineUps)  // "kpgg members --position maknae"
  ///
  /// - Returns: `nil` if no filter finds it, or if the text is not safe to type in a shell.
  static func command(finding text: String, in lineUps: [LineUp]) -> String? {
    guard isSafe(text) else { return nil }
    let agencies = FieldValues(lineUps.compactMap(\.group.agency))
    if !agencies.matches(for: text).isEmpty {
      // An agency's own spelling is in capitals more often than the typed one.
      let spelled = agencies.words.first { NormalizedText($0) == NormalizedText(text) }
      return "kpgg groups --agency \(argument(spelled ?? text))"
    }
    let members = lineUps.members
    for (option, texts) in [
      ("position", OptionTexts(positionsOf: members)),
      ("nationality", OptionTexts(nationalitiesOf: members)),
    ] where !texts.texts.matches(for: text).isEmpty {
      return "kpgg members --\(option) \(argument(text))"
    }
    return nil
  }

  private static func argument(_ text: String) -> String {
    text.contains(" ") ? "\"\(text)\"" : text
  }

  private static func isSafe(_ text: String) -> Bool {
    text.first != "-"
      && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" || $0 == "." }
  }
}
