import KPGGCore

struct CellSize: Hashable, Sendable {
  let width: Int
  let height: Int

  /// The size of a screen before its first frame, when the terminal's size is not known yet.
  static let initial = CellSize(width: 80, height: 24)

  /// The number of rows that a page key moves in a list.
  var pageLength: Int { max(1, height - 6) }
}

/// The position of a cell, counted from 0 at the top left.
struct CellPoint: Hashable, Sendable {
  let x: Int
  let y: Int
}

/// A rectangle of cells; empty if its width or height is not positive.
struct CellArea: Hashable, Sendable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  func contains(_ point: CellPoint) -> Bool {
    point.x >= x && point.x < x + width && point.y >= y && point.y < y + height
  }

  /// A row, counted from the top of the area; empty if it is outside.
  func row(_ index: Int) -> CellArea {
    CellArea(
      x: x, y: y + index, width: width, height: index >= 0 && index < height ? 1 : 0)
  }

  func dropping(rows: Int) -> CellArea {
    CellArea(x: x, y: y + rows, width: width, height: height - rows)
  }

  /// Removes up to `count` rows from the top, and returns their area.
  mutating func takeFirst(_ count: Int) -> CellArea {
    var top = self
    top.height = min(max(0, count), max(0, height))
    self = dropping(rows: top.height)
    return top
  }

  /// Removes up to `count` rows from the bottom, and returns their area.
  mutating func takeLast(_ count: Int) -> CellArea {
    let taken = min(max(0, count), max(0, height))
    height -= taken
    return CellArea(x: x, y: y + height, width: width, height: taken)
  }

  func dropping(columns: Int) -> CellArea {
    CellArea(x: x + columns, y: y, width: width - columns, height: height)
  }

  func inset(_ margin: Int) -> CellArea {
    CellArea(x: x + margin, y: y, width: width - 2 * margin, height: height)
  }
}

/// The content of a screen: a text, a style, and a link for each cell.
///
/// Every row is exactly as wide as the grid. Text is made safe and clipped, and a wide character is
/// drawn as a whole or not at all.
struct CellGrid: Hashable, Sendable {
  struct Cell: Hashable, Sendable {
    /// A character of one or two cells; empty in the second cell of a wide character.
    var text: String
    var style: TextStyle
    /// The link that the character is part of.
    var link: TerminalLink?
    /// The colors of a part of an image; `nil` for text.
    var colors: CellColors?

    static let blank = Cell(text: " ", style: .plain)
  }

  let size: CellSize
  /// Whether kpgg's own symbols are drawn in ASCII.
  let isASCII: Bool
  /// Whether cells keep their links. Without links, equal text has equal cells.
  let showsLinks: Bool
  private var cells: [Cell]

  /// A blank screen of at least one cell.
  init(size: CellSize, isASCII: Bool = false, showsLinks: Bool = false) {
    self.size = CellSize(width: max(1, size.width), height: max(1, size.height))
    self.isASCII = isASCII
    self.showsLinks = showsLinks
    cells = Array(repeating: .blank, count: self.size.width * self.size.height)
  }

  func row(_ y: Int) -> ArraySlice<Cell> { cells[y * size.width..<(y + 1) * size.width] }

  /// The rows without styles, each as wide as the grid.
  var lines: [String] { (0..<size.height).map { y in row(y).map(\.text).joined() } }

  /// Draws a text in the first row of an area, and cuts it if it does not fit.
  ///
  /// - Returns: The number of cells drawn.
  @discardableResult
  mutating func put(
    _ text: String, in area: CellArea, _ style: TextStyle = .plain, link: TerminalLink? = nil
  ) -> Int {
    guard (0..<size.height).contains(area.y), area.height > 0 else { return 0 }
    let start = max(0, area.x)
    let end = min(size.width, area.x + area.width)
    guard start < end else { return 0 }
    let safe = SafeText.of(text)
    let isFitting = safe.reduce(0) { $0 + Self.width(of: $1) } <= end - start
    var x = start
    for character in isFitting ? safe : safe.cut(toCells: end - start) {
      let shown = isASCII ? ASCIISymbols.replacing(character) : character
      let width = Self.width(of: shown)
      guard width > 0 else { continue }
      guard width <= 2, x + width <= end else { break }
      let cell = Cell(text: String(shown), style: style, link: showsLinks ? link : nil)
      set(cell, width: width, x: x, y: area.y)
      x += width
    }
    return x - start
  }

  /// Replaces a cell by another one, whose text takes one cell. Points outside the grid are ignored.
  mutating func put(_ cell: Cell, at point: CellPoint) {
    guard (0..<size.width).contains(point.x), (0..<size.height).contains(point.y) else { return }
    set(cell, width: 1, x: point.x, y: point.y)
  }

  /// The width of a character, faster than ``CellWidth`` for a single scalar.
  private static func width(of character: Character) -> Int {
    let scalars = character.unicodeScalars
    guard let first = scalars.first, scalars.index(after: scalars.startIndex) == scalars.endIndex
    else { return CellWidth.of(character) }
    return ScalarWidth.of(first)
  }

  private mutating func set(_ cell: Cell, width: Int, x: Int, y: Int) {
    let index = y * size.width + x
    // Overwriting half of a wide character erases the other half.
    if cells[index].text.isEmpty { cells[index - 1].text = " " }
    let next = index + width
    if x + width < size.width, cells[next].text.isEmpty { cells[next].text = " " }
    cells[index] = cell
    if width == 2 { cells[index + 1] = Cell(text: "", style: cell.style, link: cell.link) }
  }
}

/// The ASCII equivalents of kpgg's own symbols for `--ascii`, each one cell wide.
///
/// Letters of all scripts stay the same.
enum ASCIISymbols {
  /// The equivalent of a symbol; the character itself if it has none.
  static func replacing(_ character: Character) -> Character {
    guard !character.isASCII else { return character }
    return equivalents[character] ?? character
  }

  static func replacing(in text: String) -> String { String(text.map { replacing($0) }) }

  private static let equivalents: [Character: Character] = [
    "▲": "^", "▼": "v", "◐": "~",
    "─": "-", "│": "|", "╭": "+", "╮": "+", "╰": "+", "╯": "+",
    "━": "=", "┃": "#", "┏": "#", "┓": "#", "┗": "#", "┛": "#",
    "▸": ">", "›": ">", "‹": "<", "·": "-", "–": "-", "…": "~",
    "“": "\"", "”": "\"", "‘": "'", "’": "'",
    "★": "*", "☆": "-", "♪": "*", "✓": "+", "✗": "x", "↑": "^", "↓": "v", "←": "<", "→": ">",
  ]
}

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
    return Hangul.isSyllable(scalar) ? 2 : nil
  }
}
