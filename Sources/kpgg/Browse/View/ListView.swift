import KPGGCore

/// One line of a list.
struct ListItem: Hashable, Sendable {
  var text: String
  var style: TextStyle
  /// What stands behind it, in the background.
  var detail = ""
  /// The number of what it shows; `nil` for headings, which cannot be selected.
  var index: Int?
  /// Whether it is a favourite.
  var isMarked = false
}

extension BrowserView {
  /// The cells before a list's texts, for the mark of what is selected and the favourites' star.
  static let listMargin = 3

  /// Draws as much of a list as there is room for, what is selected in the middle.
  func drawList(
    _ items: [ListItem], selection: Int, in area: CellArea, on frame: inout BrowserFrame
  ) {
    guard area.height > 0 else { return }
    let selected = items.firstIndex { $0.index == selection } ?? 0
    let first = max(0, min(selected - area.height / 2, items.count - area.height))
    // Details stand under one another, if there are any.
    let names = items.filter { !$0.detail.isEmpty }.map { CellWidth.of(SafeText.of($0.text)) }
    let detailStart = min(names.max() ?? 0, max(8, area.width / 2)) + 2
    for y in 0..<max(0, min(area.height, items.count - first)) {
      let item = items[first + y]
      var row = area.row(y)
      guard let index = item.index else {
        frame.put(item.text, in: row, item.style)
        continue
      }
      let isSelected = index == selection
      frame.target(row, .pick(row: index, column: 0))
      let style: TextStyle = isSelected ? [.bold, .magenta] : item.style
      if isSelected { frame.put("▸", in: row, style) }
      if item.isMarked { frame.put("★", in: row.dropping(columns: 1), .yellow) }
      row = row.dropping(columns: Self.listMargin)
      var name = row
      if !item.detail.isEmpty { name.width = min(row.width, detailStart - 2) }
      frame.put(item.text, in: name, style)
      frame.put(item.detail, in: row.dropping(columns: detailStart), .dim)
    }
  }

  /// The favourites, the newest first.
  func drawFavorites(_ selection: Int, in area: CellArea, on frame: inout BrowserFrame) {
    guard !state.favorites.isEmpty else {
      for (y, line) in BrowserWording.noFavorites.text(in: language).wrapped(toCells: area.width)
        .enumerated()
      { frame.put(line, in: area.row(y), .dim) }
      return
    }
    let items = state.favorites.enumerated().map { index, favorite in
      item(for: favorite, member: favorite.memberID.flatMap { state.member($0) }, index: index)
    }
    var rest = area
    if let wait = state.neededLineUps.lazy.map({ state.lineUp(of: $0) }).first(where: {
      $0.value == nil
    }) {
      rest = drawWaitAbove(for: wait, BrowserWording.theMembers, in: rest, on: &frame)
    }
    drawList(items, selection: selection, in: rest, on: &frame)
  }

  /// A group or a member as a list shows it, without the mark of a favourite.
  func item(for favorite: Favorite, member: Member?, index: Int) -> ListItem {
    let group = state.group(favorite.groupID)
    if case .group = favorite {
      let facts = [renderer.otherName(of: group), group.debut.map { String($0.year) }]
      return ListItem(
        text: group.name(in: language), style: .plain,
        detail: facts.compactMap(\.self).joined(separator: " · "), index: index)
    }
    let other = language == .korean ? member?.stageName : member?.koreanStageName
    let name = member?.name(in: language) ?? state.name(of: favorite)
    let facts = [other == name ? nil : other, group.name(in: language)]
    return ListItem(
      text: name, style: .plain, detail: facts.compactMap(\.self).joined(separator: " · "),
      index: index)
  }
}
