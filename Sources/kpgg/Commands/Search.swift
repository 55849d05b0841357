import KPGGCore

/// `kpgg search TEXT` finds groups, members, songs, and units by name.
enum Search: Command {
  static let description = CommandDescription(
    name: "search",
    summary: "Find groups, members, songs, and units by parts of names",
    discussion: [
      "Every word you type must match. For a member, a song, or a unit, a word can also match the "
        + "group's name, as in 'omg yooa' or 'twice cheer up'. The space after the group's name is "
        + "optional. "
        + "A group also matches if a word in its fandom name begins with the text.",
      "You can type a Korean name as initial consonants (ㅇㅁㅇㄱ for 오마이걸), or mix them with "
        + "whole syllables. kpgg also finds names with typos, names typed in the other keyboard layout "
        + "(dhakdlrjf for 오마이걸), and English song titles spelled in Hangul (하입보이 for Hype Boy).",
      "The best matches come first. For the rules and the order, see 'kpgg help names'.",
    ],
    arguments: [
      ArgumentDescription("TEXT…", .groupOrMember, "Names, titles, or parts of them")
    ],
    options: OptionList { try Options($0) },
    examples: [
      .init("kpgg search ㅇㅁㅇㄱ", "Search by initial consonants"),
      .init("kpgg search omg yooa", "Search for a member of a group"),
      .init("kpgg search love --kind song", "Search for songs only"),
      .init("kpgg search 오마이글 --plain | head -1 | cut -f 2", "Print the ID of the best match"),
    ])

  private struct Options {
    let kind: RecordKind?
    let limit: Int?

    init(_ options: OptionReader) throws(UsageError) {
      kind = options.choice(
        "kind", placeholder: "KIND", "Show only groups, members, songs, or units")
      limit = try options.limit()
      options.listing(rows: "the kind and the ID come first unless --fields is given")
    }
  }

  static let schemas = [OutputSchema(of: SearchHit.self)]

  static func run(in session: Session) async throws -> CommandResult {
    let fields = try session.fields(of: SearchHit.self)
    let text = try session.name()
    let options = try Options(session.options)
    let catalog = try await session.reader.soundCatalog(with: [.members, .songs, .units])
    let hits = CatalogSearch(catalog).rankedHits(
      for: text, kinds: options.kind.map { [$0] } ?? Set(RecordKind.allCases))
    // 리더 is a position rather than a spelling of Lady.
    let filter =
      hits.isEmpty || hits.areBySound ? FilterHint.command(finding: text, in: catalog.lineUps) : nil
    guard !hits.isEmpty, filter == nil else {
      let hasLetters = text.isLongerThanNames || !NormalizedText(text).isEmpty
      throw CommandError.noResults(text, hasLetters: hasLetters, filter: filter)
    }
    let shown = hits.indices.prefix(options.limit ?? hits.count).map { hits[$0] }
    return .show(
      RecordList(
        records: shown, fields: fields,
        count: { $0.count(shown.count, of: hits.count, .result) }))
  }
}

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
    let agencies = FieldValues(agenciesOf: lineUps.map(\.group))
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
