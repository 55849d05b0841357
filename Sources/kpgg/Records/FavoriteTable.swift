import KPGGCore

extension ListedFavorite: Tabular {
  static let fields: [Field<ListedFavorite>] = [.added, .kind, .id, .group, .member]
  static let columns: [Field<ListedFavorite>] = [.added, .group, .member]
  static var id: Field<ListedFavorite> { .id }

  var json: JSONValue { jsonOfFields }

  var isDimmed: Bool { isMissing }

  /// The text for a record that the catalog no longer has.
  fileprivate static func gone(_ name: String, _ context: CellContext) -> String {
    "\(name) (\(context.words.labels.missing))"
  }
}

extension Field<ListedFavorite> {
  static var added: Self {
    Self(
      key: "added", label: \.addedOn, json: \.entry.added.json,
      importance: .droppable(rank: 0), overflow: .keep)
  }
  static var kind: Self {
    Self(
      key: "kind", label: \.kind, json: { .string($0.entry.favorite.kind.rawValue) },
      overflow: .keep, shown: { $1.words.kind($0.entry.favorite.kind) })
  }
  static var id: Self { Self(key: "id", label: \.id, json: { .string($0.id) }) }
  /// The group of a member. JSON omits it, because it is part of the member's ID.
  static var group: Self {
    Self(
      key: "group", label: \.group,
      json: { row in
        guard row.entry.favorite.kind == .group, let group = row.group else { return .null }
        return group.json(memberCount: row.memberCount)
      },
      overflow: .wrap,
      shown: { row, context in
        row.group?.name(in: context.language)
          ?? ListedFavorite.gone(row.entry.favorite.groupID.description, context)
      },
      plain: { $0.group?.name ?? "" }, innerPaths: { ListedGroup.paths })
  }
  static var member: Self {
    Self(
      key: "member", label: \.member, json: { JSONValue($0.member) }, overflow: .wrap,
      shown: { row, context in
        row.member?.name(in: context.language)
          ?? row.entry.favorite.memberID.map { ListedFavorite.gone($0.name, context) } ?? ""
      },
      plain: { $0.member?.name ?? "" }, innerPaths: { Member.paths })
  }
}
