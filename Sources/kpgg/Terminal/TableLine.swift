/// Turns one row's cells into printed lines, at the places that a layout gives them.
struct TableLine: Sendable {
  let layout: TableLayout
  let columns: [Table.Column]

  /// The titles in one line, cut where their columns are narrower.
  func header(_ titles: [MeasuredText], painter: Painter) -> String {
    let texts = layout.slots.map { titles[$0.column].cut(toCells: $0.width) }
    return line(texts, styles: layout.slots.map { _ in .bold }, painter: painter)
  }

  /// As many lines as the row's longest wrapped cell needs, one at least.
  func body(_ cells: [MeasuredText], isDimmed: Bool, painter: Painter) -> [String] {
    let styles = layout.slots.map { _ in isDimmed ? TextStyle.dim : .plain }
    let stacks = layout.slots.map { slot -> [MeasuredText] in
      guard slot.column < cells.count else { return [] }
      let cell = cells[slot.column]
      return switch columns[slot.column].overflow {
      case .cut, .cutDown, .keep: [cell.cut(toCells: slot.width)]
      case .wrap: cell.wrapped(toCells: slot.width)
      }
    }
    let height = max(1, stacks.map(\.count).max() ?? 1)
    return (0..<height).map { level in
      let texts = stacks.map { level < $0.count ? $0[level] : MeasuredText("") }
      return line(texts, styles: styles, painter: painter)
    }
  }

  /// Spaces are written only once a text follows them, so that none trail; and never painted.
  private func line(_ texts: [MeasuredText], styles: [TextStyle], painter: Painter) -> String {
    var line = ""
    var pending = 0
    for (index, slot) in layout.slots.enumerated() {
      if index > 0 { pending += TableLayout.gap }
      let text = texts[index]
      let padding = slot.width - text.width
      guard !text.text.isEmpty else {
        pending += padding
        continue
      }
      let isTrailing = columns[slot.column].alignment == .trailing
      line += String(repeating: " ", count: pending + (isTrailing ? padding : 0))
      line += painter.paint(text.text, styles[index])
      pending = isTrailing ? 0 : padding
    }
    return line
  }
}
