import KPGGCore
import KPGGQuiz

/// The filter line of a screen with a list.
struct ListControls: Hashable, Sendable {
  var filter = TextField()
  /// Whether keys edit the filter.
  var isTyping = false

  /// Whether the filter line is visible.
  var isActive: Bool { isTyping || !filter.text.isEmpty }
}

/// Something in a list that can be selected. It stays selected when the list changes its order.
enum ListEntry: Hashable, Sendable {
  case subject(Favorite)
  case song(Song)
}

/// The filter and the order of lists.
extension BrowserState {
  /// Opens the filter line, or edits it again.
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
    let selected = screens.map { $0.page.selectedEntry(in: self) }
    change(&self)
    screens = zip(screens, selected).map { screen, entry in
      guard var list = screen.page as? any BrowserList else { return screen }
      list.select(entry, in: self)
      return list.screen
    }
  }

  /// The selected entry of the visible list.
  var selectedEntry: ListEntry? { screen.page.selectedEntry(in: self) }
}

extension BrowserState {
  /// The selection of a list after an action; `nil` if the action does not move it.
  func selection(_ selection: Int, after action: BrowserAction, count: Int) -> Int? {
    let moved: Int
    switch action {
    case .move(.up), .previousRow: moved = selection - 1
    case .move(.down), .nextRow: moved = selection + 1
    case .page(.up): moved = selection - layout.pageLength
    case .page(.down): moved = selection + layout.pageLength
    case .first: moved = 0
    case .last: moved = count - 1
    case .openItem(let row, _): moved = row
    default: return nil
    }
    return max(0, min(moved, count - 1))
  }
}

/// The line above a list: its filter and its order.
extension BrowserState {
  /// The kind of the list with the selection; `nil` on a screen without a list.
  var listKind: ListKind? { (screen.page as? any BrowserList)?.kind(in: self) }

  /// The number of entries in the visible list.
  var visibleCount: Int { (screen.page as? any BrowserList)?.count(in: self) ?? 0 }

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
  func drawListStatus(in area: CellArea, on frame: inout BrowserFrame) {
    guard let controls = state.screen.controls else { return }
    let orders = state.chosenOrders.map { labels.sorted($0.kind, $0.order) }
    let order = orders.isEmpty ? nil : orders.joined(separator: " · ")
    var rest = area
    let typed = CellWidth.of(SafeText.of(controls.filter.text))
    // What was typed matters more than the notes.
    let problem = state.filter(controls).problem.map { _ in labels.invalidFilter }
    for notes in [[note(on: controls), order], [note(on: controls)], [problem, order], [problem]] {
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
  private func note(on controls: ListControls) -> String? {
    guard controls.isActive else { return nil }
    guard !controls.filter.text.isEmpty else { return labels.filterPrompt }
    if let problem = state.filter(controls).problem { return labels.problem(problem) }
    let count = state.visibleCount
    return count == 0 ? nil : labels.found(count)
  }
}
