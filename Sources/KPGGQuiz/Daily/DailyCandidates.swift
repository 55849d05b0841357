public import KPGGCore

/// The groups or people that can be guessed in a daily puzzle, found by typed names.
///
///     let candidates = DailyCandidates(.group, in: catalog)
///     candidates.matches("ㅇㅁㅇㄱ", limit: 5).first?.candidate.id  // OHMYGIRL
public struct DailyCandidates: Sendable {
  package let kind: DailyPuzzle.Kind
  /// The candidates: groups from the newest debut, or people in the order of their first entries.
  public let all: [DailyCandidate]
  private let indices: [RecordID: Int]
  private let search: Lazy<CatalogSearch>
  /// The rounds of all puzzles.
  package let rounds: DailyRounds

  /// Collects the candidates of a kind.
  ///
  /// - Parameters:
  ///   - kind: Whether to guess a group or a member.
  ///   - catalog: The catalog. Its line-ups decide the order of groups.
  public init(_ kind: DailyPuzzle.Kind, in catalog: FullCatalog) {
    self.init(kind, in: catalog, roster: .bundled)
  }

  /// Collects the candidates of a kind, with a given order of the puzzles.
  package init(_ kind: DailyPuzzle.Kind, in full: FullCatalog, roster: DailyRoster) {
    let (catalog, lineUps) = (full.catalog, full.lineUps)
    self.kind = kind
    let tiers = GroupTiers(catalog.groups)
    let littleKnown = Set(catalog.groups.lazy.filter { tiers[$0] > .leastAsked }.map(\.id))
    all =
      switch kind {
      case .group: lineUps.map { DailyCandidate($0.group, members: $0.members, in: catalog) }
      case .member:
        catalog.people(of: lineUps).map { DailyCandidate($0, in: catalog) }
      }
    indices = Dictionary(
      all.enumerated().flatMap { index, candidate in candidate.ids.map { ($0, index) } },
      uniquingKeysWith: { first, _ in first })
    search = Lazy { CatalogSearch(full) }
    rounds = roster.rounds { [all] order in
      all.compactMap {
        Self.participant($0, in: order, without: order.includesLittleKnown ? [] : littleKnown)
      }
    }
  }

  /// The candidate with an ID. Every entry of a person has an ID that finds the same candidate.
  public subscript(id: RecordID) -> DailyCandidate? { indices[id].map { all[$0] } }

  /// Returns the value of an attribute in both languages: `2015`, `163 cm`; `nil` if it is unknown.
  public func text(of attribute: GuessAttribute, for candidate: DailyCandidate) -> BilingualText? {
    candidate[attribute]?.text
  }

  /// A candidate that matches a typed text.
  public struct Match: Hashable, Sendable {
    /// The group or person.
    public let candidate: DailyCandidate
    /// The name or title that matches, as it is spelled in the catalog.
    package let text: String
  }

  /// Returns the candidates that match a typed text as in a search, best first.
  ///
  ///     DailyCandidates(.member, …).matches("yooa", limit: 5)  // YooA
  ///
  /// - Parameters:
  ///   - text: The text: a name, its beginning, its initials, or a group and a member. A title
  ///     finds the group of the song.
  ///   - limit: The maximum number of candidates.
  /// - Returns: The matches, each candidate once.
  public func matches(_ text: String, limit: Int) -> [Match] {
    matches(of: hits(for: text), limit: limit)
  }

  /// Finds the candidate with a name, which must be complete.
  ///
  /// A person can be named with the group: `트와이스 미나`. The other keyboard layout counts. An
  /// unknown name has suggestions.
  package func resolve(_ text: String) -> Resolution<DailyCandidate> {
    let resolution = NameResolver(all).resolve(text)
    guard case .unknown(let suggestions) = resolution else { return resolution }
    let hits = hits(for: text)
    let named = matches(
      of: hits.prefix { $0.rank == .exact }.filter(\.field.isName), limit: all.count
    ).map(\.candidate)
    switch named.count {
    case 0:
      let similar =
        suggestions.isEmpty
        ? matches(of: hits, limit: Self.suggestionLimit).map(\.candidate) : suggestions
      return .unknown(suggestions: similar)
    case 1: return .found(named[0])
    default: return .ambiguous(named)
    }
  }

  private static let suggestionLimit = 3

  private func hits(for text: String) -> SearchHits {
    search.value.rankedHits(for: text, kinds: kind == .group ? [.group, .song] : [.member])
  }

  /// The candidates of hits, those found by songs last. Someone with several entries has the position
  /// of the best one.
  private func matches(of hits: some Sequence<SearchHit>, limit: Int) -> [Match] {
    var seen: Set<Int> = []
    var matches: [Match] = []
    for hit in hits.filter({ $0.kind != .song }) + hits.filter({ $0.kind == .song }) {
      guard matches.count < limit else { break }
      let id = hit.kind == .song ? .group(hit.group.id) : hit.id
      guard let index = indices[id], seen.insert(index).inserted else { continue }
      matches.append(Match(candidate: all[index], text: hit.text))
    }
    return matches
  }
}

// The answers of puzzles.

extension DailyCandidates {
  /// Returns the puzzle of a day; `nil` for an incomplete date, or if there is nothing to guess.
  ///
  /// Someone in several groups has one turn, as the entry that the roster lists. Members who have
  /// died are skipped, and so are members outside the roster with too few known facts. The next
  /// member in the order takes their turn.
  package func puzzle(on day: CalendarDate) -> DailyPuzzle? {
    rounds.turns(on: day).lazy.compactMap(RecordID.init)
      .first { self[$0]?.hasDied == false }
      .map { DailyPuzzle(date: day, kind: kind, answer: $0) }
  }

  /// The ID under which a candidate takes its turns in an order; `nil` if it does not take part.
  ///
  /// Only an ID that the order lists can belong to one of the excluded groups.
  private static func participant(
    _ candidate: DailyCandidate, in order: DailyOrder, without excluded: Set<GroupID>
  ) -> String? {
    let listed = candidate.ids.map(\.description)
      .compactMap { id in order[id].map { (id: id, position: $0.position) } }
      .min { $0.position < $1.position }
    if let listed { return listed.id }
    guard canJoin(candidate) else { return nil }
    return candidate.ids.first { !excluded.contains($0.groupID) }?.description
  }

  /// Whether a candidate can take part although no order lists it.
  private static func canJoin(_ candidate: DailyCandidate) -> Bool {
    guard candidate.kind == .member else { return true }
    guard !candidate.hasDied else { return false }
    var knownFacts = 0
    // The group of a member is always known.
    for attribute in GuessAttribute.all(of: .member)
    where attribute != .group && candidate[attribute] != nil {
      knownFacts += 1
      if knownFacts == requiredFacts { return true }
    }
    return false
  }

  /// The minimum number of known facts about a member who can be guessed.
  private static let requiredFacts = 3
}
