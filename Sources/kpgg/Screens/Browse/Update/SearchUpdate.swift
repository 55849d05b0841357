import KPGGCore

extension BrowserState {
  /// Shows a search with the hits for its text and its filter.
  mutating func updateSearch(_ search: SearchState) {
    var search = search
    search.hits = searchHits(for: search)
    search.selection = max(0, min(search.selection, search.hits.count - 1))
    screen = .search(search)
  }

  /// Shows a search after its text changed, with the best hit selected.
  mutating func searchAgain(_ search: SearchState) {
    var search = search
    search.selection = 0
    updateSearch(search)
  }

  /// Edits the text of a search. A colon opens the filter line, since no name needs it. Returns
  /// `nil` for keys with the same meaning on all screens.
  mutating func handle(_ key: Key, in search: SearchState) -> [BrowserEffect]? {
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
  mutating func perform(_ action: BrowserAction, in search: SearchState) -> [BrowserEffect] {
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
