/// A rendered frame: cells, cursor, image, and click targets.
struct ScreenFrame<Action: Hashable & Sendable>: Sendable {
  var grid: CellGrid
  /// The position of the text cursor; `nil` hides it.
  var cursor: CellPoint?
  /// The image to draw after the cells, if it does not consist of cells.
  var image: ScreenImage?
  var title = ""
  private var targets: [(area: CellArea, action: Action)] = []

  init(size: CellSize, isASCII: Bool, showsLinks: Bool = false) {
    grid = CellGrid(size: size, isASCII: isASCII, showsLinks: showsLinks)
  }

  mutating func add(_ drawing: ImageDrawing, at placement: ImagePlacement) {
    switch drawing {
    case .sequences(let sequences):
      image = ScreenImage(placement: placement, sequences: sequences)
    case .cells(let rows):
      for (y, row) in rows.enumerated() {
        for (x, cell) in row.enumerated() {
          grid.put(cell, at: CellPoint(x: placement.area.x + x, y: placement.area.y + y))
        }
      }
    }
  }

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

/// An image that the terminal draws over the cells.
struct ScreenImage: Hashable, Sendable {
  let placement: ImagePlacement
  /// The sequences that draw the image at the cursor.
  let sequences: String
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

/// One row of a list.
struct ListItem: Hashable, Sendable {
  var text: String
  var style: TextStyle
  /// Dimmed text after the item's text.
  var detail = ""
  /// Right-aligned text at the end of the row.
  var trailing = ""
  /// The index for selecting the item; `nil` for headings, which cannot be selected.
  var index: Int?
  var isFavorite = false
  /// The link of the item's text.
  var link: TerminalLink?

  /// The cells before the text of an item, for the selection mark and the favorite star.
  static let margin = 3
}

extension [ListItem] {
  /// The indices of the items that are visible in a list of a height, as
  /// ``ScreenFrame/putList(_:selection:scroll:in:action:)`` draws it.
  func visibleRange(selection: Int, scroll: Int = 0, height: Int) -> Range<Int> {
    let selected = firstIndex { $0.index == selection } ?? 0
    let isLast = selected == lastIndex { $0.index != nil } ?? 0
    let top = isLast ? selected + scroll : selected - height / 2
    let first = Swift.max(0, Swift.min(top, count - height))
    return first..<Swift.min(count, first + Swift.max(0, height))
  }
}

extension ScreenFrame {
  /// Draws the visible part of a list, with the selected item centered. Rows after the last item are
  /// visible if that item is selected, and can be scrolled.
  ///
  /// - Parameters:
  ///   - items: The rows.
  ///   - selection: The index of the selected item.
  ///   - scroll: The number of rows to scroll if the last item is selected.
  ///   - area: The area of the list.
  ///   - action: Returns the action of a click on the item with an index.
  mutating func putList(
    _ items: [ListItem], selection: Int, scroll: Int = 0, in area: CellArea,
    action: (_ index: Int) -> Action
  ) {
    guard area.height > 0 else { return }
    let visible = items.visibleRange(
      selection: selection, scroll: scroll, height: area.height)
    // All details start in the same column.
    let names = items.filter { !$0.detail.isEmpty }.map { CellWidth.of(SafeText.of($0.text)) }
    let detailStart = min(names.max() ?? 0, max(8, area.width / 2)) + 2
    for (y, item) in items[visible].enumerated() {
      let row = area.row(y)
      guard let index = item.index else {
        put(item.text, in: row, item.style)
        continue
      }
      addTarget(row, action(index))
      put(item, isSelected: index == selection, in: row, detailStart: detailStart)
    }
  }

  private mutating func put(
    _ item: ListItem, isSelected: Bool, in row: CellArea, detailStart: Int
  ) {
    let style: TextStyle = isSelected ? [.bold, .magenta] : item.style
    if isSelected { put("▸", in: row, style) }
    if item.isFavorite { put("★", in: row.dropping(columns: 1), .bold) }
    var row = row.dropping(columns: ListItem.margin)
    if !item.trailing.isEmpty {
      row = putTrailing(item.trailing, in: row, isSelected ? style : .plain)
      row.width -= 1
    }
    var name = row
    if !item.detail.isEmpty { name.width = min(row.width, detailStart - 2) }
    put(item.text, in: name, style, link: item.link)
    put(item.detail, in: row.dropping(columns: detailStart), .dim)
  }

  /// Draws the numbers of hidden rows above and below a list at the end of a row: `↑ 3 ↓ 12`.
  ///
  /// - Returns: The rest of the row.
  @discardableResult
  mutating func putHiddenCounts(above: Int, below: Int, in row: CellArea) -> CellArea {
    let counts = [above > 0 ? "↑ \(above)" : nil, below > 0 ? "↓ \(below)" : nil]
      .compactMap(\.self).joined(separator: " ")
    guard !counts.isEmpty else { return row }
    var rest = putTrailing(counts, in: row, .dim)
    rest.width -= 1
    return rest
  }

  /// Draws a text so that its cursor is visible: a long text is cut off at its start.
  mutating func putTextField(
    _ field: TextField, prompt: String, hasCursor: Bool = true, in area: CellArea
  ) {
    let room = put(prompt, in: area, [.bold, .magenta])
    var before = Substring(SafeText.of(String(field.parts.before)))
    while !before.isEmpty, CellWidth.of(String(before)) >= room.width { before.removeFirst() }
    let rest = put(String(before), in: room)
    put(SafeText.of(String(field.parts.after)), in: rest)
    guard hasCursor else { return }
    cursor = CellPoint(
      x: max(0, min(rest.x, grid.size.width - 1)),
      y: max(0, min(area.y, grid.size.height - 1)))
  }
}
