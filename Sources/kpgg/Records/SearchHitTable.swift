import KPGGCore

extension SearchHit: Tabular {
  static let fields: [Field<SearchHit>] = [.kind, .field, .text, .group, .member]
  static let columns: [Field<SearchHit>] = [.kind, .member, .group, .field]
  static let rows: [Field<SearchHit>] = [.kind, .id, .field]
}

extension Field<SearchHit> {
  static var kind: Self {
    Self(
      key: "kind", label: \.kind, json: { .string($0.kind.rawValue) },
      rank: 0, overflow: .keep, shown: { $1.words.kind($0.kind) })
  }
  /// The ID of the group or member, for rows only.
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
      shown: { hit, context in
        let group = hit.group
        return SearchHit.both(group.name(in: context.language), group.name, group.koreanName)
      },
      plain: { $0.group.id.description }, innerPaths: { ListedGroup.paths })
  }
  static var member: Self {
    Self(
      key: "member", label: \.member, json: { JSONValue($0.member) }, overflow: .names,
      shown: { hit, context in
        guard let member = hit.member else { return "" }
        return SearchHit.both(
          member.name(in: context.language), member.name, member.koreanStageName)
      },
      isRedundant: { hits in hits.allSatisfy { $0.member == nil } },
      plain: { $0.member?.id.description ?? "" }, innerPaths: { Member.paths })
  }
}

extension SearchHit {
  fileprivate static func both(_ first: String, _ name: String, _ koreanName: String?) -> String {
    let other = first == name ? koreanName ?? name : name
    return first == other ? first : "\(first) \(other)"
  }

  fileprivate var isTextShown: Bool {
    switch field {
    case .name, .koreanName, .stageName, .koreanStageName: true
    case .aliases, .birthName, .koreanBirthName, .fandom, .hitSong, .songs: false
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
    case .fandom: Field<ListedGroup>.fandom.label
    case .hitSong: Field<ListedGroup>.hitSong.label
    case .songs: { $0.songs }
    }
  }
}
