import KPGGCore

/// What `kpgg favorites` does with the favourites of this user.
extension Session {
  /// Where they are kept.
  ///
  /// - Throws: A failure where the environment names no place.
  func favoritesFile() throws(Failure) -> FavoritesFile {
    guard let folder = Directories(environment: context.environment).data else {
      throw Failure("there is no place for favourites", hint: "set HOME or XDG_DATA_HOME", .noInput)
    }
    return FavoritesFile(folder: folder)
  }

  /// Lists them with what the catalogue says of them now.
  func list(_ file: FavoritesFile) async throws -> Answer {
    let columns = try columns(of: ListedFavorite.self)
    let isCounting = renderer.format == .json && columns.contains("group")
    let favorites = try await reader.lookUp(try file.read(), countingMembers: isCounting)
    return Answer(renderer.listing(favorites, columns, count: .count(of: favorites)))
  }

  /// Adds what the names mean, today.
  func add(_ names: [String], to file: FavoritesFile) async throws -> Answer {
    let today = try today()
    let favorites = try await favorites(named: names)
    let (old, new) = try file.update { kept in
      for favorite in favorites { kept.add(favorite, on: today) }
    }
    return Answer(renderer.favorites(FavoritesChange(from: old, to: new, about: favorites)))
  }

  /// Adds those of another file, on the days on which they were added there.
  func add(_ document: FavoritesDocument, to file: FavoritesFile) throws -> Answer {
    let (old, new) = try file.update { $0.merge(document.favorites) }
    let asked = document.favorites.entries.map(\.favorite)
    let change = FavoritesChange(from: old, to: new, about: asked)
    return Answer(renderer.summary(change, change.countsOfImported))
  }

  /// Removes what the names mean; an id is enough for what the catalogue has no longer.
  func remove(_ names: [String], from file: FavoritesFile) async throws -> Answer {
    let favorites = try await favorites(named: names, among: try file.read())
    let (old, new) = try file.update { kept in
      for favorite in favorites where !kept.contains(favorite) {
        throw Failure(
          "\(QuotedWord(favorite.id)) is no favourite", hint: "'kpgg favorites' lists them",
          .notFound)
      }
      for favorite in favorites { kept.remove(favorite) }
    }
    return Answer(renderer.favorites(FavoritesChange(from: old, to: new, about: favorites)))
  }

  /// What each of the names means: one of those that are known, else a group or a member of the
  /// catalogue.
  private func favorites(
    named names: [String], among known: Favorites = Favorites()
  ) async throws -> [Favorite] {
    let lookup = lookup
    var favorites: [Favorite] = []
    for name in names {
      if let favorite = await favorite(named: name, among: known) {
        favorites.append(favorite)
        continue
      }
      do {
        favorites.append(try await lookup.favorite(named: name))
      } catch let failure as Failure where failure.exitCode == .notFound && names.count > 1 {
        let whole = names.joined(separator: " ")
        guard (try? await lookup.favorite(named: whole)) != nil else { throw failure }
        throw Failure(
          failure.message, hint: "a name of several words needs quotes: \(QuotedWord(whole))",
          .notFound)
      }
    }
    return favorites
  }
}

extension Session {
  /// The one favourite that has this id, or this name in the catalogue; `nil` where none has it, or
  /// several.
  private func favorite(named name: String, among known: Favorites) async -> Favorite? {
    let favorites = known.entries.map(\.favorite)
    let exact = favorites.first { $0.id == name }
    if let favorite = exact ?? favorites.first(where: { $0.hasID(name) }) { return favorite }
    // What is gone, or cannot be read, has an id still.
    let listed = (try? await reader.lookUp(known, countingMembers: false)) ?? []
    let groups = NameResolver(
      listed.compactMap { $0.entry.favorite.kind == .group ? $0.group : nil })
    let members = NameResolver(listed.compactMap(\.member))
    let found =
      groups.matches(name).map { Favorite.group($0.id) }
      + members.matches(name).map { Favorite.member($0.id) }
    return found.count == 1 ? found[0] : nil
  }
}

extension Lookup {
  /// The group of this name, or the member where no group has it.
  fileprivate func favorite(named name: String) async throws -> Favorite {
    switch try await profile(named: name) {
    case .lineUp(let lineUp): .group(lineUp.group.id)
    case .member(let member, _, _, _): .member(member.id)
    }
  }
}
