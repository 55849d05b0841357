import KPGGCore

/// `kpgg search TEXT` finds groups, members, songs, and units by name.
enum Search: Command {
  static let description = CommandDescription(
    name: "search",
    summary: HelpText(
      "Find groups, members, songs, and units by parts of names",
      "이름의 일부로 그룹, 멤버, 노래, 유닛 찾기"),
    discussion: [
      HelpText(
        "Every word you type must match. For a member, a song, or a unit, a word can also match the "
          + "group's name, as in 'omg yooa' or 'twice cheer up'. The space after the group's name is "
          + "optional. "
          + "A group also matches if a word in its fandom name begins with the text.",
        "입력한 단어가 모두 들어맞는 결과만 나옵니다. 멤버, 노래, 유닛은 'omg yooa'나 'twice cheer up'처럼 그룹 이름과 함께 쓸 수 "
          + "있으며, 그룹 이름 뒤의 빈칸은 없어도 됩니다. 팬덤 이름의 단어 첫머리로도 그룹을 찾을 수 있습니다."),
      HelpText(
        "You can type a Korean name as initial consonants (ㅇㅁㅇㄱ for 오마이걸), or mix them with "
          + "whole syllables. kpgg also finds names with typos, names typed in the other keyboard layout "
          + "(dhakdlrjf for 오마이걸), Korean names in Latin letters (sonyeosidae for 소녀시대), and English "
          + "song titles spelled in Hangul (하입보이 for Hype Boy).",
        "한글 이름은 초성(오마이걸은 ㅇㅁㅇㄱ)만 쓰거나 초성과 글자를 섞어 쓸 수 있습니다. 오타가 있는 이름, 한/영 전환을 하지 않고 친 "
          + "이름(오마이걸은 dhakdlrjf), 로마자로 쓴 한글 이름(소녀시대는 sonyeosidae), 한글로 쓴 영문 노래 제목(Hype Boy는 하입보이)도 "
          + "찾습니다."),
      HelpText(
        "The best matches come first. For the rules and the order, see 'kpgg help names'.",
        "가장 잘 맞는 결과가 먼저 나옵니다. 규칙과 순서는 'kpgg help names'(영어)를 참고하세요."),
    ],
    arguments: [
      ArgumentDescription(
        "TEXT…", .groupOrMember, "Names, titles, or parts of them",
        "이름이나 제목, 또는 그 일부")
    ],
    options: OptionList { try Options($0) },
    examples: [
      .init(
        "kpgg search ㅇㅁㅇㄱ", "Search by initial consonants",
        "초성으로 검색"),
      .init(
        "kpgg search omg yooa", "Search for a member of a group",
        "그룹의 멤버 검색"),
      .init(
        "kpgg search love --kind song", "Search for songs only",
        "노래만 검색"),
      .init(
        "kpgg search 오마이글 --plain | head -1 | cut -f 2", "Print the ID of the best match",
        "가장 잘 맞는 결과의 ID 출력"),
    ])

  private struct Options {
    let kind: RecordKind?
    let limit: Int?

    init(_ options: OptionReader) throws(UsageError) {
      kind = options.choice(
        "kind", placeholder: "KIND", "Show only groups, members, songs, or units",
        "그룹, 멤버, 노래, 유닛 가운데 한 종류만 표시")
      limit = try options.limit()
      options.listing(
        rows: HelpText(
          "the kind and the ID come first unless --fields is given",
          "--fields가 없으면 종류와 ID가 첫 열"))
    }
  }

  static let schemas = [OutputSchema(of: SearchHit.self)]

  static func run(in session: Session) async throws -> CommandResult {
    let fields = try session.fields(of: SearchHit.self)
    let text = try session.name()
    let options = try Options(session.options)
    let members: LineUpParts = fields.contains(.member) ? .members : .names
    let catalog = try await session.reader.soundCatalog(with: [members, .songs, .units])
    let hits = CatalogSearch(catalog).rankedHits(
      for: text, kinds: options.kind.map { [$0] } ?? Set(RecordKind.allCases))
    // 리더 is a position rather than a spelling of Lady, and `hybe` an agency rather than a typo of Hye.
    var filter: String?
    let isGuess = hits.first.map { $0.rank >= .typo } ?? true
    if isGuess || hits.areBySound {
      let lineUps = try await session.reader.soundCatalog(with: .members).lineUps
      filter = FilterHint.command(finding: text, in: lineUps)
    }
    guard !hits.isEmpty, filter == nil else {
      let hasLetters = text.isLongerThanNames || !NormalizedText(text).isEmpty
      // With a kind, a name of another kind may be exactly the text. IDs are not searched.
      let nearest = options.kind == nil ? Lookup.nearest(to: text, in: catalog.lineUps) : nil
      throw CommandError.noResults(
        text, hasLetters: hasLetters,
        hint: filter.map { .use($0) } ?? nearest.map { .didYouMean($0.names) })
    }
    let shown = hits.indices.prefix(options.limit ?? hits.count).map { hits[$0] }
    return .show(
      RecordList(
        records: shown, fields: fields,
        count: { $0.count(shown.count, of: hits.count, .result) }))
  }
}
