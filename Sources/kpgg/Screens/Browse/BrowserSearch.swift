import KPGGCore
import KPGGQuiz

/// A search: the typed text and the hits.
struct BrowserSearch: Hashable, Sendable {
  var field = TextField()
  /// The visible hits, in their order.
  var hits: [SearchHit] = []
  var selection = 0
  var controls = ListControls()
}

extension BrowserSearch: BrowserList {
  var screen: BrowserScreen { .search(self) }
  var readsLetters: Bool { true }

  func title(in state: BrowserState) -> String { state.language.words.browser.search }

  func subject(in state: BrowserState) -> Favorite? {
    hits.indices.contains(selection) ? Favorite(hits[selection]) : nil
  }

  func needsAllLineUps(in state: BrowserState) -> Bool { true }

  func kind(in state: BrowserState) -> ListKind { .hits }

  func count(in state: BrowserState) -> Int { hits.count }

  mutating func select(_ entry: ListEntry?, in state: BrowserState) {
    hits = state.searchHits(for: self)
    selection = hits.firstIndex { .subject(Favorite($0)) == entry } ?? 0
  }

  func head(in view: LinearView, isMarked: Bool) -> [String] { [view.path] + view.head(of: self) }

  func entries(in state: BrowserState) -> [LinearEntry] { hits.map { state.entry(for: $0) } }

  func selectedIndex(in state: BrowserState) -> Int { selection }
}

extension BrowserState {
  /// The groups and members for a search's text, best first by default. Until all line-ups are
  /// loaded, only groups are found. An empty text with a filter matches every record.
  func searchHits(for search: BrowserSearch) -> [SearchHit] {
    let all =
      allLineUps.value
      ?? SearchableLineUps(
        catalog.value?.groups.map { LineUp(group: $0, members: []) } ?? [])
    let isFiltered = !search.controls.filter.text.isEmpty
    var hits =
      isFiltered && NormalizedText(search.field.text).isEmpty
      ? all.search.everything : Array(all.search.hits(for: search.field.text))
    if isFiltered {
      let filter = filter(search.controls)
      if !NormalizedText(filter.names).isEmpty {
        let ids = Set(all.search.hits(for: filter.names).map(\.id))
        hits = hits.filter { ids.contains($0.id) }
      }
      hits = hits.filter { hit in
        if let member = hit.member { return filter.accepts(member, of: hit.group) }
        guard filter.filtersSongs, !filter.filtersMembers else { return filter.accepts(hit.group) }
        return filter.accepts(hit.group, with: lineUp(of: hit.group.id).value)
      }
    }
    return order(of: .hits).sorted(hits, id: \.id) { hit, key in
      key == .group
        ? hit.group.sortKey(.name, in: language)
        : hit.member?.sortKey(key, in: language) ?? hit.group.sortKey(key, in: language)
    }
  }
}

extension BrowserState {
  /// Shows a search with the hits for its text and its filter.
  mutating func updateSearch(_ search: BrowserSearch) {
    var search = search
    search.hits = searchHits(for: search)
    search.selection = max(0, min(search.selection, search.hits.count - 1))
    screen = .search(search)
  }

  /// Shows a search after its text changed, with the best hit selected.
  mutating func searchAgain(_ search: BrowserSearch) {
    var search = search
    search.selection = 0
    updateSearch(search)
  }

  /// Edits the text of a search. A colon opens the filter line, since no name needs it. Returns
  /// `nil` for keys with the same meaning on all screens.
  mutating func handle(_ key: Key, in search: BrowserSearch) -> [BrowserEffect]? {
    var search = search
    switch key {
    case .character(":"): return nil
    case .backspace where search.field.text.isEmpty: return goBack()
    default: break
    }
    let text = search.field.text
    guard search.field.edit(with: key) else { return nil }
    if search.field.text == text {
      screen = .search(search)
    } else {
      searchAgain(search)
    }
    return []
  }

  /// Moves in the list of hits.
  mutating func perform(_ action: BrowserAction, in search: BrowserSearch) -> [BrowserEffect] {
    var search = search
    if let moved = selection(search.selection, after: action, count: search.hits.count) {
      search.selection = moved
      screen = .search(search)
    }
    switch action {
    case .open, .openItem:
      guard search.hits.indices.contains(search.selection) else { return [] }
      return open(Favorite(search.hits[search.selection]))
    default: return []
    }
  }
}

extension BrowserView {
  /// Draws the typed text with the terminal's cursor, and the hits below.
  func drawSearch(_ search: BrowserSearch, in area: CellArea, on frame: inout BrowserFrame) {
    frame.putTextField(
      search.field, prompt: "/ ", hasCursor: !search.controls.isTyping, in: area.row(0))
    var rest = area.dropping(rows: state.showsListStatus ? 2 : 1)
    if showsLoadingStatus {
      rest = drawStatusRows(of: state.allLineUps, labels.loadingMembers, in: rest, on: &frame)
    } else if area.height > 3 {
      frame.put(summary(of: search), in: rest.row(0), .dim)
      rest = rest.dropping(rows: area.height > 8 ? 2 : 1)
    }
    let items = search.hits.enumerated().map { index, hit -> ListItem in
      var item = item(for: Favorite(hit), member: hit.member, index: index)
      item.isFavorite = state.favorites.contains(Favorite(hit))
      // A hit by birth name, alias, fandom, or song also shows the matching text.
      if !"\(item.text) · \(item.detail)".contains(hit.text) { item.detail += " · \(hit.text)" }
      return item
    }
    frame.putList(
      items, selection: search.selection, in: rest
    ) { .openItem(row: $0, column: 0) }
  }

  /// Whether all line-ups are missing and take a while. Local ones load too fast for a status.
  private var showsLoadingStatus: Bool {
    guard state.allLineUps.value == nil else { return false }
    return !state.settings.isLocal || state.allLineUps.requestID == nil
  }

  private func summary(of search: BrowserSearch) -> String {
    let isUnlimited = search.controls.filter.text.isEmpty
    if NormalizedText(search.field.text).isEmpty, isUnlimited { return labels.searchPrompt }
    if search.hits.isEmpty { return labels.noResults }
    // The line of the filter has the number.
    guard isUnlimited else { return "" }
    return labels.found(search.hits.count)
  }
}

/// A search, line by line.
extension LinearView {
  fileprivate func head(of search: BrowserSearch) -> [String] {
    let isEmpty = NormalizedText(search.field.text).isEmpty && !search.controls.isActive
    let summary = isEmpty ? labels.searchPrompt : labels.found(entries.count)
    return ["\(labels.linear.search): \(search.field.text)"] + listStatus
      + status(of: state.allLineUps, labels.loadingMembers) + [summary]
  }
}

extension BrowserState {
  /// A hit by birth name, alias, fandom, or song also shows the matching text.
  fileprivate func entry(for hit: SearchHit) -> LinearEntry {
    let facts = facts(of: Favorite(hit)).compactMap(\.self)
    let isShown = facts.contains { $0.contains(hit.text) }
    return LinearEntry(lineSubject(of: Favorite(hit)), facts + (isShown ? [] : [hit.text]))
  }
}
