import KPGGCore
import KPGGQuiz

extension BrowserView {
  /// Draws a group's facts, its hit song, its members, former members last, and its songs.
  func drawGroup(_ screen: BrowserGroup, in area: CellArea, on frame: inout BrowserFrame) {
    let group = state.group(screen.id)
    var rest = area
    drawTitle(of: group, in: rest, on: &frame)
    rest = rest.dropping(rows: 1)
    rest = drawFacts(of: group, in: rest, on: &frame)
    if let song = group.hitSong, area.height > 4 {
      var row = rest.row(0)
      if song.url != nil {
        frame.addTarget(row, .play)
        row = frame.putTrailing("p \(labels.play)", in: row, .dim)
        row.width -= 1
      }
      let link = song.address.flatMap { TerminalLink($0) }
      frame.put("♪ \(song.fullTitle(in: language))", in: row, link: link)
      rest = rest.dropping(rows: 1)
    }
    if area.height > 8 { rest = rest.dropping(rows: 1) }
    let lineUp = state.lineUp(of: screen.id)
    guard let lineUp = lineUp.value else {
      // A preview sends no requests.
      guard lineUp != .notRequested else { return }
      return drawStatus(of: lineUp, labels.loadingMembers, in: rest, on: &frame)
    }
    let members = state.visibleMembers(of: screen)
    let songs = state.visibleSongs(of: screen)
    var items = songItems(songs, after: members.count)
    if !members.isEmpty || lineUp.members.isEmpty {
      items = memberItems(members, of: lineUp.group, width: rest.width) + items
    }
    if members.isEmpty, songs.isEmpty, screen.controls.isActive {
      items = [ListItem(text: labels.noResults, style: .plain)]
    }
    frame.putList(
      items, selection: screen.selection, in: rest
    ) { .openItem(row: $0, column: 0) }
  }

  private func drawTitle(
    of group: GirlGroup, in area: CellArea, on frame: inout BrowserFrame
  ) {
    let row = drawFavoriteMark(of: .group(group.id), in: area.row(0), on: &frame)
    let name = frame.put(group.name(in: language), in: row, [.bold, .magenta])
    if let other = group.otherName(in: language) { frame.put("  \(other)", in: name) }
  }

  /// Draws one line for each fact, or a one-line summary if the members need the room. The accounts
  /// come last, but not in a preview, and only if the members and some songs have room below them.
  ///
  /// - Returns: The area below.
  private func drawFacts(
    of group: GirlGroup, in area: CellArea, on frame: inout BrowserFrame
  ) -> CellArea {
    let facts = writer.history(of: group)
    var lines = FactSheet(facts: facts).body(width: area.width)
    guard area.height >= lines.count + 10 else {
      let summary = summary(of: group)
      guard area.height > 4, !summary.isEmpty else { return area }
      frame.put(summary, in: area.row(0))
      return area.dropping(rows: 1)
    }
    if case .group = state.screen, let lineUp = state.lineUp(of: group.id).value {
      let linked = FactSheet(facts: facts + group.links.facts).body(width: area.width)
      // The hit song and a blank row follow the facts.
      if rows(of: lineUp) <= area.height - linked.count - 2 { lines = linked }
    }
    for (y, line) in lines.enumerated() { draw(line, in: area.row(y), on: &frame) }
    return area.dropping(rows: lines.count)
  }

  /// The rows that a line-up should have: its members, up to five songs, and what separates them.
  private func rows(of lineUp: LineUp) -> Int {
    lineUp.members.count + min(lineUp.songs.count, 5) + 5
  }

  /// The rows of the members with their headings.
  private func memberItems(
    _ members: [Member], of group: GirlGroup, width: Int
  ) -> [ListItem] {
    guard !members.isEmpty else { return [ListItem(text: labels.noMembers, style: .dim)] }
    let current = members.prefix { !$0.isFormer }.count
    let table = memberLines(members, of: group, width: max(1, width - ListItem.margin))
    var items: [ListItem] = []
    let words = language.words
    let heading = { (label: String, count: String) in
      ListItem(text: "\(label) \(count)", style: .bold)
    }
    for (index, member) in members.enumerated() {
      if index == 0, current > 0 {
        let count = words.count(of: Array(members.prefix(current)), in: group)
        items.append(heading(labels.members, count))
      }
      if index == current {
        if index > 0 { items.append(ListItem(text: "", style: .plain)) }
        let former = words.people(members.count - current)
        items.append(heading(labels.formerMembers, former))
      }
      items.append(
        ListItem(
          text: table[index], style: member.isCurrent ? .plain : .dim, index: index,
          isFavorite: state.favorites.contains(.member(member.id))))
    }
    return items
  }

  /// The rows of the songs below a heading. A note marks those with a video; the others are dimmed.
  private func songItems(_ songs: [Song], after memberCount: Int) -> [ListItem] {
    guard !songs.isEmpty else { return [] }
    let heading = "\(language.words.labels.songs) \(songs.count)"
    let rows = songs.enumerated().map { index, song in
      ListItem(
        text: (song.youtubeID == nil ? "  " : "♪ ") + song.title(in: language),
        style: song.youtubeID == nil ? .dim : .plain,
        detail: song.date?.description ?? "", index: memberCount + index,
        link: song.address.flatMap { TerminalLink($0) })
    }
    return [ListItem(text: "", style: .plain), ListItem(text: heading, style: .bold)] + rows
  }

  /// The rows of a table of members, without its header.
  private func memberLines(
    _ members: [Member], of group: GirlGroup, width: Int
  ) -> [String] {
    let names: [Field<Member>] = [.stageName, .koreanStageName]
    let ordered = language.words.prefersHangul ? names.reversed() : names
    // The headings tell former members apart, but not members who have died.
    let status =
      members.contains { !$0.isCurrent && !$0.isFormer } ? [Field<Member>.membership] : []
    // The table shows what it is sorted by.
    let height = state.order(of: .members).key == .height ? [Field<Member>.height] : []
    let fields = ordered + height + [.birth, .mbti, .bloodType, .positions] + status
    var table = writer.table(of: members, fields, naming: [group])
    // The hidden header must not widen the columns.
    for column in table.columns.indices { table.columns[column].title = "" }
    return Array(table.lines(width: width, painter: Painter(isColored: false)).dropFirst())
  }
}
