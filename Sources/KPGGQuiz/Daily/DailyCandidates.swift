public import KPGGCore

/// The groups or people that can be guessed in a daily puzzle, found by typed names.
///
///     let candidates = DailyCandidates(.group, in: catalog, lineUps: lineUps)
///     candidates.matches("ㅇㅁㅇㄱ", limit: 5).first?.candidate.id  // OHMYGIRL
public struct DailyCandidates: Sendable {
  package let kind: DailyPuzzle.Kind
  /// The candidates: groups from the newest debut, or people in the order of their first entries.
  public let all: [DailyCandidate]
  let catalog: Catalog
  private let roster: DailyRoster
  private let indices: [String: Int]
  private let search: CatalogSearch

  /// Collects the candidates of a kind.
  ///
  /// - Parameters:
  ///   - kind: Whether to guess a group or a member.
  ///   - catalog: The catalog.
  ///   - lineUps: All line-ups of the catalog. They decide the order of groups.
  public init(_ kind: DailyPuzzle.Kind, in catalog: Catalog, lineUps: [LineUp]) {
    self.init(kind, in: catalog, lineUps: lineUps, roster: .bundled)
  }

  /// Collects the candidates of a kind, with a given order of the puzzles.
  package init(
    _ kind: DailyPuzzle.Kind, in catalog: Catalog, lineUps: [LineUp], roster: DailyRoster
  ) {
    (self.kind, self.catalog, self.roster) = (kind, catalog, roster)
    all =
      switch kind {
      case .group: lineUps.map { DailyCandidate($0.group, members: $0.members) }
      case .member: catalog.appearancesByPerson(of: lineUps.members).map { DailyCandidate($0) }
      }
    indices = Dictionary(
      all.enumerated().flatMap { index, candidate in candidate.ids.map { ($0, index) } },
      uniquingKeysWith: { first, _ in first })
    search = CatalogSearch(lineUps)
  }

  /// The candidate with an ID. Every entry of a person has an ID that finds the same candidate.
  public subscript(id: String) -> DailyCandidate? { indices[id].map { all[$0] } }

  /// Returns the puzzle of a day; `nil` for an incomplete day, and without anything to guess.
  package func puzzle(on day: CalendarDate) -> DailyPuzzle? {
    switch kind {
    case .group: .group(on: day, in: catalog, roster: roster)
    case .member: .member(on: day, among: all.lazy.compactMap(\.person), roster: roster)
    }
  }

  /// A candidate that matches a typed text.
  public struct Match: Hashable, Sendable {
    /// The group or person.
    public let candidate: DailyCandidate
    /// The name or title that matches, as it is spelled in the catalog.
    public let text: String
  }

  /// Returns the candidates that match a typed text as in a search, best first.
  ///
  ///     DailyCandidates(.member, …).matches("yooa", limit: 5)  // YooA
  ///
  /// - Parameters:
  ///   - text: The text: a name, its beginning, its initials, or a group and a member.
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
    search.hits(for: text, kinds: [kind == .group ? .group : .member])
  }

  /// The candidates of hits. Someone with several entries has the position of the best one.
  private func matches(of hits: some Sequence<SearchHit>, limit: Int) -> [Match] {
    var seen: Set<Int> = []
    var matches: [Match] = []
    for hit in hits {
      guard matches.count < limit else { break }
      guard let index = indices[hit.id], seen.insert(index).inserted else { continue }
      matches.append(Match(candidate: all[index], text: hit.text))
    }
    return matches
  }
}

extension DailyCandidates {
  /// Returns the value of an attribute in both languages: `2015`, `163 cm`; `nil` if it is unknown.
  public func text(of attribute: GuessAttribute, for candidate: DailyCandidate) -> QuizText? {
    guard let value = candidate.profile.values[attribute] else { return nil }
    switch (attribute, value, candidate.subject) {
    case (.height, .number(let number), _): return QuizText("\(number.shortestText) cm")
    case (_, .number(let number), _): return QuizText(number.shortestText)
    case (.agency, _, .group(let group)): return group.agency.map { QuizText($0) }
    case (.status, _, .group(let group)):
      return group.status.map { QuizText(english: $0.englishName, korean: $0.koreanName) }
    case (.section, _, .group(let group)): return section(of: group)
    case (.group, _, .person(let person)):
      return person.entries.map { name(of: $0.groupID) }.list
    case (.country, .list(let countries), _):
      return countries.map {
        QuizText(english: $0, korean: Country.koreanNames(of: $0).first ?? $0)
      }.list
    case (_, .list(let letters), _): return QuizText(letters.joined())
    }
  }

  /// The years of the section, or else its title.
  private func section(of group: GirlGroup) -> QuizText? {
    guard let key = group.sectionKey else { return nil }
    guard let section = catalog.sections.first(where: { $0.key == key }) else {
      return QuizText(key.description)
    }
    return section.years.map { years in
      QuizText(
        english: years.yearsText(separator: "–"), korean: years.yearsText(separator: "~"))
    } ?? QuizText(english: section.title, korean: section.koreanTitle)
  }

  private func name(of id: GroupID) -> QuizText {
    guard let group = catalog[id] else { return QuizText(id.description) }
    return QuizText(english: group.name, korean: group.koreanName ?? group.name)
  }
}
