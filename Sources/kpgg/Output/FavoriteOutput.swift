import KPGGCore

extension ListedFavorite: Tabular {
  static let idKey = "id"
  static let tableKeys = ["added", "group", "member"]

  var isDimmed: Bool { isGone }

  static let fields: [Field<ListedFavorite>] = [
    Field(
      key: "added", label: Label("Added", "추가일"), importance: .droppable(rank: 0), overflow: .keep),
    Field(
      key: "kind", label: Label("Kind", "종류"), overflow: .keep,
      shown: { Wording.label(of: $0.entry.favorite.kind).text(in: $1) }),
    Field(key: "id", label: Label("Id", "아이디")),
    Field(
      key: "group", label: Label("Group", "그룹"), overflow: .wrap,
      shown: { row, language in
        row.group?.name(in: language) ?? gone(row.entry.favorite.groupID.description, language)
      },
      plain: { $0.group?.name ?? "" }),
    Field(
      key: "member", label: Label("Member", "멤버"), overflow: .wrap,
      shown: { row, language in
        row.member?.name(in: language)
          ?? row.entry.favorite.memberID.map { gone($0.name, language) } ?? ""
      },
      plain: { $0.member?.name ?? "" }),
  ]

  /// What is left to say of something that the catalogue has no longer.
  private static func gone(_ name: String, _ language: Language) -> String {
    "\(name) (\(Label("gone", "목록에 없음").text(in: language)))"
  }
}

extension Label {
  /// A listing's last line, with how many the catalogue has no longer.
  static func count(of favorites: [ListedFavorite]) -> Label {
    let count = Label.count(of: favorites, "favourite", "즐겨찾기", counter: "개")
    let gone = favorites.count { $0.isGone }
    guard gone > 0 else { return count }
    return Label(
      "\(count.english), \(gone) not in this catalogue", "\(count.korean), 목록에 없음 \(gone)개")
  }
}

/// What a command did with favorites that were named.
struct FavoritesChangeOutput: CommandOutput {
  let change: FavoritesChange

  var json: JSONValue { change.json }

  func lines(_ writer: TextWriter) -> [String] {
    let groups: [(Label, [Favorite])] = [
      (Label("added", "추가"), change.added), (Label("removed", "삭제"), change.removed),
      (Label("already a favourite", "이미 즐겨찾기에 있음"), change.unchanged),
    ]
    return groups.flatMap { label, favorites in
      favorites.flatMap { writer.fitted("\(label.text(in: writer.language)): \($0.id)") }
    }
  }
}

extension FavoritesChange {
  /// `3 favourites removed`.
  var countOfRemoved: Label {
    let count = Label.count(of: removed, "favourite", "즐겨찾기", counter: "개")
    return Label("\(count.english) removed", "\(count.korean) 삭제")
  }

  /// `2 favourites added, 1 backdated, 3 unchanged`.
  var countsOfImported: Label {
    let count = Label.count(of: added, "favourite", "즐겨찾기", counter: "개")
    return Label(
      "\(count.english) added, \(backdated.count) backdated, \(unchanged.count) unchanged",
      "\(count.korean) 추가, 날짜 변경 \(backdated.count)개, 그대로 \(unchanged.count)개")
  }
}
