import KPGGCore

extension SearchHit: Tabular {
  static let idKey = "kind"
  static let tableKeys = ["kind", "member", "group", "field"]

  static let fields: [Field<SearchHit>] = [
    kindField,
    fieldField,
    Field(
      key: "group", label: Label("Group", "그룹"), overflow: .names, json: \.group.json,
      shown: { hit, language in
        let group = hit.group
        return Self.both(group.name(in: language), group.name, group.koreanName)
      },
      plain: { $0.group.id.description }),
    Field(
      key: "member", label: Label("Member", "멤버"), overflow: .names,
      shown: { hit, language in
        guard let member = hit.member else { return "" }
        return Self.both(member.name(in: language), member.name, member.koreanStageName)
      },
      plain: { $0.member?.id.description ?? "" }),
  ]

  /// The kind, the id, and the field where the text was found.
  static let rowFields = [
    kindField, Field(key: "id", label: Label("Id", "아이디"), plain: \.id), fieldField,
  ]

  private static let kindField = Field<SearchHit>(
    key: "kind", label: Label("Kind", "종류"), importance: .droppable(rank: 0), overflow: .keep,
    shown: { Wording.label(of: $0.kind).text(in: $1) })

  private static let fieldField = Field<SearchHit>(
    key: "field", label: Label("Found in", "일치 항목"), importance: .droppable(rank: 1),
    overflow: .keep,
    shown: { hit, language in
      let label = hit.fieldLabel.text(in: language)
      // What stands in the row anyway needs no repeating.
      return hit.isTextShown ? label : "\(label): \(hit.text)"
    })

  private static func both(_ first: String, _ name: String, _ koreanName: String?) -> String {
    let other = first == name ? koreanName ?? name : name
    return first == other ? first : "\(first) \(other)"
  }

  private var fieldLabel: Label {
    let label =
      kind == .group
      ? GirlGroup.field(named: field.rawValue)?.label : Member.field(named: field.rawValue)?.label
    return label ?? Label(both: field.rawValue)
  }

  private var isTextShown: Bool {
    switch field {
    case .name, .koreanName, .stageName, .koreanStageName: true
    case .id, .aliases, .birthName, .koreanBirthName, .fandom, .hitSong: false
    }
  }
}
