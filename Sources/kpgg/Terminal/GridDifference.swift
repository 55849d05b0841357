/// What to write to a terminal that shows one grid so that it shows another.
///
/// Cells that stay as they are are not written, but for short gaps, where moving would be longer.
/// The cursor is placed anew behind every character whose width terminals disagree about, so that
/// no such character can push a row out of line.
struct GridDifference: Sendable {
  /// What the terminal shows; `nil` where that is unknown, so that it is cleared first.
  let old: CellGrid?
  let new: CellGrid
  let isColored: Bool

  /// The longest run of unchanged cells that is written again.
  private static let shortestMove = 4

  /// The text and sequences (ECMA-48); empty where nothing changed.
  var sequences: String {
    let old = old?.size == new.size ? old : nil
    var pen = Pen(isColored: isColored)
    if old == nil { pen.clear() }
    for y in 0..<new.size.height {
      write(new.row(y), over: old?.row(y), y: y, with: &pen)
    }
    pen.finish()
    return pen.text
  }

  private func write(
    _ row: ArraySlice<CellGrid.Cell>, over old: ArraySlice<CellGrid.Cell>?, y: Int,
    with pen: inout Pen
  ) {
    let cells = Array(row)
    let shown = old.map(Array.init) ?? Array(repeating: .blank, count: cells.count)
    guard cells != shown else { return }
    // Where only blanks follow, they are erased together.
    let end = (cells.lastIndex { $0 != .blank } ?? -1) + 1
    let erasable = shown.count - end >= Self.shortestMove && shown[end...].contains { $0 != .blank }
    let limit = erasable ? end : cells.count
    for x in 0..<limit where cells[x] != shown[x] && !cells[x].text.isEmpty {
      if pen.y == y, let from = pen.x, from < x, x - from < Self.shortestMove {
        for gap in from..<x where !cells[gap].text.isEmpty { pen.write(cells[gap]) }
      }
      pen.move(to: CellPoint(x: x, y: y))
      pen.write(cells[x])
    }
    if erasable {
      pen.move(to: CellPoint(x: end, y: y))
      pen.eraseToEnd()
    }
  }
}

/// Where the terminal's cursor is, and in which style it writes.
private struct Pen {
  let isColored: Bool
  var text = ""
  /// `nil` where it is not known for certain.
  var x: Int?
  var y = 0
  private var style = TextStyle.plain

  init(isColored: Bool) { self.isColored = isColored }

  mutating func clear() { text += "\u{1B}[0m\u{1B}[2J" }

  mutating func move(to point: CellPoint) {
    if x == point.x, y == point.y { return }
    text += "\u{1B}[\(point.y + 1);\(point.x + 1)H"
    (x, y) = (point.x, point.y)
  }

  mutating func write(_ cell: CellGrid.Cell) {
    // A move within a gap may have left the cursor unknown.
    guard let column = x else { return }
    take(cell.style)
    text += cell.text
    x = Self.certainWidth(of: cell.text).map { column + $0 }
  }

  mutating func eraseToEnd() {
    take(.plain)
    text += "\u{1B}[K"
  }

  mutating func finish() { take(.plain) }

  private mutating func take(_ wanted: TextStyle) {
    guard isColored, wanted != style else { return }
    style = wanted
    text += wanted == .plain ? "\u{1B}[0m" : "\u{1B}[0;\(wanted.parameters)m"
  }

  /// ASCII takes one cell and a Hangul syllable two, everywhere.
  private static func certainWidth(of text: String) -> Int? {
    if text.utf8.count == 1 { return 1 }
    guard text.unicodeScalars.count == 1, let scalar = text.unicodeScalars.first else { return nil }
    return ("가"..."힣").contains(scalar) ? 2 : nil
  }
}
