import KPGGCore

/// A group's screen and the selected row. The newest songs follow the members.
struct BrowserGroup: Equatable, Sendable {
  let id: GroupID
  var selection = 0
  var controls = ListControls()
}

extension BrowserGroup: BrowserList, SelectablePage {
  var screen: BrowserScreen { .group(self) }

  func title(in state: BrowserState) -> String { SafeText.of(state.name(of: .group(id))) }

  func entries(in state: BrowserState) -> [ListEntry] {
    state.visibleMembers(of: self).map { .member($0.id, $0) }
      + state.visibleSongs(of: self).map { .song($0, of: id) }
  }

  func subject(in state: BrowserState) -> Favorite? { .group(id) }

  func imageURL(in state: BrowserState) -> WebAddress? { state.group(id).image }

  func neededLineUps(in state: BrowserState) -> [GroupID] { [state.group(id).id] }

  func kind(in state: BrowserState) -> ListKind {
    if case .song = selectedEntry(in: state) { return .songs }
    return state.visibleMembers(of: self).isEmpty ? .songs : .members
  }
}

extension BrowserState {
  /// The members of a group's screen: current members, then former members.
  func visibleMembers(of shown: BrowserGroup) -> [Member] {
    guard let lineUp = lineUp(of: shown.id).value else { return [] }
    let order = order(of: .members)
    guard shown.controls.isActive || order != ListOrder() else { return lineUp.members }
    let filter = filter(shown.controls)
    let members = NameFilter(filter.names).filter(lineUp.members)
      .filter { filter.accepts($0, of: lineUp.group) }
    return order.sorted(members, in: language)
  }

  /// The songs of a group's screen, by default the newest first.
  func visibleSongs(of shown: BrowserGroup) -> [Song] {
    guard let lineUp = lineUp(of: shown.id).value else { return [] }
    var songs = ListedSong.newestFirst([lineUp])
    if shown.controls.isActive {
      let filter = filter(shown.controls)
      songs = NameFilter(filter.names).filter(songs, as: .title)
        .filter { filter.accepts($0.song, of: lineUp.group) }
    }
    return order(of: .songs).sorted(songs.map(\.song), in: language)
  }
}

extension BrowserGroup {
  func head(in view: LinearView, isMarked: Bool) -> [String] {
    let (state, language) = (view.state, view.language)
    let group = state.group(id)
    let hitSong = group.hitSong.map {
      FactSheet.Fact(language.words.labels.groupFields.hitSong, $0.fullTitle(in: language))
    }
    let names = [group.name(in: language), group.otherName(in: language)]
    let lineUp = state.lineUp(of: id)
    let units = lineUp.value.flatMap { state.writer.names(of: $0.units) }.map {
      FactSheet.Fact(language.words.labels.groupFields.units, $0)
    }
    return [view.path, view.title(names, .group(group.id), isMarked: isMarked)]
      + [lineUp.value?.about(in: language)].compactMap(\.self)
      + view.lines(of: state.writer.history(of: group) + [hitSong, units].compactMap(\.self))
      + view.listStatus + view.status(of: lineUp, view.labels.loadingMembers)
      + (lineUp.value.map { $0.members.isEmpty ? [view.labels.noMembers] : [] } ?? [])
      + (lineUp.value == nil ? [] : view.emptyList(""))
  }

  func lines(in state: BrowserState) -> [LinearEntry] {
    let (language, words) = (state.language, state.language.words)
    let (members, songs) = (state.visibleMembers(of: self), state.visibleSongs(of: self))
    let former = members.count { $0.isFormer }
    let headings = (
      current: LinearEntry.heading(words.browser.members, members.count - former),
      former: LinearEntry.heading(words.browser.formerMembers, former),
      songs: LinearEntry.heading(words.labels.songs, songs.count)
    )
    return members.map { member in
      LinearEntry(
        .member(member.id, member), Self.facts(of: member, in: state),
        heading: member.isFormer ? headings.former : headings.current)
    }
      + songs.map { song in
        let facts = [
          song.title(in: language), song.date?.description,
          song.youtubeID == nil ? words.browser.linear.withoutVideo : nil,
        ]
        return LinearEntry(.song(song, of: id), facts, heading: headings.songs)
      }
  }

  private static func facts(of member: Member, in state: BrowserState) -> [String?] {
    let (language, words) = (state.language, state.language.words)
    let period = words.period(of: member, in: state.group(member.groupID), accuracy: .month)
    // The headings tell former members apart, but not members who have died.
    let hasDied = !member.isCurrent && !member.isFormer
    // The list shows what it is sorted by.
    let isByHeight = state.order(of: .members).key == .height
    let height = isByHeight ? member.height?.text : nil
    return [
      member.name(in: language), member.otherName(in: language), height,
      member.birthDate?.description,
      member.mbti?.description,
      member.bloodType.map { "\(words.labels.memberFields.bloodType) \($0)" },
    ] + member.positions.map { words.position($0) }
      + [period, hasDied ? words.status(.died) : nil]
  }
}

extension BrowserView {
  mutating func draw(_ screen: BrowserGroup, in area: CellArea) {
    let group = state.group(screen.id)
    drawTitle(of: group, marking: screen.selectedSong(in: state) ?? .group(group.id), in: area)
    let below = area.dropping(rows: 1)
    let text = aboutLines(of: screen.id, width: below.width)
    // The text stands above the facts, or else at the end of the list.
    let hasRoom = hasRoom(for: text, above: group, in: below)
    if hasRoom { draw(text, in: below) }
    var rest = drawFacts(of: group, in: below.dropping(rows: hasRoom ? text.count + 1 : 0))
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
      return drawStatus(of: lineUp, labels.loadingMembers, in: rest)
    }
    let members = state.visibleMembers(of: screen)
    let songs = state.visibleSongs(of: screen)
    var items = songItems(songs, of: group.id, after: members.count)
    if !members.isEmpty || lineUp.members.isEmpty {
      items = memberItems(members, of: lineUp.group, width: rest.width) + items
    }
    if members.isEmpty, songs.isEmpty, screen.controls.isActive {
      items = [ListItem(text: labels.noResults, style: .plain)]
    }
    if !lineUp.units.isEmpty, !screen.controls.isActive {
      let heading = ListItem(text: language.words.labels.groupFields.units, style: .bold)
      items += [ListItem(text: "", style: .plain), heading]
      items += lineUp.units.map { unit in
        let names = ListedUnit(unit, of: lineUp).members.map { $0.name(in: language) }
        let name = writer.names(of: [unit]) ?? unit.name
        return ListItem(text: "\(name): \(names.joined(separator: ", "))", style: .plain)
      }
    }
    if !hasRoom, !text.isEmpty, !screen.controls.isActive {
      let heading = ListItem(text: language.words.labels.groupFields.about, style: .bold)
      items += [ListItem(text: "", style: .plain), heading]
      items += text.map { ListItem(text: $0, style: .plain) }
    }
    drawList(items, selection: screen.selection, in: rest)
  }

  /// Draws the name, and the favorite mark of the group or of the selected song.
  private mutating func drawTitle(
    of group: GirlGroup, marking record: Favorite, in area: CellArea
  ) {
    let row = drawFavoriteMark(of: record, in: area.row(0))
    let name = frame.put(group.name(in: language), in: row, [.bold, .magenta])
    if let other = group.otherName(in: language) { frame.put("  \(other)", in: name) }
  }

  /// Draws one line for each fact, or a one-line summary if the members need the room. The accounts
  /// come last, but not in a preview, and only if the members and some songs have room below them.
  ///
  /// - Returns: The area below.
  private mutating func drawFacts(of group: GirlGroup, in area: CellArea) -> CellArea {
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
      if rowsBelowFacts(of: lineUp) <= area.height - linked.count { lines = linked }
    }
    draw(lines[...], in: area)
    return area.dropping(rows: lines.count)
  }

  /// The number of rows for the hit song, a blank row, all members, up to five songs, and the
  /// separators of the list.
  private func rowsBelowFacts(of lineUp: LineUp) -> Int {
    2 + lineUp.members.count + min(lineUp.songs.count, 5) + 5
  }

  /// The text about a group in lines; empty without a text, or until the line-up is loaded.
  private func aboutLines(of id: GroupID, width: Int) -> [String] {
    let text = state.lineUp(of: id).value?.about(in: language)
    return text.map { SafeText.of($0).wrapped(toCells: max(1, width)) } ?? []
  }

  /// Whether the facts, all members, and some songs have room below the text and a blank row.
  private func hasRoom(for text: [String], above group: GirlGroup, in area: CellArea) -> Bool {
    guard !text.isEmpty, let lineUp = state.lineUp(of: group.id).value else { return false }
    let facts = FactSheet(facts: writer.history(of: group)).body(width: area.width)
    return text.count + 1 + facts.count + rowsBelowFacts(of: lineUp) <= area.height
  }

  private mutating func draw(_ lines: [String], in area: CellArea) {
    for (y, line) in lines.enumerated() { frame.put(line, in: area.row(y)) }
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
    let heading = "\(language.words.labels.songs) \(songs.count)"
    let rows = songs.enumerated().map { index, song in
      ListItem(
        text: (song.youtubeID == nil ? "  " : "♪ ") + song.title(in: language),
        style: song.youtubeID == nil ? .dim : .plain,
        detail: song.date?.description ?? "", index: memberCount + index,
        isFavorite: state.favorites.contains(.song(group: group, title: song.title)),
        link: song.address.flatMap { TerminalLink($0) })
    }
    return [ListItem(text: "", style: .plain), ListItem(text: heading, style: .bold)] + rows
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
