import KPGGCore

/// The result of a change to the favorites.
struct FavoritesChange: Hashable, Sendable {
  let added: [Favorite]
  /// Favorites whose date is earlier than before, after an import.
  let backdated: [Favorite]
  let removed: [Favorite]
  /// Favorites that were requested to change but already were as requested.
  let unchanged: [Favorite]

  /// Compares the favorites before and after a change. Requested favorites come first, in their
  /// order; without any, the change is about all.
  init(from old: Favorites, to new: Favorites, about requested: [Favorite] = []) {
    let oldDays = Self.days(of: old)
    let newDays = Self.days(of: new)
    var seen: Set<Favorite> = []
    let all = (requested + new.entries.map(\.favorite) + old.entries.map(\.favorite))
      .filter { seen.insert($0).inserted }
    added = all.filter { oldDays[$0] == nil && newDays[$0] != nil }
    removed = all.filter { oldDays[$0] != nil && newDays[$0] == nil }
    let kept = all.filter { oldDays[$0] != nil && newDays[$0] != nil }
    backdated = kept.filter { oldDays[$0] != newDays[$0] }
    let requested = Set(requested)
    unchanged = kept.filter { oldDays[$0] == newDays[$0] && requested.contains($0) }
  }

  private static func days(of favorites: Favorites) -> [Favorite: CalendarDate] {
    Dictionary(favorites.entries.map { ($0.favorite, $0.added) }) { first, _ in first }
  }
}

extension FavoritesChange: JSONRepresentable {
  /// An object with the ids: `added`, `backdated`, `removed`, and `unchanged`.
  var json: JSONValue {
    .object([
      "added": JSONValue(added.map(\.id)), "backdated": JSONValue(backdated.map(\.id)),
      "removed": JSONValue(removed.map(\.id)), "unchanged": JSONValue(unchanged.map(\.id)),
    ])
  }
}
