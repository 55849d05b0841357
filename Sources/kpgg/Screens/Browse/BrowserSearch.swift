import KPGGCore

struct BrowserSearch: Equatable, Sendable {
  var field = TextField()
  var hits: [SearchHit] = []
  var selection = 0
  var controls = ListControls()
}

extension BrowserSearch: BrowserList, SelectablePage {
  var screen: BrowserScreen { .search(self) }
  var readsLetters: Bool { true }

  func title(in state: BrowserState) -> String { state.language.words.browser.search }

  func entries(in state: BrowserState) -> [ListEntry] { hits.map { ListEntry($0) } }

  func selectedEntry(in state: BrowserState) -> ListEntry? {
    hits.indices.contains(selection) ? ListEntry(hits[selection]) : nil
  }

  func needsAllLineUps(in state: BrowserState) -> Bool { true }

  func kind(in state: BrowserState) -> ListKind { .hits }

  mutating func select(_ entry: ListEntry?, in state: BrowserState) {
    hits = state.searchHits(for: self)
    selection = entries(in: state).firstIndex { $0.isSame(as: entry) } ?? 0
  }

  func head(in view: LinearView, isMarked: Bool) -> [String] {
    let isEmpty = NormalizedText(field.text).isEmpty && !controls.isActive
    return [view.path, "\(view.labels.linear.search): \(field.text)"] + view.listStatus
      + view.status(of: view.state.allLineUps, view.labels.loadingMembers)
      + [isEmpty ? view.labels.searchPrompt : view.labels.found(hits.count)]
  }

  func lines(in state: BrowserState) -> [LinearEntry] {
    hits.map { LinearEntry(ListEntry($0), state.facts(of: $0)) }
  }
}

extension ListEntry {
  fileprivate init(_ hit: SearchHit) {
    self =
      hit.member.map { .member($0.id, $0) } ?? hit.song.map { .song($0, of: hit.group.id) }
      ?? hit.unit.map { .unit($0, of: hit.group.id) } ?? .group(hit.group)
  }
}

extension BrowserState {
  /// The records for a search's text, best first by default. Until all line-ups are loaded, only groups
  /// and their hit songs are found. An empty text with a filter matches every record but units.
  func searchHits(for search: BrowserSearch) -> [SearchHit] {
    let all =
      allLineUps.value
      ?? SearchableLineUps(
        catalog.value?.groups.map { LineUp(group: $0, checkedMembers: []) } ?? [])
    let isFiltered = !search.controls.filter.text.isEmpty
    var hits =
      isFiltered && NormalizedText(search.field.text).isEmpty
      ? all.search.everything([.group, .member, .song]) : all.search.hits(for: search.field.text)
    if isFiltered {
      let filter = filter(search.controls)
      if !NormalizedText(filter.names).isEmpty {
        let ids = Set(all.search.rankedHits(for: filter.names).map(\.id))
        hits = hits.filter { ids.contains($0.id) }
      }
      hits = hits.filter { hit in
        if let member = hit.member { return filter.accepts(member, of: hit.group) }
        if let song = hit.song { return filter.accepts(song, of: hit.group) }
        return filter.accepts(hit.group)
      }
    }
    return order(of: .hits).sorted(hits, id: \.id.description) { hit, key in
      let name = key == .group ? hit.group.name(in: language) : hit.name(in: language)
      return .text(NormalizedText(name))
    }
  }

  /// A hit by birth name, alias, or fandom also shows the matching text.
  fileprivate func facts(of hit: SearchHit) -> [String] {
    let facts = facts(of: ListEntry(hit)).compactMap(\.self)
    return facts + (facts.contains { $0.contains(hit.text) } ? [] : [hit.text])
  }

  mutating func updateSearch(_ search: BrowserSearch) {
    var search = search
    search.hits = searchHits(for: search)
    search.selection = max(0, min(search.selection, search.hits.count - 1))
    screen = .search(search)
  }
}

extension BrowserView {
  mutating func draw(_ search: BrowserSearch) {
    let area = layout.content
    frame.putTextField(
      search.field, prompt: "/ ", hasCursor: !search.controls.isTyping, in: area.row(0))
    var rest = area.dropping(rows: state.showsListStatus ? 2 : 1)
    if showsLoadingStatus {
      rest = drawStatusRows(of: state.allLineUps, labels.loadingMembers, in: rest)
    } else if area.height > 3 {
      frame.put(summary(of: search), in: rest.row(0), .dim)
      rest = rest.dropping(rows: area.height > 8 ? 2 : 1)
    }
    let items = search.hits.enumerated().map { index, hit in
      ListItem(state.facts(of: hit), index: index, isFavorite: isFavorite(ListEntry(hit)))
    }
    drawList(items, selection: search.selection, in: rest)
  }

  /// Whether all line-ups are missing and take a while. Local ones load too fast for a status.
  private var showsLoadingStatus: Bool {
    guard state.allLineUps.value == nil else { return false }
    return !state.settings.isLocal || !state.allLineUps.isInProgress
  }

  private func summary(of search: BrowserSearch) -> String {
    let isUnlimited = search.controls.filter.text.isEmpty
    if NormalizedText(search.field.text).isEmpty, isUnlimited { return labels.searchPrompt }
    if search.hits.isEmpty { return noResults(for: search.field.text) }
    // The line of the filter has the number.
    guard isUnlimited else { return "" }
    return labels.found(search.hits.count)
  }
}
