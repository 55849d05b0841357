import KPGGCore

extension BrowserView {
  /// Where the user is: home, and the screens opened from there. What happened last stands below
  /// it, or in its place where there is one line alone.
  func drawHeader(in area: CellArea, on frame: inout BrowserFrame) {
    if let notice = state.notice {
      frame.put(notice, in: area.row(area.height - 1), .cyan)
      if area.height == 1 { return }
    }
    drawPath(in: area.row(0), on: &frame)
  }

  private func drawPath(in area: CellArea, on frame: inout BrowserFrame) {
    var rest = area
    let count = state.favorites.count
    if count > 0 { rest = frame.putAtEnd("★ \(count)", in: rest, .yellow) }
    rest.width -= 1
    frame.target(CellArea(x: rest.x, y: rest.y, width: 4, height: rest.height), .home)
    rest = frame.put("kpgg", in: rest, [.bold, .magenta])
    // What does not fit is left off at the beginning, as the end says where one is.
    var names: [String] = []
    var room = rest.width
    for screen in state.screens.dropFirst().reversed() {
      let name = title(of: screen)
      room -= CellWidth.of(name) + 3
      guard room >= 0 || names.isEmpty else { break }
      names.insert(name, at: 0)
    }
    for (index, name) in names.enumerated() {
      rest = frame.put(" › ", in: rest, .dim)
      rest = frame.put(name, in: rest, index == names.count - 1 ? .bold : .plain)
    }
  }

  private func title(of screen: BrowserScreen) -> String {
    switch screen {
    case .home: ""
    case .group(let place): SafeText.of(state.name(of: .group(place.id)))
    case .profile(let place): SafeText.of(state.name(of: .member(place.member)))
    case .favorites: BrowserWording.favorites.text(in: language)
    case .search: BrowserWording.search.text(in: language)
    case .help: BrowserWording.help.text(in: language)
    }
  }

  /// The keys that work here, as many as there is room for.
  func drawFooter(in area: CellArea, on frame: inout BrowserFrame) {
    var rest = area
    for (index, hint) in hints(fitting: area.width).enumerated() {
      if index > 0 { rest = frame.put("  ", in: rest) }
      let start = rest
      rest = frame.put(hint.keys, in: rest, .bold)
      rest = frame.put(" " + hint.label.text(in: language), in: rest, .dim)
      let width = rest.x - start.x
      guard let action = hint.action else { continue }
      frame.target(CellArea(x: start.x, y: start.y, width: width, height: start.height), action)
    }
  }

  /// The hints that fit, those at the end of the list left off first, but for help and the way out.
  private func hints(fitting width: Int) -> [KeyHint] {
    var hints = KeyHint.hints(for: state)
    let cells = { (hint: KeyHint) in
      CellWidth.of(hint.keys) + CellWidth.of(hint.label.text(in: language)) + 3
    }
    while hints.count > 2, hints.reduce(-2, { $0 + cells($1) }) > width {
      hints.remove(at: hints.count - 3)
    }
    return hints
  }
}
