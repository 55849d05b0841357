/// One way of a search through a catalogue, with the hits that it came by.
struct SearchPass {
  private let kinds: Set<SearchHit.Kind>
  private let hasWords: Bool
  private var inGroup: SearchSightings
  private var inMember: SearchSightings
  private var found: [(hit: SearchHit, isCertain: Bool)] = []
  /// Until something was found as it was typed, guesses are worth their time.
  private var isGuessing = true

  /// A pass for these kinds that has not begun.
  init(_ query: SearchQuery, kinds: Set<SearchHit.Kind>) {
    self.kinds = kinds
    hasWords = query.terms.count > 1
    inGroup = SearchSightings(of: query)
    inMember = inGroup
  }

  /// What was found, the best first, without guesses where there is better.
  var hits: [SearchHit] {
    found.filter { isGuessing || $0.isCertain }.map(\.hit).sorted { $0.precedes($1) }
  }

  /// Looks at a group and its members.
  mutating func search(_ lineUp: LineUp) {
    let group = lineUp.group
    if kinds.contains(.group) || hasWords {
      inGroup.clear()
      group.forEachSearchedText { inGroup.look(in: $1, of: $0, isGuessing: isGuessing) }
      if kinds.contains(.group) { note(inGroup.verdict(beside: nil), of: .group(group)) }
    }
    guard kinds.contains(.member) else { return }
    for member in lineUp.members {
      inMember.clear()
      member.forEachSearchedText { inMember.look(in: $1, of: $0, isGuessing: isGuessing) }
      note(inMember.verdict(beside: inGroup), of: .member(member, of: group))
    }
  }

  private mutating func note(
    _ sighting: SearchSightings.Sighting?, of subject: @autoclosure () -> SearchHit.Subject
  ) {
    guard let sighting else { return }
    if sighting.isCertain, sighting.match <= .initials { isGuessing = false }
    guard isGuessing || sighting.isCertain else { return }
    let hit = SearchHit(
      subject: subject(), match: sighting.match, field: sighting.field, text: sighting.text)
    found.append((hit, sighting.isCertain))
  }
}
