import KPGGCore

/// The user's favorites, without duplicates.
struct Favorites: Hashable, Sendable {
  /// A favorite and its date.
  struct Entry: Hashable, Sendable {
    let favorite: Favorite
    /// The date on which the favorite was added, with month and day.
    let added: CalendarDate
  }

  /// The maximum number of favorites.
  static let limit = 10_000

  /// The favorites, newest first. On the same day, the last one added comes first.
  private(set) var entries: [Entry]

  /// Sorts the entries by date, newest first. Entries of one day keep their order.
  ///
  /// Duplicates become one entry, with the earliest date and the position of the first one.
  init(_ entries: [Entry] = []) {
    var days: [Favorite: CalendarDate] = [:]
    var order: [Favorite] = []
    for entry in entries {
      let known = days.updateValue(entry.added, forKey: entry.favorite)
      if let known {
        days[entry.favorite] = min(known, entry.added)
      } else {
        order.append(entry.favorite)
      }
    }
    self.entries = order.enumerated()
      .compactMap { offset, favorite -> (Int, Entry)? in
        days[favorite].map { (offset, Entry(favorite: favorite, added: $0)) }
      }
      .sorted { (left: (Int, Entry), right: (Int, Entry)) in
        left.1.added == right.1.added ? left.0 < right.0 : left.1.added > right.1.added
      }
      .map(\.1)
  }

  /// Whether a group or member is a favorite.
  func contains(_ favorite: Favorite) -> Bool {
    entries.contains { $0.favorite == favorite }
  }

  /// Adds a favorite. An existing one keeps its date.
  mutating func add(_ favorite: Favorite, on day: CalendarDate) {
    guard !contains(favorite) else { return }
    let index = entries.firstIndex { $0.added <= day } ?? entries.endIndex
    entries.insert(Entry(favorite: favorite, added: day), at: index)
  }

  /// Removes a favorite, if it exists.
  mutating func remove(_ favorite: Favorite) {
    entries.removeAll { $0.favorite == favorite }
  }

  /// Adds a favorite, or removes an existing one.
  mutating func toggle(_ favorite: Favorite, on day: CalendarDate) {
    if contains(favorite) { remove(favorite) } else { add(favorite, on: day) }
  }

  /// Adds other favorites, after the existing ones of the same day. A favorite in both keeps its
  /// earlier date.
  mutating func merge(_ others: Favorites) {
    self = Favorites(entries + others.entries)
  }
}
