import KPGGCore
import KPGGSystem
import KPGGPublishing

/// The changes that a refresh found, and the selected row.
struct BrowserChanges: Equatable, Sendable {
  let changes: [SnapshotDifference.Change]
  var selection = 0
}

extension BrowserChanges: SelectablePage {
  var screen: BrowserScreen { .changes(self) }

  func title(in state: BrowserState) -> String { state.language.words.browser.changes }

  /// The groups and members that changed. Removed ones cannot be opened.
  func entries(in state: BrowserState) -> [ListEntry] {
    changes.map { change in
      let favorite: Favorite? =
        switch change.kind {
        case _ where change.event == .removed: nil
        case .section: nil
        case .group: GroupID(change.id).map { .group($0) }
        case .member: MemberID(change.id).map { .member($0) }
        case .song, .unit:
          change.id.pathComponents.first.flatMap { GroupID($0) }.map { .group($0) }
        }
      return favorite.map { state.entry(of: $0) } ?? .other(change.id)
    }
  }

  func head(in view: LinearView, isMarked: Bool) -> [String] {
    [view.path, view.labels.changed(changes.count)]
  }

  func lines(in state: BrowserState) -> [LinearEntry] {
    let (words, writer) = (state.language.words, state.writer)
    return zip(changes, entries(in: state)).map { change, entry in
      let name = change.kind == .member ? change.id : "\(words.kind(change.kind)) \(change.id)"
      let event =
        switch change.event {
        case .added: words.labels.added
        case .removed: words.labels.removed
        case .changed(let field, let from, let to):
          words.browser.linear.changed(field, writer.excerpts(of: from, to))
        }
      return LinearEntry(entry, [name, event])
    }
  }
}

extension BrowserState {
  /// Loads again what failed on the visible screen; if nothing did, the catalog and all line-ups
  /// that are loaded.
  mutating func refresh() -> [BrowserEffect] {
    let retried = catalog.value == nil ? loadCatalog() : loadWhatIsNeeded(isRetry: true)
    guard retried.isEmpty, catalog.value != nil, !isRefreshing else { return retried }
    let loaded = lineUps.filter { $0.value.value != nil }.keys.sorted()
    return send(.refresh(allLineUps.value == nil ? loaded : nil))
  }

  mutating func receive(
    _ new: Catalog, _ loaded: SearchableLineUps, isComplete: Bool
  ) -> [BrowserEffect] {
    guard let old = catalog.value else { return [] }
    let difference = SnapshotDifference(
      from: Self.snapshot(of: old) { loaded[$0] == nil ? nil : lineUp(of: $0).value },
      to: Self.snapshot(of: new) { loaded[$0] })
    changeList { $0.replaceDocuments(by: new, loaded, isComplete: isComplete) }
    updateNews()
    if difference.changes.isEmpty {
      notice = language.words.browser.noChanges
    } else {
      show(BrowserChanges(changes: difference.changes))
    }
    return cancelUnneededRequests() + loadWhatIsNeeded()
  }

  /// Other line-ups are requested again when a screen needs them.
  private mutating func replaceDocuments(
    by new: Catalog, _ loaded: SearchableLineUps, isComplete: Bool
  ) {
    catalog = .loaded(new)
    lineUps = lineUps.filter { id, loading in
      loading.isInProgress || loaded[id] == nil && new[id] != nil
    }
    for lineUp in loaded.lineUps { lineUps[lineUp.group.id] = .loaded(lineUp) }
    if isComplete {
      allLineUps = .loaded(loaded)
      showBirthdays(of: loaded.lineUps.members)
    } else if allLineUps.value != nil {
      allLineUps = .notRequested
    }
  }

  /// Opens the list of changes; below a screen with a text that the user may be typing.
  private mutating func show(_ changes: BrowserChanges) {
    screens.removeAll { if case .changes = $0 { true } else { false } }
    let labels = language.words.browser
    notice = readsLetters ? labels.changesBelow(changes.changes.count) : nil
    screens.insert(.changes(changes), at: screens.count - (readsLetters ? 1 : 0))
  }

  private static func snapshot(of catalog: Catalog, _ lineUp: (GroupID) -> LineUp?) -> Snapshot {
    Snapshot(
      sections: catalog.sections,
      groups: catalog.groups.map { group in
        lineUp(group.id)?.with(group) ?? LineUp(group: group, checkedMembers: [])
      })
  }
}

extension BrowserView {
  /// Draws the changes that a refresh found: `+` for added, `-` for removed, and `~` for changed
  /// records.
  mutating func draw(_ shown: BrowserChanges) {
    let area = layout.content
    frame.put(labels.changed(shown.changes.count), in: area.row(0), .dim)
    let items = shown.changes.enumerated().map { index, change in
      ListItem(text: writer.line(for: change).text, style: .plain, index: index)
    }
    drawList(
      items, selection: shown.selection, in: area.dropping(rows: area.height > 8 ? 2 : 1))
  }
}
