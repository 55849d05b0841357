import KPGGCore

extension BrowserView {
  /// Draws the featured group, the birthdays, and the groups of each section.
  func drawHome(_ home: HomeState, _ layout: BrowserLayout, on frame: inout BrowserFrame) {
    let rows = state.rows(of: home)
    if state.allLineUps.value == nil, state.filter(home.controls).needsLineUps {
      return drawStatus(
        of: state.allLineUps, labels.loadingMembers, in: layout.content, on: &frame)
    }
    guard !rows.isEmpty else {
      let isFiltered = !home.controls.filter.text.isEmpty
      frame.put(isFiltered ? labels.noResults : labels.emptyCatalog, in: layout.content)
      return
    }
    switch state.style(of: home) {
    case .grid: drawGrid(rows, home, layout, on: &frame)
    case .rows:
      frame.putList(
        items(of: rows), selection: home.index(in: rows), in: layout.content
      ) { .openItem(row: $0, column: 0) }
    }
  }

  /// The lines of the list: the groups and birthdays, with a heading for each row of the grid.
  private func items(of rows: [HomeRow]) -> [ListItem] {
    var items: [ListItem] = []
    var index = 0
    for row in rows {
      if !items.isEmpty { items.append(ListItem(text: "", style: .plain)) }
      let count = row.kind == .featured ? "" : " (\(row.entries.count))"
      items.append(ListItem(text: title(of: row.kind) + count, style: .bold))
      for entry in row.entries {
        items.append(item(for: entry, index: index))
        index += 1
      }
    }
    return items
  }

  private func item(for entry: HomeEntry, index: Int) -> ListItem {
    let isFavorite = state.favorites.contains(entry.favorite)
    switch entry {
    case .group(let group):
      let facts = [group.otherName(in: language), group.debut?.description, group.agency]
      return ListItem(
        text: group.name(in: language), style: .plain,
        detail: facts.compactMap(\.self).joined(separator: " · "), index: index,
        isFavorite: isFavorite)
    case .birthday(let birthday):
      let group = state.group(birthday.member.groupID).name(in: language)
      return ListItem(
        text: birthday.member.name(in: language), style: .plain,
        detail: "\(birthday.date.description.dropFirst(5)) · \(group)", index: index,
        isFavorite: isFavorite)
    }
  }

  func title(of kind: HomeRow.Kind) -> String {
    switch kind {
    case .featured: labels.featured
    case .birthdays: labels.birthdays
    case .section(let section): section.title(in: language)
    }
  }

  /// The main facts of a group in one line.
  func summary(of group: GirlGroup) -> String {
    let status = group.status.map(language.words.status)
    return [group.debut?.description, group.agency, group.fandom, status].compactMap(\.self)
      .joined(separator: " · ")
  }
}
