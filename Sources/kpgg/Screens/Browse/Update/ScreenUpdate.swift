import KPGGCore

/// The movement keys on the screens of a group, a profile, and the favorites.
extension BrowserState {
  /// Moves among the members and songs of a group. Enter opens a profile or plays a song.
  mutating func perform(_ action: BrowserAction, in group: GroupState) -> [BrowserEffect] {
    let members = visibleMembers(of: group)
    var group = group
    let count = members.count + visibleSongs(of: group).count
    if let moved = selection(group.selection, after: action, count: count) {
      group.selection = moved
      screen = .group(group)
    }
    switch action {
    case .open, .openItem:
      guard members.indices.contains(group.selection) else {
        return selectedSong(of: group).map { play($0) } ?? []
      }
      return open(.member(members[group.selection].id))
    default: return []
    }
  }

  /// Moves between the profiles of a line-up (left, right) and scrolls (up, down).
  mutating func perform(_ action: BrowserAction, in profile: ProfileState) -> [BrowserEffect] {
    let members = listedMembers(around: profile)
    guard let index = members.firstIndex(where: { $0.id == profile.member }) else { return [] }
    var profile = profile
    switch action {
    case .move(.left), .previousRow: profile = adjacentProfile(to: index, step: -1, in: members)
    case .move(.right), .nextRow: profile = adjacentProfile(to: index, step: 1, in: members)
    case .first: profile = ProfileState(member: members[0].id)
    case .last: profile = ProfileState(member: members[members.count - 1].id)
    case .move(.up): scroll(&profile, by: -1, of: members[index])
    case .move(.down): scroll(&profile, by: 1, of: members[index])
    case .page(.up): profile.scroll = max(0, profile.scroll - layout.pageLength)
    case .page(.down): scroll(&profile, by: layout.pageLength, of: members[index])
    default: return []
    }
    screen = .profile(profile)
    return cancelUnneededRequests() + loadWhatIsNeeded()
  }

  private func scroll(_ profile: inout ProfileState, by step: Int, of member: Member) {
    let last = profileLines(of: member, in: layout.profileFacts).lastOffset
    profile.scroll = max(0, min(min(profile.scroll, last) + step, last))
  }

  /// The profile of the next or previous member. The line-up wraps around.
  private func adjacentProfile(to index: Int, step: Int, in members: [Member]) -> ProfileState {
    ProfileState(member: members[(index + step + members.count) % members.count].id)
  }

  /// Moves in the list of favorites.
  mutating func perform(_ action: BrowserAction, in shown: FavoritesState) -> [BrowserEffect] {
    var shown = shown
    let count = visible(shown).count
    shown.selection = selection(shown.selection, after: action, count: count) ?? shown.selection
    screen = .favorites(shown)
    switch action {
    case .open, .openItem: return selectedFavorite(of: shown).map { open($0) } ?? []
    default: return []
    }
  }

  /// The selection of a list after an action; `nil` if the action does not move it.
  func selection(_ selection: Int, after action: BrowserAction, count: Int) -> Int? {
    let moved: Int
    switch action {
    case .move(.up), .previousRow: moved = selection - 1
    case .move(.down), .nextRow: moved = selection + 1
    case .page(.up): moved = selection - layout.pageLength
    case .page(.down): moved = selection + layout.pageLength
    case .first: moved = 0
    case .last: moved = count - 1
    case .openItem(let row, _): moved = row
    default: return nil
    }
    return max(0, min(moved, count - 1))
  }
}
