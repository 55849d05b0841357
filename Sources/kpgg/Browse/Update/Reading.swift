import KPGGCore

/// What is asked for, and what becomes of it.
extension BrowserState {
  mutating func loadCatalog() -> [BrowserEffect] {
    guard catalog.isAskable else { return [] }
    let ticket = newTicket()
    catalog = .running(ticket: ticket)
    return [.load(.catalog, ticket: ticket)]
  }

  /// Asks for what the screen on top shows, unless it is there, on its way, or has failed.
  mutating func loadWhatIsNeeded() -> [BrowserEffect] {
    var effects = neededLineUps.flatMap { lineUp(of: $0) == .notAsked ? load($0) : [] }
    if needsEveryone, everyone == .notAsked { effects += loadEveryone() }
    return effects + loadPicture()
  }

  /// Asks for the picture of what is shown, once: nothing depends on it.
  private mutating func loadPicture() -> [BrowserEffect] {
    guard let address = pictureAddress, pictures[address] == nil else { return [] }
    let ticket = newTicket()
    pictures[address] = .running(ticket: ticket)
    return [.load(.picture(address), ticket: ticket)]
  }

  /// Asks again for what has failed or was given up.
  mutating func retry() -> [BrowserEffect] {
    if catalog.value == nil { return loadCatalog() }
    var effects = neededLineUps.flatMap { lineUp(of: $0).isAskable ? load($0) : [] }
    if needsEveryone, everyone.isAskable { effects += loadEveryone() }
    return effects
  }

  /// Gives up what only screens needed that are left.
  mutating func cancelWhatIsNotNeeded() -> [BrowserEffect] {
    var effects: [BrowserEffect] = []
    let needed = neededLineUps
    let running = lineUps.compactMap { id, loading in loading.ticket.map { (id: id, ticket: $0) } }
    for (id, ticket) in running.sorted(by: { $0.ticket < $1.ticket }) where !needed.contains(id) {
      lineUps[id] = nil
      effects.append(.cancel(ticket: ticket))
    }
    let shown = pictureAddress
    for (address, loading) in pictures where address != shown {
      // There is one at most, as one is shown at a time.
      guard let ticket = loading.ticket else { continue }
      pictures[address] = nil
      effects.append(.cancel(ticket: ticket))
    }
    if !needsEveryone, everyone.isAskable || everyone.ticket != nil {
      // What failed is asked for again by the next search, in which 'r' is a letter.
      if let ticket = everyone.ticket { effects.append(.cancel(ticket: ticket)) }
      everyone = .notAsked
    }
    return effects
  }

  /// Takes an answer, unless nobody waits for it any more.
  mutating func take(_ answer: BrowserAnswer, ticket: Int) -> [BrowserEffect] {
    switch answer {
    case .catalog(let catalog) where self.catalog.ticket == ticket:
      self.catalog = .loaded(catalog)
      return begin(with: catalog)
    case .lineUp(let lineUp) where lineUps[lineUp.group.id]?.ticket == ticket:
      lineUps[lineUp.group.id] = .loaded(lineUp)
      return loadPicture()
    case .picture(let address, let picture) where pictures[address]?.ticket == ticket:
      keep(picture, of: address)
    case .everyone(let roster) where everyone.ticket == ticket:
      everyone = .loaded(roster)
      if case .search(let place) = screen { search(place) }
    default: break
    }
    return []
  }

  mutating func fail(_ failure: BrowserFailure, ticket: Int) {
    if catalog.ticket == ticket { catalog = .failed(failure) }
    if everyone.ticket == ticket { everyone = .failed(failure) }
    for (id, loading) in lineUps where loading.ticket == ticket { lineUps[id] = .failed(failure) }
    for (address, loading) in pictures where loading.ticket == ticket {
      pictures[address] = .failed(failure)
    }
  }

  /// Keeps the last few pictures, as each may be some megabytes; the others are in the cache.
  private mutating func keep(_ picture: Picture, of address: WebAddress) {
    if pictures.count > 8 { pictures = pictures.filter { $0.value.ticket != nil } }
    pictures[address] = .loaded(picture)
  }

  /// Goes to the group that was named at the start; a name that means none ends the browser.
  private mutating func begin(with catalog: Catalog) -> [BrowserEffect] {
    guard let name = settings.start, screens.count == 1 else { return loadWhatIsNeeded() }
    do {
      let group = try Lookup.group(named: name, in: catalog)
      return show(.group(GroupPlace(id: group.id)))
    } catch {
      return [.quit(error)]
    }
  }

  private mutating func load(_ id: GroupID) -> [BrowserEffect] {
    guard catalog.value != nil else { return [] }
    let ticket = newTicket()
    lineUps[id] = .running(ticket: ticket)
    return [.load(.lineUp(group(id)), ticket: ticket)]
  }

  private mutating func loadEveryone() -> [BrowserEffect] {
    guard let catalog = catalog.value else { return [] }
    let ticket = newTicket()
    everyone = .running(ticket: ticket)
    return [.load(.everyone(catalog.groups), ticket: ticket)]
  }

  /// The groups whose members the screen on top shows.
  var neededLineUps: [GroupID] {
    switch screen {
    case .group(let place): [group(place.id).id]
    case .profile(let place): [group(place.member.group).id]
    case .favorites:
      favorites.compactMap(\.memberID?.group).reduce(into: []) { ids, id in
        let id = group(id).id
        if !ids.contains(id) { ids.append(id) }
      }
    case .home, .search, .help: []
    }
  }

  /// A search needs all members; a profile tells of a member's other groups where that is no
  /// expense.
  private var needsEveryone: Bool {
    switch screen {
    case .search: true
    case .profile: settings.isLocal
    case .home, .group, .favorites, .help: false
    }
  }

  private mutating func newTicket() -> Int {
    lastTicket += 1
    return lastTicket
  }
}
