import KPGGCore

extension BrowserView {
  /// Draws the changes that a refresh found: `+` for added, `-` for removed, and `~` for changed
  /// records.
  func drawChanges(_ shown: ChangesState, in area: CellArea, on frame: inout BrowserFrame) {
    frame.put(labels.changed(shown.changes.count), in: area.row(0), .dim)
    let items = shown.changes.enumerated().map { index, change in
      ListItem(text: writer.line(for: change).text, style: .plain, index: index)
    }
    frame.putList(
      items, selection: shown.selection, in: area.dropping(rows: area.height > 8 ? 2 : 1)
    ) { .openItem(row: $0, column: 0) }
  }
}
