/// The text and sequences (ECMA-48) that update a terminal from one grid to another.
///
/// Unchanged cells are skipped, except in short gaps, where moving the cursor takes more bytes.
/// After a character whose width differs between terminals, the cursor is positioned again to keep
/// the row aligned.
struct GridDifference: Sendable {
  /// Gaps of fewer unchanged cells are written again instead of skipped.
  private static let shortestMove = 4

  private let isColored: Bool
  /// The update; empty if nothing changed.
  private(set) var sequences = ""
  // The terminal after the update so far: the cursor's position, style, and link. The column is
  // `nil` if terminals disagree about it.
  private var x: Int?
  private var y = 0
  private var style = TextStyle.plain
  private var link: TerminalLink?
  private var colors: CellColors?

  /// Compares the content of the terminal, `nil` if unknown, with the new one. Another size and an
  /// unknown content clear the terminal first.
  init(old: CellGrid?, new: CellGrid, isColored: Bool) {
    self.isColored = isColored
    let old = old?.size == new.size ? old : nil
    if old == nil { sequences = "\u{1B}[0m\u{1B}[2J" }
    let blank = Array(repeating: CellGrid.Cell.blank, count: new.size.width)
    for y in 0..<new.size.height {
      write(Array(new.row(y)), over: old.map { Array($0.row(y)) } ?? blank, y: y)
    }
    set(.plain)
  }

  private mutating func write(_ cells: [CellGrid.Cell], over shown: [CellGrid.Cell], y: Int) {
    guard cells != shown else { return }
    // One sequence erases all trailing blanks.
    let end = (cells.lastIndex { $0 != .blank } ?? -1) + 1
    let erasable = shown.count - end >= Self.shortestMove && shown[end...].contains { $0 != .blank }
    let limit = erasable ? end : cells.count
    for x in 0..<limit where cells[x] != shown[x] && !cells[x].text.isEmpty {
      if self.y == y, let from = self.x, from < x, x - from < Self.shortestMove {
        for gap in from..<x where !cells[gap].text.isEmpty { write(cells[gap]) }
      }
      move(to: CellPoint(x: x, y: y))
      write(cells[x])
    }
    set(nil)
    guard erasable else { return }
    move(to: CellPoint(x: end, y: y))
    set(.plain)
    sequences += "\u{1B}[K"
  }

  private mutating func move(to point: CellPoint) {
    if x == point.x, y == point.y { return }
    sequences += "\u{1B}[\(point.y + 1);\(point.x + 1)H"
    (x, y) = (point.x, point.y)
  }

  private mutating func write(_ cell: CellGrid.Cell) {
    // A gap can end with a character of uncertain width.
    guard let column = x else { return }
    set(cell.style, cell.colors)
    set(cell.link)
    sequences += cell.text
    x = Self.certainWidth(of: cell.text).map { column + $0 }
  }

  private mutating func set(_ wanted: TerminalLink?) {
    guard wanted != link else { return }
    link = wanted
    sequences += TerminalCommand.link(wanted)
  }

  private mutating func set(_ wanted: TextStyle, _ wantedColors: CellColors? = nil) {
    guard isColored, wanted != style || wantedColors != colors else { return }
    (style, colors) = (wanted, wantedColors)
    let parameters = ["0", wanted.parameters, wantedColors?.parameters ?? ""].filter { !$0.isEmpty }
    sequences += "\u{1B}[\(parameters.joined(separator: ";"))m"
  }

  /// The width, if it is the same in all terminals: ASCII and Hangul syllables.
  private static func certainWidth(of text: String) -> Int? {
    if text.utf8.count == 1 { return 1 }
    guard text.unicodeScalars.count == 1, let scalar = text.unicodeScalars.first else { return nil }
    return ("가"..."힣").contains(scalar) ? 2 : nil
  }
}
