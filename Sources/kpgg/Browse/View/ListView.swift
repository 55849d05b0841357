import KPGGCore

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
}

extension BrowserView {
  /// The cells before the text of an item, for the selection mark and the favorite star.
  static let listMargin = 3

  /// Draws the visible part of a list, with the selected item centered.
  func drawList(
    _ items: [ListItem], selection: Int, in area: CellArea, on frame: inout BrowserFrame
  ) {
    guard area.height > 0 else { return }
    let selected = items.firstIndex { $0.index == selection } ?? 0
    let first = max(0, min(selected - area.height / 2, items.count - area.height))
    // All details start in the same column.
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
      frame.addTarget(row, .openItem(row: index, column: 0))
      let style: TextStyle = isSelected ? [.bold, .magenta] : item.style
      if isSelected { frame.put("▸", in: row, style) }
      if item.isFavorite { frame.put("★", in: row.dropping(columns: 1), .bold) }
      row = row.dropping(columns: Self.listMargin)
      if !item.trailing.isEmpty {
        row = frame.putTrailing(item.trailing, in: row, isSelected ? style : .plain)
        row.width -= 1
      }
      var name = row
      if !item.detail.isEmpty { name.width = min(row.width, detailStart - 2) }
      frame.put(item.text, in: name, style, link: item.link)
      frame.put(item.detail, in: row.dropping(columns: detailStart), .dim)
    }
  }

  /// Draws the favorites, newest first.
  func drawFavorites(_ shown: FavoritesState, in area: CellArea, on frame: inout BrowserFrame) {
    guard !state.favorites.isEmpty else {
      for (y, line) in labels.noFavorites.wrapped(toCells: area.width)
        .enumerated()
      { frame.put(line, in: area.row(y), .dim) }
      return
    }
    let favorites = state.visible(shown)
    let items = favorites.enumerated().map { index, favorite in
      item(for: favorite, member: favorite.memberID.flatMap { state.member($0) }, index: index)
    }
    var rest = area
    let lineUps = state.neededLineUps.lazy.map { state.lineUp(of: $0) }
    if let missing = lineUps.first(where: { $0.value == nil }) {
      rest = drawStatusRows(of: missing, labels.loadingMembers, in: rest, on: &frame)
    }
    if favorites.isEmpty { frame.put(labels.noResults, in: rest.row(0)) }
    drawList(items, selection: shown.selection, in: rest, on: &frame)
  }

  /// The list item of a group or member, without its favorite mark.
  func item(for favorite: Favorite, member: Member?, index: Int) -> ListItem {
    let group = state.group(favorite.groupID)
    if case .group = favorite {
      let facts = [group.otherName(in: language), group.debut.map { String($0.year) }]
      return ListItem(
        text: group.name(in: language), style: .plain,
        detail: facts.compactMap(\.self).joined(separator: " · "), index: index)
    }
    let other =
      language.words.prefersHangul ? member?.stageName : member?.koreanStageName
    let name = member?.name(in: language) ?? state.name(of: favorite)
    let facts = [other == name ? nil : other, group.name(in: language)]
    return ListItem(
      text: name, style: .plain, detail: facts.compactMap(\.self).joined(separator: " · "),
      index: index)
  }
}

extension BrowserView {
  /// Draws the typed text with the terminal's cursor, and the hits below.
  func drawSearch(_ search: SearchState, in area: CellArea, on frame: inout BrowserFrame) {
    drawTextField(
      search.field, prompt: "/ ", hasCursor: !search.controls.isTyping, in: area.row(0),
      on: &frame)
    var rest = area.dropping(rows: state.showsListStatus ? 2 : 1)
    if showsLoadingStatus {
      rest = drawStatusRows(of: state.allLineUps, labels.loadingMembers, in: rest, on: &frame)
    } else if area.height > 3 {
      frame.put(summary(of: search), in: rest.row(0), .dim)
      rest = rest.dropping(rows: area.height > 8 ? 2 : 1)
    }
    let items = search.hits.enumerated().map { index, hit -> ListItem in
      var item = item(for: Favorite(hit), member: hit.member, index: index)
      item.isFavorite = state.favorites.contains(Favorite(hit))
      // A hit by birth name, alias, fandom, or song also shows the matching text.
      if !"\(item.text) · \(item.detail)".contains(hit.text) { item.detail += " · \(hit.text)" }
      return item
    }
    drawList(items, selection: search.selection, in: rest, on: &frame)
  }

  /// Whether all line-ups are missing and take a while. Local ones load too fast for a status.
  private var showsLoadingStatus: Bool {
    guard state.allLineUps.value == nil else { return false }
    return !state.settings.isLocal || state.allLineUps.requestID == nil
  }

  private func summary(of search: SearchState) -> String {
    let isUnlimited = search.controls.filter.text.isEmpty
    if NormalizedText(search.field.text).isEmpty, isUnlimited { return labels.searchPrompt }
    if search.hits.isEmpty { return labels.noResults }
    // The line of the filter has the number.
    guard isUnlimited else { return "" }
    return labels.found(search.hits.count)
  }
}
