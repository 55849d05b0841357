/// A group or member that matches a search.
///
/// Two hits for one record differ if different names match. Compare the IDs to know
/// whether two hits are the same record.
public struct SearchHit: Hashable, Sendable, Identifiable {
  /// The group that matches, or the group of the member.
  public let group: GirlGroup
  /// The member; `nil` for a group.
  public let member: Member?
  /// The rank of the match. For several words, the rank of the worst one. A song, a fandom, and the
  /// beginning of a birth name have the rank `wordPrefix` at best.
  package let rank: MatchRank
  /// The field that matches. For several words, the field of the best one.
  package let field: SearchField
  /// The name or title that matches, as it is spelled in the catalog.
  public let text: String

  /// The number of entries in the line-up of the group.
  package let memberCount: Int

  /// Whether the hit is a group or a member.
  package var kind: RecordKind { member == nil ? .group : .member }

  /// The ID of the group or member.
  public var id: RecordID { member.map { .member($0.id) } ?? .group(group.id) }
}

extension SearchHit: JSONRepresentable {
  /// An object with `kind`, `field`, `text`, and `group` or `member`.
  package var json: JSONValue {
    .object([
      "kind": .string(kind.rawValue), "field": .string(field.rawValue), "text": .string(text),
      kind.rawValue: member?.json ?? group.json(memberCount: memberCount),
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
      let (kind, otherKind) = (index.records[left.record].kind, index.records[right.record].kind)
      if kind != otherKind { return kind == .group }
      let (tier, otherTier) = (index.tier(of: left.record), index.tier(of: right.record))
      if tier != otherTier { return tier < otherTier }
      return names.precedes(one, other) ?? ids(one).precedesInBytes(ids(other))
    }.map { matches[$0] }
  }

  /// The position of the best hit.
  package var startIndex: Int { matches.startIndex }

  /// The position after the last hit.
  package var endIndex: Int { matches.endIndex }

  /// The hit at a position.
  package subscript(position: Int) -> SearchHit {
    let match = matches[position]
    let record = index.records[match.record]
    let lineUp = index.lineUps[record.lineUp]
    var (text, name) = ("", record.names.lowerBound)
    let keepMatch = { (_: SearchField, searchable: String) in
      if name == match.name { text = searchable }
      name += 1
    }
    if let member = record.member {
      lineUp.members.forEachSearchableText(at: member, keepMatch)
    } else {
      lineUp.forEachSearchableText(keepMatch)
    }
    return SearchHit(
      group: lineUp.group, member: record.member.map { lineUp.members[$0] },
      rank: match.rank, field: index.fields[match.name], text: text,
      memberCount: lineUp.members.count)
  }
}

extension SearchIndex {
  /// The tier of the record's group. A group without a tier is as little known as the last one.
  fileprivate func tier(of record: Int) -> Tier {
    lineUps[records[record].lineUp].group.tier ?? .third
  }

  fileprivate func name(of record: Record) -> String {
    // Copying the line-up into a variable would be slower.
    record.member.map { lineUps[record.lineUp].members[$0].name }
      ?? lineUps[record.lineUp].group.name
  }

  fileprivate func id(of record: Record) -> String {
    record.member.map { lineUps[record.lineUp].members[$0].id.description }
      ?? lineUps[record.lineUp].group.id.description
  }
}

/// A searchable field. The raw value is the JSON key of the field.
package enum SearchField: String, Hashable, Sendable {
  /// The names of a group.
  case name, koreanName
  /// The names of a member.
  case stageName, koreanStageName, birthName, koreanBirthName
  /// An alias of a group or member.
  case aliases
  /// The fandom of a group.
  case fandom
  /// The titles of a group's hit song, and of its other songs, in either language.
  case hitSong, songs

  /// Whether the field names the record itself.
  package var isName: Bool { self != .fandom && self != .hitSong && self != .songs }

  /// Whether the field is a birth name. Birth names are less known than stage names.
  var isBirthName: Bool { self == .birthName || self == .koreanBirthName }

  /// The position of the field among equal matches: names, aliases, songs, fandoms, birth names.
  var order: Int {
    switch self {
    case .name, .koreanName, .stageName, .koreanStageName: 0
    case .aliases: 1
    case .hitSong: 2
    case .songs: 3
    case .fandom: 4
    case .birthName, .koreanBirthName: 5
    }
  }
}

extension LineUp {
  /// Calls a closure with each searchable text of the group and its songs, most likely first.
  package func forEachSearchableText(_ body: (SearchField, String) -> Void) {
    group.forEachSearchableText(body)
    for song in songs {
      if song.title != group.hitSong?.title { body(.songs, song.title) }
      guard let title = song.koreanTitle, title != group.hitSong?.koreanTitle else { continue }
      if title != song.title { body(.songs, title) }
    }
  }
}

extension GirlGroup {
  /// Calls a closure with each searchable text of the group, most likely first.
  fileprivate func forEachSearchableText(_ body: (SearchField, String) -> Void) {
    body(.name, name)
    if let koreanName { body(.koreanName, koreanName) }
    for alias in aliases { body(.aliases, alias) }
    if let title = hitSong?.title { body(.hitSong, title) }
    if let title = hitSong?.koreanTitle { body(.hitSong, title) }
    if let fandom { body(.fandom, fandom) }
  }
}

extension [Member] {
  /// Calls a closure with each searchable text of the member at an index, most likely first.
  package func forEachSearchableText(at index: Int, _ body: (SearchField, String) -> Void) {
    // Copying the member into a variable would take as long as searching its names.
    if let name = self[index].stageName { body(.stageName, name) }
    if let name = self[index].koreanStageName { body(.koreanStageName, name) }
    if self[index].stageName == nil, self[index].koreanStageName == nil {
      // The name that is shown.
      body(.stageName, self[index].id.name)
    }
    for alias in self[index].aliases { body(.aliases, alias) }
    if let name = self[index].birthName { body(.birthName, name) }
    if let name = self[index].koreanBirthName { body(.koreanBirthName, name) }
  }
}
