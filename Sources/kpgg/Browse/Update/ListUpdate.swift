import KPGGCore

/// The filter and the order of lists.
extension BrowserState {
  /// Opens the filter line, or goes on editing it.
  mutating func startFilter() {
    screen.controls?.isTyping = true
  }

  /// Applies a key to the open filter line. Returns `nil` for keys with the same meaning as in the
  /// list, such as the vertical arrows.
  mutating func editFilter(_ controls: ListControls, with key: Key) -> [BrowserEffect]? {
    var controls = controls
    switch key {
    case .enter: controls.isTyping = false
    case .escape: controls = ListControls()
    case .backspace where controls.filter.text.isEmpty: controls = ListControls()
    default: guard controls.filter.edit(with: key) else { return nil }
    }
    return setControls(controls)
  }

  /// Shows the whole list again, with the same selection.
  mutating func clearFilter() -> [BrowserEffect] { setControls(ListControls()) }

  mutating func setControls(_ controls: ListControls) -> [BrowserEffect] {
    changeList { $0.screen.controls = controls }
    return cancelUnneededRequests() + loadWhatIsNeeded()
  }

  /// Chooses the next order of the list.
  mutating func sort() {
    guard let kind = listKind else { return }
    changeList { $0.orders[kind] = $0.order(of: kind).next(of: kind) }
  }

  /// Turns the order of the list around.
  mutating func reverseOrder() {
    guard let kind = listKind else { return }
    changeList { $0.orders[kind, default: ListOrder()].isReversed.toggle() }
  }

  /// Changes what a list shows. The selected entry stays selected; if it disappears, the first one
  /// is selected.
  mutating func changeList(_ change: (inout BrowserState) -> Void) {
    let selected = selectedEntry
    change(&self)
    if case .search(let search) = screen { updateSearch(search) }
    select(selected)
  }

  /// The selected entry of the list.
  var selectedEntry: ListEntry? {
    guard case .group(let shown) = screen else { return subject.map { .subject($0) } }
    if let song = selectedSong(of: shown) { return .song(song) }
    let members = visibleMembers(of: shown)
    guard members.indices.contains(shown.selection) else { return nil }
    return .subject(.member(members[shown.selection].id))
  }

  private mutating func select(_ entry: ListEntry?) {
    switch screen {
    case .home(var home):
      select(entry, in: &home)
      screen = .home(home)
    case .group(var shown):
      let members = visibleMembers(of: shown).map { ListEntry.subject(.member($0.id)) }
      let entries = members + visibleSongs(of: shown).map { .song($0) }
      shown.selection = entries.firstIndex { $0 == entry } ?? 0
      screen = .group(shown)
    case .favorites(var shown):
      shown.selection = visible(shown).firstIndex { .subject($0) == entry } ?? 0
      screen = .favorites(shown)
    case .search(var search):
      search.selection = search.hits.firstIndex { .subject(Favorite($0)) == entry } ?? 0
      screen = .search(search)
    case .profile, .changes, .palette: break
    }
  }

  /// Selects an entry in its row, else in another row: the featured group also has a section.
  private func select(_ entry: ListEntry?, in home: inout HomeState) {
    let rows = rows(of: home)
    let column = { (row: Int) in
      rows[row].entries.firstIndex { .subject($0.favorite) == entry }
    }
    let indices = Array(rows.indices)
    let row = (indices.filter { $0 == home.row } + indices).first { column($0) != nil } ?? 0
    home.row = row
    home.columns = rows.isEmpty ? [:] : [row: column(row) ?? 0]
  }
}
