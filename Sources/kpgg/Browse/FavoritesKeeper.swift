import KPGGCore

/// Where the browser's favourites are kept.
struct FavoritesKeeper: Sendable {
  /// All of them, the newest first.
  let read: @Sendable () throws -> [Favorite]
  /// Adds one or removes it, and gives all that there are then.
  let toggle: @Sendable (Favorite) throws -> [Favorite]

  /// Keeps them in the file that `kpgg favorites` has, which is asked for anew each time, as others
  /// may change it meanwhile. Without a place for it there are none, and none can be added.
  init(_ file: Result<FavoritesFile, Failure>, today: CalendarDate) {
    read = {
      guard case .success(let file) = file else { return [] }
      return try file.read().entries.map(\.favorite)
    }
    toggle = { favorite in
      try file.get().update { $0.toggle(favorite, on: today) }.new.entries.map(\.favorite)
    }
  }
}
