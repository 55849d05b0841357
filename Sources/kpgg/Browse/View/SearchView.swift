import KPGGCore

extension BrowserView {
  /// What is typed, with the terminal's own cursor in it, and below it what that finds.
  func drawSearch(_ place: SearchPlace, in area: CellArea, on frame: inout BrowserFrame) {
    drawLine(of: place, in: area.row(0), on: &frame)
    var rest = area.dropping(rows: 1)
    if isSlow {
      rest = drawWaitAbove(for: state.everyone, BrowserWording.theMembers, in: rest, on: &frame)
    } else if area.height > 3 {
      frame.put(words(on: place), in: rest.row(0), .dim)
      rest = rest.dropping(rows: area.height > 8 ? 2 : 1)
    }
    let items = place.hits.enumerated().map { index, hit -> ListItem in
      var item = item(for: Favorite(hit), member: hit.member, index: index)
      item.isMarked = state.favorites.contains(Favorite(hit))
      // What was found is seen, also where it is a birth name, an alias, a fandom or a song.
      if !"\(item.text) · \(item.detail)".contains(hit.text) { item.detail += " · \(hit.text)" }
      return item
    }
    drawList(items, selection: place.selection, in: rest, on: &frame)
  }

  /// Whether all members are still to come, and take their time: those at hand are there at once.
  private var isSlow: Bool {
    guard state.everyone.value == nil else { return false }
    return !state.settings.isLocal || state.everyone.ticket == nil
  }

  private func words(on place: SearchPlace) -> String {
    if NormalizedText(place.text).isEmpty { return BrowserWording.typeToSearch.text(in: language) }
    if place.hits.isEmpty { return BrowserWording.nothingFound.text(in: language) }
    return BrowserWording.found(place.hits.count).text(in: language)
  }

  /// The text's end where it is too long, so that the cursor is always seen.
  private func drawLine(
    of place: SearchPlace, in area: CellArea, on frame: inout BrowserFrame
  ) {
    let room = frame.put("/ ", in: area, [.bold, .cyan])
    var before = Substring(SafeText.of(String(place.text.prefix(place.caret))))
    while !before.isEmpty, CellWidth.of(String(before)) >= room.width { before.removeFirst() }
    let after = SafeText.of(String(place.text.dropFirst(place.caret)))
    let rest = frame.put(String(before), in: room)
    frame.put(after, in: rest)
    frame.cursor = CellPoint(
      x: max(0, min(rest.x, frame.grid.size.width - 1)),
      y: max(0, min(area.y, frame.grid.size.height - 1)))
  }
}
