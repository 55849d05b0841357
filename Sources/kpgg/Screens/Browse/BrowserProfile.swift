import KPGGCore

/// A member's profile and how far it is scrolled.
struct BrowserProfile: Hashable, Sendable {
  var member: MemberID
  /// The number of lines above the visible part.
  var scroll = 0
}

extension BrowserProfile: BrowserPage {
  var screen: BrowserScreen { .profile(self) }

  func title(in state: BrowserState) -> String { SafeText.of(state.name(of: .member(member))) }

  func subject(in state: BrowserState) -> Favorite? { .member(member) }

  func imageURL(in state: BrowserState) -> WebAddress? { state.member(member)?.image }

  func neededLineUps(in state: BrowserState) -> [GroupID] { [state.group(member.groupID).id] }

  /// The member's other groups need all line-ups, but only if that takes no network requests.
  func needsAllLineUps(in state: BrowserState) -> Bool { state.settings.isLocal }

  func head(in view: LinearView, isMarked: Bool) -> [String] {
    [view.path] + view.head(of: self, isMarked: isMarked)
  }
}

/// What a profile shows, and how it scrolls.
extension BrowserState {
  /// The members that the next and previous keys step through: the list on the group's screen, if
  /// it is open, else the line-up.
  func listedMembers(around profile: BrowserProfile) -> [Member] {
    for screen in screens.reversed() {
      guard case .group(let shown) = screen, shown.id == profile.member.groupID else { continue }
      let members = visibleMembers(of: shown)
      if members.contains(where: { $0.id == profile.member }) { return members }
    }
    return lineUp(of: profile.member.groupID).value?.members ?? []
  }

  /// The facts of a profile.
  func profileFacts(of member: Member) -> [FactSheet.Fact] {
    let appearances = self.appearances(of: member) ?? Appearances(member)
    let groups = PersonGroups(appearances) { catalog.value?[$0] }
    return writer.facts(of: member, in: group(member.groupID), groups, today: settings.today)
  }

  /// The facts of a profile, wrapped to an area.
  func profileLines(of member: Member, in area: CellArea) -> ScrollableLines {
    ScrollableLines(profileFacts(of: member), in: area)
  }

  /// All entries of the same person, if all line-ups are loaded.
  private func appearances(of member: Member) -> Appearances? {
    guard let all = allLineUps.value, let catalog = catalog.value else { return nil }
    let entries = all.lineUps.lazy.flatMap(\.members).filter { $0.person == member.person }
    return catalog.appearances(of: member, among: Array(entries))
  }

  /// Moves between the profiles of a line-up (left, right) and scrolls (up, down).
  mutating func perform(_ action: BrowserAction, in profile: BrowserProfile) -> [BrowserEffect] {
    let members = listedMembers(around: profile)
    guard let index = members.firstIndex(where: { $0.id == profile.member }) else { return [] }
    var profile = profile
    switch action {
    case .move(.left), .previousRow: profile = adjacentProfile(to: index, step: -1, in: members)
    case .move(.right), .nextRow: profile = adjacentProfile(to: index, step: 1, in: members)
    case .first: profile = BrowserProfile(member: members[0].id)
    case .last: profile = BrowserProfile(member: members[members.count - 1].id)
    case .move(.up): scroll(&profile, by: -1, of: members[index])
    case .move(.down): scroll(&profile, by: 1, of: members[index])
    case .page(.up): profile.scroll = max(0, profile.scroll - layout.pageLength)
    case .page(.down): scroll(&profile, by: layout.pageLength, of: members[index])
    default: return []
    }
    screen = .profile(profile)
    return cancelUnneededRequests() + loadWhatIsNeeded()
  }

  private func scroll(_ profile: inout BrowserProfile, by step: Int, of member: Member) {
    let last = profileLines(of: member, in: layout.profileFacts).lastOffset
    profile.scroll = max(0, min(min(profile.scroll, last) + step, last))
  }

  /// The profile of the next or previous member. The line-up wraps around.
  private func adjacentProfile(to index: Int, step: Int, in members: [Member]) -> BrowserProfile {
    BrowserProfile(member: members[(index + step + members.count) % members.count].id)
  }
}

extension BrowserView {
  /// Draws a member's facts between the title and the names of the adjacent members.
  func drawProfile(
    _ profile: BrowserProfile, _ layout: BrowserLayout, on frame: inout BrowserFrame
  ) {
    let area = layout.content
    let lineUp = state.lineUp(of: profile.member.groupID)
    guard lineUp.value != nil else {
      return drawStatus(of: lineUp, labels.loadingMembers, in: area, on: &frame)
    }
    let members = state.listedMembers(around: profile)
    guard let index = members.firstIndex(where: { $0.id == profile.member }) else {
      frame.put(labels.memberNotFound, in: area.row(0))
      return
    }
    if layout.hasProfileTitle {
      drawTitle(of: members[index], in: area.row(0), on: &frame)
      drawAdjacentMembers(of: index, in: members, in: area.row(area.height - 1), on: &frame)
    }
    draw(
      state.profileLines(of: members[index], in: layout.profileFacts), from: profile.scroll,
      in: layout.profileFacts, on: &frame)
  }

  /// Draws the member's name, the group, and the favorite mark that the key `f` toggles.
  func drawTitle(
    of member: Member, hasMark: Bool = true, in area: CellArea, on frame: inout BrowserFrame
  ) {
    let row = hasMark ? drawFavoriteMark(of: .member(member.id), in: area, on: &frame) : area
    let name = frame.put(member.name(in: language), in: row, [.bold, .magenta])
    frame.put("  " + state.group(member.groupID).name(in: language), in: name)
  }

  private func drawAdjacentMembers(
    of index: Int, in members: [Member], in area: CellArea, on frame: inout BrowserFrame
  ) {
    let name = { (step: Int) in
      members[(index + step + members.count) % members.count].name(in: language)
    }
    frame.putCentered("\(index + 1)/\(members.count)", in: area, .dim)
    guard members.count > 1 else { return }
    var half = area
    half.width = (area.width - 8) / 2
    frame.put("‹ \(name(-1))", in: half)
    frame.addTarget(half, .move(.left))
    half.x = area.x + area.width - half.width
    frame.putTrailing("\(name(1)) ›", in: half)
    frame.addTarget(half, .move(.right))
  }
}

/// A profile, line by line.
extension LinearView {
  fileprivate func head(of profile: BrowserProfile, isMarked: Bool) -> [String] {
    let lineUp = state.lineUp(of: profile.member.groupID)
    guard lineUp.value != nil else { return status(of: lineUp, labels.loadingMembers) }
    let members = state.listedMembers(around: profile)
    guard let index = members.firstIndex(where: { $0.id == profile.member }) else {
      return [labels.memberNotFound]
    }
    let names = [
      members[index].name(in: language), state.group(profile.member.groupID).name(in: language),
    ]
    let name = { (step: Int) in
      members[(index + step + members.count) % members.count].name(in: language)
    }
    return [title(names, .member(profile.member), isMarked: isMarked)]
      + lines(of: state.profileFacts(of: members[index]))
      + (members.count < 2
        ? [] : [labels.linear.position(index + 1, members.count, name(1), name(-1))])
  }
}

/// Wrapped lines in an area that may be too small for all of them.
struct ScrollableLines: Hashable, Sendable {
  let lines: [FactSheet.Line]
  /// The number of lines that are visible at a time.
  let height: Int

  init(_ facts: [FactSheet.Fact], in area: CellArea) {
    lines = FactSheet(facts: facts).body(width: max(1, area.width))
    height = area.height
  }

  /// The largest useful scroll offset: at it, the last line is visible.
  var lastOffset: Int { max(0, lines.count - height) }

  /// The lines from an offset on. Larger offsets are reduced to ``lastOffset``.
  func lines(from offset: Int) -> ArraySlice<FactSheet.Line> {
    lines.dropFirst(min(offset, lastOffset))
  }
}
