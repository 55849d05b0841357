import KPGGCore

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

  /// The lines from an offset on. Larger offsets than the last one count as the last one.
  func lines(from offset: Int) -> ArraySlice<FactSheet.Line> {
    lines.dropFirst(min(offset, lastOffset))
  }
}

/// The wrapped texts of screens. An update scrolls by their length, and the view draws them.
extension BrowserState {
  /// The wording of facts about groups and members, without colors.
  var writer: TextWriter { .plain(language) }

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
}
