import KPGGCore

extension BrowserView {
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
    frame.putList(
      items, selection: shown.selection, in: rest
    ) { .openItem(row: $0, column: 0) }
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
    frame.putTextField(
      search.field, prompt: "/ ", hasCursor: !search.controls.isTyping, in: area.row(0))
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
    frame.putList(
      items, selection: search.selection, in: rest
    ) { .openItem(row: $0, column: 0) }
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
