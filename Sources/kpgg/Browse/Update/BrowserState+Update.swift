import KPGGCore

extension BrowserState {
  /// The browser after an event, and what it wants done for that: the one place where it changes.
  func updated(by event: BrowserEvent) -> (state: BrowserState, effects: [BrowserEffect]) {
    var state = self
    let effects = state.take(event)
    return (state, effects)
  }

  private mutating func take(_ event: BrowserEvent) -> [BrowserEffect] {
    switch event {
    case .started: return loadCatalog()
    case .input(let input): return take(input)
    case .resized(let size): self.size = size
    case .tick: ticks += 1
    case .loaded(let ticket, let answer): return take(answer, ticket: ticket)
    case .failed(let ticket, let failure): fail(failure, ticket: ticket)
    case .favoritesChanged(let favorites, let subject): take(favorites, about: subject)
    case .told(let words): notice = words
    }
    return []
  }

  private mutating func take(_ input: TerminalInput) -> [BrowserEffect] {
    notice = nil
    switch input {
    case .paste(let text):
      if case .search(let place) = screen { search(place.inserting(text)) }
      return []
    case .key(let key):
      if case .search(let place) = screen, let effects = take(key, in: place) { return effects }
      return KeyBindings.action(for: key).map { perform($0) } ?? []
    case .mouse(.press, let point):
      let frame = BrowserView(state: self).frame(size: size)
      return frame.action(at: point).map { perform($0) } ?? []
    case .mouse(.wheelUp, _): return perform(.move(.up))
    case .mouse(.wheelDown, _): return perform(.move(.down))
    case .mouse(.wheelLeft, _): return perform(.move(.left))
    case .mouse(.wheelRight, _): return perform(.move(.right))
    }
  }

  /// Does what a key or a click asks for.
  mutating func perform(_ action: BrowserAction) -> [BrowserEffect] {
    switch action {
    case .quit: return [.quit(nil)]
    case .back: return goBack()
    case .home: return goHome()
    // Without a catalogue there is nothing to search, and retrying is what a key is for.
    case .search: return catalog.value == nil ? [] : show(.search(SearchPlace()))
    case .favorites:
      if case .favorites = screen { return [] }
      return catalog.value == nil ? [] : show(.favorites(selection: 0))
    case .help: return toggleHelp()
    case .switchLanguage: language = language == .korean ? .english : .korean
    case .retry: return retry()
    case .toggleFavorite: return subject.map { [.toggleFavorite($0)] } ?? []
    case .play: return play()
    case .openPicture: return openPicture()
    default: return performHere(action)
    }
    return []
  }

  private mutating func performHere(_ action: BrowserAction) -> [BrowserEffect] {
    switch screen {
    case .home(let place): perform(action, at: place)
    case .group(let place): perform(action, at: place)
    case .profile(let place): perform(action, at: place)
    case .favorites(let selection): perform(action, inFavoritesAt: selection)
    case .search(let place): perform(action, at: place)
    case .help(let scroll): perform(action, inHelpAt: scroll)
    }
  }

  /// Where a list's selection goes; `nil` for what moves nothing in a list.
  func selection(_ selection: Int, after action: BrowserAction, count: Int) -> Int? {
    let page = max(1, size.height - 6)
    let moved: Int
    switch action {
    case .move(.up), .previousRow: moved = selection - 1
    case .move(.down), .nextRow: moved = selection + 1
    case .page(.up): moved = selection - page
    case .page(.down): moved = selection + page
    case .first: moved = 0
    case .last: moved = count - 1
    case .pick(let row, _): moved = row
    default: return nil
    }
    return max(0, min(moved, count - 1))
  }

  private mutating func take(_ favorites: [Favorite], about subject: Favorite?) {
    self.favorites = favorites
    if let subject {
      let words = BrowserWording.favoriteChanged(
        name(of: subject), isFavorite: favorites.contains(subject))
      notice = words.text(in: language)
    }
    guard case .favorites(let selection) = screen else { return }
    screen = .favorites(selection: max(0, min(selection, favorites.count - 1)))
  }

  /// The name of a group or member in the language that is shown.
  func name(of favorite: Favorite) -> String {
    switch favorite {
    case .group(let id): group(id).name(in: language)
    case .member(let id): member(id)?.name(in: language) ?? id.name
    }
  }
}
