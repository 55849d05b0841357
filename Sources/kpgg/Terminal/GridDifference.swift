/// The text and sequences (ECMA-48) that update a terminal from one grid to another.
///
/// Unchanged cells are skipped, except in short gaps, where moving the cursor takes more bytes.
/// After a character whose width differs between terminals, the cursor is positioned again to keep
/// the row aligned.
struct GridDifference: Sendable {
  /// The content of the terminal; `nil` if unknown, which clears the terminal first.
  let old: CellGrid?
  let new: CellGrid
  let isColored: Bool

  /// Gaps of fewer unchanged cells are written again instead of skipped.
  private static let shortestMove = 4

  /// The update; empty if nothing changed.
  var sequences: String {
    let old = old?.size == new.size ? old : nil
    var output = OutputCursor(isColored: isColored)
    if old == nil { output.clear() }
    for y in 0..<new.size.height {
      write(new.row(y), over: old?.row(y), y: y, to: &output)
    }
    output.resetStyle()
    return output.text
  }

  private func write(
    _ row: ArraySlice<CellGrid.Cell>, over old: ArraySlice<CellGrid.Cell>?, y: Int,
    to output: inout OutputCursor
  ) {
    let cells = Array(row)
    let shown = old.map(Array.init) ?? Array(repeating: .blank, count: cells.count)
    guard cells != shown else { return }
    // One sequence erases all trailing blanks.
    let end = (cells.lastIndex { $0 != .blank } ?? -1) + 1
    let erasable = shown.count - end >= Self.shortestMove && shown[end...].contains { $0 != .blank }
    let limit = erasable ? end : cells.count
    for x in 0..<limit where cells[x] != shown[x] && !cells[x].text.isEmpty {
      if output.y == y, let from = output.x, from < x, x - from < Self.shortestMove {
        for gap in from..<x where !cells[gap].text.isEmpty { output.write(cells[gap]) }
      }
      output.move(to: CellPoint(x: x, y: y))
      output.write(cells[x])
    }
    output.endLink()
    if erasable {
      output.move(to: CellPoint(x: end, y: y))
      output.eraseToEnd()
    }
  }
}

/// The output so far, and the terminal's state after it: the cursor's position, style, and link.
private struct OutputCursor {
  let isColored: Bool
  var text = ""
  /// The column; `nil` if terminals disagree about it.
  var x: Int?
  var y = 0
  private var style = TextStyle.plain
  private var link: TerminalLink?
  private var colors: CellColors?

  init(isColored: Bool) { self.isColored = isColored }

  mutating func clear() { text += "\u{1B}[0m\u{1B}[2J" }

  mutating func move(to point: CellPoint) {
    if x == point.x, y == point.y { return }
    text += "\u{1B}[\(point.y + 1);\(point.x + 1)H"
    (x, y) = (point.x, point.y)
  }

  mutating func write(_ cell: CellGrid.Cell) {
    // A gap can end with a character of uncertain width.
    guard let column = x else { return }
    set(cell.style, cell.colors)
    set(cell.link)
    text += cell.text
    x = Self.certainWidth(of: cell.text).map { column + $0 }
  }

  mutating func eraseToEnd() {
    resetStyle()
    text += "\u{1B}[K"
  }

  mutating func resetStyle() { set(.plain) }

  mutating func endLink() { set(nil) }

  private mutating func set(_ wanted: TerminalLink?) {
    guard wanted != link else { return }
    link = wanted
    text += TerminalCommand.link(wanted)
  }

  private mutating func set(_ wanted: TextStyle, _ wantedColors: CellColors? = nil) {
    guard isColored, wanted != style || wantedColors != colors else { return }
    (style, colors) = (wanted, wantedColors)
    let parameters = ["0", wanted.parameters, wantedColors?.parameters ?? ""].filter { !$0.isEmpty }
    text += "\u{1B}[\(parameters.joined(separator: ";"))m"
  }

  /// The width, if it is the same in all terminals: ASCII and Hangul syllables.
  private static func certainWidth(of text: String) -> Int? {
    if text.utf8.count == 1 { return 1 }
    guard text.unicodeScalars.count == 1, let scalar = text.unicodeScalars.first else { return nil }
    return ("가"..."힣").contains(scalar) ? 2 : nil
  }
}
