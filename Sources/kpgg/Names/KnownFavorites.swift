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
  private let songs: NameResolver<ListedSong>

  init(_ stored: Favorites, listed: [ListedFavorite] = []) {
    favorites = stored.entries.map(\.favorite)
    favoritesByID = Dictionary(favorites.map { ($0.id.description, $0) }) { first, _ in first }
    groups = NameResolver(
      listed.compactMap { $0.entry.favorite.kind == .group ? $0.group : nil })
    members = NameResolver(listed.compactMap(\.member))
    songs = NameResolver(
      listed.compactMap { row in row.song.map { ListedSong(song: $0, group: row.id.groupID) } })
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
      + songs.matches(name).map { Favorite.song(group: $0.group, title: $0.song.title) }
    return found.count == 1 ? found[0] : nil
  }

  /// The typed names of the favorites with the names that are most similar to an unknown one.
  func nearest(to name: String, in catalog: Catalog?) -> [BilingualText] {
    let nearest = [
      groups.nearest(to: name).map { ($0.rank, Lookup.typedNames(of: $0.candidates, in: catalog)) },
      members.nearest(to: name)
        .map { ($0.rank, Lookup.typedNames(of: $0.candidates, in: catalog)) },
      songs.nearest(to: name).map { ($0.rank, Lookup.typedNames(of: $0.candidates, in: catalog)) },
    ]
    return nearest.compactMap(\.self).min { $0.0 < $1.0 }?.1 ?? []
  }
}

extension Lookup {
  /// The group with this name, else the member, else the song.
  func favorite(named name: String) async throws -> Favorite {
    if case .song? = RecordID(name) { return try await favoriteSong(named: name) }
    do {
      switch try await profile(named: name) {
      case .lineUp(let lineUp): return .group(lineUp.group.id)
      case .member(let member, _): return .member(member.id)
      }
    } catch let error as CommandError {
      guard case .unknownName(let unknown, let kind, let hint) = error else { throw error }
      do {
        return try await favoriteSong(named: name)
      } catch CommandError.unknownName(_, _, let songHint) {
        let lists = ["kpgg groups", "kpgg members"]
        guard kind == .groupOrMember else { throw error }
        // Among loose matches, groups and members come before songs.
        let hints = [hint, songHint].compactMap(\.self).filter {
          $0 != .listedBy(lists) && $0 != .listedBy(["kpgg songs"])
        }
        var best = hints.first { !$0.isGuess }
        if best == nil { best = await nearestRecords(to: name) }
        throw CommandError.unknownName(
          unknown, .record, hint: best ?? hints.first ?? .listedBy(lists + ["kpgg songs"]))
      }
    }
  }

  /// The groups, members, and songs that are most similar to a name; `nil` if none is very similar. It
  /// sends no request.
  private func nearestRecords(to name: String) async -> Hint? {
    guard givesHints, !Self.isTooLongToSplit(name),
      let lineUps = try? await local.reader.lineUps(with: .all, where: { _ in true }),
      let nearest = Self.nearest(to: name, in: lineUps, acceptsLooseMatches: false),
      !Nearness.isLoose(nearest.rank, for: name)
    else { return nil }
    return .didYouMean(nearest.ids)
  }

  /// The error for words that together are similar to the name of a record, such as `lov dive`; `nil` for
  /// other words.
  func error(forFavoriteNamedByAll words: [TypedName]) async -> CommandError? {
    let name = words.map(\.text).joined(separator: " ")
    guard words.count > 1, words.allSatisfy({ $0.line == nil }),
      let hint = await nearestRecords(to: name)
    else { return nil }
    return .unknownName(name, .record, hint: hint)
  }

  /// The command with quotes around names of several words: `favorites add ive "red velvet"`; `nil` if a
  /// word is in no name.
  func hint(forUnquoted words: [TypedName]) async -> Hint? {
    var rest = words.map(\.text)[...]
    guard rest.count <= 8, words.allSatisfy({ $0.line == nil }),
      rest.allSatisfy({ Self.command("", $0) != nil })
    else { return nil }
    var names: [String] = []
    while !rest.isEmpty {
      // Nearly no name has more words.
      var name: String?
      for count in [3, 2, 1] where name == nil && count <= rest.count {
        let words = rest.prefix(count).joined(separator: " ")
        guard (try? await withoutHints.favorite(named: words)) != nil else { continue }
        name = words.contains(" ") ? "\"\(words)\"" : words
        rest = rest.dropFirst(count)
      }
      guard let name else { return nil }
      names.append(name)
    }
    return .use("kpgg favorites add \(names.joined(separator: " "))")
  }

  private func favoriteSong(named name: String) async throws -> Favorite {
    let song = try await song(named: name)
    if let unit = song.unit {
      throw try await error(forUnit: unit, of: song.group, named: name, .record)
    }
    return .song(group: song.group, title: song.song.title)
  }
}
