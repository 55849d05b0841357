/// A group, member, song, or unit that matches a search.
///
/// Two hits for one record differ if different names match. Compare the IDs to know
/// whether two hits are the same record.
public struct SearchHit: Sendable, Identifiable {
  /// A copy of the record would need much more memory: a catalog can have 100,000 hits.
  private let index: SharedSearchIndex
  private let record: SearchIndex.Record

  /// The rank of the match. For several words, the rank of the worst one. A fandom and the beginning
  /// of a birth name have the rank `wordPrefix` at best.
  package let rank: MatchRank
  /// The field that matches. For several words, the field of the best one.
  package let field: SearchField
  /// The name or title that matches, as it is spelled in the catalog.
  public let text: String

  fileprivate init(_ match: NameMatch, in index: SharedSearchIndex) {
    let names = index.value
    (self.index, record) = (index, names.records[match.record])
    (rank, field) = (match.rank, names.fields[match.name])
    var (text, name) = ("", record.names.lowerBound)
    names.forEachSearchableText(of: record) { _, searchable in
      if name == match.name { text = searchable }
      name += 1
    }
    self.text = text
  }

  /// The group that matches, or the group of the member, the song, or the unit.
  public var group: GirlGroup { index.value.lineUps[record.lineUp].group }

  /// The member; `nil` for another kind.
  public var member: Member? { index.value.member(of: record) }

  /// The song; `nil` for another kind.
  public var song: Song? { index.value.song(of: record) }

  /// The unit; `nil` for another kind.
  public var unit: GroupUnit? { index.value.unit(of: record) }

  /// The number of entries in the line-up of the group.
  package var memberCount: Int { index.value.lineUps[record.lineUp].members.count }

  /// The kind of record that matches.
  package var kind: RecordKind { record.kind }

  /// The ID of the group, member, song, or unit.
  public var id: RecordID {
    if let member { return .member(member.id) }
    if let song { return .song(group: group.id, title: song.title) }
    return unit.map { .unit(group: group.id, name: $0.name) } ?? .group(group.id)
  }
}

extension SearchHit: Hashable {
  /// Returns whether the same name of equal records matches equally well.
  public static func == (left: Self, right: Self) -> Bool {
    (left.rank, left.field, left.text) == (right.rank, right.field, right.text)
      && (left.group, left.member, left.song, left.unit)
        == (right.group, right.member, right.song, right.unit)
      && left.memberCount == right.memberCount
  }

  /// Hashes the ID and the name that matches.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(text)
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
  private let index: SharedSearchIndex
  private let matches: [NameMatch]
  /// Whether the only matches are titles that sound like the text.
  package let areBySound: Bool

  /// Sorts matches from an index of the line-ups.
  init(_ matches: [NameMatch], in shared: SharedSearchIndex, bySound areBySound: Bool = false) {
    self.areBySound = areBySound
    self.index = shared
    let index = shared.value
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

/// An index that hits refer to.
final class SharedSearchIndex: Sendable {
  let value: SearchIndex

  init(_ value: SearchIndex) { self.value = value }

  /// Creates the hit of a match.
  func hit(_ match: NameMatch) -> SearchHit { SearchHit(match, in: self) }
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
