/// Finds groups and members by what a person types: a name in either script and any Unicode form, a
/// part of it, its initial consonants, a name typed in the other layout of the keyboard, or with a
/// slip.
///
///     CatalogSearch(lineUps).hits(for: "ㅇㅁㅇㄱ").first?.id  // "OHMYGIRL"
///     CatalogSearch(lineUps).hits(for: "omg yooa").first?.id  // "OHMYGIRL/YooA"
public struct CatalogSearch: Sendable {
  private let lineUps: [LineUp]
  private let index: SearchIndex

  /// A search in these groups and their members, whose names are taken apart once for all searches.
  public init(_ lineUps: [LineUp]) {
    self.lineUps = lineUps
    index = SearchIndex(lineUps)
  }

  /// What a text finds, the best first; the same for the same text and catalogue.
  ///
  /// All words must be found, a member's also among the names of her group. Slips and the other
  /// layout count only where the text as it was typed is not the beginning of a name or of a word.
  ///
  /// - Parameters:
  ///   - text: Words with white space or `/` between them; longer than any name it finds nothing.
  ///   - kinds: What to look for.
  /// - Returns: Exact matches, then prefixes, word prefixes, initials, substrings and slips; equals
  ///   by name, then by id.
  /// - Complexity: O(the catalogue) for a text of usual length.
  public func hits(
    for text: String, kinds: Set<RecordKind> = Set(RecordKind.allCases)
  ) -> [SearchHit] {
    guard text.utf8.count <= Self.longestText, let query = SearchQuery(text) else { return [] }
    let finds = { (isGuessing: Bool) in
      zip(index.records, query.sightings(in: index, isGuessing: isGuessing))
        .compactMap { record, sighting in
          sighting.map { Find(record: record, sighting: $0, name: name(of: record)) }
        }
        .filter { kinds.contains($0.record.member == nil ? .group : .member) }
    }
    let certain = finds(false)
    let isGuessing = !certain.contains { $0.sighting.match <= .initials }
    return (isGuessing ? finds(true) : certain).sorted(by: precedes).map(hit(of:))
  }

  /// In bytes; no text of a document has more than 1,024 characters.
  private static let longestText = 4096

  /// A record that was found. It is smaller than a hit, as there may be many to sort.
  private struct Find {
    let record: SearchIndex.Record
    let sighting: SearchSighting
    let name: SearchKey
  }

  private func precedes(_ left: Find, _ right: Find) -> Bool {
    let (one, other) = (left.sighting, right.sighting)
    if one.match != other.match { return one.match < other.match }
    if left.name != right.name { return left.name < right.name }
    return hit(of: left).id.precedesInBytes(hit(of: right).id)
  }

  private func name(of record: SearchIndex.Record) -> SearchKey {
    let lineUp = lineUps[record.lineUp]
    return SearchKey(record.member.map { lineUp.members[$0].name } ?? lineUp.group.name)
  }

  private func hit(of find: Find) -> SearchHit {
    let (record, name) = (find.record, find.sighting.name)
    let lineUp = lineUps[record.lineUp]
    let member = record.member.map { lineUp.members[$0] }
    var (text, number) = ("", record.names.lowerBound)
    (member?.forEachSearchedText ?? lineUp.group.forEachSearchedText) {
      if number == name { text = $1 }
      number += 1
    }
    return SearchHit(
      subject: member.map { .member($0, of: lineUp.group) } ?? .group(lineUp.group),
      match: find.sighting.match, field: index.fields[name], text: text)
  }
}
