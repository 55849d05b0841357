import KPGGCore

extension SearchHit: Tabular {
  static let fields: [Field<SearchHit>] = [.kind, .field, .text, .group, .member, .song, .unit]
  static let columns: [Field<SearchHit>] = [.kind, .name, .groupOfRecord, .year, .field]
  static let rows: [Field<SearchHit>] = [.kind, .id, .field]
  /// `false`: a hit has only the key of its own kind.
  static let hasFixedKeys = false
}

extension Field<SearchHit> {
  static var kind: Self {
    Self(
      key: "kind", label: \.kind, json: { .string($0.kind.rawValue) },
      rank: 0, overflow: .keep, shown: { $1.words.kind($0.kind) })
  }
  /// The ID of the record, for rows only.
  static var id: Self { Self(key: "id", label: \.id, json: \.id.json) }
  static var field: Self {
    Self(
      key: "field", label: \.foundIn, json: { .string($0.field.rawValue) },
      rank: 1, overflow: .keep,
      shown: { hit, context in
        let label = hit.field.label(context.words.labels)
        // Another column of the row may already show the text.
        return hit.isTextShown ? label : "\(label): \(hit.text)"
      })
  }
  static var text: Self { Self(key: "text", label: \.foundText, json: { .string($0.text) }) }
  static var group: Self {
    Self(
      key: "group", label: \.group, json: \.group.json, overflow: .names,
      shown: { $0.group.names(in: $1.language) },
      plain: { $0.group.id.description }, innerPaths: { ListedGroup.paths })
  }
  static var member: Self {
    Self(
      key: "member", label: \.member, json: { JSONValue($0.member) }, overflow: .names,
      shown: { hit, context in hit.member == nil ? "" : hit.names(in: context.language) },
      plain: { $0.member?.id.description ?? "" }, innerPaths: { Member.paths })
  }
  static var song: Self {
    Self(
      key: "song", label: \.song, json: { hit in hit.song?.json(group: hit.group.id) ?? .null },
      overflow: .names,
      shown: { hit, context in hit.song == nil ? "" : hit.names(in: context.language) },
      plain: { $0.song == nil ? "" : $0.id.description }, innerPaths: { ListedSong.paths })
  }
  static var unit: Self {
    Self(
      key: "unit", label: \.groupFields.unit,
      json: { hit in hit.unit?.json(group: hit.group.id) ?? .null }, overflow: .names,
      shown: { hit, context in hit.unit == nil ? "" : hit.names(in: context.language) },
      plain: { $0.unit == nil ? "" : $0.id.description }, innerPaths: { ListedUnit.paths })
  }
}

/// Columns of tables only.
extension Field<SearchHit> {
  /// The names of the record itself.
  fileprivate static var name: Self {
    Self(
      key: "name", label: \.name, json: { .string($0.text) }, overflow: .names,
      shown: { $0.names(in: $1.language) })
  }
  /// The group of a member, a song, or a unit.
  fileprivate static var groupOfRecord: Self {
    Self(
      key: "groupOfRecord", label: \.group, json: \.group.json, overflow: .names,
      shown: { hit, context in hit.kind == .group ? "" : hit.group.names(in: context.language) },
      isRedundant: { hits in hits.allSatisfy { $0.kind == .group } })
  }
  /// The year of a song, or of a unit's debut.
  fileprivate static var year: Self {
    Self(
      key: "year", label: \.year, json: { JSONValue($0.date?.year) }, rank: 2,
      overflow: .keep)
  }
}

extension GirlGroup {
  /// The names in both languages, without repetition.
  fileprivate func names(in language: Language) -> String {
    [name(in: language), otherName(in: language)].compactMap(\.self).joined(separator: " ")
  }
}

extension SearchHit {
  /// The name of the record, or the title of the song.
  func name(in language: Language) -> String {
    member?.name(in: language) ?? song?.title(in: language)
      ?? unit?.displayName.text(in: language) ?? group.name(in: language)
  }

  /// The name in the other script; `nil` if it is the same or unknown.
  func otherName(in language: Language) -> String? {
    switch kind {
    case .group: group.otherName(in: language)
    case .member: member?.otherName(in: language)
    case .song: song?.otherTitle(in: language)
    case .unit: unit?.otherName(in: language)
    }
  }

  /// The date of a song, or of a unit's debut.
  fileprivate var date: CalendarDate? { song?.date ?? unit?.debutDate }

  fileprivate func names(in language: Language) -> String {
    [name(in: language), otherName(in: language)].compactMap(\.self).joined(separator: " ")
  }

  fileprivate var isTextShown: Bool {
    switch field {
    case .name, .koreanName, .stageName, .koreanStageName: true
    // A unit is shown without its song.
    case .title, .koreanTitle: kind == .song
    case .aliases, .birthName, .koreanBirthName, .fandom, .koreanFandom: false
    }
  }
}

extension SearchField {
  /// The title of the field's column.
  var label: @Sendable (Labels) -> String {
    switch self {
    case .name: Field<ListedGroup>.name.label
    case .koreanName: Field<ListedGroup>.koreanName.label
    case .aliases: Field<ListedGroup>.aliases.label
    case .stageName: Field<Member>.stageName.label
    case .koreanStageName: Field<Member>.koreanStageName.label
    case .birthName: Field<Member>.birthName.label
    case .koreanBirthName: Field<Member>.koreanBirthName.label
    case .fandom, .koreanFandom: Field<ListedGroup>.fandom.label
    case .title: Field<ListedSong>.title.label
    case .koreanTitle: Field<ListedSong>.koreanTitle.label
    }
  }
}
