import KPGGCore

/// A group's screen and the selected row. The members come first, then the newest songs, the units,
/// and related groups.
struct BrowserGroup: Equatable, Sendable {
  /// The selection of the title above the list, where keys act on the group.
  static let titleSelection = -1

  let id: GroupID
  var selection = titleSelection
  /// The number of rows by which the text at the end is scrolled, while the last entry is selected.
  var scroll = 0
  var controls = ListControls()
}

extension BrowserGroup: BrowserList, SelectablePage {
  var screen: BrowserScreen { .group(self) }

  func title(in state: BrowserState) -> String { SafeText.of(state.name(of: .group(id))) }

  func entries(in state: BrowserState) -> [ListEntry] {
    state.visibleMembers(of: self).map { .member($0.id, $0) }
      + state.visibleSongs(of: self).map { .song($0, of: id) }
      + state.visibleUnits(of: self).map { .unit($0, of: id) }
      + state.visibleRelations(of: self).map { .group($0.group) }
  }

  var firstSelection: Int { Self.titleSelection }

  func subject(in state: BrowserState) -> Favorite? { .group(id) }

  func markedRecord(in state: BrowserState) -> Favorite? {
    guard let entry = selectedEntry(in: state) else { return .group(id) }
    return entry.favorite
  }

  /// Selects an entry, or else the title; with a filter, the first match. A selected title stays.
  mutating func select(_ entry: ListEntry?, in state: BrowserState) {
    guard entry != nil || selection != Self.titleSelection else { return }
    let index = entries(in: state).firstIndex { $0.isSame(as: entry) }
    selection = index ?? (controls.isActive ? 0 : Self.titleSelection)
  }

  func imageURL(in state: BrowserState) -> WebAddress? { state.group(id).image }

  func neededLineUps(in state: BrowserState) -> [GroupID] { [state.group(id).id] }

  func kind(in state: BrowserState) -> ListKind {
    if case .song = selectedEntry(in: state) { return .songs }
    return state.visibleMembers(of: self).isEmpty ? .songs : .members
  }
}

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
      songs = NameFilter(filter.names).filter(songs, as: .title)
        .filter { filter.accepts($0.song, of: lineUp.group) }
    }
    return order(of: .songs).sorted(songs.map(\.song), in: language)
  }

  /// The units of a group's screen. Filters apply to members and songs only, so they hide the units.
  func visibleUnits(of shown: BrowserGroup) -> [GroupUnit] {
    shown.controls.isActive ? [] : lineUp(of: shown.id).value?.units ?? []
  }

  /// The ten most related groups of a group's screen, hidden by a filter.
  func visibleRelations(of shown: BrowserGroup) -> [GroupRelations.Relation] {
    guard !shown.controls.isActive, let lineUp = lineUp(of: shown.id).value else { return [] }
    return Array(relationFinder?.relations(of: lineUp).strongestFirst.prefix(10) ?? [])
  }
}

extension BrowserGroup {
  func head(in view: LinearView, isMarked: Bool) -> [String] {
    let (state, language) = (view.state, view.language)
    let group = state.group(id)
    let hitSong = group.hitSong.map {
      FactSheet.Fact(language.words.labels.groupFields.hitSong, $0.fullTitle(in: language))
    }
    let names = [group.name(in: language), group.otherName(in: language)]
    let lineUp = state.lineUp(of: id)
    return [view.path, view.title(names, .group(group.id), isMarked: isMarked)]
      + [lineUp.value?.about(in: language)].compactMap(\.self)
      + view.lines(
        of: state.writer.history(of: group) + [hitSong].compactMap(\.self)
          + state.noteFacts(of: .group(group.id)))
      + view.listStatus + view.status(of: lineUp, view.labels.loadingMembers)
      + (lineUp.value.map { $0.members.isEmpty ? [view.labels.noMembers] : [] } ?? [])
      + (lineUp.value == nil ? [] : view.emptyList(""))
  }

  func lines(in state: BrowserState) -> [LinearEntry] {
    let (language, words) = (state.language, state.language.words)
    let (members, songs) = (state.visibleMembers(of: self), state.visibleSongs(of: self))
    let former = members.count { $0.isFormer }
    let headings = (
      current: LinearEntry.heading(words.browser.members, members.count - former),
      former: LinearEntry.heading(words.browser.formerMembers, former),
      songs: LinearEntry.heading(words.labels.songs, songs.count)
    )
    let units = state.visibleUnits(of: self)
    let relations = state.visibleRelations(of: self)
    return members.map { member in
      LinearEntry(
        .member(member.id, member), Self.facts(of: member, in: state),
        heading: member.isFormer ? headings.former : headings.current)
    }
      + songs.map { song in
        let facts = [
          song.title(in: language), song.date?.description,
          song.youtubeID == nil ? words.browser.linear.withoutVideo : nil,
        ]
        return LinearEntry(.song(song, of: id), facts, heading: headings.songs)
      }
      + units.map { unit in
        LinearEntry(
          .unit(unit, of: id),
          [
            unit.displayName.text(in: language), unit.debutDate?.description,
            state.memberNames(of: unit, in: id),
            unit.song?.youtubeID == nil ? words.browser.linear.withoutVideo : nil,
          ], heading: LinearEntry.heading(words.labels.groupFields.units, units.count))
      }
      + relations.map { relation in
        LinearEntry(
          .group(relation.group),
          [relation.group.name(in: language), words.reason(for: relation)],
          heading: LinearEntry.heading(words.browser.relatedGroups, relations.count))
      }
  }

  private static func facts(of member: Member, in state: BrowserState) -> [String?] {
    let (language, words) = (state.language, state.language.words)
    let period = words.period(of: member, in: state.group(member.groupID), accuracy: .month)
    // The headings tell former members apart, but not members who have died.
    let hasDied = !member.isCurrent && !member.isFormer
    // The list shows what it is sorted by.
    let isByHeight = state.order(of: .members).key == .height
    let height = isByHeight ? member.height?.text : nil
    return [
      member.name(in: language), member.otherName(in: language), height,
      member.birthDate?.description,
      member.mbti?.description,
      member.bloodType.map { "\(words.labels.memberFields.bloodType) \($0)" },
    ] + member.positions.map { words.position($0) }
      + [period, hasDied ? words.status(.died) : nil]
  }
}

extension BrowserState {
  /// Scrolls the text at the end of a group's screen while the last entry is selected.
  ///
  /// - Returns: Whether it scrolled; if not, the action moves the selection.
  mutating func scroll(_ shown: BrowserGroup, _ action: BrowserAction) -> Bool {
    let step: Int
    switch action {
    case .move(.down), .nextRow: step = 1
    case .page(.down): step = self.layout.pageLength
    case .last: step = .max
    case .move(.up), .previousRow: step = -1
    case .page(.up): step = -self.layout.pageLength
    default: return false
    }
    guard shown.selection >= shown.entries(in: self).count - 1, !shown.controls.isActive else {
      return false
    }
    let layout = BrowserGroupLayout(
      shown.id, in: layout.content, of: self, isPreview: false)
    let limit = layout.maximumScroll
    var moved = shown
    moved.scroll = step == .max ? limit : max(0, min(min(shown.scroll, limit) + step, limit))
    guard moved.scroll != shown.scroll else { return false }
    screen = .group(moved)
    return true
  }
}
