import KPGGCore
import KPGGSystem

/// Favourites as a file holds them: `schemaVersion`, and `favorites` in the order of a listing.
struct FavoritesDocument: Hashable, Sendable {
  /// The most bytes that are read: room for as many as can be kept, with ids four times as long as
  /// the usual, and for counting those of a file that holds some more.
  static let byteLimit = 4 << 20

  let favorites: Favorites

  init(_ favorites: Favorites) { self.favorites = favorites }

  /// Reads what `json` writes, whatever its white space and order; refuses what stands in it twice.
  init(decoding data: Data) throws(VersionedJSON.Flaw) {
    let entries = try VersionedJSON.decode(Contents.self, from: data, byteLimit: Self.byteLimit)
      .favorites
    let repetition = VersionedJSON.Flaw.repetition(
      of: entries.map(\.favorite.id), at: .root.appending("favorites"), "id")
    if let repetition { throw repetition }
    favorites = Favorites(entries)
  }

  /// The canonical text, in UTF-8.
  var data: Data { Data(json.canonicalText.utf8) }

  private struct Contents: VersionedContents {
    static let schemaVersion = 1

    let favorites: [Favorites.Entry]
  }
}

extension FavoritesDocument: JSONRepresentable {
  /// `schemaVersion` and `favorites`.
  var json: JSONValue {
    .object([
      "schemaVersion": .integer(Contents.schemaVersion),
      "favorites": JSONValue(favorites.entries),
    ])
  }
}

extension Favorites.Entry: JSONRepresentable, Decodable {
  private enum CodingKeys: CodingKey { case kind, id, added }

  /// `kind`, `id`, `added`.
  var json: JSONValue {
    .object([
      "kind": .string(favorite.kind.rawValue), "id": .string(favorite.id), "added": added.json,
    ])
  }

  /// Reads what `json` writes; refuses an id that is none of its kind, and a lone year.
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let kindText = try container.decode(String.self, forKey: .kind)
    guard let kind = RecordKind(rawValue: kindText) else {
      throw container.refusal(of: kindText, at: .kind, expected: "kind of a favourite")
    }
    let id = try container.decode(String.self, forKey: .id)
    guard let favorite = Favorite(kind, id: id) else {
      throw container.refusal(of: id, at: .id, expected: "id of a \(kind)")
    }
    let day = try container.decode(String.self, forKey: .added)
    guard let added = CalendarDate(day), added.isComplete else {
      throw container.refusal(of: day, at: .added, expected: "whole date")
    }
    (self.favorite, self.added) = (favorite, added)
  }
}
