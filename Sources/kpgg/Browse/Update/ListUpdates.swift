import KPGGCore

extension BrowserState {
  /// A group: up and down among its members.
  mutating func perform(_ action: BrowserAction, at place: GroupPlace) -> [BrowserEffect] {
    let members = lineUp(of: place.id).value?.members ?? []
    var place = place
    if let moved = selection(place.selection, after: action, count: members.count) {
      place.selection = moved
      screen = .group(place)
    }
    switch action {
    case .open, .pick:
      guard members.indices.contains(place.selection) else { return [] }
      return open(.member(members[place.selection].id))
    default: return []
    }
  }

  /// A profile: left and right to her neighbours in the line-up, up and down in what is long.
  mutating func perform(_ action: BrowserAction, at place: ProfilePlace) -> [BrowserEffect] {
    let members = lineUp(of: place.member.group).value?.members ?? []
    guard let index = members.firstIndex(where: { $0.id == place.member }) else { return [] }
    let view = BrowserView(state: self)
    let last = view.lastScroll(of: place)
    var place = place
    switch action {
    case .move(.left), .previousRow: place = neighbour(of: index, by: -1, in: members)
    case .move(.right), .nextRow: place = neighbour(of: index, by: 1, in: members)
    case .first: place = ProfilePlace(member: members[0].id)
    case .last: place = ProfilePlace(member: members[members.count - 1].id)
    case .move(.up): place.scroll = max(0, min(place.scroll, last) - 1)
    case .move(.down): place.scroll = min(last, place.scroll + 1)
    case .page(.up): place.scroll = max(0, place.scroll - max(1, size.height - 6))
    case .page(.down): place.scroll = min(last, place.scroll + max(1, size.height - 6))
    default: return []
    }
    screen = .profile(place)
    return cancelWhatIsNotNeeded() + loadWhatIsNeeded()
  }

  /// The favourites: up and down in the list.
  mutating func perform(
    _ action: BrowserAction, inFavoritesAt place: Int
  ) -> [BrowserEffect] {
    let moved = selection(place, after: action, count: favorites.count) ?? place
    screen = .favorites(selection: moved)
    switch action {
    case .open, .pick:
      return favorites.indices.contains(moved) ? open(favorites[moved]) : []
    default: return []
    }
  }

  /// The help: up and down in what is long.
  mutating func perform(_ action: BrowserAction, inHelpAt scroll: Int) -> [BrowserEffect] {
    let count = BrowserView(state: self).lastHelpScroll + 1
    if let moved = selection(min(scroll, count - 1), after: action, count: count) {
      screen = .help(scroll: moved)
    }
    return []
  }

  /// The profile of the next or the previous member, round and round.
  private func neighbour(of index: Int, by step: Int, in members: [Member]) -> ProfilePlace {
    ProfilePlace(member: members[(index + step + members.count) % members.count].id)
  }
}
