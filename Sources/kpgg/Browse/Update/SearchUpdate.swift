import KPGGCore

extension BrowserState {
  /// Shows a search with the hits for its text.
  mutating func updateSearch(_ search: SearchState) {
    var search = search
    search.hits = searchHits(for: search.text)
    search.selection = max(0, min(search.selection, search.hits.count - 1))
    screen = .search(search)
  }

  /// The groups and members for a text, best first; only groups until all line-ups are loaded.
  private func searchHits(for text: String) -> [SearchHit] {
    if let all = allLineUps.value { return Array(all.search.hits(for: text)) }
    let groups = catalog.value?.groups.map { LineUp(group: $0, members: []) } ?? []
    return Array(CatalogSearch(groups).hits(for: text))
  }

  /// Edits the text of a search. Returns `nil` for keys with the same meaning on all screens.
  mutating func handle(_ key: Key, in search: SearchState) -> [BrowserEffect]? {
    switch key {
    case .character(let character): updateSearch(search.inserting(String(character)))
    case .control("u"): updateSearch(search.removing(search.caret))
    case .control("w"): updateSearch(search.removing(search.lengthOfWordBeforeCaret))
    case .backspace where search.text.isEmpty: return goBack()
    case .backspace: updateSearch(search.removing(1))
    case .delete where search.caret < search.text.count:
      updateSearch(search.movingCaret(to: search.caret + 1).removing(1))
    case .left, .control("b"): screen = .search(search.movingCaret(to: search.caret - 1))
    case .right, .control("f"): screen = .search(search.movingCaret(to: search.caret + 1))
    case .home, .control("a"): screen = .search(search.movingCaret(to: 0))
    case .end, .control("e"): screen = .search(search.movingCaret(to: search.text.count))
    case .up, .down, .pageUp, .pageDown, .tab, .backTab, .enter, .escape: return nil
    default: break
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
