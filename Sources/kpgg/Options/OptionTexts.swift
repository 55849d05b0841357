import KPGGCore

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
