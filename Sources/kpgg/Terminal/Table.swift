/// A listing in columns, aligned by terminal cells and fitted to the width at hand.
///
/// Cells may hold text from anywhere: the table passes each through ``SafeText``, once.
struct Table: Sendable {
  var columns: [Column]
  var rows: [Row]

  struct Column: Sendable {
    var title: String
    var alignment = CellAlignment.leading
    var overflow = Overflow.cut
    var importance = Importance.essential
  }

  /// What becomes of a cell's text that is wider than its column.
  enum Overflow: Sendable {
    /// It ends in `…`.
    case cut
    /// It ends in `…`, but with no fewer cells than these, as long as other columns can shrink or
    /// go: of a name less does not tell which it is.
    case cutDown(to: Int)
    /// It goes on in further lines under itself, the other cells blank.
    case wrap
    /// It does not come to that, as long as other columns can shrink or go, or this one can go:
    /// part of a date is of no use. Then it ends in `…`.
    case keep
  }

  /// Which columns go first when not all of them can be readable.
  enum Importance: Sendable {
    /// The column stays as long as it can have a single cell.
    case essential
    /// The lowest rank goes first; of equal ranks, the rightmost column.
    case droppable(rank: Int)
  }

  struct Row: Sendable {
    /// One a column, in order; missing ones are empty, surplus ones are not shown.
    let cells: [String]
    /// For what stands in the background, such as a former member.
    var isDimmed = false
  }

  /// The header and the rows as lines without line ends or trailing spaces.
  ///
  /// Without a width (a pipe) every column is as wide as its widest cell, and nothing is cut,
  /// wrapped or dropped. With one, no line takes more cells than that, whatever the content: the
  /// widest columns shrink first, as long as they stay readable; then droppable columns go; then
  /// the rest shrink to a single cell; then the rightmost are left off. A width below 1 counts as
  /// 1. Colour has no influence on any of this.
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
