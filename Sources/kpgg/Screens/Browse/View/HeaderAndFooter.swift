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

extension KeyHint<BrowserAction> {
  /// The hints for the visible screen, most useful first, with the keys for help and quitting last.
  static func hints(for state: BrowserState) -> [KeyHint] {
    let labels = state.language.words.browser
    let end = [
      KeyHint("?", labels.help, .help), KeyHint("q", labels.quit, .quit),
    ]
    if state.catalog.value == nil {
      let isLoading = state.catalog.requestID != nil
      let first =
        isLoading
        ? KeyHint("Esc", labels.cancel, .back)
        : KeyHint("r", labels.retry, .refresh)
      return [first] + end
    }
    if state.screen.controls?.isTyping ?? false {
      return [
        KeyHint("Enter", labels.keep), KeyHint("Esc", labels.clear, .back),
        KeyHint("↓↑", labels.move),
      ]
    }
    let back = KeyHint("Esc", labels.back, .back)
    let open = KeyHint("Enter", labels.open, .open)
    let move = KeyHint("↓↑", labels.move)
    let subject = [
      KeyHint("f", labels.favorite, .toggleFavorite),
      KeyHint("p", labels.play, .play),
    ]
    let image =
      state.subjectImageURL.map { _ in
        [KeyHint("o", labels.openImage, .openImage)]
      } ?? []
    let search = KeyHint("/", labels.search, .search)
    let language = KeyHint("L", state.language.next.words.nativeName, .switchLanguage)
    let list = [KeyHint(":", labels.filter, .filter), KeyHint("s", labels.sort, .sort)]
    let copy = KeyHint("y", labels.copy, .copy)
    let quiz = KeyHint("z", state.language.words.quiz.quiz, .quiz)
    let common = [KeyHint("F", labels.favorites, .favorites)] + image + [language, quiz, copy]
    switch state.screen {
    case .home:
      return [KeyHint("←↓↑→", labels.move), open, search] + subject + list + common + end
    case .group: return [back, move, open] + subject + [search] + list + common + end
    case .profile:
      return [
        back, KeyHint("←", labels.previous, .move(.left)),
        KeyHint("→", labels.next, .move(.right)),
      ] + subject + [search] + common + end
    case .favorites:
      return [back, move, open] + subject + [search] + list + [language, quiz, copy] + end
    // In a search, '?' and 'q' are text.
    case .search: return [move, open, list[0], KeyHint("Ctrl-P", labels.help, .help), back]
    case .changes: return [back, move, open] + end
    case .palette: return [move, KeyHint("Enter", labels.run, .open), back]
    }
  }
}
