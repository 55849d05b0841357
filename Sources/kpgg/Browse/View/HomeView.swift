import KPGGCore

/// Where things stand on the home screen.
struct HomeLayout: Hashable, Sendable {
  /// Whether there is no room for boxes.
  let isCompact: Bool
  /// The cells between two boxes' left edges.
  let columnWidth: Int
  /// How many groups of a row are seen at a time.
  let columns: Int
  /// The rows of the featured group, the blank one below it among them where a section's row still
  /// fits.
  let featuredHeight: Int

  init(width: Int, height: Int) {
    isCompact = height < 6 || width < 16
    featuredHeight = isCompact ? 2 : height < 11 ? 5 : 6
    let wished = isCompact ? 16 : width < 120 ? 19 : 23
    columns = max(1, (width + 1) / wished)
    columnWidth = (width + 1) / columns
  }

  var rowHeight: Int { isCompact ? 2 : 5 }

  /// The first row that is drawn, so that a row, and the one behind it, are seen.
  func firstRow(showing row: Int, of count: Int, hasFeatured: Bool, height: Int) -> Int {
    let heights = (0..<count).map { $0 == 0 && hasFeatured ? featuredHeight : rowHeight }
    var first = row
    var used = heights[row] + (row + 1 < count ? heights[row + 1] : 0)
    while first > 0, used + heights[first - 1] <= height {
      first -= 1
      used += heights[first]
    }
    return first
  }

  /// The first group of a row that is drawn, so that one of them stands in the middle.
  func firstColumn(showing column: Int, of count: Int) -> Int {
    max(0, min(column - columns / 2, count - columns))
  }
}

extension BrowserView {
  /// The featured group's large cell, then a row for each section.
  func drawHome(_ place: HomePlace, in area: CellArea, on frame: inout BrowserFrame) {
    let rows = state.homeRows
    guard !rows.isEmpty else {
      frame.put(BrowserWording.emptyCatalogue.text(in: language), in: area)
      return
    }
    let layout = HomeLayout(width: area.width, height: area.height)
    let selected = min(place.row, rows.count - 1)
    let first = layout.firstRow(
      showing: selected, of: rows.count, hasFeatured: rows[0].section == nil, height: area.height)
    var rest = area
    for index in first..<rows.count {
      let height = rows[index].section == nil ? layout.featuredHeight : layout.rowHeight
      // A row is drawn as a whole, or not at all; but for the one where the user is.
      guard height <= rest.height || index == selected else { break }
      let column = index == selected ? place.column(of: index) : nil
      if let section = rows[index].section {
        let visible = layout.firstColumn(
          showing: place.column(of: index), of: rows[index].groups.count)
        draw(
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
    let pick = BrowserAction.pick(row: 0, column: 0)
    guard !layout.isCompact else {
      frame.target(CellArea(x: area.x, y: area.y, width: area.width, height: 2), pick)
      frame.put(BrowserWording.featured.text(in: language), in: area.row(0), .dim)
      frame.put(
        (isSelected ? "▸ " : "  ") + group.name(in: language), in: area.row(1),
        isSelected ? [.bold, .magenta] : .bold)
      return
    }
    var box = area
    box.height = min(area.height, 5)
    frame.box(box, isSelected: isSelected)
    frame.target(box, pick)
    let inner = box.inset(2)
    var title = inner.row(1)
    let label = BrowserWording.featured.text(in: language)
    if title.width >= 44 { title = frame.putAtEnd(label, in: title, .dim) }
    title.width -= 1
    drawName(of: group, style: [.bold, .magenta], in: title, on: &frame)
    frame.put(summary(of: group), in: inner.row(2))
    if let song = group.hitSong {
      frame.put("♪ \(song.fullTitle(in: language))", in: inner.row(3), .cyan)
    }
  }

  private func draw(
    _ groups: [GirlGroup], of section: DebutSection, row: Int, from first: Int, selected: Int?,
    _ layout: HomeLayout, in area: CellArea, on frame: inout BrowserFrame
  ) {
    var title = area.row(0)
    let position = selected.map { "\($0 + 1)/\(groups.count)" } ?? "\(groups.count)"
    let before = first > 0 ? "‹ " : "  "
    let after = first + layout.columns < groups.count ? " ›" : "  "
    title = frame.putAtEnd(before + position + after, in: title, .dim)
    title.width -= 1
    frame.put(section.title(in: language), in: title, selected == nil ? .plain : .bold)
    for index in first..<min(first + layout.columns, groups.count) {
      var cell = area.dropping(rows: 1)
      cell.x += (index - first) * layout.columnWidth
      cell.width = layout.columnWidth - 1
      cell.height = min(cell.height, layout.rowHeight - 1)
      frame.target(cell, .pick(row: row, column: index))
      draw(groups[index], isSelected: index == selected, layout, in: cell, on: &frame)
    }
  }

  private func draw(
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
    frame.box(cell, isSelected: isSelected)
    let inner = cell.inset(2)
    frame.put(name, in: inner.row(1), style)
    // The section tells the years; this one is left off before a name is cut.
    let other = renderer.otherName(of: group)
    let facts = [other, group.debut.map { String($0.year) }].compactMap(\.self)
      .joined(separator: " · ")
    let isTooLong = CellWidth.of(SafeText.of(facts)) > inner.width
    frame.put(isTooLong ? other ?? facts : facts, in: inner.row(2), .dim)
  }

  /// A group's name, its name in the other language, and whether it is a favourite.
  func drawName(
    of group: GirlGroup, style: TextStyle, in area: CellArea, on frame: inout BrowserFrame
  ) {
    var rest = area
    if state.favorites.contains(.group(group.id)) { rest = frame.put("★ ", in: rest, .yellow) }
    rest = frame.put(group.name(in: language), in: rest, style)
    if let other = renderer.otherName(of: group) { frame.put("  \(other)", in: rest) }
  }

  /// What is known of a group in one line.
  func summary(of group: GirlGroup) -> String {
    let status = group.status.map { Wording.label(of: $0).text(in: language) }
    return [group.debut?.description, group.agency, group.fandom, status].compactMap(\.self)
      .joined(separator: " · ")
  }
}
