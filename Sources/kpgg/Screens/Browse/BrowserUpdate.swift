import KPGGCore

extension BrowserState {
  mutating func apply(_ event: BrowserEvent) -> [BrowserEffect] {
    let (copied, awaitedGame) = (copied, awaitedGame)
    let effects = receive(event)
    guard event.isInput else { return effects }
    if self.copied == copied { self.copied = nil }
    // The letters of a text that the user types must not answer questions.
    if readsLetters, self.awaitedGame == awaitedGame { self.awaitedGame = nil }
    return effects
  }

  private mutating func receive(_ event: BrowserEvent) -> [BrowserEffect] {
    switch event {
    case .started(nil): return loadCatalog()
    case .started(let catalog?):
      self.catalog = .loaded(catalog)
      updateHomeRows()
      updateNews()
      return openStartGroup(in: catalog)
    case .key(let key):
      notice = nil
      return noteField == nil ? handle(key) : typeNote(key)
    case .paste(let text):
      notice = nil
      if noteField != nil {
        noteField?.field.insert(text)
        return []
      }
      return editText { field in
        field.insert(text)
        return true
      } ?? []
    case .action(let action):
      // A click closes the line for tags.
      (notice, noteField) = (nil, nil)
      return perform(action)
    case .resized(let size):
      self.size = size
      return cancelUnneededRequests() + loadWhatIsNeeded()
    case .loaded(let requestID, let response): return receive(response, requestID: requestID)
    case .failed(let requestID, let error): receive(error, requestID: requestID)
    case .foundInCache(let lineUps): receiveCached(lineUps)
    case .favoritesChanged(let favorites, let edit, let removed):
      update(favorites, after: edit, removed: removed)
    case .dayFilesRead(let files): dayFiles = files
    case .reported(let report): return receive(report)
    case .copied(let clipboard): didCopy(to: clipboard)
    case .notice(let text): notice = text
    case .returned(let text): (notice, hasReturned) = (text ?? notice, true)
    }
    return []
  }

  /// A filter line, a search, and the palette read letters as text; lists read them as commands.
  private mutating func handle(_ key: Key) -> [BrowserEffect] {
    if var controls = screen.controls, controls.isTyping, key == .enter {
      controls.isTyping = false
      return setControls(controls)
    }
    let effects = isCommand(key) ? nil : editText { $0.edit(with: key) }
    return effects ?? BrowserKeys.table.actions(for: key).flatMap { perform($0) }
  }

  /// Whether a key is a command although the screen takes letters as text.
  private func isCommand(_ key: Key) -> Bool {
    switch screen {
    // No name needs a colon, which opens the filter line.
    case .search(let search): key == ":" && !search.controls.isTyping
    // An empty line has nothing to edit.
    case .palette(let palette): ["?", .home, .end].contains(key) && palette.field.text.isEmpty
    default: false
    }
  }

  /// Edits the text that the user is typing. Returns `nil` if there is no such text, or if the edit
  /// returns `false`.
  private mutating func editText(
    _ edit: (inout TextField) -> Bool
  ) -> [BrowserEffect]? {
    if var controls = screen.controls, controls.isTyping {
      return edit(&controls.filter) ? setControls(controls) : nil
    }
    switch screen {
    case .search(var search):
      let text = search.field.text
      guard edit(&search.field) else { return nil }
      guard search.field.text != text else {
        screen = .search(search)
        return []
      }
      // The best hit for the new text is selected.
      search.selection = 0
      updateSearch(search)
    case .palette(var palette):
      guard edit(&palette.field) else { return nil }
      palette.selection = 0
      screen = .palette(palette)
    case .home, .group, .profile, .favorites, .changes, .choice: return nil
    }
    return []
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
      return catalog.value == nil ? [] : show(.favorites(BrowserFavorites(favorites)))
    case .help: return togglePalette()
    case .filter: startFilter()
    case .sort: return sort()
    case .reverseOrder: return reverseOrder()
    case .switchHomeStyle: return switchHomeStyle()
    case .switchLanguage: return switchLanguage()
    case .refresh: return refresh()
    case .play:
      if case .unit(let unit, _)? = selectedEntry { return openVideo(of: unit) }
      return perform(action, on: markedRecord)
    case .toggleFavorite, .editTags, .editNote:
      if case .unit? = selectedEntry { notice = language.words.browser.unitIsNoFavorite }
      return perform(action, on: markedRecord)
    case .openLinks: return perform(action, on: markedRecord)
    case .restoreFavorite: return restoreFavorite()
    case .quiz, .rank: return perform(action, on: subject)
    case .openGroups:
      if case .profile(let profile) = screen { return openGroups(of: profile) }
      return performOnScreen(.first)
    case .copy: return copy()
    case .dismissNotice: break
    case .move, .page, .first, .last, .nextRow, .previousRow, .open, .openItem:
      return performOnScreen(action)
    }
    return []
  }

  /// Performs an action on a record, which need not be selected.
  // Not inlined: its code has 10 KB, and there are several calls.
  @inline(never)
  mutating func perform(_ action: BrowserAction, on record: Favorite?) -> [BrowserEffect] {
    switch action {
    case .quiz: return startGame(about: record, BrowserEffect.startQuiz)
    case .rank: return startGame(about: record, BrowserEffect.startRank)
    default: break
    }
    guard let record else { return [] }
    switch action {
    case .toggleFavorite, .editTags, .editNote: return edit(action, record)
    case .play: return openVideo(of: record)
    case .openLinks: return openLinks(of: record)
    default: return []
    }
  }

  private mutating func performOnScreen(_ action: BrowserAction) -> [BrowserEffect] {
    switch screen {
    case .home(let home): perform(action, in: home)
    case .group(let group): scroll(group, action) ? [] : perform(action, in: group)
    case .profile(let profile): perform(action, in: profile)
    case .favorites(let shown): perform(action, in: shown)
    case .search(let search): perform(action, in: search)
    case .changes(let shown): perform(action, in: shown)
    case .choice(let choice): perform(action, in: choice)
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
    return cancelUnneededRequests() + loadWhatIsNeeded()
  }
}

extension BrowserState {
  private static let maximumDepth = 50

  mutating func show(_ screen: BrowserScreen) -> [BrowserEffect] {
    screens.append(screen)
    awaitedGame = nil
    // Alternating between searches and groups would grow the stack forever.
    if screens.count > Self.maximumDepth { screens.remove(at: 1) }
    return loadWhatIsNeeded()
  }

  /// Cancels a game that has not started, else clears the filter, else cancels a refresh, else closes
  /// the screen and cancels its requests. On the home screen, only cancels the catalog.
  mutating func goBack() -> [BrowserEffect] {
    if case .palette = screen { return closeScreen() }
    if awaitedGame != nil {
      awaitedGame = nil
      notice = language.words.browser.canceled
      return cancelUnneededRequests()
    }
    if screen.controls?.isActive ?? false { return setControls(ListControls()) }
    if isRefreshing {
      notice = language.words.browser.canceled
      return cancel { $0.isRefresh }
    }
    return screens.count > 1 ? closeScreen() : cancel { $0 == .catalog }
  }

  /// Closes a screen other than home, and cancels its requests. Below a profile, its group selects the
  /// member.
  mutating func closeScreen() -> [BrowserEffect] {
    let closed = screens.removeLast()
    if case .profile(let profile) = closed, case .group(var group) = screen,
      let index = group.entries(in: self)
        .firstIndex(where: { $0.favorite == .member(profile.member) })
    {
      group.selection = index
      screen = .group(group)
    }
    return cancelUnneededRequests() + loadWhatIsNeeded()
  }

  mutating func goHome() -> [BrowserEffect] {
    guard screens.count > 1 else { return [] }
    screens = Array(screens.prefix(1))
    awaitedGame = nil
    return cancelUnneededRequests() + loadWhatIsNeeded()
  }

  mutating func open(_ favorite: Favorite) -> [BrowserEffect] {
    switch favorite {
    case .group(let id): show(.group(BrowserGroup(id: id)))
    case .member(let id): show(.profile(BrowserProfile(member: id)))
    case .song(let group, _): show(.group(pageOfGroup(group, selecting: entry(of: favorite))))
    }
  }

  /// The page of a group with a song or a unit selected. If it is not loaded, the title is.
  func pageOfGroup(_ id: GroupID, selecting entry: ListEntry) -> BrowserGroup {
    var page = BrowserGroup(id: id)
    page.select(entry, in: self)
    return page
  }

  /// Opens the group or the member in the settings. An unknown name ends the browser.
  mutating func openStartGroup(in catalog: Catalog) -> [BrowserEffect] {
    guard let name = settings.start, screens.count == 1 else { return loadWhatIsNeeded() }
    if let member = settings.startMember {
      return show(.group(BrowserGroup(id: group(member.groupID).id))) + open(.member(member))
    }
    do {
      let group = try Lookup.group(named: name, in: catalog)
      return show(.group(BrowserGroup(id: group.id)))
    } catch {
      return [.quit(error)]
    }
  }
}

/// The keys for a quiz and a ranking. Both need all line-ups: the wrong choices of a quiz come from
/// other groups, and any group can be ranked.
extension BrowserState {
  /// Starts a game about the group of a record, or about all groups without a record: at once, or
  /// when all line-ups are loaded.
  private mutating func startGame(
    about record: Favorite?, _ start: (GroupID?) -> BrowserEffect
  ) -> [BrowserEffect] {
    guard let catalog = catalog.value else { return [] }
    let game = start(record.map { group($0.groupID).id })
    // The puzzles and the review change with the answers.
    guard allLineUps.value == nil else { return [game, .readDayFiles] }
    awaitedGame = game
    return allLineUps.canBeRequested() ? send(.allLineUps(catalog.groups)) : []
  }

  mutating func failAwaitedGame(with error: LoadingError) {
    guard awaitedGame != nil else { return }
    awaitedGame = nil
    notice = error.line
    // The next search or game requests them again. Other screens show no error and no retry key.
    if !needsAllLineUps { allLineUps = .notRequested }
  }
}
