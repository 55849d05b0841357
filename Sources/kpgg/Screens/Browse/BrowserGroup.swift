import KPGGCore
import KPGGQuiz

/// A group's screen and the selected row. The newest songs follow the members.
struct BrowserGroup: Hashable, Sendable {
  let id: GroupID
  var selection = 0
  var controls = ListControls()
}

extension BrowserGroup: BrowserList {
  var screen: BrowserScreen { .group(self) }

  func title(in state: BrowserState) -> String { SafeText.of(state.name(of: .group(id))) }

  func subject(in state: BrowserState) -> Favorite? { .group(id) }

  func selectedEntry(in state: BrowserState) -> ListEntry? {
    if let song = state.selectedSong(of: self) { return .song(song) }
    let members = state.visibleMembers(of: self)
    return members.indices.contains(selection) ? .subject(.member(members[selection].id)) : nil
  }

  func imageURL(in state: BrowserState) -> WebAddress? { state.group(id).image }

  func neededLineUps(in state: BrowserState) -> [GroupID] { [state.group(id).id] }

  func kind(in state: BrowserState) -> ListKind {
    state.selectedSong(of: self) == nil && !state.visibleMembers(of: self).isEmpty
      ? .members : .songs
  }

  func count(in state: BrowserState) -> Int {
    state.visibleMembers(of: self).count + state.visibleSongs(of: self).count
  }

  mutating func select(_ entry: ListEntry?, in state: BrowserState) {
    let members = state.visibleMembers(of: self).map { ListEntry.subject(.member($0.id)) }
    let entries = members + state.visibleSongs(of: self).map { .song($0) }
    selection = entries.firstIndex { $0 == entry } ?? 0
  }

  func head(in view: LinearView, isMarked: Bool) -> [String] {
    [view.path] + view.head(of: self, isMarked: isMarked)
  }

  func entries(in state: BrowserState) -> [LinearEntry] {
    state.memberEntries(of: self) + state.songEntries(of: self)
  }

  func selectedIndex(in state: BrowserState) -> Int { selection }
}

/// The members and songs of a group after the filter, in the chosen order.
extension BrowserState {
  /// The members of a group's screen: current members, then former members.
  func visibleMembers(of shown: BrowserGroup) -> [Member] {
    guard let lineUp = lineUp(of: shown.id).value else { return [] }
    let order = order(of: .members)
    guard shown.controls.isActive || order != ListOrder() else { return lineUp.members }
    let filter = filter(shown.controls)
    let members = NameFilter(filter.names).filter(lineUp.members)
      .filter { filter.accepts($0, of: lineUp.group) }
    return order.sorted(members, in: language)
  }

  /// The songs of a group's screen, by default the newest first.
  func visibleSongs(of shown: BrowserGroup) -> [Song] {
    guard let lineUp = lineUp(of: shown.id).value else { return [] }
    var songs = ListedSong.newestFirst([lineUp])
    if shown.controls.isActive {
      let filter = filter(shown.controls)
      songs = NameFilter(filter.names).filter(songs)
        .filter { filter.accepts($0.song, of: lineUp.group) }
    }
    return order(of: .songs).sorted(songs.map(\.song), in: language)
  }

  /// The selected song of a group's screen.
  func selectedSong(of shown: BrowserGroup) -> Song? {
    let index = shown.selection - visibleMembers(of: shown).count
    guard index >= 0 else { return nil }
    let songs = visibleSongs(of: shown)
    return songs.indices.contains(index) ? songs[index] : nil
  }
}

extension BrowserState {
  /// Moves among the members and songs of a group. Enter opens a profile or plays a song.
  mutating func perform(_ action: BrowserAction, in group: BrowserGroup) -> [BrowserEffect] {
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
}

/// A group, line by line.
extension LinearView {
  fileprivate func head(of shown: BrowserGroup, isMarked: Bool) -> [String] {
    let group = state.group(shown.id)
    let hitSong = group.hitSong.map {
      FactSheet.Fact(language.words.labels.groupFields.hitSong, $0.fullTitle(in: language))
    }
    let names = [group.name(in: language), group.otherName(in: language)]
    let lineUp = state.lineUp(of: shown.id)
    return [title(names, .group(group.id), isMarked: isMarked)]
      + lines(of: state.writer.history(of: group) + [hitSong].compactMap(\.self)) + listStatus
      + status(of: lineUp, labels.loadingMembers)
      + (lineUp.value.map { $0.members.isEmpty ? [labels.noMembers] : [] } ?? [])
      + (lineUp.value == nil ? [] : emptyList(""))
  }
}

extension BrowserState {
  fileprivate func memberEntries(of shown: BrowserGroup) -> [LinearEntry] {
    let (labels, members) = (language.words.browser, visibleMembers(of: shown))
    let former = members.count { $0.isFormer }
    let headings = (
      current: LinearEntry.heading(labels.members, members.count - former),
      former: LinearEntry.heading(labels.formerMembers, former)
    )
    return members.map { member in
      LinearEntry(
        .member(member.id, member), facts(of: member),
        heading: member.isFormer ? headings.former : headings.current)
    }
  }

  fileprivate func songEntries(of shown: BrowserGroup) -> [LinearEntry] {
    let (words, songs) = (language.words, visibleSongs(of: shown))
    let heading = LinearEntry.heading(words.labels.songs, songs.count)
    return songs.map { song in
      let facts = [
        song.title(in: language), song.date?.description,
        song.youtubeID == nil ? words.browser.linear.withoutVideo : nil,
      ]
      return LinearEntry(.song(song, of: shown.id), facts, heading: heading)
    }
  }

  fileprivate func facts(of member: Member) -> [String?] {
    let words = language.words
    // The headings tell former members apart, but not members who have died.
    let hasDied = !member.isCurrent && !member.isFormer
    // The list shows what it is sorted by.
    let isByHeight = order(of: .members).key == .height
    let height = isByHeight ? member.heightCm.map { "\($0.shortestText) cm" } : nil
    return [
      member.name(in: language), member.otherName(in: language), height, member.birth?.description,
      member.mbti?.description,
      member.bloodType.map { "\(words.labels.memberFields.bloodType) \($0)" },
    ] + member.positions.map { words.position($0) }
      + [hasDied ? words.membership(of: member) : nil]
  }
}
