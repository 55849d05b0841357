import KPGGCore
import KPGGQuiz

extension ListedFavorite: Tabular {
  static let idKey = "id"
  static let tableKeys = ["added", "group", "member"]

  var isDimmed: Bool { isMissing }

  static let fields: [Field<ListedFavorite>] = [
    Field(
      key: "added", label: \.addedOn, importance: .droppable(rank: 0), overflow: .keep),
    Field(
      key: "kind", label: \.kind, overflow: .keep,
      shown: { $1.words.kind($0.entry.favorite.kind) }),
    Field(key: "id", label: \.id),
    Field(
      key: "group", label: \.group, overflow: .wrap,
      shown: { row, language in
        row.group?.name(in: language) ?? gone(row.entry.favorite.groupID.description, language)
      },
      plain: { $0.group?.name ?? "" }, innerPaths: { ListedGroup.fieldPaths }),
    Field(
      key: "member", label: \.member, overflow: .wrap,
      shown: { row, language in
        row.member?.name(in: language)
          ?? row.entry.favorite.memberID.map { gone($0.name, language) } ?? ""
      },
      plain: { $0.member?.name ?? "" }, innerPaths: { Member.fieldPaths }),
  ]

  /// The text for a record that the catalog no longer has.
  private static func gone(_ name: String, _ language: Language) -> String {
    "\(name) (\(language.words.labels.missing))"
  }
}

/// The changes to favorites that the command line names.
struct FavoritesChangeOutput: CommandOutput {
  let change: FavoritesChange

  var json: JSONValue { change.json }

  func lines(_ writer: TextWriter) -> [String] {
    let labels = writer.words.labels
    let groups = [
      (labels.added, change.added), (labels.removed, change.removed),
      (labels.alreadyAdded, change.unchanged),
    ]
    return groups.flatMap { label, favorites in
      favorites.flatMap { writer.fitted("\(label): \($0.id)") }
    }
  }
}
