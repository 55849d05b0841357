import KPGGCore
import KPGGQuiz

/// The selected row of the favorites.
struct BrowserFavorites: Hashable, Sendable {
  var selection = 0
  var controls = ListControls()
}

extension BrowserFavorites: BrowserList {
  var screen: BrowserScreen { .favorites(self) }

  func title(in state: BrowserState) -> String { state.language.words.browser.favorites }

  func subject(in state: BrowserState) -> Favorite? {
    let favorites = state.visible(self)
    return favorites.indices.contains(selection) ? favorites[selection] : nil
  }

  func neededLineUps(in state: BrowserState) -> [GroupID] {
    state.favorites.compactMap(\.memberID?.groupID).reduce(into: []) { ids, id in
      let id = state.group(id).id
      if !ids.contains(id) { ids.append(id) }
    }
  }

  func kind(in state: BrowserState) -> ListKind { .favorites }

  func count(in state: BrowserState) -> Int { state.visible(self).count }

  mutating func select(_ entry: ListEntry?, in state: BrowserState) {
    selection = state.visible(self).firstIndex { .subject($0) == entry } ?? 0
  }

  func head(in view: LinearView, isMarked: Bool) -> [String] {
    let state = view.state
    guard !state.favorites.isEmpty else { return [view.path, view.labels.noFavorites] }
    let lineUps = state.neededLineUps.lazy.map { state.lineUp(of: $0) }
    let missing = lineUps.first { $0.value == nil }
    return [view.path] + view.listStatus
      + (missing.map { view.status(of: $0, view.labels.loadingMembers) } ?? [])
      + view.emptyList("")
  }

  func entries(in state: BrowserState) -> [LinearEntry] {
    state.visible(self).map { LinearEntry(state.lineSubject(of: $0), state.facts(of: $0)) }
  }

  func selectedIndex(in state: BrowserState) -> Int { selection }
}

extension BrowserState {
  /// The favorites that match the filter, by default the newest first.
  func visible(_ shown: BrowserFavorites) -> [Favorite] {
    let order = order(of: .favorites)
    guard shown.controls.isActive || order != ListOrder() else { return favorites }
    let filter = filter(shown.controls)
    let named = NameFilter(filter.names).filter(favorites) { favorite, add in
      add(favorite.id)
      if let id = favorite.memberID {
        member(id)?.forEachName(add)
      } else {
        group(favorite.groupID).forEachName(add)
      }
    }
    let accepted = named.filter { favorite in
      let group = group(favorite.groupID)
      guard let id = favorite.memberID else { return filter.accepts(group) }
      return member(id).map { filter.accepts($0, of: group) } ?? !filter.hasTerms
    }
    return order.sorted(accepted, id: \.id) { favorite, key in
      let name = key == .group ? group(favorite.groupID).name(in: language) : name(of: favorite)
      return .text(NormalizedText(name))
    }
  }

  /// Moves in the list of favorites.
  mutating func perform(_ action: BrowserAction, in shown: BrowserFavorites) -> [BrowserEffect] {
    var shown = shown
    let count = visible(shown).count
    shown.selection = selection(shown.selection, after: action, count: count) ?? shown.selection
    screen = .favorites(shown)
    switch action {
    case .open, .openItem: return shown.subject(in: self).map { open($0) } ?? []
    default: return []
    }
  }

  mutating func update(_ favorites: [Favorite], toggled: Favorite?) {
    self.favorites = favorites
    if let toggled {
      let labels = language.words.browser
      let name = name(of: toggled)
      notice =
        favorites.contains(toggled) ? labels.favoriteAdded(name) : labels.favoriteRemoved(name)
    }
    guard case .favorites(var shown) = screen else { return }
    shown.selection = max(0, min(shown.selection, visible(shown).count - 1))
    screen = .favorites(shown)
  }
}

extension BrowserView {
  /// Draws the favorites, newest first.
  func drawFavorites(_ shown: BrowserFavorites, in area: CellArea, on frame: inout BrowserFrame) {
    guard !state.favorites.isEmpty else {
      for (y, line) in labels.noFavorites.wrapped(toCells: area.width)
        .enumerated()
      { frame.put(line, in: area.row(y), .dim) }
      return
    }
    let favorites = state.visible(shown)
    let items = favorites.enumerated().map { index, favorite in
      item(for: favorite, member: favorite.memberID.flatMap { state.member($0) }, index: index)
    }
    var rest = area
    let lineUps = state.neededLineUps.lazy.map { state.lineUp(of: $0) }
    if let missing = lineUps.first(where: { $0.value == nil }) {
      rest = drawStatusRows(of: missing, labels.loadingMembers, in: rest, on: &frame)
    }
    if favorites.isEmpty { frame.put(labels.noResults, in: rest.row(0)) }
    frame.putList(
      items, selection: shown.selection, in: rest
    ) { .openItem(row: $0, column: 0) }
  }

  /// The list item of a group or member, without its favorite mark.
  func item(for favorite: Favorite, member: Member?, index: Int) -> ListItem {
    let group = state.group(favorite.groupID)
    if case .group = favorite {
      let facts = [group.otherName(in: language), group.debut.map { String($0.year) }]
      return ListItem(
        text: group.name(in: language), style: .plain,
        detail: facts.compactMap(\.self).joined(separator: " · "), index: index)
    }
    let other =
      language.words.prefersHangul ? member?.stageName : member?.koreanStageName
    let name = member?.name(in: language) ?? state.name(of: favorite)
    let facts = [other == name ? nil : other, group.name(in: language)]
    return ListItem(
      text: name, style: .plain, detail: facts.compactMap(\.self).joined(separator: " · "),
      index: index)
  }
}
