import KPGGCore

extension BrowserView {
  /// Draws the featured group's large cell, then one row for each section.
  func drawHome(_ home: HomeState, _ layout: BrowserLayout, on frame: inout BrowserFrame) {
    let (area, layout) = (layout.content, layout.home)
    let rows = state.homeRows
    guard !rows.isEmpty else {
      frame.put(labels.emptyCatalog, in: area)
      return
    }
    let selected = min(home.row, rows.count - 1)
    let first = layout.firstRow(
      showing: selected, of: rows.count, hasFeatured: rows[0].section == nil)
    var rest = area
    for index in first..<rows.count {
      let height = rows[index].section == nil ? layout.featuredHeight : layout.rowHeight
      // Rows are drawn as a whole, except for the selected one, which must be visible.
      guard height <= rest.height || index == selected else { break }
      let column = index == selected ? home.column(ofRow: index) : nil
      if let section = rows[index].section {
        let visible = layout.firstColumn(
          showing: home.column(ofRow: index), of: rows[index].groups.count)
        drawRow(
          rows[index].groups, of: section, row: index, from: visible, selected: column, layout,
          in: rest, on: &frame)
      } else if let group = rows[index].groups.first {
        drawFeatured(group, isSelected: column != nil, layout, in: rest, on: &frame)
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
      frame.put("♪ \(song.fullTitle(in: language))", in: inner.row(3), .cyan)
    }
  }

  private func drawRow(
    _ groups: [GirlGroup], of section: DebutSection, row: Int, from first: Int, selected: Int?,
    _ layout: HomeLayout, in area: CellArea, on frame: inout BrowserFrame
  ) {
    var title = area.row(0)
    let position = selected.map { "\($0 + 1)/\(groups.count)" } ?? "\(groups.count)"
    let before = first > 0 ? "‹ " : "  "
    let after = first + layout.columns < groups.count ? " ›" : "  "
    title = frame.putTrailing(before + position + after, in: title, .dim)
    title.width -= 1
    frame.put(section.title(in: language), in: title, selected == nil ? .plain : .bold)
    for index in first..<min(first + layout.columns, groups.count) {
      var cell = area.dropping(rows: 1)
      cell.x += (index - first) * layout.columnWidth
      cell.width = layout.columnWidth - 1
      cell.height = min(cell.height, layout.rowHeight - 1)
      frame.addTarget(cell, .openItem(row: row, column: index))
      drawCell(groups[index], isSelected: index == selected, layout, in: cell, on: &frame)
    }
  }

  private func drawCell(
    _ group: GirlGroup, isSelected: Bool, _ layout: HomeLayout, in cell: CellArea,
    on frame: inout BrowserFrame
  ) {
    let star = state.favorites.contains(.group(group.id)) ? "★ " : ""
    let name = star + group.name(in: language)
    let style: TextStyle = isSelected ? [.bold, .magenta] : .plain
    guard !layout.isCompact else {
      frame.put((isSelected ? "▸ " : "  ") + name, in: cell, style)
      return
    }
    frame.drawBox(cell, isSelected: isSelected)
    let inner = cell.inset(2)
    frame.put(name, in: inner.row(1), style)
    // Drops the year before truncating the name: the section's title shows the years.
    let other = group.otherName(in: language)
    let facts = [other, group.debut.map { String($0.year) }].compactMap(\.self)
      .joined(separator: " · ")
    let isTooLong = CellWidth.of(SafeText.of(facts)) > inner.width
    frame.put(isTooLong ? other ?? facts : facts, in: inner.row(2), .dim)
  }

  /// Draws the favorite mark, the name, and the name in the other language.
  private func drawNames(
    of group: GirlGroup, style: TextStyle, in area: CellArea, on frame: inout BrowserFrame
  ) {
    var rest = area
    if state.favorites.contains(.group(group.id)) { rest = frame.put("★ ", in: rest, .yellow) }
    rest = frame.put(group.name(in: language), in: rest, style)
    if let other = group.otherName(in: language) { frame.put("  \(other)", in: rest) }
  }

  /// The main facts of a group in one line.
  func summary(of group: GirlGroup) -> String {
    let status = group.status.map(language.words.status)
    return [group.debut?.description, group.agency, group.fandom, status].compactMap(\.self)
      .joined(separator: " · ")
  }
}
