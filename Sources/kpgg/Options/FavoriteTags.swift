import KPGGCore

extension OptionReader {
  /// Reads `--tag`, a list of tags.
  ///
  /// - Throws: A usage error if a text is not a tag.
  func tags(_ english: String, _ korean: String) throws(UsageError) -> [FavoriteTag] {
    let items = list("tag", placeholder: "TAG", kind: .tags, english, korean)
    return try [FavoriteTag](typed: items, as: "--tag")
  }
}

extension [FavoriteTag] {
  /// Reads typed tags. One text can have several, separated by commas. Between texts, commas make no
  /// difference.
  ///
  /// - Throws: A usage error that names the argument if a text is not a tag.
  init(typed texts: [String], as argument: String) throws(UsageError) {
    self = []
    let words = texts.map { $0.hasSuffix(",") && texts.count > 1 ? String($0.dropLast()) : $0 }
    for text in words.flatMap({ $0.contains(",") ? $0.listItems : [$0] }) {
      guard let tag = FavoriteTag(text) else {
        throw text.isEmpty
          ? .emptyValue(option: argument, argument == "TAG" ? .tag : nil)
          : .invalidValue(text, of: argument, .tag)
      }
      append(tag)
    }
  }

  /// Suggests a similar tag, else lists all; `nil` without tags.
  func hint(for tag: FavoriteTag) -> Hint? {
    guard !isEmpty else { return nil }
    let texts = map(\.text)
    return Suggestion.nearest(to: tag.text, among: texts).map { .didYouMean([$0]) }
      ?? .useOneOf(texts)
  }
}

extension FavoriteNote? {
  /// Reads a typed note; `nil` for a blank text.
  ///
  /// - Throws: A usage error if the text is no note.
  init(typed text: String) throws(UsageError) {
    self = FavoriteNote(text)
    guard self != nil || text.allSatisfy(\.isWhitespace) else {
      throw .invalidValue(text, of: "TEXT", .note)
    }
  }
}

extension Favorites {
  /// The favorites with at least one of the tags; all without tags.
  ///
  /// - Throws: `CommandError.unknownTag` for a tag that no favorite has. It suggests a similar one.
  func tagged(_ tags: [FavoriteTag]) throws(CommandError) -> Favorites {
    guard !tags.isEmpty else { return self }
    let (known, wanted) = (Set(self.tags), Set(tags))
    if let unknown = tags.first(where: { !known.contains($0) }) {
      throw .unknownTag(unknown.text, hint: self.tags.hint(for: unknown))
    }
    return Favorites(entries: entries.filter { !wanted.isDisjoint(with: $0.tags) })
  }
}
