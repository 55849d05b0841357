package import KPGGCore

/// The search index of the website: the texts of ``CatalogSearch``, for the same search in a
/// browser.
///
/// Groups, members, songs, and units are in the order of their tiers, names, and IDs, which is the
/// order of equal matches. The site's `search.js` reads the index.
package struct SiteSearchIndex {
  private let groups: [SiteSearchRecord]
  private let members: [SiteSearchRecord]
  private let songs: [SiteSearchRecord]
  private let units: [SiteSearchRecord]
  private let attributes: [String]

  /// Collects and sorts the texts of line-ups.
  package init(_ lineUps: [LineUp]) {
    let lineUps = Self.sorted(lineUps) { ($0.group.tier, $0.group.name, $0.id.description) }
    groups = lineUps.map { lineUp in
      let id = lineUp.id.description
      var record = SiteSearchRecord(.group(lineUp.group.id), id: id, file: id, group: 0)
      lineUp.group.forEachSearchableText { record.append($1, as: $0) }
      return record
    }
    let entries = lineUps.enumerated().flatMap { group, lineUp in
      lineUp.members.map { (group: group, member: $0) }
    }
    members = Self.sorted(entries) { entry in
      (lineUps[entry.group].group.tier, entry.member.name, entry.member.id.description)
    }.map { entry in
      let id = entry.member.id
      var record = SiteSearchRecord(
        .member(id), id: id.name, file: SitePath.fileName(of: id), group: entry.group)
      [entry.member].forEachSearchableText(at: 0) { record.append($1, as: $0) }
      return record
    }
    songs = Self.recordsWithoutPages(
      of: lineUps, \.titledSongs, name: \.title, id: { .song(group: $0, title: $1.title) }
    ) { $0.forEachSearchableText($1) }
    units = Self.recordsWithoutPages(
      of: lineUps, \.units, name: \.name, id: { .unit(group: $0, name: $1.name) }
    ) { $0.forEachSearchableText($1) }
    attributes = Self.attributes(of: lineUps)
  }

  /// The sorted records of the songs or units of line-ups.
  private static func recordsWithoutPages<Part>(
    of lineUps: [LineUp], _ parts: (LineUp) -> [Part], name: (Part) -> String,
    id: (GroupID, Part) -> RecordID, forEachText: (Part, (SearchField, String) -> Void) -> Void
  ) -> [SiteSearchRecord] {
    let entries = lineUps.enumerated().flatMap { group, lineUp in
      parts(lineUp).map { (group: group, part: $0) }
    }
    return sorted(entries) { entry in
      let group = lineUps[entry.group].group
      return (group.tier, name(entry.part), id(group.id, entry.part).description)
    }.map { entry in
      var record = SiteSearchRecord(
        id(lineUps[entry.group].id, entry.part), id: name(entry.part), file: "",
        group: entry.group)
      forEachText(entry.part) { record.append($1, as: $0) }
      return record
    }
  }

  /// Sorts values as `SearchHits` sorts equal matches.
  private static func sorted<Value>(
    _ values: [Value], by keys: (Value) -> (tier: Tier?, name: String, id: String)
  ) -> [Value] {
    let keys = values.map(keys)
    let names = NormalizedTextList(keys.lazy.map(\.name))
    return values.indices.sorted { one, other in
      let (tier, otherTier) = (keys[one].tier ?? .third, keys[other].tier ?? .third)
      if tier != otherTier { return tier < otherTier }
      return names.precedes(one, other) ?? keys[one].id.precedesInBytes(keys[other].id)
    }.map { values[$0] }
  }

  /// Normalized positions, nationalities, and agencies in Hangul. Such a query is not compared with
  /// the sounds of titles.
  private static func attributes(of lineUps: [LineUp]) -> [String] {
    let members = lineUps.members
    let texts =
      lineUps.flatMap(\.group.agencies) + members.flatMap(\.positions).map(\.name.korean)
      + members.flatMap(\.nationalities).flatMap(Country.koreanNames)
    return Set(texts.filter { $0.unicodeScalars.contains(where: Hangul.isHangul) })
      .map { UnicodeForm.composed(SiteSearchRecord.folded($0)) }
      .sorted { $0.precedesInBytes($1) }
  }

  /// The position of each group, member, song, and unit in the index.
  package var positions: [RecordID: Int] {
    let records = groups + members + songs + units
    return Dictionary(
      zip(records.map(\.recordID), records.indices), uniquingKeysWith: { first, _ in first })
  }

  /// The file `search-index.js`: a classic script that calls `kpgg.useIndex` once.
  ///
  /// Each field is one list, because similar texts compress well together.
  package var file: SiteFile {
    let index = JSONValue.object([
      "attributes": JSONValue(attributes),
      "folded": JSONValue((groups + members + songs + units).flatMap(\.foldedTexts)),
      "groups": columns([.aliases, .fandom, .koreanFandom, .koreanName, .name], of: groups).adding([
        "id": ids(of: groups)
      ]),
      "members": columns(
        [.aliases, .birthName, .koreanBirthName, .koreanStageName, .stageName], of: members
      ).adding([
        "id": ids(of: members),
        "file": .array(members.map { $0.file == $0.id ? .integer(0) : .string($0.file) }),
        "group": .array(members.map { .integer($0.group) }),
      ]),
      "songs": columns([.koreanTitle, .title], of: songs).adding([
        "group": .array(songs.map { .integer($0.group) })
      ]),
      "units": columns([.koreanName, .koreanTitle, .name, .title], of: units).adding([
        "group": .array(units.map { .integer($0.group) })
      ]),
    ])
    return SiteFile(path: "search-index.js", calling: "kpgg.useIndex", with: index)
  }

  /// The columns of fields. A field has a text, a list of texts, or 0 for each record.
  private func columns(_ fields: [SearchField], of records: [SiteSearchRecord]) -> JSONValue {
    var columns: JSONMembers = [:]
    for field in fields {
      columns[field.rawValue] = .array(
        records.map { record in
          let texts = record.texts(of: field)
          return texts.count > 1 ? JSONValue(texts) : texts.first.map { .string($0) } ?? .integer(0)
        })
    }
    return .object(columns)
  }

  /// The column of IDs. An ID is 0 if it equals the first name.
  private func ids(of records: [SiteSearchRecord]) -> JSONValue {
    .array(records.map { $0.id == $0.firstText ? .integer(0) : .string($0.id) })
  }
}

/// A group, member, song, or unit of the site's search index.
private struct SiteSearchRecord {
  let recordID: RecordID
  /// The group's ID, the name part of the member's ID, the song's title, or the unit's name.
  let id: String
  /// The name of the page's file without its extension; empty for a song or a unit, which has no
  /// page.
  let file: String
  /// The position of the group of the member, the song, or the unit.
  let group: Int
  private var fields: [(field: SearchField, text: String)] = []

  init(_ recordID: RecordID, id: String, file: String, group: Int) {
    (self.recordID, self.id, self.file, self.group) = (recordID, id, file, group)
  }

  mutating func append(_ text: String, as field: SearchField) { fields.append((field, text)) }

  func texts(of field: SearchField) -> [String] {
    fields.filter { $0.field == field }.map(\.text)
  }

  /// The romanized name; `nil` for a member that has only a Korean one.
  var firstText: String? { fields.first { $0.field == .name || $0.field == .stageName }?.text }

  /// The normalized form of each text that is not only ASCII and Hangul, in field order. `search.js`
  /// normalizes the other texts itself.
  var foldedTexts: [String] {
    fields.map(\.text).filter { text in
      !text.unicodeScalars.allSatisfy { $0.isASCII || Hangul.isSyllable($0) }
    }.map(Self.folded)
  }

  /// Returns the normalized words of a text, separated by spaces.
  static func folded(_ text: String) -> String {
    var folded = String.UnicodeScalarView()
    TextNormalizer.forEachScalar(in: text) { scalar, startsWord in
      if startsWord, !folded.isEmpty { folded.append(" ") }
      folded.append(scalar)
    }
    return String(folded)
  }
}
