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
    /// The column with the lowest rank is dropped first; among equal ranks, the rightmost. A column
    /// whose cells are all empty is not shown.
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
  /// Without a width (for a pipe), nothing is cut. Every column is as wide as its widest cell, but not
  /// wider than 100 cells: a longer text moves the rest of its line to the right. With a width, no line
  /// is wider: first the widest columns shrink while they stay readable; then droppable
  /// columns are dropped; then the others shrink to one cell; then the rightmost are dropped. A
  /// width below 1 counts as 1. Color does not affect the layout.
  func lines(width: Int?, painter: Painter) -> [String] {
    var lines: [String] = []
    writeLines(width: width, painter: painter) { lines.append($0) }
    return lines
  }

  /// Passes each line of ``lines(width:painter:)`` to a closure.
  func writeLines(width: Int?, painter: Painter, to write: (String) -> Void) {
    guard !columns.isEmpty else { return }
    let titles = columns.map { MeasuredText($0.title) }
    var natural = columns.map { _ in 0 }
    for row in rows {
      for (index, cell) in row.cells.prefix(columns.count).enumerated() {
        natural[index] = max(natural[index], MeasuredText(cell).width)
      }
    }
    for (index, column) in columns.enumerated() {
      if natural[index] == 0, case .droppable = column.importance, !rows.isEmpty { continue }
      natural[index] = max(natural[index], titles[index].width)
    }
    // Otherwise, one long text would lengthen all lines.
    if width == nil { natural = natural.map { min($0, TableLayout.widestInPipe) } }
    let layout = TableLayout(
      naturalWidths: natural, overflows: columns.map(\.overflow),
      importances: columns.map(\.importance), width: width)
    let header = layout.slots.map {
      width == nil ? titles[$0.column] : titles[$0.column].cut(toCells: $0.width)
    }
    write(line(header, .bold, layout, painter))
    for row in rows {
      // Keeping the measured cells of all rows would need more memory than measuring twice.
      let cells = row.cells.prefix(columns.count).map { MeasuredText($0) }
      let stacks = layout.slots.map { stack(of: cells, in: $0, isFitted: width != nil) }
      // A row has as many lines as its longest wrapped cell needs, at least one.
      for level in 0..<stacks.reduce(1, { max($0, $1.count) }) {
        let texts = stacks.map { level < $0.count ? $0[level] : MeasuredText("") }
        write(line(texts, row.isDimmed ? .dim : .plain, layout, painter))
      }
    }
  }

  /// The lines of a row's cell in a column of the layout.
  private func stack(
    of cells: [MeasuredText], in slot: TableLayout.Slot, isFitted: Bool
  ) -> [MeasuredText] {
    guard slot.column < cells.count else { return [] }
    let cell = cells[slot.column]
    guard isFitted else { return [cell] }
    return switch columns[slot.column].overflow {
    case .cut, .cutDown, .keep: [cell.cut(toCells: slot.width)]
    case .wrap: cell.wrapped(toCells: slot.width)
    }
  }

  /// Adds unstyled spaces between texts, and none at the end.
  private func line(
    _ texts: [MeasuredText], _ style: TextStyle, _ layout: TableLayout, _ painter: Painter
  ) -> String {
    var line = ""
    var pending = 0
    for (index, slot) in layout.slots.enumerated() {
      if index > 0 { pending += TableLayout.gap }
      let text = texts[index]
      let padding = max(0, slot.width - text.width)
      guard !text.text.isEmpty else {
        pending += padding
        continue
      }
      let isTrailing = columns[slot.column].alignment == .trailing
      line += String.spaces(pending + (isTrailing ? padding : 0))
      line += painter.paint(text.text, style)
      pending = isTrailing ? 0 : padding
    }
    return line
  }
}

/// The visible columns of a table and their widths.
struct TableLayout: Sendable {
  /// The minimum width of a readable column, unless all its texts are shorter.
  static let readableWidth = 8
  /// The minimum width of a readable column that wraps: a word or two.
  static let readableWrappedWidth = 12
  static let gap = 2
  /// The maximum width of a column in a pipe.
  static let widestInPipe = 100

  struct Slot: Hashable, Sendable {
    let column: Int
    let width: Int
  }

  /// The visible columns, left to right; at least one if the table has any.
  let slots: [Slot]

  /// Fits the columns to the width of a line; `nil` for no limit. A droppable column without any text has
  /// the natural width 0 and no slot.
  init(
    naturalWidths: [Int], overflows: [Table.Overflow], importances: [Table.Importance], width: Int?
  ) {
    var shown = naturalWidths.indices.filter { column in
      guard case .droppable = importances[column] else { return true }
      return naturalWidths[column] > 0
    }
    guard let width else {
      slots = shown.map { Slot(column: $0, width: naturalWidths[$0]) }
      return
    }
    let readableWidths = zip(naturalWidths, overflows).map { natural, overflow in
      switch overflow {
      case .cut: min(natural, Self.readableWidth)
      case .cutDown(let cells): min(natural, cells)
      case .wrap: min(natural, Self.readableWrappedWidth)
      case .keep: natural
      }
    }
    func isReadable() -> Bool { Self.total(shown.map { readableWidths[$0] }) <= width }
    while !isReadable(), let least = Self.leastImportant(of: shown, importances) {
      shown.removeAll { $0 == least }
    }
    while shown.count > 1, Self.total(shown.map { min(naturalWidths[$0], 1) }) > width {
      shown.removeLast()
    }
    let widths = Self.shrunk(
      shown.map { naturalWidths[$0] },
      notBelow: shown.map { isReadable() ? readableWidths[$0] : 0 },
      to: max(1, width) - Self.gap * (shown.count - 1))
    slots = zip(shown, widths).map { Slot(column: $0, width: $1) }
  }

  private static func total(_ widths: [Int]) -> Int {
    widths.reduce(gap * (widths.count - 1), +)
  }

  /// The column to drop next; `nil` if all are essential or only one is left.
  private static func leastImportant(
    of shown: [Int], _ importances: [Table.Importance]
  ) -> Int? {
    guard shown.count > 1 else { return nil }
    var least: (column: Int, rank: Int)?
    for column in shown {
      guard case .droppable(let rank) = importances[column] else { continue }
      if let rival = least, rival.rank < rank { continue }
      least = (column, rank)
    }
    return least?.column
  }

  /// Reduces the widths to a common limit, the highest one at which all columns fit the room. No
  /// width falls below its floor.
  ///
  /// The leftmost reduced columns receive the remaining cells.
  private static func shrunk(_ widths: [Int], notBelow floors: [Int], to room: Int) -> [Int] {
    func lowered(to limit: Int) -> [Int] {
      zip(widths, floors).map { width, floor in max(min(width, limit), floor) }
    }
    var low = 0
    var high = room
    while low < high {
      let middle = low + (high - low + 1) / 2
      if lowered(to: middle).reduce(0, +) <= room {
        low = middle
      } else {
        high = middle - 1
      }
    }
    var shrunk = lowered(to: low)
    var rest = room - shrunk.reduce(0, +)
    for index in shrunk.indices where rest > 0 && shrunk[index] < widths[index] {
      shrunk[index] += 1
      rest -= 1
    }
    return shrunk
  }
}
