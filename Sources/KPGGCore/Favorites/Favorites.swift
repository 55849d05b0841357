public import KPGGSystem

/// The groups, members, and songs that someone marked as favorites, each with the day on which it
/// was added.
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
/// Two values are equal if they have the same favorites with the same days in the same order.
///
/// For *n* favorites, finding, adding, or removing one takes O(*n*) time, writing them O(*n*), and
/// merging or reading them O(*n* log *n*).
public struct Favorites: Hashable, Sendable {
  /// A favorite and its date.
  package struct Entry: Hashable, Sendable {
    package let favorite: Favorite
    /// The date on which the favorite was added, with month and day.
    package let added: CalendarDate

    /// Creates an entry with a complete date.
    package init(favorite: Favorite, added: CalendarDate) {
      (self.favorite, self.added) = (favorite, added)
    }
  }

  /// The number of favorites beyond which none can be added.
  package static let limit = 10_000

  /// The favorites, newest first. On the same day, the last one added comes first.
  package private(set) var entries: [Entry]

  /// Creates an empty list of favorites.
  public init() { entries = [] }

  /// Sorts the entries by date, newest first. Entries of one day keep their order.
  ///
  /// Duplicates become one entry, with the earliest date and the position of the first one.
  package init(entries: [Entry]) {
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

  /// Returns whether the favorite is in the list.
  package func contains(_ favorite: Favorite) -> Bool {
    entries.contains { $0.favorite == favorite }
  }

  /// Adds a favorite, even beyond the limit. An existing one keeps its date.
  ///
  /// - Returns: Whether the favorite is new.
  @discardableResult
  package mutating func add(_ favorite: Favorite, on day: CalendarDate) -> Bool {
    guard !contains(favorite) else { return false }
    let index = entries.firstIndex { $0.added <= day } ?? entries.endIndex
    entries.insert(Entry(favorite: favorite, added: day), at: index)
    return true
  }

  /// Removes a favorite if it is in the list.
  package mutating func remove(_ favorite: Favorite) {
    entries.removeAll { $0.favorite == favorite }
  }

  /// Adds a favorite, or removes an existing one.
  package mutating func toggle(_ favorite: Favorite, on day: CalendarDate) {
    if contains(favorite) { remove(favorite) } else { add(favorite, on: day) }
  }

  /// Adds other favorites, after the existing ones of the same day. A favorite in both keeps its
  /// earlier date.
  ///
  /// None is lost: the result can have more than 10,000 favorites, to which ``add(_:on:)`` adds no
  /// others.
  public mutating func merge(_ others: Favorites) {
    self = Favorites(entries: entries + others.entries)
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
    let favorite = Favorite(id)
    return entries.first { $0.favorite == favorite }?.added
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

// The JSON document of `favorites.json` and of exported files.

extension Favorites {
  /// Enough for ``limit`` favorites with IDs four times the usual length. A file with slightly more
  /// favorites can still be read, so the error can state their number.
  package static let byteLimit = 4 << 20

  private static let schemaVersion = 1

  private struct Contents: Decodable {
    let favorites: [Entry]
  }

  /// Reads ``data``, or a file that `kpgg favorites export` wrote. The keys and the favorites can be
  /// in any order.
  ///
  /// - Throws: An error for bytes that are not a JSON document of favorites, for another version of
  ///   the document, for an invalid ID or date, for an ID that is listed twice, and for more than
  ///   4 MiB.
  public init(_ data: Data) throws(FavoritesError) {
    do {
      try self.init(decoding: data)
    } catch {
      throw FavoritesError(reason: error)
    }
  }

  /// Reads a document in any key order. It rejects duplicate favorites.
  package init(decoding data: Data) throws(VersionedJSONError) {
    let contents = try VersionedJSON.decode(
      Contents.self, version: Self.schemaVersion, from: data, byteLimit: Self.byteLimit
    ) {
      .duplicate(
        of: $0.favorites.map(\.favorite.id.description), at: .root.appending("favorites"), "id")
    }
    self.init(entries: contents.favorites)
  }

  /// The favorites as the JSON document that ``init(_:)`` and `kpgg favorites import` read.
  ///
  /// 10,000 favorites take about 1 MB. A document of more than 4 MiB cannot be read again.
  public var data: Data { Data(json.canonicalText.utf8) }
}

extension Favorites: JSONRepresentable {
  /// An object with `schemaVersion` and `favorites`.
  package var json: JSONValue {
    .object([
      "schemaVersion": .integer(Self.schemaVersion), "favorites": JSONValue(entries),
    ])
  }
}

extension Favorites.Entry: JSONRepresentable, Decodable {
  private enum CodingKeys: CodingKey { case kind, id, added }

  /// An object with `kind`, `id`, and `added`.
  package var json: JSONValue {
    .object([
      "kind": .string(favorite.kind.rawValue), "id": favorite.id.json, "added": added.json,
    ])
  }

  /// Reads an entry. It rejects IDs that do not fit the kind, and dates without month and day.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let kindText = try container.decode(String.self, forKey: .kind)
    guard let kind = RecordKind(rawValue: kindText), kind != .unit else {
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

/// The reason that data is not a list of favorites.
///
/// Its description is a line for logs, with the value and its line.
public struct FavoritesError: Error, Equatable, Sendable {
  let reason: VersionedJSONError

  /// A short sentence that you can show to people.
  public var text: BilingualText {
    BilingualText(
      english: "The file is not a valid list of favorites.", korean: "올바른 즐겨찾기 파일이 아닙니다.")
  }
}

extension FavoritesError: LoggedError {
  package var line: String { reason.description }
}
