import KPGGCore

/// A favourite with what the catalogue says of it now.
struct ListedFavorite: Hashable, Sendable {
  let entry: Favorites.Entry
  /// The group, or the group in whose line-up the member stands; `nil` where the catalogue has it
  /// no longer.
  let group: GirlGroup?
  /// The member; `nil` for a group, and where the line-up has her no longer.
  let member: Member?

  /// As the catalogue writes it; as it was kept where the catalogue has it no longer.
  var id: String {
    switch entry.favorite {
    case .group(let id): (group?.id ?? id).description
    case .member(let id): (member?.id ?? id).description
    }
  }

  /// Whether the catalogue has it no longer.
  var isGone: Bool { entry.favorite.kind == .group ? group == nil : member == nil }
}

extension ListedFavorite: JSONRepresentable {
  /// `kind`, `id`, `added`, and `group` or `member`, the other being `null`.
  var json: JSONValue {
    let isGroup = entry.favorite.kind == .group
    return .object([
      "kind": .string(entry.favorite.kind.rawValue), "id": .string(id),
      "added": entry.added.json, "group": isGroup ? JSONValue(group) : .null,
      "member": JSONValue(member),
    ])
  }
}

extension CatalogReader {
  /// Looks all favourites up; reads nothing where there are none.
  ///
  /// - Parameters:
  ///   - favorites: What to look up.
  ///   - isCounting: Whether groups shall have their member counts, for which their own documents
  ///     are read too.
  /// - Returns: One for each, in the same order.
  /// - Throws: What keeps the documents from being read; one that is not there is as a line-up
  ///   without members.
  func listed(
    _ favorites: Favorites, counting isCounting: Bool
  ) async throws(CatalogError) -> [ListedFavorite] {
    guard !favorites.entries.isEmpty else { return [] }
    let catalog = try await catalog()
    let wanted = Set(
      favorites.entries.map(\.favorite).filter { isCounting || $0.kind == .member }
        .map { Favorite.group($0.groupID) })
    let lineUps = try await lineUpsThatAreThere(
      catalog.groups.filter { wanted.contains(.group($0.id)) })
    let lineUpsByID = Dictionary(lineUps.map { (Favorite.group($0.group.id), $0) }) { $1 }
    let groupsByID = Dictionary(catalog.groups.map { (Favorite.group($0.id), $0) }) { $1 }
    return favorites.entries.map { entry in
      let id = Favorite.group(entry.favorite.groupID)
      let lineUp = lineUpsByID[id]
      return ListedFavorite(
        entry: entry, group: lineUp?.group ?? groupsByID[id],
        member: lineUp?.members.first { .member($0.id) == entry.favorite })
    }
  }

  private func lineUpsThatAreThere(
    _ groups: [GirlGroup]
  ) async throws(CatalogError) -> [LineUp] {
    do {
      return try await lineUps(of: groups)
    } catch {
      guard case .absent = error else { throw error }
    }
    var lineUps: [LineUp] = []
    for group in groups {
      do {
        lineUps.append(try await lineUp(of: group))
      } catch {
        guard case .absent = error else { throw error }
      }
    }
    return lineUps
  }
}
