/// The groups, members, and songs that someone marked as favorites, each with the day on which it
/// was added, and with the tags and the note that someone gave it.
///
///     var favorites = Favorites()
///     favorites.add(.group("OHMYGIRL"), on: .today)
///     favorites.ids.first?.description  // "OHMYGIRL"
///
/// The newest favorite comes first. Letter case makes no difference in a group's ID: `ohmygirl` is
/// the same favorite as `OHMYGIRL`. It makes a difference in a member's name and in a title.
///
/// Favorites are a value: they read and write no file, and any task can have its own copy.
/// <doc:KeepFavorites> shows how an app keeps them in a file.
///
/// Two values are equal if they have the same favorites with the same days, tags, and notes in the
/// same order.
///
/// For *n* favorites, finding, adding, or removing one takes O(*n*) time, writing them O(*n*), and
/// merging or reading them O(*n* log *n*).
public struct Favorites: Hashable, Sendable {
  /// The number of favorites beyond which none can be added.
  package static let limit = 10_000

  /// The favorites, newest first. On the same day, the last one added comes first.
  package private(set) var entries: [Entry]

  /// The keys of the document that kpgg does not know.
  var otherKeys: JSONMembers = [:]

  /// Creates an empty list of favorites.
  public init() { entries = [] }

  /// Sorts the entries by date, newest first. Entries of one day keep their order.
  ///
  /// Duplicates become one entry, with the earliest date, all tags and notes, and the position of the
  /// first one.
  package init(entries: [Entry]) {
    var merged: [Favorite: Entry] = [:]
    var order: [Favorite] = []
    for entry in entries {
      if let known = merged[entry.favorite] {
        merged[entry.favorite] = known.merged(with: entry)
      } else {
        merged[entry.favorite] = entry
        order.append(entry.favorite)
      }
    }
    self.entries = order.compactMap { merged[$0] }.stablySorted { $0.added > $1.added }
  }

  /// Returns whether the favorite is in the list.
  package func contains(_ favorite: Favorite) -> Bool {
    entries.contains { $0.favorite == favorite }
  }

  /// Returns the favorite with its date, tags, and note; `nil` if it is not in the list.
  package func entry(of favorite: Favorite) -> Entry? {
    entries.first { $0.favorite == favorite }
  }

  /// All tags of the favorites, each once, the tags of the newest favorite first.
  package var tags: [FavoriteTag] {
    var seen: Set<FavoriteTag> = []
    return entries.flatMap(\.tags).filter { seen.insert($0).inserted }
  }

  /// Adds a favorite, even beyond the limit. An existing one keeps its date.
  ///
  /// - Returns: Whether the favorite is new.
  @discardableResult
  package mutating func add(_ favorite: Favorite, on day: CalendarDate) -> Bool {
    guard !contains(favorite) else { return false }
    insert(Entry(favorite: favorite, added: day))
    return true
  }

  /// Adds a removed favorite again, with its date, tags, and note. If it was added in the meantime, the
  /// two are merged.
  package mutating func restore(_ entry: Entry) {
    if contains(entry.favorite) {
      self = merging([entry])
    } else {
      insert(entry)
    }
  }

  private mutating func insert(_ entry: Entry) {
    let index = entries.firstIndex { $0.added <= entry.added } ?? entries.endIndex
    entries.insert(entry, at: index)
  }

  /// Changes the tags or the note of a favorite; nothing if it is not in the list.
  package mutating func update(_ favorite: Favorite, _ change: (inout Entry) -> Void) {
    guard let index = entries.firstIndex(where: { $0.favorite == favorite }) else { return }
    change(&entries[index])
  }

  /// Removes a favorite if it is in the list.
  package mutating func remove(_ favorite: Favorite) {
    entries.removeAll { $0.favorite == favorite }
  }

  /// Adds a favorite, or removes an existing one.
  package mutating func toggle(_ favorite: Favorite, on day: CalendarDate) {
    if contains(favorite) { remove(favorite) } else { add(favorite, on: day) }
  }

  /// Removes all favorites.
  package mutating func removeAll() { entries = [] }

  /// Adds other favorites, after the existing ones of the same day. A favorite in both keeps its
  /// earlier date, the tags of both, and both notes if they differ.
  ///
  /// None is lost: the result can have more than 10,000 favorites, to which ``add(_:on:)`` adds no
  /// others.
  public mutating func merge(_ others: Favorites) {
    self = merging(others.entries)
    otherKeys = others.otherKeys.merged(with: otherKeys)
  }

  private func merging(_ others: [Entry]) -> Favorites {
    var favorites = Favorites(entries: entries + others)
    favorites.otherKeys = otherKeys
    return favorites
  }
}

// The IDs that an app has.

extension Favorites {
  /// The IDs of all favorites, newest first. On the same day, the last one added comes first.
  ///
  /// They are spelled as they were added. The catalog may no longer have some of them.
  public var ids: [RecordID] { entries.map(\.favorite.id) }

  /// Returns whether a group, a member, or a song is a favorite.
  public func contains(_ id: RecordID) -> Bool {
    Favorite(id).map { contains($0) } ?? false
  }

  /// Returns the day on which a favorite was added, a complete date; `nil` for any other ID.
  public func date(of id: RecordID) -> CalendarDate? {
    Favorite(id).flatMap { entry(of: $0) }?.added
  }

  /// Adds a group, a member, or a song. An existing favorite keeps its date and its spelling.
  ///
  /// - Parameters:
  ///   - id: The ID of the group, member, or song. A unit, or a song without a title, is not added.
  ///   - day: A complete date, such as `.today`. Without month and day, nothing is added.
  /// - Returns: Whether the ID was added: `false` for an existing favorite, and if there are 10,000
  ///   favorites already.
  @discardableResult
  public mutating func add(_ id: RecordID, on day: CalendarDate) -> Bool {
    guard let favorite = Favorite(id), favorite.title != "", day.isComplete,
      entries.count < Self.limit
    else { return false }
    return add(favorite, on: day)
  }

  /// Removes a group, a member, or a song. An ID that is not a favorite changes nothing.
  public mutating func remove(_ id: RecordID) {
    if let favorite = Favorite(id) { remove(favorite) }
  }
}
