import KPGGCore

/// Loading the shown documents again, and what changed in them.
extension BrowserState {
  /// Loads again what failed on the visible screen; if nothing did, the catalog and all line-ups
  /// that are loaded.
  mutating func refresh() -> [BrowserEffect] {
    let retried = retry()
    guard retried.isEmpty, catalog.value != nil, refreshID == nil else { return retried }
    let requestID = makeRequestID()
    refreshID = requestID
    notice = language.words.browser.refreshing
    let loaded = lineUps.filter { $0.value.value != nil }.keys.sorted()
    let scope = allLineUps.value == nil ? RefreshScope.groups(loaded) : .all
    return [.load(.refresh(scope), requestID: requestID)]
  }

  /// Shows the refreshed documents, and the changes if there are any.
  mutating func receive(_ new: Catalog, _ loaded: SearchableLineUps) -> [BrowserEffect] {
    guard let old = catalog.value else { return [] }
    let known = loaded.lineUps.compactMap { lineUp(of: $0.group.id).value }
    let difference = SnapshotDifference(
      from: Self.snapshot(of: old, known), to: Self.snapshot(of: new, loaded.lineUps))
    refreshID = nil
    changeList { state in
      state.catalog = .loaded(new)
      if state.allLineUps.value != nil {
        state.allLineUps = .loaded(loaded)
        state.showBirthdays(of: loaded.lineUps.members)
      }
      state.lineUps = state.lineUps.filter { $0.value.requestID != nil }
      for lineUp in loaded.lineUps { state.lineUps[lineUp.group.id] = .loaded(lineUp) }
    }
    guard !difference.changes.isEmpty else {
      notice = language.words.browser.noChanges
      return loadWhatIsNeeded()
    }
    notice = nil
    if case .changes = screen { screens.removeLast() }
    return show(.changes(ChangesState(changes: difference.changes)))
  }

  /// A catalog whose groups have only the known line-ups.
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

  /// The group or member of the selected change; `nil` if it was removed.
  func subject(of shown: ChangesState) -> Favorite? {
    guard shown.changes.indices.contains(shown.selection) else { return nil }
    let change = shown.changes[shown.selection]
    guard change.event != .removed else { return nil }
    switch change.kind {
    case .section: return nil
    case .group: return GroupID(change.id).map { .group($0) }
    case .member: return MemberID(change.id).map { .member($0) }
    case .song:
      return change.id.split(separator: "/").first.flatMap { GroupID(String($0)) }
        .map { .group($0) }
    }
  }
}
