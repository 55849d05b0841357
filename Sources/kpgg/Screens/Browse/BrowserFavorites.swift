import KPGGCore

struct BrowserFavorites: Equatable, Sendable {
  /// The favorites, newest first, and those that were removed while the page is open.
  private(set) var listed: [Favorite]
  var selection = 0
  var controls = ListControls()

  init(_ favorites: [Favorite], selection: Int = 0) {
    (listed, self.selection) = (favorites, selection)
  }

  /// Adds new favorites. Removed ones stay, so that the same key adds them again.
  mutating func list(_ favorites: [Favorite]) {
    let old = Set(listed)
    listed = favorites.filter { !old.contains($0) } + listed
  }
}

extension BrowserFavorites: BrowserList, SelectablePage {
  var screen: BrowserScreen { .favorites(self) }

  func title(in state: BrowserState) -> String { state.language.words.browser.favorites }

  func entries(in state: BrowserState) -> [ListEntry] {
    state.visible(self).map { state.entry(of: $0) }
  }

  func neededLineUps(in state: BrowserState) -> [GroupID] {
    var seen: Set<GroupID> = []
    return listed.filter { $0.kind != .group }.map { state.group($0.groupID).id }
      .filter { seen.insert($0).inserted }
  }

  func kind(in state: BrowserState) -> ListKind { .favorites }

  func lines(in state: BrowserState) -> [LinearEntry] {
    entries(in: state).map { LinearEntry($0, state.factsAndNotes(of: $0)) }
  }

  func head(in view: LinearView, isMarked: Bool) -> [String] {
    guard !listed.isEmpty else { return [view.path, view.labels.noFavorites] }
    let missing = view.state.missingLineUp.map { view.status(of: $0, view.labels.loadingMembers) }
    return [view.path] + view.listStatus + (missing ?? []) + view.emptyList("")
  }
}

extension Favorites.Entry {
  /// The tags in one text, and the note, as far as there are any.
  var noteTexts: [String] {
    (tags.isEmpty ? [] : [tags.map(\.text).joined(separator: ", ")])
      + (note.map { [$0.text] } ?? [])
  }
}

extension BrowserState {
  /// The facts of an entry, and the tags and the note of a favorite.
  fileprivate func factsAndNotes(of entry: ListEntry) -> [String?] {
    facts(of: entry) + (entry.favorite.flatMap { noteTexts[$0] } ?? [])
  }

  /// The tags and the note of a favorite with their labels.
  func noteFacts(of favorite: Favorite) -> [FactSheet.Fact] {
    guard noteTexts[favorite] != nil, let entry = savedFavorites.entry(of: favorite) else {
      return []
    }
    let labels = language.words.labels
    let tags = entry.tags.map(\.text).joined(separator: ", ")
    return (tags.isEmpty ? [] : [FactSheet.Fact(labels.tags, tags)])
      + (entry.note.map { [FactSheet.Fact(labels.note, $0.text)] } ?? [])
  }

  /// The listed favorites that match the filter, by default the newest first.
  func visible(_ shown: BrowserFavorites) -> [Favorite] {
    let order = order(of: .favorites)
    guard shown.controls.isActive || order != ListOrder() else { return shown.listed }
    let filter = filter(shown.controls)
    let named = NameFilter(filter.names).filter(shown.listed) { favorite, add in
      add(favorite.id.description)
      for text in noteTexts[favorite] ?? [] { add(text) }
      entry(of: favorite).forEachName { name, _ in add(name) }
    }
    let accepted = named.filter { favorite in
      guard filter.accepts(savedFavorites.entry(of: favorite)?.tags ?? []) else { return false }
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

  /// The first line-up that the visible screen needs and that is not loaded.
  fileprivate var missingLineUp: Loading<LineUp>? {
    neededLineUps.lazy.map { lineUp(of: $0) }.first { $0.value == nil }
  }
}

extension BrowserView {
  mutating func draw(_ shown: BrowserFavorites) {
    var area = layout.content
    guard !shown.listed.isEmpty else {
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
      entries.enumerated().map {
        ListItem(state.factsAndNotes(of: $1), index: $0, isFavorite: isFavorite($1))
      },
      selection: shown.selection, in: area)
  }
}
