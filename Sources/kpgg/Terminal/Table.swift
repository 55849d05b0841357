/// A table that is aligned by terminal cells and fitted to a width.
///
/// Cells can hold untrusted text: the table makes it safe.
struct Table: Sendable {
  var columns: [Column]
  var rows: [Row]

  struct Column: Sendable {
    var title: String
    var alignment = CellAlignment.leading
    var overflow = Overflow.cut
    var importance = Importance.essential
  }

  /// The treatment of text that is wider than its column.
  enum Overflow: Sendable {
    /// Cuts the text and adds `…`.
    case cut
    /// Cuts like ``cut``, but keeps this many cells while other columns can shrink or be dropped.
    /// For names, which need a readable part.
    case cutDown(to: Int)
    /// Continues the text on further lines in the same column.
    case wrap
    /// Keeps the whole text while other columns can shrink, or any can be dropped. Then it cuts.
    /// For dates, which are useless in part.
    case keep
  }

  /// The order in which columns are dropped if they cannot all be readable.
  enum Importance: Sendable {
    /// The column stays while it has at least one cell.
    case essential
    /// The column with the lowest rank is dropped first; among equal ranks, the rightmost.
    case droppable(rank: Int)
  }

  struct Row: Sendable {
    /// The texts of the columns, in order. Missing ones are empty; extra ones are ignored.
    let cells: [String]
    /// Whether the row is less prominent, as for a former member.
    var isDimmed = false
  }

  /// The header and the rows as lines without line ends or trailing spaces.
  ///
  /// Without a width (for a pipe), every column is as wide as its widest cell. With a width, no
  /// line is wider: first the widest columns shrink while they stay readable; then droppable
  /// columns are dropped; then the others shrink to one cell; then the rightmost are dropped. A
  /// width below 1 counts as 1. Color does not affect the layout.
  func lines(width: Int?, painter: Painter) -> [String] {
    guard !columns.isEmpty else { return [] }
    let titles = columns.map { MeasuredText($0.title) }
    let cells = rows.map { row in row.cells.prefix(columns.count).map { MeasuredText($0) } }
    var natural = titles.map(\.width)
    for row in cells {
      for (index, cell) in row.enumerated() { natural[index] = max(natural[index], cell.width) }
    }
    let layout = TableLayout(
      naturalWidths: natural, overflows: columns.map(\.overflow),
      importances: columns.map(\.importance), width: width)
    var lines = [TableLine(layout: layout, columns: columns).header(titles, painter: painter)]
    for (row, cells) in zip(rows, cells) {
      let line = TableLine(layout: layout, columns: columns)
      lines += line.body(cells, isDimmed: row.isDimmed, painter: painter)
    }
    return lines
  }
}

/// Formats the cells of a row as lines of a layout.
private struct TableLine: Sendable {
  let layout: TableLayout
  let columns: [Table.Column]

  /// The titles in one line, cut to their columns.
  func header(_ titles: [MeasuredText], painter: Painter) -> String {
    let texts = layout.slots.map { titles[$0.column].cut(toCells: $0.width) }
    return line(texts, styles: layout.slots.map { _ in .bold }, painter: painter)
  }

  /// The lines of a row: as many as its longest wrapped cell needs, at least one.
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
    let height = stacks.reduce(1) { max($0, $1.count) }
    return (0..<height).map { level in
      let texts = stacks.map { level < $0.count ? $0[level] : MeasuredText("") }
      return line(texts, styles: styles, painter: painter)
    }
  }

  /// Adds unstyled spaces between texts, and none at the end.
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
