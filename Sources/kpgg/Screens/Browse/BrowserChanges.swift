import KPGGCore
import KPGGPublishing

/// The changes that a refresh found, and the selected row.
struct BrowserChanges: Hashable, Sendable {
  let changes: [SnapshotDifference.Change]
  var selection = 0
}

extension BrowserChanges: BrowserPage {
  var screen: BrowserScreen { .changes(self) }

  func title(in state: BrowserState) -> String { state.language.words.browser.changes }

  /// The group or member of the selected change; `nil` if it was removed.
  func subject(in state: BrowserState) -> Favorite? {
    guard changes.indices.contains(selection) else { return nil }
    let change = changes[selection]
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

  func head(in view: LinearView, isMarked: Bool) -> [String] {
    [view.path, view.labels.changed(changes.count)]
  }

  func entries(in state: BrowserState) -> [LinearEntry] { state.changeEntries(of: self) }

  func selectedIndex(in state: BrowserState) -> Int { selection }
}

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
      show(BrowserChanges(changes: difference.changes))
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
  private mutating func show(_ changes: BrowserChanges) {
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
  mutating func perform(_ action: BrowserAction, in shown: BrowserChanges) -> [BrowserEffect] {
    var shown = shown
    if let moved = selection(shown.selection, after: action, count: shown.changes.count) {
      shown.selection = moved
      screen = .changes(shown)
    }
    switch action {
    case .open, .openItem: return shown.subject(in: self).map { open($0) } ?? []
    default: return []
    }
  }
}

extension BrowserView {
  /// Draws the changes that a refresh found: `+` for added, `-` for removed, and `~` for changed
  /// records.
  func drawChanges(_ shown: BrowserChanges, in area: CellArea, on frame: inout BrowserFrame) {
    frame.put(labels.changed(shown.changes.count), in: area.row(0), .dim)
    let items = shown.changes.enumerated().map { index, change in
      ListItem(text: writer.line(for: change).text, style: .plain, index: index)
    }
    frame.putList(
      items, selection: shown.selection, in: area.dropping(rows: area.height > 8 ? 2 : 1)
    ) { .openItem(row: $0, column: 0) }
  }
}

/// The changes, line by line.
extension BrowserState {
  /// The changes that a refresh found. What was removed cannot be opened.
  fileprivate func changeEntries(of shown: BrowserChanges) -> [LinearEntry] {
    let (words, writer) = (language.words, writer)
    return shown.changes.indices.map { index in
      let change = shown.changes[index]
      let name = change.kind == .member ? change.id : "\(words.kind(change.kind)) \(change.id)"
      let event =
        switch change.event {
        case .added: words.labels.added
        case .removed: words.labels.removed
        case .changed(let field, let from, let to):
          words.browser.linear.changed(field, writer.text(of: from), writer.text(of: to))
        }
      let favorite = BrowserChanges(changes: shown.changes, selection: index).subject(in: self)
      return LinearEntry(favorite.map { lineSubject(of: $0) } ?? .other(change.id), [name, event])
    }
  }
}
