import KPGGCore

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
