import KPGGCore

/// The groups and members that the user marked, each once, with the day on which it was.
struct Favorites: Hashable, Sendable {
  struct Entry: Hashable, Sendable {
    let favorite: Favorite
    /// A whole date.
    let added: CalendarDate
  }

  /// How many can be kept.
  static let limit = 10_000

  /// The newest first; of one day, what was added last.
  private(set) var entries: [Entry]

  /// Puts the newest first; those of one day stay in their order. What comes twice is there since
  /// the earlier day.
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

  /// Whether it is marked.
  func contains(_ favorite: Favorite) -> Bool {
    entries.contains { $0.favorite == favorite }
  }

  /// Marks it; what is marked already stays so since the day it was.
  mutating func add(_ favorite: Favorite, on day: CalendarDate) {
    guard !contains(favorite) else { return }
    let index = entries.firstIndex { $0.added <= day } ?? entries.endIndex
    entries.insert(Entry(favorite: favorite, added: day), at: index)
  }

  /// Marks it no longer, if it was marked.
  mutating func remove(_ favorite: Favorite) {
    entries.removeAll { $0.favorite == favorite }
  }

  /// Marks what is not marked, and the other way round.
  mutating func toggle(_ favorite: Favorite, on day: CalendarDate) {
    if contains(favorite) { remove(favorite) } else { add(favorite, on: day) }
  }

  /// Adds what others have, those of one day behind the own; what both have is there since the
  /// earlier day.
  mutating func merge(_ others: Favorites) {
    self = Favorites(entries + others.entries)
  }
}
