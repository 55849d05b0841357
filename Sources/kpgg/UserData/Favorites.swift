import KPGGCore
import KPGGSystem

/// The user's favorites, without duplicates.
struct Favorites: Hashable, Sendable, JSONRepresentable {
  struct Entry: Hashable, Sendable {
    let favorite: Favorite
    /// The date on which the favorite was added, with month and day.
    let added: CalendarDate
  }

  static let limit = 10_000

  /// The favorites, newest first. On the same day, the last one added comes first.
  private(set) var entries: [Entry]

  /// Sorts the entries by date, newest first. Entries of one day keep their order.
  ///
  /// Duplicates become one entry, with the earliest date and the position of the first one.
  init(_ entries: [Entry]) {
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

  func contains(_ favorite: Favorite) -> Bool {
    entries.contains { $0.favorite == favorite }
  }

  /// Adds a favorite. An existing one keeps its date.
  mutating func add(_ favorite: Favorite, on day: CalendarDate) {
    guard !contains(favorite) else { return }
    let index = entries.firstIndex { $0.added <= day } ?? entries.endIndex
    entries.insert(Entry(favorite: favorite, added: day), at: index)
  }

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

// The JSON document of `favorites.json` and of exported files.

extension Favorites {
  /// Enough for ``limit`` favorites with IDs four times the usual length. A file with slightly more
  /// favorites can still be read, so the error can state their number.
  static let byteLimit = 4 << 20

  private static let schemaVersion = 1

  private struct Contents: Decodable {
    let favorites: [Entry]
  }

  init() { self.init([]) }

  /// Reads a document in any key order. It rejects duplicate favorites.
  init(decoding data: Data) throws(VersionedJSONError) {
    let contents = try VersionedJSON.decode(
      Contents.self, version: Self.schemaVersion, from: data, byteLimit: Self.byteLimit
    ) {
      .duplicate(
        of: $0.favorites.map(\.favorite.id.description), at: .root.appending("favorites"), "id")
    }
    self.init(contents.favorites)
  }

  /// An object with `schemaVersion` and `favorites`.
  var json: JSONValue {
    .object([
      "schemaVersion": .integer(Self.schemaVersion), "favorites": JSONValue(entries),
    ])
  }
}

extension Favorites.Entry: JSONRepresentable, Decodable {
  private enum CodingKeys: CodingKey { case kind, id, added }

  /// An object with `kind`, `id`, and `added`.
  var json: JSONValue {
    .object([
      "kind": .string(favorite.kind.rawValue), "id": favorite.id.json, "added": added.json,
    ])
  }

  /// Reads an entry. It rejects ids that do not fit the kind, and dates without month and day.
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let kindText = try container.decode(String.self, forKey: .kind)
    guard let kind = RecordKind(rawValue: kindText) else {
      throw container.problem(.invalidValue(kindText, expected: .recordKind), at: .kind)
    }
    let id = try container.decode(String.self, forKey: .id)
    guard let favorite = Favorite(kind, id: id) else {
      throw container.problem(.invalidValue(id, expected: .id(kind)), at: .id)
    }
    let day = try container.decode(String.self, forKey: .added)
    guard let added = CalendarDate(day), added.isComplete else {
      throw container.problem(.invalidValue(day, expected: .completeDate), at: .added)
    }
    (self.favorite, self.added) = (favorite, added)
  }
}

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
