import KPGGCore

/// `kpgg search TEXT`: groups and members by parts of their names, however typed.
enum Search: Command {
  static let description = CommandDescription(
    name: "search",
    summary: "Find groups and members by parts of their names, however typed",
    discussion: [
      "All words must be found, a member's also in what her group is found by; a group's name and "
        + "a member's need no space between them. A group is also found by the beginnings of "
        + "words of its song and its fandom. Initial consonants find a Korean name (ㅇㅁㅇㄱ), also "
        + "beside whole syllables. Where nothing begins as it was typed, the same keys of the "
        + "other keyboard layout find a name too (dhakdlrjf), and so does a name with a slip or "
        + "two.",
      "Exact names come first, then names that begin so, words that begin so (songs and fandoms "
        + "among them), initial consonants, of all syllables before those of some, names that "
        + "hold the text, and slips, one before two. A whole name that was typed in the other "
        + "layout comes after all that was found as it was typed.",
    ],
    arguments: [
      ArgumentDescription(
        name: "TEXT", isRepeating: true, kind: .groupOrMember,
        summary: "A name or a part of it, or several words")
    ],
    options: [
      OptionDescription(
        name: "kind",
        value: OptionValue(placeholder: "KIND", choices: RecordKind.allCases.map(\.rawValue)),
        summary: "Only groups or only members"),
      .limit,
    ] + .listing(rows: "the kind and the id first unless --fields is given"),
    examples: [
      CommandExample(commandLine: "kpgg search ㅇㅁㅇㄱ", summary: "By initial consonants"),
      CommandExample(commandLine: "kpgg search omg yooa", summary: "A member of a group"),
      CommandExample(
        commandLine: "kpgg search 오마이글 --plain | head -1 | cut -f 2",
        summary: "The id of the likeliest"),
    ])

  static var fieldKeys: [String] { SearchHit.fields.map(\.key) }

  static func run(in session: Session) async throws -> CommandResult {
    let fields = try session.fields(of: SearchHit.self)
    let text = try session.name()
    let limit = try session.arguments.wholeNumber("limit", in: 0...Int.max)
    let kinds = session.arguments.value("kind").flatMap(RecordKind.init(rawValue:))
    let lineUps = try await session.reader.lineUps(of: try await session.reader.catalog().groups)
    let hits = CatalogSearch(lineUps).hits(
      for: text, kinds: kinds.map { [$0] } ?? Set(RecordKind.allCases))
    guard !hits.isEmpty else {
      throw CommandError.noHits(text, hasLetters: !NormalizedText(text).isEmpty)
    }
    let shown = Array(hits.prefix(limit ?? hits.count))
    return .show(
      RecordList(
        records: shown, fields: fields,
        count: { $0.count(shown.count, of: hits.count, .hit) }))
  }
}
