import KPGGCore

extension ParsedArguments {
  /// What an option lists: the values between the commas of all its occurrences, without the spaces
  /// around them, each once.
  func list(_ option: String) -> [String] {
    var seen: Set<String> = []
    return values(option)
      .flatMap(\.listItems)
      .filter { seen.insert($0).inserted }
  }

  /// The names of the catalogue that an option lists.
  ///
  /// - Throws: A usage error for an empty one, which a script's unset variable leaves behind.
  func names(_ option: String) throws(UsageError) -> [String] {
    let names = list(option)
    guard names.allSatisfy({ $0.contains { !$0.isWhitespace } }) else {
      throw .emptyValue(option: "--\(option)", nil)
    }
    return names
  }

  /// The values of a closed set that an option lists, whatever their letter case.
  ///
  /// - Parameters:
  ///   - option: Its name without dashes.
  ///   - label: A value's names beside its own; none, unless it is given.
  /// - Returns: The values; none where the option is missing.
  /// - Throws: A usage error that lists the set, for what is not in it.
  func choices<Value: TextCodable & CaseIterable>(
    _ option: String, label: (any Words, Value) -> String? = { _, _ in nil }
  ) throws(UsageError) -> Set<Value> {
    var chosen: Set<Value> = []
    for item in list(option) {
      let value = Value.allCases.first { value in
        let labels = Language.allCases.compactMap { label($0.words, value) }
        // Of a code every character counts: 'A B' is not the blood type AB.
        return value.description.lowercased() == item.lowercased()
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

/// The catalogue's own texts that an option can ask for, with the words for one that is not there.
struct OptionTexts {
  /// What the texts are.
  let kind: CommandError.NameKind
  /// The command that lists them, for where they are too many for a hint.
  let listing: String
  let texts: FieldValues

  /// The texts that are the typed one, else those with all of its words.
  ///
  /// - Throws: A failure that suggests a similar one or a word, or lists all.
  func meant(by typed: String) throws(CommandError) -> Set<String> {
    let meant = texts.matches(for: typed)
    guard meant.isEmpty else { return meant }
    let similar =
      Suggestion.nearest(to: typed, among: texts.all)
      ?? Suggestion.firstMisspelled(as: typed, among: texts.words)
    throw .unknownName(
      typed, kind, hint: similar.map { .didYouMean([$0]) } ?? listHint)
  }

  private var listHint: Hint? {
    switch texts.all.count {
    case 0: nil
    case ...30: .useOneOf(texts.all.sorted())
    default: .listedBy([listing])
    }
  }
}
