import KPGGCore

extension BrowserState {
  /// The state after an event and the effects that the driver must run.
  ///
  /// This is the only way to change a state. It neither draws nor reads anything.
  func updated(by event: BrowserEvent) -> (state: BrowserState, effects: [BrowserEffect]) {
    var state = self
    let effects = state.apply(event)
    return (state, effects)
  }

  private mutating func apply(_ event: BrowserEvent) -> [BrowserEffect] {
    switch event {
    case .started: return loadCatalog()
    case .key(let key):
      notice = nil
      return handle(key)
    case .paste(let text):
      notice = nil
      return paste(text)
    case .action(let action):
      notice = nil
      return perform(action)
    case .resized(let size): self.size = size
    case .tick: ticks += 1
    case .loaded(let requestID, let response): return receive(response, requestID: requestID)
    case .failed(let requestID, let error): receive(error, requestID: requestID)
    case .favoritesChanged(let favorites, let toggled): update(favorites, toggled: toggled)
    case .notice(let text): notice = text
    }
    return []
  }

  private mutating func paste(_ text: String) -> [BrowserEffect] {
    if var controls = screen.controls, controls.isTyping {
      controls.filter.insert(text)
      return setControls(controls)
    }
    if case .search(var search) = screen {
      search.field.insert(text)
      searchAgain(search)
    }
    return []
  }

  /// A filter line and a search read letters as text; lists read them as commands.
  private mutating func handle(_ key: Key) -> [BrowserEffect] {
    if let controls = screen.controls, controls.isTyping,
      let effects = editFilter(controls, with: key)
    {
      return effects
    }
    if case .search(let search) = screen, let effects = handle(key, in: search) { return effects }
    return KeyBindings.actions(for: key).flatMap { perform($0) }
  }

  private mutating func perform(_ action: BrowserAction) -> [BrowserEffect] {
    switch action {
    case .quit: return [.quit(nil)]
    case .back: return goBack()
    case .home: return goHome()
    // A search needs a catalog. Without one, 'r' must stay the retry key.
    case .search: return catalog.value == nil ? [] : show(.search(SearchState()))
    case .favorites:
      if case .favorites = screen { return [] }
      return catalog.value == nil ? [] : show(.favorites(FavoritesState()))
    case .help: return toggleHelp()
    case .filter: startFilter()
    case .sort: sort()
    case .reverseOrder: reverseOrder()
    case .switchHomeStyle: switchHomeStyle()
    case .switchLanguage: changeList { $0.language = $0.language.next }
    case .retry: return retry()
    case .toggleFavorite: return subject.map { [.toggleFavorite($0)] } ?? []
    case .play: return playHitSong()
    case .openImage: return openImage()
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
    case .help(let scroll): perform(action, inHelpAt: scroll)
    }
  }

  private mutating func update(_ favorites: [Favorite], toggled: Favorite?) {
    self.favorites = favorites
    if let toggled {
      let labels = language.words.browser
      let name = name(of: toggled)
      notice =
        favorites.contains(toggled) ? labels.favoriteAdded(name) : labels.favoriteRemoved(name)
    }
    guard case .favorites(var shown) = screen else { return }
    shown.selection = max(0, min(shown.selection, visible(shown).count - 1))
    screen = .favorites(shown)
  }
}

/// The keys of all screens. A search handles its text keys before these.
enum KeyBindings {
  /// The actions of a key, or of the keys that type a syllable in the Korean layout.
  ///
  /// Shift is ignored there: `ㅃ` is `q`, and `ㄹ` with and without Shift is `f`.
  static func actions(for key: Key) -> [BrowserAction] {
    if let action = action(for: key) { return [action] }
    guard case .character(let character) = key,
      let keys = KeyboardLayout.latinKeys(typing: String(character))
    else { return [] }
    return keys.lowercased().compactMap { action(for: .character($0)) }
  }

  /// The action of a key in the Latin layout; `nil` for unused keys.
  private static func action(for key: Key) -> BrowserAction? {
    switch key {
    case .up, .character("k"): .move(.up)
    case .down, .character("j"): .move(.down)
    case .left, .character("h"): .move(.left)
    case .right, .character("l"): .move(.right)
    case .pageUp, .control("b"): .page(.up)
    case .pageDown, .control("f"), .character(" "): .page(.down)
    case .home, .character("g"): .first
    case .end, .character("G"): .last
    case .tab: .nextRow
    case .backTab: .previousRow
    case .enter: .open
    case .escape, .backspace: .back
    case .character("/"): .search
    case .character(":"): .filter
    case .character("s"): .sort
    case .character("S"): .reverseOrder
    case .character("v"): .switchHomeStyle
    case .character("f"): .toggleFavorite
    case .character("F"): .favorites
    case .character("p"): .play
    case .character("o"): .openImage
    case .character("r"): .retry
    case .character("L"): .switchLanguage
    case .character("?"): .help
    case .character("q"): .quit
    default: nil
    }
  }
}
