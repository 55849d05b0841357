/// A screen as it is to be: a text and a style for each cell.
///
/// Whatever is put on it, every row takes exactly as many cells as the grid is wide: foreign text
/// is made harmless, nothing is drawn outside, and a wide character is there as a whole or not at
/// all.
struct CellGrid: Hashable, Sendable {
  /// What one cell shows.
  struct Cell: Hashable, Sendable {
    /// A character of one or two cells; empty in the second cell of a wide one.
    var text: String
    var style: TextStyle

    static let blank = Cell(text: " ", style: .plain)
  }

  let size: CellSize
  /// Whether the program's own signs are drawn in ASCII.
  let isASCII: Bool
  private var cells: [Cell]

  /// An empty screen.
  init(size: CellSize, isASCII: Bool = false) {
    self.size = CellSize(width: max(1, size.width), height: max(1, size.height))
    self.isASCII = isASCII
    cells = Array(repeating: .blank, count: self.size.width * self.size.height)
  }

  /// The cells of a row, from the left.
  func row(_ y: Int) -> ArraySlice<Cell> { cells[y * size.width..<(y + 1) * size.width] }

  /// The rows as they look without styles, each as wide as the grid.
  var lines: [String] { (0..<size.height).map { y in row(y).map(\.text).joined() } }

  /// Puts a text into an area's first row, cut where it is too long.
  ///
  /// - Returns: The cells that it takes.
  @discardableResult
  mutating func put(_ text: String, in area: CellArea, _ style: TextStyle = .plain) -> Int {
    guard (0..<size.height).contains(area.y), area.height > 0 else { return 0 }
    let start = max(0, area.x)
    let end = min(size.width, area.x + area.width)
    guard start < end else { return 0 }
    let safe = SafeText.of(text)
    let isFitting = safe.reduce(0) { $0 + Self.width(of: $1) } <= end - start
    var x = start
    for character in isFitting ? safe : safe.cut(toCells: end - start) {
      let shown = isASCII ? AsciiSigns.replacing(character) : character
      let width = Self.width(of: shown)
      guard width > 0 else { continue }
      guard width <= 2, x + width <= end else { break }
      set(String(shown), width: width, style, x: x, y: area.y)
      x += width
    }
    return x - start
  }

  /// The cells of a character that stands alone; nearly all are a single scalar.
  private static func width(of character: Character) -> Int {
    let scalars = character.unicodeScalars
    guard let first = scalars.first, scalars.index(after: scalars.startIndex) == scalars.endIndex
    else { return CellWidth.of(character) }
    return ScalarWidth.of(first)
  }

  private mutating func set(_ text: String, width: Int, _ style: TextStyle, x: Int, y: Int) {
    let index = y * size.width + x
    // Half of a wide character is none.
    if cells[index].text.isEmpty { cells[index - 1].text = " " }
    let next = index + width
    if x + width < size.width, cells[next].text.isEmpty { cells[next].text = " " }
    cells[index] = Cell(text: text, style: style)
    if width == 2 { cells[index + 1] = Cell(text: "", style: style) }
  }
}
