import KPGGCore

/// The filter and the order of lists.
extension BrowserState {
  /// Opens the filter line, or goes on editing it.
  mutating func startFilter() {
    guard screen.controls != nil else {
      notice = language.words.browser.nothingToFilter
      return
    }
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

  /// Changes what lists show, on hidden screens as well. Each selected entry stays selected; if it
  /// disappears, the first one is selected.
  mutating func changeList(_ change: (inout BrowserState) -> Void) {
    let selected = screens.map { selectedEntry(of: $0) }
    change(&self)
    screens = zip(screens, selected).map { listing(again: $0, selecting: $1) }
  }

  /// The selected entry of the visible list.
  var selectedEntry: ListEntry? { selectedEntry(of: screen) }

  private func selectedEntry(of screen: BrowserScreen) -> ListEntry? {
    guard case .group(let shown) = screen else { return subject(of: screen).map { .subject($0) } }
    if let song = selectedSong(of: shown) { return .song(song) }
    let members = visibleMembers(of: shown)
    guard members.indices.contains(shown.selection) else { return nil }
    return .subject(.member(members[shown.selection].id))
  }

  /// A screen with its list as it is now, and with an entry selected.
  private func listing(
    again screen: BrowserScreen, selecting entry: ListEntry?
  ) -> BrowserScreen {
    switch screen {
    case .home(var home):
      select(entry, in: &home)
      return .home(home)
    case .group(var shown):
      let members = visibleMembers(of: shown).map { ListEntry.subject(.member($0.id)) }
      let entries = members + visibleSongs(of: shown).map { .song($0) }
      shown.selection = entries.firstIndex { $0 == entry } ?? 0
      return .group(shown)
    case .favorites(var shown):
      shown.selection = visible(shown).firstIndex { .subject($0) == entry } ?? 0
      return .favorites(shown)
    case .search(var search):
      search.hits = searchHits(for: search)
      search.selection = search.hits.firstIndex { .subject(Favorite($0)) == entry } ?? 0
      return .search(search)
    case .profile, .changes, .palette: return screen
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
