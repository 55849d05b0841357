import KPGGCore

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
      let name = title(of: screen)
      room -= CellWidth.of(name) + 3
      guard room >= 0 || names.isEmpty else { break }
      names.insert(name, at: 0)
    }
    return names
  }

  private func title(of screen: BrowserScreen) -> String {
    switch screen {
    case .home: ""
    case .group(let group): SafeText.of(state.name(of: .group(group.id)))
    case .profile(let profile): SafeText.of(state.name(of: .member(profile.member)))
    case .favorites: labels.favorites
    case .search: labels.search
    case .changes: labels.changes
    case .palette: labels.help
    }
  }
}
