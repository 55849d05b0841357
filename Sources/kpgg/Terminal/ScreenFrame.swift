/// A rendered frame: cells, cursor, image, and click targets.
struct ScreenFrame<Action: Hashable & Sendable>: Sendable {
  var grid: CellGrid
  /// The position of the text cursor; `nil` hides it.
  var cursor: CellPoint?
  /// The image to draw after the cells, if it does not consist of cells.
  var image: ScreenImage?
  /// The title of the window.
  var title = ""
  private var targets: [(area: CellArea, action: Action)] = []

  /// Creates an empty frame.
  init(size: CellSize, isASCII: Bool, showsLinks: Bool = false) {
    grid = CellGrid(size: size, isASCII: isASCII, showsLinks: showsLinks)
  }

  /// Adds an image.
  mutating func add(_ drawing: ImageDrawing, at placement: ImagePlacement) {
    switch drawing {
    case .sequences(let sequences):
      image = ScreenImage(placement: placement, sequences: sequences)
    case .cells(let rows):
      for (y, row) in rows.enumerated() {
        for (x, cell) in row.enumerated() {
          grid.put(
            CellGrid.Cell(text: String(cell.text), style: .plain, colors: cell.colors),
            at: CellPoint(x: placement.area.x + x, y: placement.area.y + y))
        }
      }
    }
  }

  /// Makes an area clickable.
  mutating func addTarget(_ area: CellArea, _ action: Action) {
    targets.append((area, action))
  }

  /// The same frame with other actions.
  func map<Other>(_ change: (Action) -> Other) -> ScreenFrame<Other> {
    var frame = ScreenFrame<Other>(
      size: grid.size, isASCII: grid.isASCII, showsLinks: grid.showsLinks)
    (frame.grid, frame.cursor, frame.image, frame.title) = (grid, cursor, image, title)
    frame.targets = targets.map { ($0.area, change($0.action)) }
    return frame
  }

  /// The action of a click on a cell. Where targets overlap, the last one added wins.
  func action(at point: CellPoint) -> Action? {
    targets.last { $0.area.contains(point) }?.action
  }
}

extension ScreenFrame {
  /// Writes text into the first row of an area, truncated to fit. Returns the rest of the area.
  @discardableResult
  mutating func put(
    _ text: String, in area: CellArea, _ style: TextStyle = .plain, link: TerminalLink? = nil
  ) -> CellArea {
    let used = grid.put(text, in: area, style, link: link)
    return CellArea(x: area.x + used, y: area.y, width: area.width - used, height: area.height)
  }

  /// Writes right-aligned text into the first row of an area, if it fits. Returns the area left
  /// of it.
  @discardableResult
  mutating func putTrailing(
    _ text: String, in area: CellArea, _ style: TextStyle = .plain
  ) -> CellArea {
    let width = CellWidth.of(SafeText.of(text))
    guard width <= area.width else { return area }
    var end = area
    (end.x, end.width) = (area.x + area.width - width, width)
    put(text, in: end, style)
    return CellArea(x: area.x, y: area.y, width: area.width - width, height: area.height)
  }

  /// Draws the path of open screens after the program's name. Returns the rest of the area.
  @discardableResult
  mutating func putPath(_ names: [String], in area: CellArea) -> CellArea {
    var rest = put(ProgramDescription.name, in: area, [.bold, .magenta])
    for (index, name) in names.enumerated() {
      rest = put(" › ", in: rest, .dim)
      rest = put(name, in: rest, index == names.count - 1 ? .bold : .plain)
    }
    return rest
  }

  /// Sets the title of the window to the path of open screens after the program's name.
  mutating func setTitle(toPath names: [String]) {
    title = ([ProgramDescription.name] + names.map(SafeText.of))
      .joined(separator: grid.isASCII ? " > " : " › ")
  }

  /// Writes centered text into the first row of an area.
  mutating func putCentered(_ text: String, in area: CellArea, _ style: TextStyle = .plain) {
    let indent = max(0, (area.width - CellWidth.of(SafeText.of(text))) / 2)
    put(
      text,
      in: CellArea(
        x: area.x + indent, y: area.y, width: area.width - indent, height: area.height),
      style)
  }

  /// Draws a box along the edges of an area, with heavy lines for the selected item.
  mutating func drawBox(_ area: CellArea, isSelected: Bool) {
    guard area.width >= 2, area.height >= 2 else { return }
    let style: TextStyle = isSelected ? [.bold, .magenta] : .dim
    let symbols = isSelected ? ["┏", "━", "┓", "┃", "┗", "┛"] : ["╭", "─", "╮", "│", "╰", "╯"]
    let line = String(repeating: symbols[1], count: area.width - 2)
    put(symbols[0] + line + symbols[2], in: area.row(0), style)
    put(symbols[4] + line + symbols[5], in: area.row(area.height - 1), style)
    for y in 1..<area.height - 1 {
      put(symbols[3], in: area.row(y), style)
      putTrailing(symbols[3], in: area.row(y), style)
    }
  }
}
