import KPGGCore

/// The JSON document of `favorites.json` and of exported files.
struct FavoritesDocument: UserDocument {
  static let name = "favorites"

  /// There is room for `Favorites.limit` favorites with ids four times as long as usual. A file with
  /// slightly more favorites can still be read, for an error with their count.
  static let byteLimit = 4 << 20

  private static let schemaVersion = 1

  var favorites: Favorites

  init() { favorites = Favorites() }

  init(_ favorites: Favorites) { self.favorites = favorites }

  /// Reads a document in any key order. It rejects duplicate favorites.
  init(decoding data: Data) throws(VersionedJSONError) {
    let contents = try VersionedJSON.decode(
      Contents.self, version: Self.schemaVersion, from: data, byteLimit: Self.byteLimit
    ) {
      .duplicate(of: $0.favorites.map(\.favorite.id), at: .root.appending("favorites"), "id")
    }
    favorites = Favorites(contents.favorites)
  }

  private struct Contents: Decodable {
    let favorites: [Favorites.Entry]
  }
}

extension FavoritesDocument: JSONRepresentable {
  /// An object with `schemaVersion` and `favorites`.
  var json: JSONValue {
    .object([
      "schemaVersion": .integer(Self.schemaVersion),
      "favorites": JSONValue(favorites.entries),
    ])
  }
}

extension Favorites.Entry: JSONRepresentable, Decodable {
  private enum CodingKeys: CodingKey { case kind, id, added }

  /// An object with `kind`, `id`, and `added`.
  var json: JSONValue {
    .object([
      "kind": .string(favorite.kind.rawValue), "id": .string(favorite.id), "added": added.json,
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
