import KPGGCore

struct HomeLayout: Hashable, Sendable {
  /// Whether groups are shown without boxes.
  let isCompact: Bool
  /// The distance in cells between the left edges of two boxes.
  let columnWidth: Int
  /// The number of groups of a row that are visible at a time.
  let columns: Int
  private let height: Int

  init(_ area: CellArea) {
    height = area.height
    isCompact = height < 6 || area.width < 16
    let preferredWidth = isCompact ? 16 : area.width < 120 ? 19 : 23
    columns = max(1, (area.width + 1) / preferredWidth)
    columnWidth = (area.width + 1) / columns
  }

  /// The height of a row. The featured group has a blank row below it if the screen is high enough.
  func height(of kind: HomeRow.Kind) -> Int {
    switch kind {
    case _ where isCompact: 2
    case .featured: height < 11 ? 5 : 6
    case .birthdays: height < 11 ? 2 : 3
    case .section, .sorted: 5
    }
  }

  /// The number of rows that a page key moves.
  var pageLength: Int { max(1, height / (isCompact ? 2 : 5) - 1) }

  /// The first visible row, such that the given row and the next one are visible.
  func firstRow(showing row: Int, of rows: [HomeRow]) -> Int {
    let heights = rows.map { height(of: $0.kind) }
    var first = row
    var used = heights[row] + (row + 1 < rows.count ? heights[row + 1] : 0)
    while first > 0, used + heights[first - 1] <= height {
      first -= 1
      used += heights[first]
    }
    return first
  }

  /// The first visible column of a row, such that the given column is centered.
  func firstColumn(showing column: Int, of count: Int) -> Int {
    max(0, min(column - columns / 2, count - columns))
  }
}

extension BrowserView {
  mutating func draw(_ home: BrowserHome) {
    let rows = state.homeRows
    if state.allLineUps.value == nil, state.filter(home.controls).needsLineUps {
      return drawStatus(of: state.allLineUps, labels.loadingMembers, in: layout.content)
    }
    guard !rows.isEmpty else {
      let text = home.controls.filter.text
      let fallback = state.filter(home.controls).hasTerms ? labels.noResults : labels.noGroups
      frame.put(
        text.isEmpty ? labels.emptyCatalog : noResults(for: text, otherwise: fallback),
        in: layout.content)
      return
    }
    if let news = layout.news {
      for (index, parts) in state.news.enumerated() {
        frame.put(state.writer.firstNames(parts, room: news.width), in: news.row(index))
      }
    }
    switch state.style(of: home) {
    case .grid: drawGrid(rows, home)
    case .rows: drawList(items(of: rows), selection: home.index(in: rows), in: layout.content)
    }
  }

  /// Says that a text has no results, and which filter would have some; otherwise, another sentence.
  func noResults(for text: String, otherwise: String? = nil) -> String {
    // The index has the agencies.
    let lineUps =
      state.allLineUps.value?.lineUps
      ?? (state.catalog.value?.groups ?? []).map { LineUp(group: $0, checkedMembers: []) }
    return FilterHint.terms(finding: text, in: lineUps).map {
      labels.noResults(insteadOf: $0, width: layout.content.width)
    }
      ?? otherwise ?? labels.noResults
  }

  private func items(of rows: [HomeRow]) -> [ListItem] {
    var items: [ListItem] = []
    var index = 0
    for row in rows {
      if !items.isEmpty { items.append(ListItem(text: "", style: .plain)) }
      let count = row.kind == .featured ? "" : " (\(row.count(in: language)))"
      items.append(ListItem(text: row.kind.title(in: language) + count, style: .bold))
      for entry in row.entries {
        items.append(ListItem(facts(of: entry), index: index, isFavorite: isFavorite(entry)))
        index += 1
      }
    }
    return items
  }

  /// The facts of an entry in the list; a birthday follows the member's name, without its year.
  private func facts(of entry: ListEntry) -> [String?] {
    guard case .birthday(let birthday) = entry else { return state.homeFacts(of: entry) }
    let group = state.group(birthday.member.groupID)
    return [
      birthday.member.name(in: language), String(birthday.date.description.dropFirst(5)),
      group.name(in: language),
    ]
  }
}

/// The grid of the home screen: a large cell for the featured group, then a row for the birthdays
/// and for each section.
extension BrowserView {
  private mutating func drawGrid(_ rows: [HomeRow], _ home: BrowserHome) {
    let grid = layout.home
    let selected = min(home.row, rows.count - 1)
    var rest = layout.content
    for index in grid.firstRow(showing: selected, of: rows)..<rows.count {
      let row = rows[index]
      let height = grid.height(of: row.kind)
      // Rows are drawn as a whole, except for the selected one, which must be visible.
      guard height <= rest.height || index == selected else { break }
      let column = index == selected ? home.column(ofRow: index) : nil
      if row.kind == .featured, case .group(let group)? = row.entries.first {
        drawFeatured(group, isSelected: column != nil, isCompact: grid.isCompact, in: rest)
      } else {
        let visible = grid.firstColumn(
          showing: home.column(ofRow: index), of: row.entries.count)
        drawRow(row, at: index, from: visible, selected: column, grid, in: rest)
      }
      rest = rest.dropping(rows: height)
    }
  }

  private mutating func drawFeatured(
    _ group: GirlGroup, isSelected: Bool, isCompact: Bool, in area: CellArea
  ) {
    let open = BrowserAction.openItem(row: 0, column: 0)
    guard !isCompact else {
      frame.addTarget(CellArea(x: area.x, y: area.y, width: area.width, height: 2), open)
      frame.put(labels.language.words.groupOfTheDay, in: area.row(0), .dim)
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
    if title.width >= 44 {
      title = frame.putTrailing(labels.language.words.groupOfTheDay, in: title, .dim)
    }
    title.width -= 1
    if isFavorite(.group(group)) { title = frame.put("★ ", in: title) }
    title = frame.put(group.name(in: language), in: title, [.bold, .magenta])
    if let other = group.otherName(in: language) { frame.put("  \(other)", in: title) }
    frame.put(state.summary(of: group), in: inner.row(2))
    if let song = group.hitSong {
      frame.put("♪ \(song.fullTitle(in: language))", in: inner.row(3))
    }
  }

  private mutating func drawRow(
    _ row: HomeRow, at index: Int, from first: Int, selected: Int?, _ grid: HomeLayout,
    in area: CellArea
  ) {
    let count = row.entries.count
    var heading = area.row(0)
    let position = selected.map { "\($0 + 1)/\(count)" } ?? "\(count)"
    let before = first > 0 ? "‹ " : "  "
    let after = first + grid.columns < count ? " ›" : "  "
    heading = frame.putTrailing(before + position + after, in: heading, .dim)
    heading.width -= 1
    frame.put(row.kind.title(in: language), in: heading, selected == nil ? .plain : .bold)
    for column in first..<min(first + grid.columns, count) {
      var cell = area.dropping(rows: 1)
      cell.x += (column - first) * grid.columnWidth
      cell.width = grid.columnWidth - 1
      cell.height = min(cell.height, row.kind == .birthdays || grid.isCompact ? 1 : 4)
      frame.addTarget(cell, .openItem(row: index, column: column))
      drawCell(row.entries[column], isSelected: column == selected, in: cell)
    }
  }

  /// Draws a cell: a box with a name and facts, or a single line with a group's name, or with a day
  /// and a member's name.
  private mutating func drawCell(_ entry: ListEntry, isSelected: Bool, in cell: CellArea) {
    let star = isFavorite(entry) ? "★ " : ""
    let style: TextStyle = isSelected ? [.bold, .magenta] : .plain
    guard cell.height > 1, case .group(let group) = entry else {
      let facts = facts(of: entry).compactMap(\.self)
      let text = if case .birthday = entry { "\(facts[1]) \(facts[0])" } else { facts[0] }
      frame.put((isSelected ? "▸ " : "  ") + star + text, in: cell, style)
      return
    }
    frame.drawBox(cell, isSelected: isSelected)
    let inner = cell.inset(2)
    frame.put(star + group.name(in: language), in: inner.row(1), style)
    // Drops the year before truncating the name: the section's title shows the years.
    let other = group.otherName(in: language)
    let facts = [other, group.debutDate.map { String($0.year) }].compactMap(\.self)
      .joined(separator: " · ")
    let isTooLong = CellWidth.of(SafeText.of(facts)) > inner.width
    frame.put(isTooLong ? other ?? facts : facts, in: inner.row(2), .dim)
  }
}
