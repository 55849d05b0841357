import KPGGCore

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
