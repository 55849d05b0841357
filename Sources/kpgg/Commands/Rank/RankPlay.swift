import KPGGCore

/// Begins or continues a ranking.
struct RankPlay {
  let action: RankCommand.Action
  /// The names of groups or sections.
  let words: [String]
  let options: RankOptions
  let session: Session
  let file: RankLogFile

  /// Asks until the ranking is complete or the user leaves, then shows the places.
  func play() async throws -> CommandResult {
    let fields = try session.fields(of: RankedRecord.self)
    let log = try file.read()
    let notice = session.notice(of: log, in: file)
    let (rank, pending) = try await rank(in: log)
    guard session.formatOption == nil else {
      return try await session.result(of: rank, fields).adding(notice: notice)
    }
    if let notice { session.show(notice) }
    let items = try await session.reader.rankItems(rank.batches.flatMap(\.self))
    let screen = Rank(
      display: session.display(isLinear: options.isLinear || !session.context.hasScreen),
      state: RankState(
        settings: RankState.Settings(
          name: rank.name, kind: rank.kind,
          items: Dictionary(items.map { ($0.id, $0) }) { first, _ in first },
          isASCII: options.isASCII),
        language: session.textWriter.language,
        ranking: rank.ranking(missing: Set(items.filter(\.isMissing).map(\.id))),
        pending: pending),
      file: file)
    try await session.context.runInteractively(screen)
    try screen.errors.throwFirst()
    guard let saved = try file.read()[rank.name] else { return .nothing }
    return try await session.result(of: saved, fields)
  }

  /// The ranking with the records that are new, and the record to write before the first choice.
  private func rank(in log: RankLog) async throws -> (SavedRank, RankRecord?) {
    let selection = try await selection()
    let (name, kind) = (try name(for: selection.subject), selection.kind)
    let saved = log[name]
    if let saved, saved.kind != kind || saved.subject != selection.subject {
      throw RankError.otherSubject(name, subject: saved.subject)
    }
    let known = Set(saved?.batches.joined() ?? [].joined())
    let new = selection.ids.filter { !known.contains($0) }
    let count = known.count + new.count
    guard count >= 2 else { throw RankError.tooFew(kind) }
    guard count <= SavedRank.limit else { throw RankError.tooMany(count) }
    let placeLimit = options.placeLimit ?? saved?.placeLimit
    if let saved, new.isEmpty, placeLimit == saved.placeLimit { return (saved, nil) }
    let record = RankRecord.items(
      new, of: name, kind, subject: selection.subject, on: try session.context.today(),
      placeLimit: placeLimit)
    var log = log
    log.append(record)
    guard let rank = log[name] else { throw RankError.tooFew(kind) }
    return (rank, record)
  }

  private func name(for subject: String) throws(UsageError) -> String {
    let name = String((options.name ?? subject).trimmed.prefix(SavedRank.nameLimit))
    guard SafeText.of(name) == name else { throw .emptyValue(option: "--name", nil) }
    return name
  }

  private typealias Selection = (ids: [RecordID], kind: RecordKind, subject: String)

  /// The selected records, and what they were selected by.
  private func selection() async throws -> Selection {
    let (lookup, filters) = (session.lookup, options.filters)
    let name = words.isEmpty ? nil : words.joined(separator: " ")
    let kind: RecordKind
    var (ids, groups): ([RecordID], [GirlGroup])
    switch action {
    case .members:
      let found = try await filters.members.members(named: name, in: filters.groups, lookup)
      (ids, groups, kind) = (found.members.map { .member($0.id) }, found.groups, .member)
    case .songs:
      let found = try await filters.songs.songs(named: name, in: filters.groups, lookup)
      ids = found.songs.map { .song(group: $0.group, title: $0.song.title) }
      (groups, kind) = (found.groups, .song)
    case .groups, .list, .show, .remove:
      let catalog = try await session.reader.catalog()
      let filter = try filters.groups.filter(in: catalog)
      let periods = try DebutPeriod.all(named: words, in: catalog)
      groups = catalog.groups.filter { group in
        filter.matches(group)
          && (periods.isEmpty || periods.contains { $0.contains(group) })
      }
      (ids, kind) = (groups.map { .group($0.id) }, .group)
    }
    if filters.onlyFavorites {
      let favorites = Set(try session.favoritesFile().read().entries.map(\.favorite))
      ids = ids.filter { id in Favorite(id).map(favorites.contains) ?? false }
    }
    // A group that has several names gives one ranking.
    let isNamed = kind != .group && !words.isEmpty && groups.count <= words.count
    return (ids, kind, subject(isNamed ? groups.map(\.id.description) : words))
  }

  /// The kind, the names, and the filters: `members-OHMYGIRL`, `groups-debut-2015..2019`.
  private func subject(_ names: [String]) -> String {
    let arguments = session.arguments
    let filters = OptionList { try RankOptions.Filters($0) }.flatMap { option in
      arguments.values(of: option).map { [option.name] + $0 } ?? []
    }
    return ([action.rawValue] + names + filters).joined(separator: "-")
  }
}
