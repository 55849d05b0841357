import KPGGCore

extension ParsedArguments {
  /// The comma-separated values of all occurrences of an option, without surrounding spaces and
  /// without duplicates.
  func list(_ option: String) -> [String] {
    var seen: Set<String> = []
    return values(option)
      .flatMap(\.listItems)
      .filter { seen.insert($0).inserted }
  }

  /// The catalog names in an option's list.
  ///
  /// - Throws: A usage error if a name is blank, which an unset variable of a script may cause.
  func names(_ option: String) throws(UsageError) -> [String] {
    let names = list(option)
    guard names.allSatisfy({ $0.contains { !$0.isWhitespace } }) else {
      throw .emptyValue(option: "--\(option)", nil)
    }
    return names
  }

  /// The values of a fixed set in an option's list, in any letter case.
  ///
  /// - Parameters:
  ///   - option: The option's name without dashes.
  ///   - label: A value's name in a language, accepted besides its code; by default none.
  /// - Returns: The values; empty without the option.
  /// - Throws: A usage error that lists the set if a value is not in it.
  func choices<Value: TextCodable & CaseIterable>(
    _ option: String, label: (any Words, Value) -> String? = { _, _ in nil }
  ) throws(UsageError) -> Set<Value> {
    var chosen: Set<Value> = []
    for item in list(option) {
      let value = Value.allCases.first { value in
        let labels = Language.allCases.compactMap { label($0.words, value) }
        // In a code, every character counts: 'A B' is not the blood type AB.
        return value.description.isSame(ignoringCase: item)
          || labels.contains { NormalizedText($0) == NormalizedText(item) }
      }
      guard let value else {
        throw .invalidChoice(
          item, option: "--" + option, choices: Value.allCases.map(\.description))
      }
      chosen.insert(value)
    }
    return chosen
  }
}

/// The catalog's texts that an option can select, and the error for an unknown one.
struct OptionTexts {
  /// The kind of the texts, for the error.
  let kind: CommandError.NameKind
  /// The command that lists the texts, if they are too many for a hint.
  let listing: String
  let texts: FieldValues

  /// The texts that match the typed one exactly, else those with all of its words.
  ///
  /// - Throws: `CommandError.unknownName` if there are none. Its hint suggests a similar text or
  ///   word, or lists all texts.
  func matches(for typed: String) throws(CommandError) -> Set<String> {
    let matches = texts.matches(for: typed)
    guard matches.isEmpty else { return matches }
    let similar =
      Suggestion.nearest(to: typed, among: texts.all)
      ?? Suggestion.firstMisspelled(as: typed, among: texts.words)
    throw .unknownName(
      typed, kind, hint: similar.map { .didYouMean([$0]) } ?? listHint)
  }

  private var listHint: Hint? {
    switch texts.all.count {
    case 0: nil
    case ...QuotedWord.listLimit: .useOneOf(texts.all.sorted())
    default: .listedBy([listing])
    }
  }
}
