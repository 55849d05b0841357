import KPGGCore

/// The records to rank, and the ranking that they belong to.
struct RankSelection: Sendable {
  let kind: RecordKind
  let ids: [RecordID]
  /// What selects the records: `members-OHMYGIRL`.
  let subject: String
  /// The name of the ranking.
  let name: String
  /// The number of first places that are wanted; `nil` for those of the saved ranking, or all.
  var placeLimit: Int?

  init(kind: RecordKind, ids: [RecordID], subject: String, name: String? = nil) {
    (self.kind, self.ids, self.subject) = (kind, ids, subject)
    self.name = Self.name(name ?? subject)
  }

  /// The name of a ranking for a typed text.
  static func name(_ text: String) -> String { String(text.trimmed.prefix(SavedRank.nameLimit)) }

  /// The selection of `kpgg rank members ID`.
  static func members(of lineUp: LineUp) -> Self {
    RankSelection(
      kind: .member, ids: lineUp.members.map { .member($0.id) },
      subject: subject("members", [lineUp.id.description]))
  }

  /// The selection of `kpgg rank groups`.
  static func groups(of catalog: Catalog) -> Self {
    RankSelection(
      kind: .group, ids: catalog.groups.map { .group($0.id) }, subject: subject("groups", []))
  }

  /// What selects records: an action of `kpgg rank`, and the words after it.
  static func subject(_ action: String, _ words: [String]) -> String {
    ([action] + words).joined(separator: "-")
  }
}

/// Begins and continues rankings.
struct RankSetup: Sendable {
  let display: ScreenDisplay
  let isASCII: Bool
  /// The log of rankings; a failure without a data folder.
  let file: Result<RankLogFile, CommandError>
  let today: CalendarDate
  let errors = SavingErrors()

  /// Returns the ranking of a selection with the records that are new, and the record to write before
  /// the first choice.
  ///
  /// - Throws: `RankError` if the log has a ranking of other records with this name, or if there are
  ///   too few or too many records.
  func rank(
    of selection: RankSelection, in log: RankLog
  ) throws(RankError) -> (SavedRank, RankRecord?) {
    let saved = log[selection.name]
    if let saved, saved.kind != selection.kind || saved.subject != selection.subject {
      throw .otherSubject(selection.name, subject: saved.subject)
    }
    let known = Set(saved?.batches.joined() ?? [].joined())
    let new = selection.ids.filter { !known.contains($0) }
    let count = known.count + new.count
    guard count >= 2 else { throw .tooFew(selection.kind) }
    guard count <= SavedRank.limit else { throw .tooMany(count) }
    let placeLimit = selection.placeLimit ?? saved?.placeLimit
    if let saved, new.isEmpty, placeLimit == saved.placeLimit { return (saved, nil) }
    let record = RankRecord.items(
      new, of: selection.name, selection.kind, subject: selection.subject, on: today,
      placeLimit: placeLimit)
    var log = log
    log.append(record)
    guard let rank = log[selection.name] else { throw .tooFew(selection.kind) }
    return (rank, record)
  }

  /// Makes the screen of a ranking. `pending` is the record to write before the first choice.
  func screen(
    of rank: SavedRank, _ items: [RankItem], pending: RankRecord?, in language: Language
  ) throws(CommandError) -> Rank {
    Rank(
      display: display,
      state: RankState(
        settings: RankState.Settings(
          name: rank.name, kind: rank.kind,
          items: Dictionary(items.map { ($0.id, $0) }) { first, _ in first }, isASCII: isASCII,
          copiesText: TerminalFeatures(environment: display.environment).copiesText),
        language: language,
        ranking: rank.ranking(missing: Set(items.filter(\.isMissing).map(\.id))),
        pending: pending),
      file: try file.get(), errors: errors)
  }
}
