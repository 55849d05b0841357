import KPGGCore

extension BrowserGroup {
  /// Whether the play key opens the video of the hit song. On a song, a unit, or a related group, it opens
  /// theirs.
  fileprivate func plays(_ hitSong: HitSong, in state: BrowserState) -> Bool {
    switch selectedEntry(in: state) {
    case .song(let song, _): song.youtubeID == hitSong.youtubeID
    case .unit: false
    case .group(let other): other.id == id
    default: true
    }
  }
}

extension BrowserView {
  mutating func draw(_ screen: BrowserGroup, in area: CellArea, isPreview: Bool = false) {
    let group = state.group(screen.id)
    if !isPreview, screen.selectedEntry(in: state) == nil { drawMarker(before: area.row(0)) }
    let isMarked = state.markedRecord == .group(screen.id)
    let other: BrowserAction =
      isPreview ? .open : .openItem(row: BrowserGroup.titleSelection, column: 0)
    drawTitle(of: group, markAction: isMarked ? .toggleFavorite : other, in: area)
    let layout = BrowserGroupLayout(screen.id, in: area, of: state, isPreview: isPreview)
    if layout.isTextAbove {
      for (y, line) in layout.text.enumerated() { frame.put(line, in: layout.textArea.row(y)) }
    }
    draw(layout.facts[...], in: layout.factsArea)
    if let summary = layout.summary { frame.put(summary, in: layout.factsArea.row(0)) }
    if let song = group.hitSong, let row = layout.song {
      draw(song, isPlayed: isPreview || screen.plays(song, in: state), in: row)
    }
    let lineUp = state.lineUp(of: screen.id)
    guard let lineUp = lineUp.value else {
      // A preview sends no requests.
      guard lineUp != .notRequested else { return }
      return drawStatus(of: lineUp, labels.loadingMembers, in: layout.list)
    }
    drawList(
      items(of: screen, lineUp, layout), selection: screen.selection, scroll: screen.scroll,
      in: layout.list)
  }

  /// Marks the title as selected, in the margin, so that the name stays where it is.
  private mutating func drawMarker(before row: CellArea) {
    guard row.x > 0 else { return }
    frame.put("▸", in: CellArea(x: row.x - 1, y: row.y, width: 1, height: 1), [.bold, .magenta])
  }

  /// Draws the name, the favorite mark, and the notes of the group.
  private mutating func drawTitle(
    of group: GirlGroup, markAction: BrowserAction, in area: CellArea
  ) {
    let row = drawFavoriteMark(of: .group(group.id), action: markAction, in: area.row(0))
    let name = frame.put(group.name(in: language), in: row, [.bold, .magenta])
    var rest = name
    if let other = group.otherName(in: language) { rest = frame.put("  \(other)", in: name) }
    let notes = state.noteTexts[.group(group.id)] ?? []
    if !notes.isEmpty { frame.put("  " + notes.joined(separator: " · "), in: rest, .dim) }
  }

  /// Draws the hit song, and the key for its video if the key opens it.
  private mutating func draw(_ song: HitSong, isPlayed: Bool, in row: CellArea) {
    var row = row
    if song.url != nil, isPlayed {
      frame.addTarget(row, .play)
      row = frame.putTrailing("p \(labels.play)", in: row, .dim)
      row.width -= 1
    }
    let link = song.address.flatMap { TerminalLink($0) }
    frame.put("♪ \(song.fullTitle(in: language))", in: row, link: link)
  }

  private func items(
    of screen: BrowserGroup, _ lineUp: LineUp, _ layout: BrowserGroupLayout
  ) -> [ListItem] {
    let members = state.visibleMembers(of: screen)
    let songs = state.visibleSongs(of: screen)
    let units = state.visibleUnits(of: screen)
    let relations = state.visibleRelations(of: screen)
    if members.isEmpty, songs.isEmpty, screen.controls.isActive {
      return [ListItem(text: labels.noResults, style: .plain)]
    }
    var items =
      members.isEmpty && !lineUp.members.isEmpty
      ? [] : memberItems(members, of: lineUp.group, width: layout.list.width)
    items += songItems(songs, of: lineUp.id, after: members.count)
    items += unitItems(units, of: lineUp.id, after: members.count + songs.count)
    items += relationItems(relations, after: members.count + songs.count + units.count)
    if layout.textRows > 0, !screen.controls.isActive {
      items += heading(language.words.labels.groupFields.about)
      items += layout.text.map { ListItem(text: $0, style: .plain) }
    }
    return items
  }

  /// A heading below a blank row.
  private func heading(_ text: String) -> [ListItem] {
    [ListItem(text: "", style: .plain), ListItem(text: text, style: .bold)]
  }

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
  private func songItems(
    _ songs: [Song], of group: GroupID, after memberCount: Int
  ) -> [ListItem] {
    guard !songs.isEmpty else { return [] }
    let words = language.words
    let count = "\(words.labels.songs) \(words.songs(songs.count))"
    let rows = songs.enumerated().map { index, song in
      let favorite = Favorite.song(group: group, title: song.title)
      let facts = (state.noteTexts[favorite] ?? []) + [song.date?.description].compactMap(\.self)
      return ListItem(
        text: (song.youtubeID == nil ? "  " : "♪ ") + song.title(in: language),
        style: song.youtubeID == nil ? .dim : .plain,
        detail: facts.joined(separator: " · "), index: memberCount + index,
        isFavorite: state.favorites.contains(favorite),
        link: song.address.flatMap { TerminalLink($0) })
    }
    return heading(count) + rows
  }

  /// The rows of the units with their members. A note marks those whose song has a video.
  private func unitItems(
    _ units: [GroupUnit], of group: GroupID, after count: Int
  ) -> [ListItem] {
    guard !units.isEmpty else { return [] }
    let rows = units.enumerated().map { index, unit in
      let hasVideo = unit.song?.youtubeID != nil
      let name = writer.names(of: [unit]) ?? unit.name
      return ListItem(
        text: (hasVideo ? "♪ " : "  ") + name, style: .plain,
        detail: state.memberNames(of: unit, in: group), index: count + index,
        link: unit.song?.address.flatMap { TerminalLink($0) })
    }
    return heading(language.words.labels.groupFields.units) + rows
  }

  /// The rows of related groups with what they have in common.
  private func relationItems(
    _ relations: [GroupRelations.Relation], after count: Int
  ) -> [ListItem] {
    guard !relations.isEmpty else { return [] }
    let rows = relations.enumerated().map { index, relation in
      ListItem(
        text: relation.group.name(in: language), style: .plain,
        detail: language.words.reason(for: relation), index: count + index,
        isFavorite: state.favorites.contains(.group(relation.group.id)))
    }
    return heading(labels.relatedGroups) + rows
  }

  private func memberLines(_ members: [Member], of group: GirlGroup, width: Int) -> [String] {
    let hasPeriods = members.contains { language.words.period(of: $0, in: group) != nil }
    let periods = hasPeriods ? [Field<Member>.period] : []
    // The headings tell former members apart, but not members who have died.
    let status =
      members.contains { !$0.isCurrent && !$0.isFormer } ? [Field<Member>.status] : []
    // The table shows what it is sorted by.
    let height = state.order(of: .members).key == .height ? [Field<Member>.height] : []
    let names: [Field<Member>] = [.stageName, .koreanStageName]
    let fields = names + height + [.birth, .mbti, .bloodType, .positions] + periods + status
    var table = writer.table(of: members, fields, naming: [group])
    // The hidden header must not widen the columns.
    for column in table.columns.indices { table.columns[column].title = "" }
    return Array(table.lines(width: width, painter: Painter(isColored: false)).dropFirst())
  }
}
