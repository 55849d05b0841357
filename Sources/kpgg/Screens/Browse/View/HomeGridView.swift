import KPGGCore

/// The grid of the home screen: a large cell for the featured group, then a row for the birthdays
/// and for each section.
extension BrowserView {
  func drawGrid(
    _ rows: [HomeRow], _ home: HomeState, _ layout: BrowserLayout, on frame: inout BrowserFrame
  ) {
    let (area, layout) = (layout.content, layout.home)
    let selected = min(home.row, rows.count - 1)
    var rest = area
    for index in layout.firstRow(showing: selected, of: rows)..<rows.count {
      let row = rows[index]
      let height = layout.height(of: row.kind)
      // Rows are drawn as a whole, except for the selected one, which must be visible.
      guard height <= rest.height || index == selected else { break }
      let column = index == selected ? home.column(ofRow: index) : nil
      if row.kind == .featured, case .group(let group)? = row.entries.first {
        drawFeatured(group, isSelected: column != nil, layout, in: rest, on: &frame)
      } else {
        let visible = layout.firstColumn(
          showing: home.column(ofRow: index), of: row.entries.count)
        drawRow(row, at: index, from: visible, selected: column, layout, in: rest, on: &frame)
      }
      rest = rest.dropping(rows: height)
    }
  }

  private func drawFeatured(
    _ group: GirlGroup, isSelected: Bool, _ layout: HomeLayout, in area: CellArea,
    on frame: inout BrowserFrame
  ) {
    let open = BrowserAction.openItem(row: 0, column: 0)
    guard !layout.isCompact else {
      frame.addTarget(CellArea(x: area.x, y: area.y, width: area.width, height: 2), open)
      frame.put(labels.featured, in: area.row(0), .dim)
      frame.put(
        (isSelected ? "▸ " : "  ") + group.name(in: language), in: area.row(1),
        isSelected ? [.bold, .magenta] : .bold)
      return
    }
    var box = area
    box.height = min(area.height, 5)
    frame.drawBox(box, isSelected: isSelected)
    frame.addTarget(box, open)
    let inner = box.inset(2)
    var title = inner.row(1)
    let label = labels.featured
    if title.width >= 44 { title = frame.putTrailing(label, in: title, .dim) }
    title.width -= 1
    drawNames(of: group, style: [.bold, .magenta], in: title, on: &frame)
    frame.put(summary(of: group), in: inner.row(2))
    if let song = group.hitSong {
      frame.put("♪ \(song.fullTitle(in: language))", in: inner.row(3))
    }
  }

  private func drawRow(
    _ row: HomeRow, at index: Int, from first: Int, selected: Int?, _ layout: HomeLayout,
    in area: CellArea, on frame: inout BrowserFrame
  ) {
    let count = row.entries.count
    var heading = area.row(0)
    let position = selected.map { "\($0 + 1)/\(count)" } ?? "\(count)"
    let before = first > 0 ? "‹ " : "  "
    let after = first + layout.columns < count ? " ›" : "  "
    heading = frame.putTrailing(before + position + after, in: heading, .dim)
    heading.width -= 1
    frame.put(title(of: row.kind), in: heading, selected == nil ? .plain : .bold)
    for column in first..<min(first + layout.columns, count) {
      var cell = area.dropping(rows: 1)
      cell.x += (column - first) * layout.columnWidth
      cell.width = layout.columnWidth - 1
      cell.height = min(cell.height, row.kind == .birthdays || layout.isCompact ? 1 : 4)
      frame.addTarget(cell, .openItem(row: index, column: column))
      drawCell(row.entries[column], isSelected: column == selected, in: cell, on: &frame)
    }
  }

  /// Draws a cell: a box with a name and facts, or a single line.
  private func drawCell(
    _ entry: HomeEntry, isSelected: Bool, in cell: CellArea, on frame: inout BrowserFrame
  ) {
    let star = state.favorites.contains(entry.favorite) ? "★ " : ""
    let style: TextStyle = isSelected ? [.bold, .magenta] : .plain
    guard cell.height > 1, case .group(let group) = entry else {
      let text = star + line(for: entry)
      frame.put((isSelected ? "▸ " : "  ") + text, in: cell, style)
      return
    }
    frame.drawBox(cell, isSelected: isSelected)
    let inner = cell.inset(2)
    frame.put(star + group.name(in: language), in: inner.row(1), style)
    // Drops the year before truncating the name: the section's title shows the years.
    let other = group.otherName(in: language)
    let facts = [other, group.debut.map { String($0.year) }].compactMap(\.self)
      .joined(separator: " · ")
    let isTooLong = CellWidth.of(SafeText.of(facts)) > inner.width
    frame.put(isTooLong ? other ?? facts : facts, in: inner.row(2), .dim)
  }

  /// A group's name, or a day and a member's name.
  private func line(for entry: HomeEntry) -> String {
    switch entry {
    case .group(let group): return group.name(in: language)
    case .birthday(let birthday):
      let day = birthday.date.description.dropFirst(5)
      return "\(day) \(birthday.member.name(in: language))"
    }
  }

  /// Draws the favorite mark, the name, and the name in the other language.
  private func drawNames(
    of group: GirlGroup, style: TextStyle, in area: CellArea, on frame: inout BrowserFrame
  ) {
    var rest = area
    if state.favorites.contains(.group(group.id)) { rest = frame.put("★ ", in: rest) }
    rest = frame.put(group.name(in: language), in: rest, style)
    if let other = group.otherName(in: language) { frame.put("  \(other)", in: rest) }
  }
}
