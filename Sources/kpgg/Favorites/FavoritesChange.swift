import KPGGCore

/// What a change did to favourites.
struct FavoritesChange: Hashable, Sendable {
  let added: [Favorite]
  /// Those that are there since an earlier day than before.
  let backdated: [Favorite]
  let removed: [Favorite]
  /// Those of which something was asked that was so before.
  let unchanged: [Favorite]

  /// Finds what was changed, in the order in which it was asked for.
  ///
  /// - Parameters:
  ///   - old: The favourites before.
  ///   - new: The favourites after.
  ///   - asked: Those that the change was about; none where it was about all.
  init(from old: Favorites, to new: Favorites, about asked: [Favorite] = []) {
    let oldDays = Self.days(of: old)
    let newDays = Self.days(of: new)
    var seen: Set<Favorite> = []
    let all = (asked + new.entries.map(\.favorite) + old.entries.map(\.favorite))
      .filter { seen.insert($0).inserted }
    added = all.filter { oldDays[$0] == nil && newDays[$0] != nil }
    removed = all.filter { oldDays[$0] != nil && newDays[$0] == nil }
    let kept = all.filter { oldDays[$0] != nil && newDays[$0] != nil }
    backdated = kept.filter { oldDays[$0] != newDays[$0] }
    let isAsked = Set(asked)
    unchanged = kept.filter { oldDays[$0] == newDays[$0] && isAsked.contains($0) }
  }

  private static func days(of favorites: Favorites) -> [Favorite: CalendarDate] {
    Dictionary(favorites.entries.map { ($0.favorite, $0.added) }) { first, _ in first }
  }
}

extension FavoritesChange: JSONRepresentable {
  /// `added`, `backdated`, `removed`, `unchanged`: the ids.
  var json: JSONValue {
    .object([
      "added": JSONValue(added.map(\.id)), "backdated": JSONValue(backdated.map(\.id)),
      "removed": JSONValue(removed.map(\.id)), "unchanged": JSONValue(unchanged.map(\.id)),
    ])
  }
}
