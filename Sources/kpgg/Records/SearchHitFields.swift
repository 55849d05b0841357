import KPGGCore
import KPGGPublishing
import KPGGQuiz

extension SearchHit: Tabular {
  static let idKey = "kind"
  static let tableKeys = ["kind", "member", "group", "field"]

  static let fields: [Field<SearchHit>] = [
    kindField,
    fieldField,
    Field(key: "text", label: \.foundText),
    Field(
      key: "group", label: \.group, overflow: .names, json: \.group.json,
      shown: { hit, language in
        let group = hit.group
        return Self.both(group.name(in: language), group.name, group.koreanName)
      },
      plain: { $0.group.id.description }, innerPaths: { ListedGroup.fieldPaths }),
    Field(
      key: "member", label: \.member, overflow: .names,
      shown: { hit, language in
        guard let member = hit.member else { return "" }
        return Self.both(member.name(in: language), member.name, member.koreanStageName)
      },
      plain: { $0.member?.id.description ?? "" }, innerPaths: { Member.fieldPaths }),
  ]

  /// The kind, the id, and the field where the text was found.
  static let rowFields = [
    kindField, Field(key: "id", label: \.id, plain: \.id), fieldField,
  ]

  private static let kindField = Field<SearchHit>(
    key: "kind", label: \.kind, importance: .droppable(rank: 0), overflow: .keep,
    shown: { $1.words.kind($0.kind) })

  private static let fieldField = Field<SearchHit>(
    key: "field", label: \.foundIn, importance: .droppable(rank: 1),
    overflow: .keep,
    shown: { hit, language in
      let label = hit.fieldLabel(in: language)
      // Another column of the row may already show the text.
      return hit.isTextShown ? label : "\(label): \(hit.text)"
    })

  private static func both(_ first: String, _ name: String, _ koreanName: String?) -> String {
    let other = first == name ? koreanName ?? name : name
    return first == other ? first : "\(first) \(other)"
  }

  private func fieldLabel(in language: Language) -> String {
    let label =
      kind == .group
      ? LineUp.field(named: field.rawValue)?.label : Member.field(named: field.rawValue)?.label
    return label?(language.words.labels) ?? field.rawValue
  }

  private var isTextShown: Bool {
    switch field {
    case .name, .koreanName, .stageName, .koreanStageName: true
    case .aliases, .birthName, .koreanBirthName, .fandom, .hitSong, .songs: false
    }
  }
}

extension Words {
  func kind(_ kind: RecordKind) -> String {
    switch kind {
    case .group: self.kind(SnapshotDifference.Kind.group)
    case .member: self.kind(SnapshotDifference.Kind.member)
    }
  }
}
