import KPGGCore

extension BrowserState {
  mutating func apply(_ event: BrowserEvent) -> [BrowserEffect] {
    let (copied, awaitedQuiz) = (copied, awaitedQuiz)
    let effects = receive(event)
    guard event.isInput else { return effects }
    if self.copied == copied { self.copied = nil }
    // The letters of a text that the user types must not answer questions.
    if readsLetters, self.awaitedQuiz == awaitedQuiz { self.awaitedQuiz = nil }
    return effects
  }

  private mutating func receive(_ event: BrowserEvent) -> [BrowserEffect] {
    switch event {
    case .started(nil): return loadCatalog()
    case .started(let catalog?):
      self.catalog = .loaded(catalog)
      return openStartGroup(in: catalog)
    case .key(let key):
      notice = nil
      return handle(key)
    case .paste(let text):
      notice = nil
      return paste(text)
    case .action(let action):
      notice = nil
      return perform(action)
    case .resized(let size):
      self.size = size
      return cancelUnneededRequests() + loadWhatIsNeeded()
    case .loaded(let requestID, let response): return receive(response, requestID: requestID)
    case .failed(let requestID, let error): receive(error, requestID: requestID)
    case .favoritesChanged(let favorites, let toggled): update(favorites, toggled: toggled)
    case .reported(let report): return receive(report)
    case .notice(let text): notice = text
    }
    return []
  }

  private mutating func paste(_ text: String) -> [BrowserEffect] {
    if var controls = screen.controls, controls.isTyping {
      controls.filter.insert(text)
      return setControls(controls)
    }
    switch screen {
    case .search(var search):
      search.field.insert(text)
      searchAgain(search)
    case .palette(var palette):
      palette.field.insert(text)
      palette.selection = 0
      screen = .palette(palette)
    case .home, .group, .profile, .favorites, .changes: break
    }
    return []
  }

  /// A filter line, a search, and the palette read letters as text; lists read them as commands.
  private mutating func handle(_ key: Key) -> [BrowserEffect] {
    if let controls = screen.controls, controls.isTyping,
      let effects = editFilter(controls, with: key)
    {
      return effects
    }
    switch screen {
    case .search(let search): if let effects = handle(key, in: search) { return effects }
    case .palette(let palette): if let effects = handle(key, in: palette) { return effects }
    case .home, .group, .profile, .favorites, .changes: break
    }
    return BrowserKeys.table.actions(for: key).flatMap { perform($0) }
  }

  mutating func perform(_ action: BrowserAction) -> [BrowserEffect] {
    switch action {
    case .quit: return [.quit(nil)]
    case .back: return goBack()
    case .home: return goHome()
    // A search needs a catalog. Without one, 'r' must stay the retry key.
    case .search: return catalog.value == nil ? [] : show(.search(BrowserSearch()))
    case .favorites:
      if case .favorites = screen { return [] }
      return catalog.value == nil ? [] : show(.favorites(BrowserFavorites()))
    case .help: return togglePalette()
    case .filter: startFilter()
    case .sort: sort()
    case .reverseOrder: reverseOrder()
    case .switchHomeStyle: switchHomeStyle()
    case .switchLanguage: changeList { $0.language = $0.language.next }
    case .refresh: return refresh()
    case .toggleFavorite: return subject.map { [.toggleFavorite($0)] } ?? []
    case .play: return playHitSong()
    case .openImage: return openImage()
    case .copy: return copy()
    case .quiz: return startQuiz()
    case .dismissNotice: break
    case .move, .page, .first, .last, .nextRow, .previousRow, .open, .openItem:
      return performOnScreen(action)
    }
    return []
  }

  private mutating func performOnScreen(_ action: BrowserAction) -> [BrowserEffect] {
    switch screen {
    case .home(let home): perform(action, in: home)
    case .group(let group): perform(action, in: group)
    case .profile(let profile): perform(action, in: profile)
    case .favorites(let shown): perform(action, in: shown)
    case .search(let search): perform(action, in: search)
    case .changes(let shown): perform(action, in: shown)
    case .palette(let palette): perform(action, in: palette)
    }
  }
}

extension BrowserState {
  /// Stores an answer of the terminal. A better image protocol replaces characters.
  ///
  /// The protocol that the environment indicates stays.
  mutating func receive(_ report: TerminalReport) -> [BrowserEffect] {
    switch report {
    case .cellSize(let size): cellSize = size
    case .kittyGraphics where settings.asksForImages: imageProtocol = .kitty
    case .attributes(showsSixels: true)
    where settings.asksForImages && settings.convertsImages && imageProtocol != .kitty:
      imageProtocol = .sixel
    case .kittyGraphics, .attributes: return []
    }
    return cancelUnneededImage() + loadImage()
  }
}
