import KPGGCore
import KPGGPublishing

/// Reloads the shown documents and lists their changes.
extension BrowserState {
  /// Loads again what failed on the visible screen; if nothing did, the catalog and all line-ups
  /// that are loaded.
  mutating func refresh() -> [BrowserEffect] {
    let retried = retry()
    guard retried.isEmpty, catalog.value != nil, refreshID == nil else { return retried }
    let requestID = makeRequestID()
    refreshID = requestID
    let loaded = lineUps.filter { $0.value.value != nil }.keys.sorted()
    let scope = allLineUps.value == nil ? RefreshScope.groups(loaded) : .all
    return [.load(.refresh(scope), requestID: requestID)]
  }

  /// Shows the refreshed documents, and the changes if there are any.
  mutating func receive(
    _ new: Catalog, _ loaded: SearchableLineUps, in scope: RefreshScope
  ) -> [BrowserEffect] {
    guard let old = catalog.value else { return [] }
    let known = loaded.lineUps.compactMap { lineUp(of: $0.group.id).value }
    let difference = SnapshotDifference(
      from: Self.snapshot(of: old, known), to: Self.snapshot(of: new, loaded.lineUps))
    refreshID = nil
    changeList { $0.replaceDocuments(by: new, loaded, in: scope) }
    if difference.changes.isEmpty {
      notice = language.words.browser.noChanges
    } else {
      show(ChangesState(changes: difference.changes))
    }
    return cancelUnneededRequests() + loadWhatIsNeeded()
  }

  /// Line-ups outside the scope are requested again when a screen needs them.
  private mutating func replaceDocuments(
    by new: Catalog, _ loaded: SearchableLineUps, in scope: RefreshScope
  ) {
    catalog = .loaded(new)
    lineUps = lineUps.filter { id, loading in
      loading.requestID != nil || loaded[id] == nil && new[id] != nil
    }
    for lineUp in loaded.lineUps { lineUps[lineUp.group.id] = .loaded(lineUp) }
    if scope == .all {
      allLineUps = .loaded(loaded)
      showBirthdays(of: loaded.lineUps.members)
    } else if allLineUps.value != nil {
      allLineUps = .notRequested
    }
  }

  /// Opens the list of changes; below a screen with a text that the user may be typing.
  private mutating func show(_ changes: ChangesState) {
    screens.removeAll { if case .changes = $0 { true } else { false } }
    let labels = language.words.browser
    notice = readsLetters ? labels.changesBelow(changes.changes.count) : nil
    screens.insert(.changes(changes), at: screens.count - (readsLetters ? 1 : 0))
  }

  /// A snapshot with the line-ups that are loaded.
  private static func snapshot(of catalog: Catalog, _ lineUps: [LineUp]) -> Snapshot {
    let known = Dictionary(
      lineUps.map { ($0.group.id, $0) }, uniquingKeysWith: { first, _ in first })
    return Snapshot(
      sections: catalog.sections,
      groups: catalog.groups.map { group in
        let lineUp = known[group.id]
        return LineUp(group: group, members: lineUp?.members ?? [], songs: lineUp?.songs ?? [])
      })
  }

  /// Moves in the list of changes. Enter opens the group or the member that changed.
  mutating func perform(_ action: BrowserAction, in shown: ChangesState) -> [BrowserEffect] {
    var shown = shown
    if let moved = selection(shown.selection, after: action, count: shown.changes.count) {
      shown.selection = moved
      screen = .changes(shown)
    }
    switch action {
    case .open, .openItem: return subject(of: shown).map { open($0) } ?? []
    default: return []
    }
  }
}
