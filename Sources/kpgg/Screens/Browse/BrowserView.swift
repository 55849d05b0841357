import KPGGCore
import KPGGQuiz

/// A rendered frame of the browser.
typealias BrowserFrame = ScreenFrame<BrowserAction>

/// Draws a state. Equal states give equal frames.
struct BrowserView: Sendable {
  let state: BrowserState

  var language: Language { state.language }
  var labels: BrowserLabels { language.words.browser }
  var writer: TextWriter { state.writer }

  /// Draws the visible screen at the state's size, which is at least one cell.
  func frame() -> BrowserFrame {
    var frame = BrowserFrame(
      size: state.size, isASCII: state.settings.isASCII,
      showsLinks: state.settings.terminal.showsLinks)
    frame.setTitle(toPath: path(fitting: TerminalCommand.titleWidth - 4))
    let layout = state.layout
    drawHeader(in: layout.header, on: &frame)
    drawBody(layout, on: &frame)
    frame.putHints(BrowserKeys.hints(for: state), in: layout.footer)
    return frame
  }

  private func drawBody(_ layout: BrowserLayout, on frame: inout BrowserFrame) {
    if case .palette(let palette) = state.screen {
      return drawPalette(palette, in: layout.body, on: &frame)
    }
    guard state.catalog.value != nil else {
      return drawStatus(of: state.catalog, labels.loadingCatalog, in: layout.body, on: &frame)
    }
    if let image = layout.image, let placement = layout.imagePlacement {
      frame.add(image, at: placement)
    }
    if let preview = layout.preview { drawPreview(in: preview, on: &frame) }
    if let line = layout.listStatus { drawListStatus(in: line, on: &frame) }
    switch state.screen {
    case .home(let home): drawHome(home, layout, on: &frame)
    case .group(let group): drawGroup(group, in: layout.content, on: &frame)
    case .profile(let profile): drawProfile(profile, layout, on: &frame)
    case .favorites(let shown): drawFavorites(shown, in: layout.content, on: &frame)
    case .search(let search): drawSearch(search, in: layout.content, on: &frame)
    case .changes(let shown): drawChanges(shown, in: layout.content, on: &frame)
    case .palette: break
    }
  }

  /// Draws the favorite mark at the end of a title row, if there is room. A click toggles it.
  ///
  /// - Returns: The rest of the row.
  func drawFavoriteMark(
    of favorite: Favorite, in row: CellArea, on frame: inout BrowserFrame
  ) -> CellArea {
    guard row.width >= 36 else { return row }
    let isFavorite = state.favorites.contains(favorite)
    let mark = "\(isFavorite ? "★" : "☆") \(labels.favorite)"
    var rest = frame.putTrailing(mark, in: row, isFavorite ? .bold : .dim)
    frame.addTarget(
      CellArea(x: rest.x + rest.width, y: rest.y, width: row.width - rest.width, height: 1),
      .toggleFavorite)
    rest.width -= 1
    return rest
  }

  /// Draws the lines from an offset on.
  func draw(
    _ lines: ScrollableLines, from offset: Int, in area: CellArea, on frame: inout BrowserFrame
  ) {
    for (y, line) in lines.lines(from: offset).enumerated() {
      draw(line, in: area.row(y), on: &frame)
    }
  }

  /// Draws one line of facts.
  func draw(_ line: FactSheet.Line, in area: CellArea, on frame: inout BrowserFrame) {
    frame.put(line.label, in: area, .dim)
    frame.put(line.value, in: area.dropping(columns: line.indent), link: line.link)
  }
}

extension BrowserView {
  /// Draws the status of a missing value in the two rows above a list.
  ///
  /// - Returns: The area below.
  func drawStatusRows<Value>(
    of loading: Loading<Value>, _ text: String, in area: CellArea, on frame: inout BrowserFrame
  ) -> CellArea {
    let rows = CellArea(x: area.x, y: area.y, width: area.width, height: min(2, area.height))
    drawStatus(of: loading, text, in: rows, on: &frame)
    return area.dropping(rows: 2)
  }

  /// Draws the reason for a missing value: its request is in progress, failed, or was canceled.
  func drawStatus<Value>(
    of loading: Loading<Value>, _ text: String, in area: CellArea, on frame: inout BrowserFrame
  ) {
    switch loading {
    case .loaded: return
    case .notRequested, .inProgress:
      frame.put(text, in: area.row(0))
      frame.put(labels.escCancels, in: area.row(1), .dim)
    case .canceled:
      frame.put(labels.canceled, in: area.row(0))
      drawRetryKey(in: area.row(1), on: &frame)
    case .failed(let error):
      let lines = SafeText.of(error.message).wrapped(toCells: area.width)
      let hints = error.hint.map { SafeText.of($0).wrapped(toCells: area.width) } ?? []
      for (y, line) in lines.enumerated() { frame.put(line, in: area.row(y), .red) }
      for (y, line) in hints.enumerated() {
        frame.put(line, in: area.row(lines.count + y), .dim)
      }
      // A long message must not hide the retry key.
      let row = min(lines.count + hints.count, max(0, area.height - 1))
      frame.put(String(repeating: " ", count: area.width), in: area.row(row))
      drawRetryKey(in: area.row(row), on: &frame)
    }
  }

  private func drawRetryKey(in area: CellArea, on frame: inout BrowserFrame) {
    frame.addTarget(area, .refresh)
    let rest = frame.put("r", in: area, [.bold, .magenta])
    frame.put(" " + labels.retry, in: rest)
  }
}

extension BrowserView {
  /// Draws the path of open screens and the notice below it. A notice replaces the path in a
  /// one-line header.
  func drawHeader(in area: CellArea, on frame: inout BrowserFrame) {
    if let notice = state.notice ?? progress {
      frame.put(notice, in: area.row(area.height - 1), .bold)
      if area.height == 1 { return }
    }
    drawBreadcrumbs(in: area.row(0), on: &frame)
  }

  /// What the user waits for; `nil` for nothing.
  private var progress: String? {
    if state.awaitedQuiz != nil { return labels.preparingQuiz }
    return state.refreshID == nil ? nil : labels.refreshing
  }

  private func drawBreadcrumbs(in area: CellArea, on frame: inout BrowserFrame) {
    var rest = area
    let count = state.favorites.count
    if count > 0 { rest = frame.putTrailing("★ \(count)", in: rest, .bold) }
    rest.width -= 1
    frame.addTarget(CellArea(x: rest.x, y: rest.y, width: 4, height: rest.height), .home)
    frame.putPath(path(fitting: rest.width - 4), in: rest)
  }

  /// The names of the open screens that fit with a separator before each, at least the last one.
  ///
  /// A long path loses its start, since its end names the visible screen.
  func path(fitting width: Int) -> [String] {
    var names: [String] = []
    var room = width
    for screen in state.screens.dropFirst().reversed() {
      let name = screen.page.title(in: state)
      room -= CellWidth.of(name) + 3
      guard room >= 0 || names.isEmpty else { break }
      names.insert(name, at: 0)
    }
    return names
  }
}

extension BrowserView {
  /// Draws the selected entry of a list beside it: a group with its members, a profile, or a song.
  ///
  /// It shows what is already loaded, so that moving through a list sends no requests. A click opens
  /// the entry.
  func drawPreview(in area: CellArea, on frame: inout BrowserFrame) {
    for y in 0..<area.height {
      frame.put("│", in: CellArea(x: area.x - 2, y: area.y + y, width: 1, height: 1), .dim)
    }
    switch state.selectedEntry {
    case .song(let song)?: drawPreview(of: song, in: area, on: &frame)
    case .subject(.member(let id))?: drawPreview(of: id, in: area, on: &frame)
    case .subject(.group(let id))?:
      drawGroup(BrowserGroup(id: id, selection: -1), in: area, on: &frame)
    case nil: return
    }
    frame.addTarget(area, .open)
  }

  private func drawPreview(of id: MemberID, in area: CellArea, on frame: inout BrowserFrame) {
    guard let member = state.member(id) else { return }
    drawTitle(
      of: member, hasMark: state.subject == .member(id), in: area.row(0), on: &frame)
    let facts = area.dropping(rows: 2)
    draw(state.profileLines(of: member, in: facts), from: 0, in: facts, on: &frame)
  }

  private func drawPreview(of song: Song, in area: CellArea, on frame: inout BrowserFrame) {
    frame.put(song.title(in: language), in: area.row(0), [.bold, .magenta])
    let facts = area.dropping(rows: 2)
    let lines = ScrollableLines(writer.facts(of: song), in: facts)
    draw(lines, from: 0, in: facts, on: &frame)
  }
}
