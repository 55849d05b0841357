/// A screen as it is to be, where its cursor stands, and what a click on it means.
struct BrowserFrame: Sendable {
  var grid: CellGrid
  /// Where text is typed; `nil` hides the cursor.
  var cursor: CellPoint?
  /// The picture that is shown beside the text.
  var picture: PicturePlacement?
  private var targets: [(area: CellArea, action: BrowserAction)] = []

  /// An empty screen.
  init(size: CellSize, isASCII: Bool) { grid = CellGrid(size: size, isASCII: isASCII) }

  /// All of it.
  var area: CellArea { CellArea(x: 0, y: 0, width: grid.size.width, height: grid.size.height) }

  /// Puts a text into an area's first row, cut where it is too long, and gives what is left of the
  /// row.
  @discardableResult
  mutating func put(_ text: String, in area: CellArea, _ style: TextStyle = .plain) -> CellArea {
    let used = grid.put(text, in: area, style)
    return CellArea(x: area.x + used, y: area.y, width: area.width - used, height: area.height)
  }

  /// Puts a text at the right end of an area's first row, and gives what is left before it.
  @discardableResult
  mutating func putAtEnd(
    _ text: String, in area: CellArea, _ style: TextStyle = .plain
  ) -> CellArea {
    let width = CellWidth.of(SafeText.of(text))
    guard width <= area.width else { return area }
    var end = area
    (end.x, end.width) = (area.x + area.width - width, width)
    put(text, in: end, style)
    return CellArea(x: area.x, y: area.y, width: area.width - width, height: area.height)
  }

  /// Puts a text in the middle of an area's first row.
  mutating func putInMiddle(_ text: String, in area: CellArea, _ style: TextStyle = .plain) {
    let indent = max(0, (area.width - CellWidth.of(SafeText.of(text))) / 2)
    put(
      text,
      in: CellArea(
        x: area.x + indent, y: area.y, width: area.width - indent, height: area.height),
      style)
  }

  /// Draws a box along an area's edge; a heavy one around what is selected.
  mutating func box(_ area: CellArea, isSelected: Bool) {
    guard area.width >= 2, area.height >= 2 else { return }
    let style: TextStyle = isSelected ? [.bold, .magenta] : .dim
    let signs = isSelected ? ["┏", "━", "┓", "┃", "┗", "┛"] : ["╭", "─", "╮", "│", "╰", "╯"]
    let line = String(repeating: signs[1], count: area.width - 2)
    put(signs[0] + line + signs[2], in: area.row(0), style)
    put(signs[4] + line + signs[5], in: area.row(area.height - 1), style)
    for y in 1..<area.height - 1 {
      put(signs[3], in: area.row(y), style)
      putAtEnd(signs[3], in: area.row(y), style)
    }
  }

  /// Says what a click in an area does.
  mutating func target(_ area: CellArea, _ action: BrowserAction) {
    targets.append((area, action))
  }

  /// What a click on a cell does; where areas overlap, the last one counts.
  func action(at point: CellPoint) -> BrowserAction? {
    targets.last { $0.area.contains(point) }?.action
  }
}
