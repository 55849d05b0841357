import KPGGCore

/// Draws the browser's state at any size: the same state and size always look the same.
struct BrowserView: Sendable {
  let state: BrowserState

  var language: Language { state.language }

  /// The catalogue's own wording, without a terminal's.
  var renderer: TextWriter {
    TextWriter(
      language: language, width: nil, painter: Painter(isColored: false))
  }

  /// The screen at a size of at least one cell.
  func frame(size: CellSize) -> BrowserFrame {
    var frame = BrowserFrame(size: size, isASCII: state.settings.isASCII)
    let (header, body, footer) = parts(of: frame.area)
    drawHeader(in: header, on: &frame)
    drawBody(in: body, on: &frame)
    drawFooter(in: footer, on: &frame)
    return frame
  }

  /// The part of a screen between its first line and its last.
  func body(of size: CellSize) -> CellArea {
    parts(of: CellArea(x: 0, y: 0, width: size.width, height: size.height)).body
  }

  /// A small screen does without the header first, then without the footer.
  private func parts(of area: CellArea) -> (header: CellArea, body: CellArea, footer: CellArea) {
    let area = area.inset(area.width >= 24 ? 1 : 0)
    let top = area.height >= 16 ? 2 : area.height >= 5 ? 1 : 0
    let bottom = area.height >= 3 ? 1 : 0
    var header = area
    header.height = top
    var body = area.dropping(rows: top)
    body.height -= bottom
    return (header, body, area.row(bottom == 0 ? -1 : area.height - 1))
  }

  private func drawBody(in area: CellArea, on frame: inout BrowserFrame) {
    if case .help(let scroll) = state.screen {
      return drawHelp(scroll: scroll, in: area, on: &frame)
    }
    guard state.catalog.value != nil else {
      return drawWait(for: state.catalog, BrowserWording.catalogue, in: area, on: &frame)
    }
    let area = drawPicture(in: area, on: &frame)
    switch state.screen {
    case .home(let place): drawHome(place, in: area, on: &frame)
    case .group(let place): drawGroup(place, in: area, on: &frame)
    case .profile(let place): drawProfile(place, in: area, on: &frame)
    case .favorites(let selection): drawFavorites(selection, in: area, on: &frame)
    case .search(let place): drawSearch(place, in: area, on: &frame)
    case .help: break
    }
  }

  /// Whether a group or member is marked, at the end of its title where there is room; a click
  /// there marks it, or takes the mark away.
  ///
  /// - Returns: What is left of the row.
  func drawMark(
    of favorite: Favorite, in row: CellArea, on frame: inout BrowserFrame
  ) -> CellArea {
    guard row.width >= 36 else { return row }
    let isMarked = state.favorites.contains(favorite)
    let mark = "\(isMarked ? "★" : "☆") \(BrowserWording.favorite.text(in: language))"
    var rest = frame.putAtEnd(mark, in: row, isMarked ? .yellow : .dim)
    frame.target(
      CellArea(x: rest.x + rest.width, y: rest.y, width: row.width - rest.width, height: 1),
      .toggleFavorite)
    rest.width -= 1
    return rest
  }

  /// Draws above a list what it is short of that is not there, or not yet.
  ///
  /// - Returns: What is left of the area.
  func drawWaitAbove<Value>(
    for loading: Loading<Value>, _ what: Label, in area: CellArea, on frame: inout BrowserFrame
  ) -> CellArea {
    let rows = CellArea(x: area.x, y: area.y, width: area.width, height: min(2, area.height))
    drawWait(for: loading, what, in: rows, on: &frame)
    return area.dropping(rows: 2)
  }

  /// Draws what is shown in the place of something that is not there, or not yet.
  func drawWait<Value>(
    for loading: Loading<Value>, _ what: Label, in area: CellArea, on frame: inout BrowserFrame
  ) {
    switch loading {
    case .loaded: return
    case .notAsked, .running:
      let words = BrowserWording.fetching(what).text(in: language)
      frame.put("\(spinner) \(words)", in: area.row(0))
      frame.put(BrowserWording.escCancels.text(in: language), in: area.row(1), .dim)
    case .cancelled:
      frame.put(BrowserWording.cancelled.text(in: language), in: area.row(0))
      drawRetry(in: area.row(1), on: &frame)
    case .failed(let failure):
      let lines = SafeText.of(failure.message).wrapped(toCells: area.width)
      let hints = failure.hint.map { SafeText.of($0).wrapped(toCells: area.width) } ?? []
      for (y, line) in lines.enumerated() { frame.put(line, in: area.row(y), .red) }
      for (y, line) in hints.enumerated() {
        frame.put(line, in: area.row(lines.count + y), .dim)
      }
      // However long the reason is, there is a way out of it.
      let row = min(lines.count + hints.count, max(0, area.height - 1))
      frame.put(String(repeating: " ", count: area.width), in: area.row(row))
      drawRetry(in: area.row(row), on: &frame)
    }
  }

  private func drawRetry(in area: CellArea, on frame: inout BrowserFrame) {
    frame.target(area, .retry)
    let rest = frame.put("r", in: area, [.bold, .cyan])
    frame.put(" " + BrowserWording.retry.text(in: language), in: rest)
  }

  private var spinner: String {
    let signs = state.settings.isASCII ? Array("|/-\\") : Array("⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏")
    return String(signs[state.ticks % signs.count])
  }
}
