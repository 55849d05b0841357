/// Searches groups and members by name.
///
/// A query can be a name or a part of it, in either script. It can also be initial consonants, have
/// a typo, or be typed in the wrong keyboard layout.
///
///     CatalogSearch(lineUps).hits(for: "ㅇㅁㅇㄱ").first?.id  // "OHMYGIRL"
///     CatalogSearch(lineUps).hits(for: "omg yooa").first?.id  // "OHMYGIRL/YooA"
public struct CatalogSearch: Sendable {
  private let lineUps: [LineUp]
  private let index: SearchIndex

  /// Creates a search over line-ups and indexes all their names once.
  public init(_ lineUps: [LineUp]) {
    self.lineUps = lineUps
    index = SearchIndex(lineUps)
  }

  /// All groups as hits by their own names.
  package var groups: [SearchHit] { lineUps.map(Self.hit) }

  /// All groups, each followed by its members, as hits by their own names.
  package var everything: [SearchHit] {
    lineUps.flatMap { lineUp in
      [Self.hit(lineUp)]
        + lineUp.members.map { member in
          SearchHit(
            subject: .member(member, of: lineUp.group), rank: .exact, field: .stageName,
            text: member.name, memberCount: lineUp.members.count)
        }
    }
  }

  private static func hit(_ lineUp: LineUp) -> SearchHit {
    SearchHit(
      subject: .group(lineUp.group), rank: .exact, field: .name, text: lineUp.group.name,
      memberCount: lineUp.members.count)
  }

  /// Returns the groups and members that match a text, best match first.
  ///
  /// Every word must match. For a member, a word can also match the group, and the space between
  /// the group's name and the member's name is optional. If a name or a word of a name begins with
  /// the text as typed, typos and partial names in the other keyboard layout do not count. If nothing
  /// matches, a text in Hangul is compared with the sounds of English titles: `하입보이` finds
  /// *Hype Boy*.
  ///
  /// - Parameters:
  ///   - text: Words separated by white space or `/`. A text over 4,096 bytes has no hits.
  ///   - kinds: The kinds of records to return. They do not affect whether typos count.
  /// - Returns: Matches of the text as typed, then typos and matches in the other keyboard layout.
  ///   In each part, better matches come first, then the order is by name and ID. Among typos,
  ///   birth names come after other names.
  /// - Complexity: O(size of the catalog) for a text of usual length.
  public func hits(
    for text: String, kinds: Set<RecordKind> = Set(RecordKind.allCases)
  ) -> SearchHits {
    guard let query = SearchQuery(text) else {
      return SearchHits([], in: index, of: lineUps)
    }
    var matches = query.matches(in: index, allowsTypos: false)
    if !matches.contains(where: { $0.match.isVerbatim && $0.match.rank <= .leadingInitials }) {
      matches = query.matches(in: index, allowsTypos: true)
    }
    if matches.isEmpty {
      matches =
        index.splits(of: text).lazy.compactMap { SearchQuery($0) }
        .map { $0.matches(in: index, allowsTypos: false) }.first { !$0.isEmpty } ?? []
    }
    let areBySound = matches.isEmpty
    if areBySound, let query = LoanwordQuery(text) {
      matches = index.matches(of: query, in: lineUps)
    }
    matches.removeAll { !kinds.contains(index.records[$0.record].kind) }
    return SearchHits(matches, bySound: areBySound, in: index, of: lineUps)
  }
}
