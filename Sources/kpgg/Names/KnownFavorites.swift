import KPGGCore

extension Session {
  /// The stored favorites. The catalog is read for their names only if a typed name is not an id.
  func knownFavorites(_ stored: Favorites, for names: [String]) async -> KnownFavorites {
    let known = KnownFavorites(stored)
    guard names.contains(where: { known.favorite(withID: $0) == nil }) else { return known }
    // Without a readable catalog, only ids match.
    let listed = try? await reader.lookUp(stored, countingMembers: false)
    return KnownFavorites(stored, listed: listed ?? [])
  }
}

/// The stored favorites, which names can find.
struct KnownFavorites {
  private let favorites: [Favorite]
  private let favoritesByID: [String: Favorite]
  private let groups: NameResolver<GirlGroup>
  private let members: NameResolver<Member>

  init(_ stored: Favorites, listed: [ListedFavorite] = []) {
    favorites = stored.entries.map(\.favorite)
    favoritesByID = Dictionary(favorites.map { ($0.id.description, $0) }) { first, _ in first }
    groups = NameResolver(
      listed.compactMap { $0.entry.favorite.kind == .group ? $0.group : nil })
    members = NameResolver(listed.compactMap(\.member))
  }

  func favorite(withID id: String) -> Favorite? {
    guard !id.isLongerThanNames else { return nil }
    return favoritesByID[id]
      ?? favorites.first { $0.id.description.isSame(ignoringCase: id) }
  }

  /// The favorite with this id, else with this name in the catalog; `nil` if there is none, or more
  /// than one.
  func favorite(named name: String) -> Favorite? {
    if let favorite = favorite(withID: name) { return favorite }
    let found =
      groups.matches(name).map { Favorite.group($0.id) }
      + members.matches(name).map { Favorite.member($0.id) }
    return found.count == 1 ? found[0] : nil
  }
}

extension Lookup {
  /// The group with this name, else the member.
  func favorite(named name: String) async throws -> Favorite {
    switch try await profile(named: name) {
    case .lineUp(let lineUp): .group(lineUp.group.id)
    case .member(let member, _): .member(member.id)
    }
  }
}
