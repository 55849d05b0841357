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

extension ScreenFrame {
  /// Draws the visible part of a list, with the selected item centered.
  ///
  /// - Parameters:
  ///   - items: The rows.
  ///   - selection: The index of the selected item.
  ///   - area: The area of the list.
  ///   - action: Returns the action of a click on the item with an index.
  mutating func putList(
    _ items: [ListItem], selection: Int, in area: CellArea, action: (_ index: Int) -> Action
  ) {
    guard area.height > 0 else { return }
    let selected = items.firstIndex { $0.index == selection } ?? 0
    let first = max(0, min(selected - area.height / 2, items.count - area.height))
    // All details start in the same column.
    let names = items.filter { !$0.detail.isEmpty }.map { CellWidth.of(SafeText.of($0.text)) }
    let detailStart = min(names.max() ?? 0, max(8, area.width / 2)) + 2
    for y in 0..<max(0, min(area.height, items.count - first)) {
      let item = items[first + y]
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
