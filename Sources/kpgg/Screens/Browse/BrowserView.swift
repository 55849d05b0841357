import KPGGCore
import KPGGQuiz

typealias BrowserFrame = ScreenFrame<BrowserAction>

/// Draws a state. Equal states give equal frames.
struct BrowserView: Sendable {
  let state: BrowserState
  let layout: BrowserLayout
  var frame: BrowserFrame

  var language: Language { state.language }
  var labels: BrowserLabels { language.words.browser }
  var writer: TextWriter { state.writer }

  /// Draws the visible screen at the state's size, which is at least one cell.
  init(_ state: BrowserState) {
    (self.state, layout) = (state, state.layout)
    frame = BrowserFrame(
      size: state.size, isASCII: state.settings.isASCII,
      showsLinks: state.settings.terminal.showsLinks)
    frame.setTitle(toPath: state.path(fitting: TerminalCommand.titleWidth - 4))
    drawHeader(in: layout.header)
    drawBody()
    drawLongNotice()
    if let note = state.noteField, layout.footer.height > 0 {
      draw(note, in: layout.footer)
    } else {
      frame.putHints(BrowserKeys.hints(for: state), in: layout.footer)
    }
  }

  private mutating func drawBody() {
    if case .palette(let palette) = state.screen { return draw(palette) }
    guard state.catalog.value != nil else {
      return drawStatus(of: state.catalog, labels.loadingCatalog, in: layout.body)
    }
    if let image = layout.image, let placement = layout.imagePlacement {
      frame.add(image, at: placement)
    }
    if let preview = layout.preview { drawPreview(in: preview) }
    if let line = layout.listStatus { drawListStatus(in: line) }
    switch state.screen {
    case .home(let home): draw(home)
    case .group(let group): draw(group, in: layout.content)
    case .profile(let profile): draw(profile)
    case .favorites(let favorites): draw(favorites)
    case .search(let search): draw(search)
    case .changes(let changes): draw(changes)
    case .choice(let choice): draw(choice)
    case .palette: break
    }
  }
}

extension BrowserView {
  mutating func drawList(
    _ items: [ListItem], selection: Int, scroll: Int = 0, in area: CellArea
  ) {
    frame.putList(items, selection: selection, scroll: scroll, in: area) {
      .openItem(row: $0, column: 0)
    }
  }

  func isFavorite(_ entry: ListEntry) -> Bool {
    entry.favorite.map(state.favorites.contains) ?? false
  }

  /// Draws the favorite mark at the end of a title row, if there is room. A click toggles the mark, as
  /// the key does. With another action, which the key does not have, the mark has no label.
  ///
  /// - Returns: The rest of the row.
  mutating func drawFavoriteMark(
    of favorite: Favorite, action: BrowserAction = .toggleFavorite, in row: CellArea
  ) -> CellArea {
    guard row.width >= 36 else { return row }
    let isFavorite = state.favorites.contains(favorite)
    let label = action == .toggleFavorite ? " \(labels.favorite)" : ""
    let mark = (isFavorite ? "★" : "☆") + label
    var rest = frame.putTrailing(mark, in: row, isFavorite ? .bold : .dim)
    frame.addTarget(
      CellArea(x: rest.x + rest.width, y: rest.y, width: row.width - rest.width, height: 1),
      action)
    rest.width -= 1
    return rest
  }

  mutating func draw(_ lines: ArraySlice<FactSheet.Line>, in area: CellArea) {
    for (y, line) in lines.enumerated() {
      let row = area.row(y)
      frame.put(line.label, in: row, .dim)
      frame.put(line.value, in: row.dropping(columns: line.indent), link: line.link)
    }
  }

  /// Draws the status of a missing value in the two rows above a list.
  ///
  /// - Returns: The area below.
  mutating func drawStatusRows<Value>(
    of loading: Loading<Value>, _ text: String, in area: CellArea
  ) -> CellArea {
    let rows = CellArea(x: area.x, y: area.y, width: area.width, height: min(2, area.height))
    drawStatus(of: loading, text, in: rows)
    return area.dropping(rows: 2)
  }

  /// Draws the reason for a missing value: its request is in progress, failed, or was canceled.
  mutating func drawStatus<Value>(
    of loading: Loading<Value>, _ text: String, in area: CellArea
  ) {
    switch loading {
    case .loaded: return
    case .notRequested, .inProgress:
      frame.put(text, in: area.row(0))
      frame.put(labels.escCancels, in: area.row(1), .dim)
    case .canceled:
      frame.put(labels.canceled, in: area.row(0))
      drawRetryKey(in: area.row(1))
    case .failed(let error):
      let lines = SafeText.of(error.message).wrapped(toCells: area.width)
      let hints = error.hint.map { SafeText.of($0).wrapped(toCells: area.width) } ?? []
      for (y, line) in lines.enumerated() { frame.put(line, in: area.row(y), .red) }
      for (y, line) in hints.enumerated() {
        frame.put(line, in: area.row(lines.count + y), .dim)
      }
      // A long message must not hide the retry key.
      let row = min(lines.count + hints.count, max(0, area.height - 1))
      frame.put(String.spaces(area.width), in: area.row(row))
      drawRetryKey(in: area.row(row))
    }
  }

  private mutating func drawRetryKey(in area: CellArea) {
    frame.addTarget(area, .refresh)
    let rest = frame.put("r", in: area, [.bold, .magenta])
    frame.put(" " + labels.retry, in: rest)
  }
}

extension BrowserView {
  /// Draws the path of open screens and the notice below it. A notice replaces the path in a
  /// one-line header.
  private mutating func drawHeader(in area: CellArea) {
    if longNotice.isEmpty, let notice = state.notice ?? progress {
      frame.put(notice, in: area.row(area.height - 1), .bold)
      if area.height == 1 { return }
    }
    var rest = area.row(0)
    let count = state.favorites.count
    if count > 0 { rest = frame.putTrailing("★ \(count)", in: rest, .bold) }
    rest.width -= 1
    frame.addTarget(CellArea(x: rest.x, y: rest.y, width: 4, height: rest.height), .home)
    frame.putPath(state.path(fitting: rest.width - 4), in: rest)
  }

  /// The lines of a notice that is wider than the header; empty for other notices.
  private var longNotice: [String] {
    guard let notice = state.notice, CellWidth.of(notice) > layout.header.width else { return [] }
    return SafeText.of(notice).wrapped(toCells: layout.header.width)
  }

  /// Draws a long notice over the last rows above the footer, so that a link in it is complete and the
  /// name at the top stays visible.
  private mutating func drawLongNotice() {
    let lines = longNotice
    let first = max(0, layout.footer.y - lines.count)
    for (index, line) in lines.prefix(layout.footer.y).enumerated() {
      let row = CellArea(
        x: layout.header.x, y: first + index, width: layout.header.width, height: 1)
      frame.put(String.spaces(row.width), in: row)
      frame.put(line, in: row, .bold)
    }
  }

  private var progress: String? {
    if state.awaitedGame != nil { return labels.loadingAll }
    return state.isRefreshing ? labels.refreshing : nil
  }

  /// Draws the selected entry of a list beside it: a group with its members, a profile, a song, or
  /// a unit.
  ///
  /// It shows what is already loaded, so that moving through a list sends no requests. A click opens
  /// the entry.
  private mutating func drawPreview(in area: CellArea) {
    for y in 0..<area.height {
      frame.put("│", in: CellArea(x: area.x - 2, y: area.y + y, width: 1, height: 1), .dim)
    }
    // What Enter opens.
    guard let entry = state.selectedEntry ?? state.screen.page.entries(in: state).first
    else { return }
    switch entry {
    case .song(let song, let group):
      drawSheet(song.title(in: language), of: group, writer.facts(of: song), in: area)
    case .unit(let unit, let group):
      let lineUp =
        state.lineUp(of: group).value ?? LineUp(group: state.group(group), checkedMembers: [])
      drawSheet(
        unit.displayName.text(in: language), of: group,
        writer.facts(of: ListedUnit(unit, of: lineUp)), in: area)
    case .group(let group):
      var page = BrowserGroup(id: group.id)
      if case .home(let home) = state.screen { page = state.page(of: group, filteredLike: home) }
      draw(page, in: area, isPreview: true)
    case .member, .birthday, .link, .other:
      guard case .member(let id)? = entry.favorite, let member = state.member(id) else { break }
      drawTitle(of: member, hasMark: state.markedRecord == .member(id), in: area.row(0))
      let facts = area.dropping(rows: 2)
      draw(state.profileLines(of: member, in: facts)[...], in: facts)
    }
    frame.addTarget(area, .open)
  }

  /// Draws the name and the group of a song or a unit, and its facts.
  private mutating func drawSheet(
    _ name: String, of group: GroupID, _ facts: [FactSheet.Fact], in area: CellArea
  ) {
    let rest = frame.put(name, in: area.row(0), [.bold, .magenta])
    frame.put("  \(state.group(group).name(in: language))", in: rest)
    let below = area.dropping(rows: 2)
    draw(FactSheet(facts: facts).body(width: max(1, below.width))[...], in: below)
  }
}

extension BrowserState {
  /// The names of the open screens that fit with a separator before each, at least the last one.
  ///
  /// A long path loses its start, since its end names the visible screen.
  func path(fitting width: Int) -> [String] {
    var names: [String] = []
    var room = width
    for screen in screens.dropFirst().reversed() {
      let name = screen.page.title(in: self)
      room -= CellWidth.of(name) + 3
      guard room >= 0 || names.isEmpty else { break }
      names.insert(name, at: 0)
    }
    return names
  }
}

extension ListItem {
  init(_ facts: [String?], index: Int, isFavorite: Bool = false) {
    let facts = facts.compactMap(\.self)
    self.init(
      text: facts.first ?? "", style: .plain,
      detail: facts.dropFirst().joined(separator: " · "), index: index, isFavorite: isFavorite)
  }
}
