import KPGGCore

struct BrowserFavorites: Equatable, Sendable {
  var selection = 0
  var controls = ListControls()
}

extension BrowserFavorites: BrowserList, SelectablePage {
  var screen: BrowserScreen { .favorites(self) }

  func title(in state: BrowserState) -> String { state.language.words.browser.favorites }

  func entries(in state: BrowserState) -> [ListEntry] {
    state.visible(self).map { state.entry(of: $0) }
  }

  func neededLineUps(in state: BrowserState) -> [GroupID] {
    state.favorites.filter { $0.kind != .group }.map(\.groupID).reduce(into: []) { ids, id in
      let id = state.group(id).id
      if !ids.contains(id) { ids.append(id) }
    }
  }

  func kind(in state: BrowserState) -> ListKind { .favorites }

  func head(in view: LinearView, isMarked: Bool) -> [String] {
    guard !view.state.favorites.isEmpty else { return [view.path, view.labels.noFavorites] }
    let missing = view.state.missingLineUp.map { view.status(of: $0, view.labels.loadingMembers) }
    return [view.path] + view.listStatus + (missing ?? []) + view.emptyList("")
  }
}

extension BrowserState {
  /// The favorites that match the filter, by default the newest first.
  func visible(_ shown: BrowserFavorites) -> [Favorite] {
    let order = order(of: .favorites)
    guard shown.controls.isActive || order != ListOrder() else { return favorites }
    let filter = filter(shown.controls)
    let named = NameFilter(filter.names).filter(favorites) { favorite, add in
      add(favorite.id.description)
      entry(of: favorite).forEachName { name, _ in add(name) }
    }
    let accepted = named.filter { favorite in
      let group = group(favorite.groupID)
      let isAccepted: Bool? =
        switch favorite {
        case .group: filter.accepts(group)
        case .member(let id): member(id).map { filter.accepts($0, of: group) }
        case .song(_, let title):
          song(titled: title, of: group.id).map { filter.accepts($0, of: group) }
        }
      return isAccepted ?? !filter.hasTerms
    }
    return order.sorted(accepted, id: \.id.description) { favorite, key in
      let name = key == .group ? group(favorite.groupID).name(in: language) : name(of: favorite)
      return .text(NormalizedText(name))
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

  /// The first line-up that the visible screen needs and that is not loaded.
  fileprivate var missingLineUp: Loading<LineUp>? {
    neededLineUps.lazy.map { lineUp(of: $0) }.first { $0.value == nil }
  }
}

extension BrowserView {
  mutating func draw(_ shown: BrowserFavorites) {
    var area = layout.content
    guard !state.favorites.isEmpty else {
      for (y, line) in labels.noFavorites.wrapped(toCells: area.width).enumerated() {
        frame.put(line, in: area.row(y), .dim)
      }
      return
    }
    if let missing = state.missingLineUp {
      area = drawStatusRows(of: missing, labels.loadingMembers, in: area)
    }
    let entries = shown.entries(in: state)
    if entries.isEmpty { frame.put(labels.noResults, in: area.row(0)) }
    drawList(
      entries.enumerated().map { ListItem(state.facts(of: $1), index: $0) },
      selection: shown.selection, in: area)
  }
}
