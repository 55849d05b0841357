import KPGGCore

/// The filter line of a screen with a list.
struct ListControls: Hashable, Sendable {
  var filter = TextField()
  var isTyping = false
  /// The entry that was selected when the typing began; `nil` for the first one.
  var chosenEntry: ListEntry?

  var isActive: Bool { isTyping || !filter.text.isEmpty }
}

extension BrowserState {
  mutating func startFilter() {
    guard screen.controls != nil else {
      notice = language.words.browser.nothingToFilter
      return
    }
    let isFirst = screen.page.selectedIndex(in: self) <= screen.page.firstSelection
    let entry = isFirst ? nil : screen.page.selectedEntry(in: self)
    screen.controls?.chosenEntry = entry
    screen.controls?.isTyping = true
  }

  /// Changes the filter. An entry that the user selected stays selected while it matches. Otherwise, the
  /// entry from before the typing is selected, or the first match.
  mutating func setControls(_ controls: ListControls) -> [BrowserEffect] {
    let old = screen.controls
    let isChosen = screen.page.selectedIndex(in: self) > 0
    var controls = controls
    if isChosen, controls.isTyping {
      controls.chosenEntry = screen.page.selectedEntry(in: self)
    }
    changeList { [controls] in $0.screen.controls = controls }
    if !isChosen, let old, old.isTyping, var list = screen.page as? any BrowserList {
      list.select(old.chosenEntry, in: self)
      screen = list.screen
    }
    selectFirstMatch(of: controls)
    return cancelUnneededRequests() + loadWhatIsNeeded()
  }

  /// Selects the first match of a typed filter in place of a group's title.
  private mutating func selectFirstMatch(of controls: ListControls) {
    guard controls.isTyping, !controls.filter.text.isEmpty, case .group(var group) = screen,
      group.selection == BrowserGroup.titleSelection
    else { return }
    group.selection = 0
    screen = .group(group)
  }

  mutating func sort() -> [BrowserEffect] {
    changeOrder { $0 = $0.next(of: $1) }
  }

  mutating func reverseOrder() -> [BrowserEffect] {
    changeOrder { order, _ in order.isReversed.toggle() }
  }

  private mutating func changeOrder(
    _ change: (inout ListOrder, ListKind) -> Void
  ) -> [BrowserEffect] {
    guard let kind = listKind else { return [] }
    var order = order(of: kind)
    change(&order, kind)
    changeList { $0.orders[kind] = order }
    return [.remember(BrowserMemory(orders: [kind: order]))]
  }

  mutating func switchLanguage() -> [BrowserEffect] {
    changeList { $0.language = $0.language.next }
    updateNews()
    return [.remember(BrowserMemory(language: language))]
  }

  /// Changes what lists show, on hidden screens as well. Each selected entry stays selected; if it
  /// disappears, the first one is selected, or a group's title.
  mutating func changeList(_ change: (inout BrowserState) -> Void) {
    let selected = screens.map { $0.page.selectedEntry(in: self) }
    change(&self)
    updateHomeRows()
    screens = zip(screens, selected).map { screen, entry in
      guard var list = screen.page as? any BrowserList else { return screen }
      list.select(entry, in: self)
      return list.screen
    }
  }
}

extension BrowserState {
  /// The kind of the list with the selection; `nil` on a screen without a list.
  var listKind: ListKind? { (screen.page as? any BrowserList)?.kind(in: self) }

  /// Whether the line is visible: the list has a filter or another order than its own.
  var showsListStatus: Bool {
    guard let controls = screen.controls, catalog.value != nil else { return false }
    return controls.isActive || !chosenOrders.isEmpty
  }

  /// The orders of the visible lists that are not their own ones.
  var chosenOrders: [(kind: ListKind, order: ListOrder)] {
    var kinds = listKind.map { [$0] } ?? []
    if case .group = screen { kinds = [.members, .songs] }
    return kinds.map { ($0, order(of: $0)) }.filter { $0.1 != ListOrder() }
  }
}

/// The line above a list: its filter and its order.
extension BrowserView {
  /// Draws the filter, and the number of matches and the order at the right.
  mutating func drawListStatus(in area: CellArea) {
    guard let controls = state.screen.controls else { return }
    let orders = state.chosenOrders.map { labels.sorted($0.kind, $0.order) }
    let order = orders.isEmpty ? nil : orders.joined(separator: " · ")
    var rest = area
    let typed = CellWidth.of(SafeText.of(controls.filter.text))
    // What was typed matters more than the notes.
    let filter = state.filter(controls)
    let note = note(on: filter, controls)
    var choices = [[note, order], [note]]
    if let short = filter.problem.flatMap(labels.shortProblem) {
      choices += [[short, order], [short]]
    }
    choices.append([filter.problem.map { _ in labels.invalidFilter }])
    for notes in choices {
      let text = notes.compactMap(\.self).joined(separator: " · ")
      guard typed + CellWidth.of(text) + 4 < area.width else { continue }
      rest = frame.putTrailing(text, in: area, .dim)
      break
    }
    guard controls.isActive else { return }
    rest.width -= 1
    frame.addTarget(rest, .filter)
    frame.putTextField(
      controls.filter, prompt: ": ", hasCursor: controls.isTyping, in: rest)
  }

  /// The number of matches, or the reason that a part of the filter has no effect.
  private func note(on filter: ListFilter, _ controls: ListControls) -> String? {
    guard controls.isActive else { return nil }
    guard !controls.filter.text.isEmpty else { return labels.filterPrompt }
    if let problem = filter.problem { return labels.problem(problem) }
    let count = state.screen.page.entries(in: state).count
    return count == 0 ? nil : labels.found(count)
  }
}

/// A kind of list. Each kind has one order, on all screens of the session.
enum ListKind: String, CaseIterable, Sendable {
  case groups, members, songs, favorites, hits

  /// The orders that make sense, the list's own order first.
  var keys: [ListOrder.Key] {
    switch self {
    case .groups: [.own, .name, .debut, .agency]
    case .members: [.own, .name, .birth, .height, .mbti]
    case .songs: [.own, .name]
    case .favorites, .hits: [.own, .name, .group]
    }
  }
}

struct ListOrder: Hashable, Sendable {
  /// The raw values are those of `--sort`.
  enum Key: String, CaseIterable, Sendable {
    /// The catalog's order; for songs and favorites the newest first, for hits the best first.
    case own = "default"
    case name, debut, agency, birth, height, mbti, group
  }

  var key = Key.own
  var isReversed = false

  /// The next order of a kind of list. It keeps the direction.
  func next(of kind: ListKind) -> ListOrder {
    let keys = kind.keys
    let index = keys.firstIndex(of: key) ?? 0
    return ListOrder(key: keys[(index + 1) % keys.count], isReversed: isReversed)
  }

  /// Sorts elements. Those without a value come last in both directions.
  func sorted<Element>(
    _ elements: [Element], id: (Element) -> String, by sortKey: (Element, Key) -> SortKey?
  ) -> [Element] {
    guard key != .own else { return isReversed ? elements.reversed() : elements }
    return elements.sorted(byKey: { sortKey($0, key) }, id: id, isReversed: isReversed)
  }
}

extension ListOrder {
  func sorted(_ groups: [GirlGroup], in language: Language) -> [GirlGroup] {
    sorted(groups, id: \.id.description) { group, key in group.sortKey(key, in: language) }
  }

  /// Sorts the current members and the former members separately.
  func sorted(_ members: [Member], in language: Language) -> [Member] {
    [members.filter { !$0.isFormer }, members.filter(\.isFormer)].flatMap { part in
      sorted(part, id: \.id.description) { member, key in member.sortKey(key, in: language) }
    }
  }

  func sorted(_ songs: [Song], in language: Language) -> [Song] {
    sorted(songs, id: \.title) { song, _ in .text(NormalizedText(song.title(in: language))) }
  }
}

extension GirlGroup {
  /// The value to sort by; `nil` if it is unknown, or if the order does not apply to groups.
  func sortKey(_ key: ListOrder.Key, in language: Language) -> SortKey? {
    switch key {
    case .name, .group: .text(NormalizedText(name(in: language)))
    case .debut: debutDate.map { .text(NormalizedText($0.description)) }
    case .agency: agencyName.map { .text(NormalizedText($0.text(in: language))) }
    case .own, .birth, .height, .mbti: nil
    }
  }
}

extension Member {
  /// The value to sort by; `nil` if it is unknown, or if the order does not apply to members.
  func sortKey(_ key: ListOrder.Key, in language: Language) -> SortKey? {
    switch key {
    case .name: .text(NormalizedText(name(in: language)))
    case .birth: birthDate.map { .text(NormalizedText($0.description)) }
    case .height: height.map { .number($0.centimeters) }
    case .mbti: mbti.map { .text(NormalizedText($0.description)) }
    case .own, .debut, .agency, .group: nil
    }
  }
}
