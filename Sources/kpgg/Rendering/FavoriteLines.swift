import KPGGCore

extension Renderer {
  /// What became of favourites that were named: an object, or a line each.
  func favorites(_ change: FavoritesChange) -> String {
    guard format != .json else { return change.json.canonicalText }
    let groups: [(Label, [Favorite])] = [
      (Label("added", "추가"), change.added), (Label("removed", "삭제"), change.removed),
      (Label("already a favourite", "이미 즐겨찾기에 있음"), change.unchanged),
    ]
    return Self.text(
      groups.flatMap { label, favorites in
        favorites.flatMap { fitted("\(label.text(in: language)): \($0.id)") }
      })
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
