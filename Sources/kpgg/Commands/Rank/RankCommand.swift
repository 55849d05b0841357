import KPGGCore

/// `kpgg rank [ACTION] [NAME…]` ranks records by choices between two, and shows saved rankings.
enum RankCommand: Command {
  static let description = CommandDescription(
    name: "rank",
    summary: HelpText(
      "Rank groups, members, or songs by choosing one of two",
      "둘 중 하나를 고르며 그룹, 멤버, 노래의 순위 매기기"),
    discussion: [
      HelpText(
        "'groups', 'members', and 'songs' take the names and filters of the commands with these names. "
          + "They show two records at a time: choose the one that you like more with the left or right "
          + "arrow key, or with 1 or 2. '=' is a tie, 's' leaves out one that you don't know, 'u' "
          + "takes the last choice back, and 'q' leaves. Run the same command again to continue, or use "
          + "'continue NAME'. In a pipe, or with --linear, kpgg prints lines instead, and reads one "
          + "choice from each line.",
        "'groups', 'members', 'songs'는 같은 이름의 명령처럼 이름과 필터를 받습니다. 한 번에 둘씩 보여 줍니다. 왼쪽/오른쪽 화살표 키나 "
          + "1, 2로 더 좋아하는 쪽을 고르세요. '='는 무승부, 's'는 모르는 쪽 빼기, 'u'는 마지막 선택 되돌리기, 'q'는 종료입니다. 같은 명령을 "
          + "다시 실행하거나 'continue NAME'을 쓰면 이어집니다. 파이프에서 실행하거나 --linear를 쓰면 줄 단위로 출력하고 한 줄에 선택을 하나씩 읽습니다."
      ),
      HelpText(
        "kpgg asks as few questions as possible, and shows how many are left at most. If there are "
          + "new records the next time, it asks only about them.",
        "되도록 적게 묻고, 최대 몇 번 남았는지 보여 줍니다. 다음에 새 항목이 생기면 그 항목만 묻습니다."),
      HelpText(
        "Each choice is saved at once. 'list', the default, lists your rankings; 'show NAME' shows the "
          + "places of one, and 'show NAME OTHER' what changed from NAME to OTHER. 'rename NAME NEW' "
          + "gives a ranking another name, and 'remove NAME…' removes rankings. With --json, --csv, or "
          + "--plain, 'groups', 'members', 'songs', and 'continue' show the saved places and ask nothing.",
        "선택은 바로 저장됩니다. 기본 동작인 'list'는 순위 목록을, 'show NAME'은 순위 하나를, 'show NAME OTHER'는 NAME에서 OTHER로 "
          + "바뀐 점을 보여 줍니다. 'rename NAME NEW'는 순위의 이름을 바꾸고, 'remove NAME…'은 순위를 삭제합니다. --json, --csv, "
          + "--plain을 쓰면 'groups', 'members', 'songs', 'continue'는 묻지 않고 저장된 순위를 출력합니다."),
    ],
    arguments: [
      ArgumentDescription(
        "[ACTION]", .choice(Action.allCases.map(\.rawValue)),
        "What to do: 'groups', 'members', or 'songs' to rank them, or 'continue', 'list', 'show', "
          + "'rename', or 'remove' (default: 'list')",
        "동작: 순위를 매길 'groups', 'members', 'songs', 또는 'continue', 'list', 'show', 'rename', "
          + "'remove' (기본값: 'list')"),
      ArgumentDescription(
        "[NAME…]", .text,
        "What to rank: groups, a year, or a section's key or years; for 'continue', 'show', 'rename', "
          + "and 'remove', the names of rankings",
        "순위를 매길 대상: 그룹, 연도, 또는 데뷔 구분의 키(key)나 연도 범위. 'continue', 'show', 'rename', "
          + "'remove'에는 순위 이름"),
    ],
    actions: Action.descriptions,
    options: OptionList { try RankOptions($0) },
    examples: [
      .init(
        "kpgg rank members omg", "Rank the members of a group",
        "한 그룹 멤버의 순위 매기기"),
      .init(
        "kpgg rank groups --debut 2015..2019", "Rank groups that debuted from 2015 to 2019",
        "2015~2019년에 데뷔한 그룹의 순위 매기기"),
      .init(
        "kpgg rank songs twice --top 10", "Find your ten favorite songs of a group",
        "한 그룹에서 가장 좋아하는 노래 10곡 찾기"),
      .init(
        "kpgg rank members --favorites --name 2026", "Rank your favorites under a name",
        "즐겨찾기한 멤버의 순위를 매기고 이름 붙이기"),
      .init(
        "kpgg rank continue 2026", "Continue a ranking",
        "순위 이어서 매기기"),
      .init(
        "kpgg rank show 2026 --svg 2026.svg", "Save a picture to share",
        "공유할 이미지 저장"),
      .init(
        "kpgg rank show 2025 2026", "Show what changed between two rankings",
        "두 순위의 차이 보기"),
    ])

  /// What the command does.
  enum Action: String, CommandAction {
    case groups, members, songs, `continue`, list, show, rename, remove

    /// The names of the actions that select records.
    static let selecting = [Self.groups, .members, .songs].map(\.rawValue)
    /// The names of the actions that ask.
    static let asking = selecting + [Self.continue.rawValue]

    var words: ClosedRange<Int> {
      switch self {
      case .groups, .members, .songs: 0...Int.max
      case .list: 0...0
      case .show: 1...2
      case .rename: 2...2
      case .continue, .remove: 1...Int.max
      }
    }

    var readsCatalog: Bool { ![.list, .rename, .remove].contains(self) }

    var kind: ValueKind {
      switch self {
      case .groups: .section
      case .members, .songs: .groupOrSection
      case .list: .text
      case .continue, .show, .rename, .remove: .rank
      }
    }
  }

  static var schemas: [OutputSchema] {
    [
      OutputSchema(of: ListedRank.self, after: [Action.list.rawValue]),
      OutputSchema(of: RankedRecord.self, after: Action.asking + [Action.show.rawValue]),
      OutputSchema(
        words: [Action.rename.rawValue], keys: renaming(of: "", to: "").json.keys),
      OutputSchema(
        words: [Action.remove.rawValue], keys: removal(of: []).json.keys),
    ]
  }

  static func run(in session: Session) async throws -> CommandResult {
    let arguments = session.arguments
    let action: Action = try arguments.words.first.map { try .choice($0, .action) } ?? .list
    let words = Array(arguments.words.dropFirst())
    try action.checkCount(of: words, in: description)
    try action.checkOptions(arguments, of: description)
    if let error = UsageError.emptyName(among: words, areNeeded: action.words.lowerBound > 0) {
      throw error
    }
    let options = try RankOptions(session.options)
    switch action {
    case .groups, .members, .songs, .continue:
      return try await RankPlay(
        action: action, words: words, options: options, session: session
      ).play()
    case .list: return try await list(in: session)
    case .show:
      if let svg = options.svg {
        guard words.count == 1 else {
          throw UsageError.unexpectedArgument(words[1], command: "rank show --svg")
        }
        return try await save(words[0], to: svg, force: options.force, in: session)
      }
      return words.count == 1
        ? try await show(words[0], in: session)
        : try await compare(words[0], words[1], in: session)
    case .rename: return try rename(words[0], to: words[1], in: session)
    case .remove: return try remove(words, in: session)
    }
  }

  private static func list(in session: Session) async throws -> CommandResult {
    let fields = try session.fields(of: ListedRank.self)
    // The list needs no catalog. With one, it knows which records are gone.
    let hasCatalog = session.settings.error(about: .source) == nil
    var ranks: [ListedRank] = []
    var budget = ListedRank.countLimit
    for rank in try session.readRanks().ranks.reversed() {
      let count = Set(rank.batches.joined()).count
      budget -= count * count
      var ranking: Ranking<RecordID>?
      if budget >= 0 {
        let known = hasCatalog ? try? await session.ranking(of: rank) : nil
        ranking = known ?? rank.ranking()
      }
      ranks.append(
        ListedRank(rank: rank, recordCount: count, comparisonsLeft: ranking?.questionsLeft))
    }
    return .show(
      RecordList(records: ranks, fields: fields) { [count = ranks.count] in
        $0.count(count, of: count, .rank)
      }
    ).adding(
      notice: ranks.isEmpty && session.formatOption == nil
        ? session.textWriter.words.rank.noRankings : nil)
  }

  private static func show(_ name: String, in session: Session) async throws -> CommandResult {
    let fields = try session.fields(of: RankedRecord.self)
    return try await session.result(
      of: try await session.rank(named: name, in: try session.readRanks()), fields)
  }

  private static func save(
    _ name: String, to svg: String, force: Bool, in session: Session
  ) async throws -> CommandResult {
    if let option = session.formatOption { throw UsageError.conflictingOptions("--svg", option) }
    let rank = try await session.rank(named: name, in: try session.readRanks())
    let records = try await session.records(of: try await session.ranking(of: rank))
    let words = session.textWriter.words
    let picture = RankPicture(
      title: title(of: rank, records, words),
      note: words.count(records.count, of: records.count, CountedNoun(rank.kind)),
      records: records, language: words.language)
    return try NamedFile(name: svg).resultOfSaving(picture.text, as: .chart, force: force)
  }

  /// The name that the user gave, or else what is ranked: the members or the songs of a group.
  private static func title(
    of rank: SavedRank, _ records: [RankedRecord], _ words: Words
  ) -> String {
    guard let group = records.first?.item.group, rank.kind != .group, rank.name == rank.subject,
      rank.subject == RankSelection.subject("\(rank.kind.rawValue)s", [group.id.description])
    else { return rank.name }
    return words.rank.title(of: rank.kind, group.name(in: words.language))
  }

  private static func compare(
    _ old: String, _ new: String, in session: Session
  ) async throws -> CommandResult {
    let fields = try session.fields(of: ComparedRecord.self)
    let log = try session.readRanks()
    let (old, new) = (
      try await session.rank(named: old, in: log), try await session.rank(named: new, in: log)
    )
    guard old.kind == new.kind else { throw RankError.differentKinds(old.name, new.name) }
    let (oldRanking, newRanking) =
      (try await session.ranking(of: old), try await session.ranking(of: new))
    let comparison = RankingComparison(from: oldRanking.places, to: newRanking.places)
    let items = try await session.reader.rankItems(comparison.rows.map(\.item))
    let records = zip(comparison.rows, items).map { row, item in
      ComparedRecord(record: RankedRecord(place: row.place, item: item), row: row)
    }
    return .show(
      RecordList(records: records, fields: fields) { $0.rank.comparison(comparison) }
    )
  }

  private static func rename(
    _ old: String, to new: String, in session: Session
  ) throws -> CommandResult {
    let log = try session.readRanks()
    let (rank, name) = (try log.rank(named: old), RankSelection.name(new))
    guard SafeText.of(name) == name else { throw RankError.unsafeName(name) }
    guard log[name] == nil else { throw RankError.nameIsTaken(name) }
    let file = try session.rankLogFile()
    try file.append([.renaming(rank: rank.name, to: name)])
    // Another process may have used the name meanwhile.
    guard try file.read()[name]?.formerNames.contains(rank.name) == true else {
      throw RankError.nameIsTaken(name)
    }
    return .show(renaming(of: rank.name, to: name))
  }

  private static func renaming(of old: String, to new: String) -> Summary {
    Summary(json: .object(["name": .string(new), "oldName": .string(old)])) { words in
      [words.rank.renamed(old, to: new)]
    }
  }

  private static func remove(_ names: [String], in session: Session) throws -> CommandResult {
    let log = try session.readRanks()
    let ranks = try names.map { try log.rank(named: $0).name }
    try session.rankLogFile().append(ranks.map { .removal(rank: $0) })
    return .show(removal(of: ranks))
  }

  private static func removal(of names: [String]) -> Summary {
    Summary(json: .object(["removed": JSONValue(names)])) { words in names.map(words.rank.removed) }
  }
}
