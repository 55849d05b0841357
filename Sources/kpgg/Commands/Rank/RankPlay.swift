import KPGGCore

/// Begins or continues a ranking.
struct RankPlay {
  let action: RankCommand.Action
  /// The names of groups or sections, or the name of a saved ranking.
  let words: [String]
  let options: RankOptions
  let session: Session

  /// Asks until the ranking is complete or the user leaves, then shows the places.
  func play() async throws -> CommandResult {
    let fields = try session.fields(of: RankedRecord.self)
    let file = try session.rankLogFile()
    let log = try session.readRanks()
    let setup = RankSetup(
      display: session.display(isLinear: options.isLinear || !session.context.hasScreen),
      isASCII: options.isASCII, file: .success(file), today: try session.context.today())
    let (rank, pending) =
      action == .continue
      ? (try await session.rank(named: words.joined(separator: " "), in: log), nil)
      : try setup.rank(of: try await selection(), in: log)
    if let format = session.formatOption {
      let isSaved = log[rank.name] != nil
      return try await session.result(
        of: rank, fields, note: isSaved ? nil : session.textWriter.words.rank.notBegun(format))
    }
    let items = try await session.reader.rankItems(rank.batches.flatMap(\.self))
    let screen = try setup.screen(
      of: rank, items, pending: pending, in: session.textWriter.language)
    // Without a question, no choice saves the new number of places.
    if let pending, screen.state.ranking.question == nil { try file.append([pending]) }
    try await session.context.runInteractively(screen)
    try setup.errors.throwFirst()
    guard let saved = try file.read().rank(openedAs: rank.name) else {
      // Without a choice, a new ranking is not saved.
      if pending != nil, !setup.errors.hasSaved { return .nothing }
      throw RankError.removedMeanwhile(rank.name)
    }
    let askedNothing = pending == nil && rank.ranking().question == nil
    return try await session.result(of: saved, fields).adding(
      notice: note(onPlacesOf: saved)
        ?? (askedNothing ? session.textWriter.words.rank.isComplete(saved.name) : nil))
  }

  /// How to rank the places that an earlier `--top` left out; `nil` if it left out none, or if this command
  /// line has it.
  private func note(onPlacesOf rank: SavedRank) -> String? {
    let ranking = rank.ranking()
    let count = ranking.items.count { !ranking.isSkipped($0) }
    guard options.placeLimit == nil, let limit = rank.placeLimit, limit < count,
      ranking.question == nil
    else { return nil }
    return session.textWriter.words.rank.placesLeftOut(after: limit, of: count)
  }

  private func selection() async throws -> RankSelection {
    let (lookup, filters) = (session.lookup, options.filters)
    let name = words.isEmpty ? nil : words.joined(separator: " ")
    let kind: RecordKind
    let (ids, groups): ([RecordID], [GirlGroup])
    let favorites = try filters.favorites.favorites(in: session)
    let isWanted = { (id: RecordID) in favorites?.contains(id) ?? true }
    switch action {
    case .members:
      let found = try await filters.members.members(named: name, in: filters.groups, lookup)
      let members = found.members.filter { isWanted(.member($0.id)) }
      // A person in several groups is one choice.
      ids = try await session.reader.catalog().people(of: members).map { .member($0.id) }
      (groups, kind) = (found.groups, .member)
    case .songs:
      let found = try await filters.songs.songs(named: name, in: filters.groups, lookup)
      ids = found.songs.map { .song(group: $0.group, title: $0.song.title) }.filter(isWanted)
      (groups, kind) = (found.groups, .song)
    case .groups, .continue, .list, .show, .rename, .remove:
      let catalog = try await session.reader.catalog()
      let filter = try filters.groups.filter(in: catalog)
      let periods = try DebutPeriod.all(named: words, in: catalog)
      groups = catalog.groups.filter { group in
        filter.matches(group)
          && (periods.isEmpty || periods.contains { $0.contains(group) })
      }
      (ids, kind) = (groups.map { .group($0.id) }.filter(isWanted), .group)
    }
    // A group that has several names gives one ranking.
    let isNamed = kind != .group && !words.isEmpty && groups.count <= words.count
    var selection = RankSelection(
      kind: kind, ids: ids, subject: subject(isNamed ? groups.map(\.id.description) : words),
      name: options.name)
    guard SafeText.of(selection.name) == selection.name else {
      throw RankError.unsafeName(selection.name)
    }
    selection.placeLimit = options.placeLimit
    return selection
  }

  /// The kind, the names, and the filters: `members-OHMYGIRL`, `groups-debut-2015..2019`.
  private func subject(_ names: [String]) -> String {
    let arguments = session.arguments
    let filters = OptionList { try RankOptions.Filters($0) }.flatMap { option in
      arguments.values(of: option).map { [option.name] + $0 } ?? []
    }
    return RankSelection.subject(action.rawValue, names + filters)
  }
}
