/// What a search found, the best first. Each hit is made when it is asked for, since there may be
/// very many of which few are looked at.
public struct SearchHits: RandomAccessCollection, Sendable {
  /// A record that was found.
  struct Find {
    /// Where it stands in the index.
    let record: Int
    let sighting: RecordMatch
  }

  private let lineUps: [LineUp]
  private let index: SearchIndex
  private let finds: [Find]

  /// The hits for what was found in the index of these line-ups, in any order.
  init(_ finds: [Find], in index: SearchIndex, of lineUps: [LineUp]) {
    self.lineUps = lineUps
    self.index = index
    let names = NormalizedTexts(finds.lazy.map { index.records[$0.record].name(in: lineUps) })
    // The names by which she is known are the likelier ones to have been meant by a slip.
    let isBirthName = { (sighting: RecordMatch) in index.fields[sighting.name].isBirthName }
    let ids = { index.records[finds[$0].record].id(in: lineUps) }
    self.finds = finds.indices.sorted { one, other in
      let (left, right) = (finds[one].sighting, finds[other].sighting)
      if left.isVerbatim != right.isVerbatim { return left.isVerbatim }
      if left.match != right.match { return left.match < right.match }
      if left.match >= .typo {
        let (isLeft, isRight) = (isBirthName(left), isBirthName(right))
        if isLeft != isRight { return isRight }
      }
      return names.precedes(one, other) ?? ids(one).precedesInBytes(ids(other))
    }.map { finds[$0] }
  }

  /// The place of the best hit.
  public var startIndex: Int { finds.startIndex }

  /// The place behind the last hit.
  public var endIndex: Int { finds.endIndex }

  /// The hit at a place.
  public subscript(position: Int) -> SearchHit {
    let (record, sighting) = (index.records[finds[position].record], finds[position].sighting)
    let lineUp = lineUps[record.lineUp]
    let member = record.member.map { lineUp.members[$0] }
    var (text, number) = ("", record.names.lowerBound)
    let keepFound = { (_: SearchField, searched: String) in
      if number == sighting.name { text = searched }
      number += 1
    }
    if let place = record.member {
      lineUp.members.forEachSearchedText(at: place, keepFound)
    } else {
      lineUp.group.forEachSearchedText(keepFound)
    }
    return SearchHit(
      subject: member.map { .member($0, of: lineUp.group) } ?? .group(lineUp.group),
      match: sighting.match, field: index.fields[sighting.name], text: text)
  }
}

extension SearchIndex.Record {
  fileprivate func name(in lineUps: [LineUp]) -> String {
    member.map { lineUps[lineUp].members[$0].name } ?? lineUps[lineUp].group.name
  }

  fileprivate func id(in lineUps: [LineUp]) -> String {
    member.map { lineUps[lineUp].members[$0].id.description }
      ?? lineUps[lineUp].group.id.description
  }
}
