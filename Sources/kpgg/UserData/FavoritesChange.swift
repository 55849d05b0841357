import KPGGCore

/// The result of a change to the favorites.
struct FavoritesChange: Hashable, Sendable {
  let added: [Favorite]
  /// Favorites whose date is earlier than before, after an import.
  let backdated: [Favorite]
  /// Favorites whose tags or note changed.
  let changed: [Favorite]
  let removed: [Favorite]
  /// Favorites that were requested to change but already were as requested.
  let unchanged: [Favorite]

  /// Compares the favorites before and after a change. Requested favorites come first, in their
  /// order; without any, the change is about all.
  init(from old: Favorites, to new: Favorites, about requested: [Favorite] = []) {
    let (old, new) = (Self.entries(of: old), Self.entries(of: new))
    var seen: Set<Favorite> = []
    let all = (requested + new.order + old.order).filter { seen.insert($0).inserted }
    added = all.filter { old.entries[$0] == nil && new.entries[$0] != nil }
    removed = all.filter { old.entries[$0] != nil && new.entries[$0] == nil }
    let kept = all.filter { old.entries[$0] != nil && new.entries[$0] != nil }
    backdated = kept.filter { old.entries[$0]?.added != new.entries[$0]?.added }
    changed = kept.filter { favorite in
      let (old, new) = (old.entries[favorite], new.entries[favorite])
      return old?.tags != new?.tags || old?.note != new?.note
    }
    let requested = Set(requested).subtracting(backdated).subtracting(changed)
    unchanged = kept.filter(requested.contains)
  }

  private static func entries(
    of favorites: Favorites
  ) -> (order: [Favorite], entries: [Favorite: Favorites.Entry]) {
    let order = favorites.entries.map(\.favorite)
    return (order, Dictionary(zip(order, favorites.entries)) { first, _ in first })
  }
}

extension FavoritesChange: JSONRepresentable {
  /// An object with the ids: `added`, `backdated`, `changed`, `removed`, and
  /// `unchanged`.
  var json: JSONValue {
    .object([
      "added": JSONValue(added.map(\.id)), "backdated": JSONValue(backdated.map(\.id)),
      "changed": JSONValue(changed.map(\.id)), "removed": JSONValue(removed.map(\.id)),
      "unchanged": JSONValue(unchanged.map(\.id)),
    ])
  }
}
