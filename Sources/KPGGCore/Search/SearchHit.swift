/// A group, member, song, or unit that matches a search.
///
/// Two hits for one record differ if different names match. Compare the IDs to know
/// whether two hits are the same record.
public struct SearchHit: Hashable, Sendable, Identifiable {
  /// The group that matches, or the group of the member, the song, or the unit.
  public let group: GirlGroup
  /// The member; `nil` for another kind.
  public let member: Member?
  /// The song; `nil` for another kind.
  public let song: Song?
  /// The unit; `nil` for another kind.
  public let unit: GroupUnit?
  /// The rank of the match. For several words, the rank of the worst one. A fandom and the beginning
  /// of a birth name have the rank `wordPrefix` at best.
  package let rank: MatchRank
  /// The field that matches. For several words, the field of the best one.
  package let field: SearchField
  /// The name or title that matches, as it is spelled in the catalog.
  public let text: String

  /// The number of entries in the line-up of the group.
  package let memberCount: Int

  /// The kind of record that matches.
  package var kind: RecordKind {
    member != nil ? .member : song != nil ? .song : unit != nil ? .unit : .group
  }

  /// The ID of the group, member, song, or unit.
  public var id: RecordID {
    if let member { return .member(member.id) }
    if let song { return .song(group: group.id, title: song.title) }
    return unit.map { .unit(group: group.id, name: $0.name) } ?? .group(group.id)
  }
}

extension SearchHit: JSONRepresentable {
  /// An object with `kind`, `field`, `text`, and `group`, `member`, `song`, or `unit`.
  package var json: JSONValue {
    .object([
      "kind": .string(kind.rawValue), "field": .string(field.rawValue), "text": .string(text),
      kind.rawValue: member?.json ?? song?.json(group: group.id) ?? unit?.json(group: group.id)
        ?? group.json(memberCount: memberCount),
    ])
  }
}

/// The hits of a search, best first.
///
/// Hits are created when they are accessed, because most callers need only the first ones.
package struct SearchHits: RandomAccessCollection, Sendable {
  private let index: SearchIndex
  private let matches: [NameMatch]
  /// Whether the only matches are titles that sound like the text.
  package let areBySound: Bool

  /// Sorts matches from an index of the line-ups.
  init(_ matches: [NameMatch], in index: SearchIndex, bySound areBySound: Bool = false) {
    self.areBySound = areBySound
    self.index = index
    let names = NormalizedTextList(matches.lazy.map { index.name(of: index.records[$0.record]) })
    let ids = { index.id(of: index.records[matches[$0].record]) }
    self.matches = sortedIndices(below: matches.count) { one, other in
      let (left, right) = (matches[one], matches[other])
      if left.isBetter(than: right) { return true }
      if right.isBetter(than: left) { return false }
      let (field, otherField) = (index.fields[left.name].order, index.fields[right.name].order)
      if field != otherField { return field < otherField }
      let (record, otherRecord) = (index.records[left.record], index.records[right.record])
      let (kind, otherKind) = (record.kind, otherRecord.kind)
      if kind != otherKind { return kind.order < otherKind.order }
      let (tier, otherTier) = (index.tier(of: record), index.tier(of: otherRecord))
      if tier != otherTier { return tier < otherTier }
      return names.precedes(one, other) ?? ids(one).precedesInBytes(ids(other))
    }.map { matches[$0] }
  }

  /// The position of the best hit.
  package var startIndex: Int { matches.startIndex }

  /// The position after the last hit.
  package var endIndex: Int { matches.endIndex }

  /// The hit at a position.
  package subscript(position: Int) -> SearchHit { index.hit(matches[position]) }
}

extension SearchIndex {
  /// Creates the hit of a match.
  func hit(_ match: NameMatch) -> SearchHit {
    let record = records[match.record]
    var (text, name) = ("", record.names.lowerBound)
    forEachSearchableText(of: record) { _, searchable in
      if name == match.name { text = searchable }
      name += 1
    }
    let lineUp = lineUps[record.lineUp]
    return SearchHit(
      group: lineUp.group, member: member(of: record), song: song(of: record),
      unit: unit(of: record), rank: match.rank, field: fields[match.name], text: text,
      memberCount: lineUp.members.count)
  }
}

extension RecordKind {
  /// The position of the kind among equal matches.
  fileprivate var order: Int {
    switch self {
    case .group: 0
    case .member: 1
    case .song: 2
    case .unit: 3
    }
  }
}
