import KPGGCore

/// A member's profile and how far it is scrolled.
struct BrowserProfile: Equatable, Sendable {
  var member: MemberID
  /// The number of lines above the visible part.
  var scroll = 0
}

extension BrowserProfile: BrowserPage {
  var screen: BrowserScreen { .profile(self) }

  func title(in state: BrowserState) -> String { SafeText.of(state.name(of: .member(member))) }

  func subject(in state: BrowserState) -> Favorite? { .member(member) }

  /// The groups, which only the linear mode lists.
  func entries(in state: BrowserState) -> [ListEntry] {
    state.groups(of: member).map { .group($0) }
  }

  func selectedIndex(in state: BrowserState) -> Int { -1 }

  func imageURL(in state: BrowserState) -> WebAddress? { state.member(member)?.image }

  func neededLineUps(in state: BrowserState) -> [GroupID] { [state.group(member.groupID).id] }

  /// The member's other groups need all line-ups, but only if that takes no network requests.
  func needsAllLineUps(in state: BrowserState) -> Bool { state.settings.isLocal }

  func head(in view: LinearView, isMarked: Bool) -> [String] {
    let (state, language) = (view.state, view.language)
    let lineUp = state.lineUp(of: member.groupID)
    guard lineUp.value != nil else {
      return [view.path] + view.status(of: lineUp, view.labels.loadingMembers)
    }
    guard let place = state.place(of: self) else { return [view.path, view.labels.memberNotFound] }
    let names = [
      place.member.name(in: language), state.group(member.groupID).name(in: language),
    ]
    let position = view.labels.linear.position(
      place.index + 1, place.members.count, place.neighbor(1).name(in: language),
      place.neighbor(-1).name(in: language))
    return [view.path, view.title(names, .member(member), isMarked: isMarked)]
      + view.lines(of: state.profileFacts(of: place.member))
      + (place.members.count < 2 ? [] : [position])
  }

  func lines(in state: BrowserState) -> [LinearEntry] {
    let groups = entries(in: state)
    let heading = LinearEntry.heading(state.language.words.labels.groups, groups.count)
    return groups.map { LinearEntry($0, state.facts(of: $0), heading: heading) }
  }
}

/// A member of the list that the next and previous keys step through.
struct MemberPlace {
  let members: [Member]
  let index: Int

  var member: Member { members[index] }

  /// The member some steps later in the list, which wraps around.
  func neighbor(_ step: Int) -> Member { members[(index + step + members.count) % members.count] }
}

extension BrowserState {
  /// The member's place in the list on the group's screen, if it is open, else in the line-up.
  /// `nil` if the member is not in the catalog.
  func place(of profile: BrowserProfile) -> MemberPlace? {
    let lists = screens.reversed().compactMap { screen -> [Member]? in
      guard case .group(let shown) = screen, shown.id == profile.member.groupID else { return nil }
      return visibleMembers(of: shown)
    }
    let lineUp = lineUp(of: profile.member.groupID).value?.members ?? []
    for members in lists + [lineUp] {
      if let index = members.firstIndex(where: { $0.id == profile.member }) {
        return MemberPlace(members: members, index: index)
      }
    }
    return nil
  }

  /// The line-ups in which a member's other entries and units are looked for. Without all line-ups,
  /// those in other groups are unknown.
  private func lineUps(for member: Member) -> [LineUp] {
    allLineUps.value?.lineUps ?? [lineUp(of: member.groupID).value].compactMap(\.self)
  }

  private var knownCatalog: Catalog {
    catalog.value ?? Catalog(sections: [], groups: [], featuredIDs: [])
  }

  func person(of member: Member) -> Person {
    knownCatalog.person(of: member, among: lineUps(for: member))
  }

  func profileFacts(of member: Member) -> [FactSheet.Fact] {
    writer.facts(
      of: member, in: group(member.groupID), as: person(of: member), in: knownCatalog,
      units: UnitsByMember(of: lineUps(for: member)), today: settings.today)
      + noteFacts(of: .member(member.id))
  }

  func profileLines(of member: Member, in area: CellArea) -> [FactSheet.Line] {
    FactSheet(facts: profileFacts(of: member)).body(width: max(1, area.width))
  }

  /// Moves between the profiles of a line-up (left, right) and scrolls (up, down).
  ///
  /// Enter opens the groups.
  mutating func perform(_ action: BrowserAction, in profile: BrowserProfile) -> [BrowserEffect] {
    if case .openItem(let row, _) = action {
      let groups = groups(of: profile.member)
      return groups.indices.contains(row) ? open(groups[row], from: profile) : []
    }
    guard let place = place(of: profile) else { return [] }
    var profile = profile
    switch action {
    case .open: return openGroups(of: profile)
    case .move(.left), .previousRow: profile = BrowserProfile(member: place.neighbor(-1).id)
    case .move(.right), .nextRow: profile = BrowserProfile(member: place.neighbor(1).id)
    case .first: profile = BrowserProfile(member: place.members[0].id)
    case .last: profile = BrowserProfile(member: place.members[place.members.count - 1].id)
    case .move(.up): scroll(&profile, by: -1, of: place.member)
    case .move(.down): scroll(&profile, by: 1, of: place.member)
    case .page(.up): profile.scroll = max(0, profile.scroll - layout.pageLength)
    case .page(.down): scroll(&profile, by: layout.pageLength, of: place.member)
    default: return []
    }
    screen = .profile(profile)
    return cancelUnneededRequests() + loadWhatIsNeeded()
  }

  private func scroll(_ profile: inout BrowserProfile, by step: Int, of member: Member) {
    let area = layout.profileFacts
    let last = max(0, profileLines(of: member, in: area).count - area.height)
    profile.scroll = max(0, min(min(profile.scroll, last) + step, last))
  }
}

extension BrowserView {
  /// Draws a member's facts between the title and the names of the adjacent members.
  mutating func draw(_ profile: BrowserProfile) {
    let (area, facts) = (layout.content, layout.profileFacts)
    let lineUp = state.lineUp(of: profile.member.groupID)
    guard lineUp.value != nil else {
      return drawStatus(of: lineUp, labels.loadingMembers, in: area)
    }
    guard let place = state.place(of: profile) else {
      frame.put(labels.memberNotFound, in: area.row(0))
      return
    }
    let lines = state.profileLines(of: place.member, in: facts)
    let start = min(profile.scroll, max(0, lines.count - facts.height))
    if layout.hasProfileTitle {
      drawTitle(of: place.member, in: area.row(0))
      let below = max(0, lines.count - start - facts.height)
      frame.putHiddenCounts(above: start, below: below, in: area.row(1))
      drawAdjacentMembers(of: place, in: area.row(area.height - 1))
    }
    draw(lines.dropFirst(start), in: facts)
  }

  /// Draws the member's name, the group, and the favorite mark that the key `f` toggles.
  mutating func drawTitle(of member: Member, hasMark: Bool = true, in area: CellArea) {
    let row = hasMark ? drawFavoriteMark(of: .member(member.id), in: area) : area
    let name = frame.put(member.name(in: language), in: row, [.bold, .magenta])
    frame.put("  " + state.group(member.groupID).name(in: language), in: name)
  }

  private mutating func drawAdjacentMembers(of place: MemberPlace, in area: CellArea) {
    frame.putCentered("\(place.index + 1)/\(place.members.count)", in: area, .dim)
    guard place.members.count > 1 else { return }
    var half = area
    half.width = (area.width - 8) / 2
    frame.put("‹ \(place.neighbor(-1).name(in: language))", in: half)
    frame.addTarget(half, .move(.left))
    half.x = area.x + area.width - half.width
    frame.putTrailing("\(place.neighbor(1).name(in: language)) ›", in: half)
    frame.addTarget(half, .move(.right))
  }
}
